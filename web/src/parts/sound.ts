/** Sound effects, made of oscillators and noise: nothing is downloaded. Silent until the first gesture, as browsers want it. */

import { sound } from "./settings.svelte"

let stage: AudioContext | null = null
let hiss: AudioBuffer | null = null

function wake(): void {
  if (!stage && typeof AudioContext !== "undefined") stage = new AudioContext()
  void stage?.resume()
}
addEventListener("pointerdown", wake, { passive: true })
addEventListener("keydown", wake)

interface Tone {
  at?: number
  pitch: number
  to?: number
  last: number
  loud?: number
  wave?: OscillatorType
}

function tone(out: AudioContext, { at = 0, pitch, to = pitch, last, loud = 0.12, wave = "sine" }: Tone): void {
  const start = out.currentTime + at
  const voice = out.createOscillator()
  const gain = out.createGain()
  voice.type = wave
  voice.frequency.setValueAtTime(pitch, start)
  voice.frequency.exponentialRampToValueAtTime(Math.max(20, to), start + last)
  gain.gain.setValueAtTime(0.0001, start)
  gain.gain.exponentialRampToValueAtTime(loud, start + Math.min(0.012, last / 4))
  gain.gain.exponentialRampToValueAtTime(0.0001, start + last)
  voice.connect(gain).connect(out.destination)
  voice.start(start)
  voice.stop(start + last + 0.02)
}

interface Noise {
  at?: number
  last: number
  pitch: number
  to?: number
  narrow?: number
  loud?: number
  swell?: number
}

function noise(out: AudioContext, { at = 0, last, pitch, to = pitch, narrow = 1, loud = 0.15, swell = 0.008 }: Noise): void {
  if (!hiss) {
    hiss = out.createBuffer(1, out.sampleRate, out.sampleRate)
    const samples = hiss.getChannelData(0)
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  }
  const start = out.currentTime + at
  const source = out.createBufferSource()
  const filter = out.createBiquadFilter()
  const gain = out.createGain()
  source.buffer = hiss
  source.loop = true
  filter.type = "bandpass"
  filter.Q.value = narrow
  filter.frequency.setValueAtTime(pitch, start)
  filter.frequency.exponentialRampToValueAtTime(to, start + last)
  gain.gain.setValueAtTime(0.0001, start)
  gain.gain.exponentialRampToValueAtTime(loud, start + swell)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + last)
  source.connect(filter).connect(gain).connect(out.destination)
  source.start(start, Math.random() * 0.5)
  source.stop(start + last + 0.02)
}

const hoof = (out: AudioContext, at: number, loud: number): void => {
  tone(out, { at, pitch: 150, to: 60, last: 0.07, loud })
  noise(out, { at, last: 0.05, pitch: 700, narrow: 2, loud: loud / 2 })
}

const PLAYED: Readonly<Record<string, (out: AudioContext) => void>> = {
  card: (out) => noise(out, { last: 0.09, pitch: 2400, to: 1200, narrow: 0.8, loud: 0.1 }),
  gallop: (out) => [0, 0.09, 0.18, 0.38, 0.47, 0.56].forEach((at, i) => hoof(out, at, 0.16 - (i % 3) * 0.03)),
  push: (out) => {
    tone(out, { pitch: 180, to: 70, last: 0.16, loud: 0.16, wave: "triangle" })
    noise(out, { last: 0.12, pitch: 500, loud: 0.08 })
  },
  splash: (out) => {
    noise(out, { last: 0.5, pitch: 900, to: 3200, narrow: 0.7, loud: 0.16, swell: 0.05 })
    noise(out, { at: 0.12, last: 0.4, pitch: 3000, to: 1400, narrow: 1.5, loud: 0.06 })
  },
  jump: (out) => {
    noise(out, { last: 0.22, pitch: 1200, to: 2600, narrow: 0.6, loud: 0.08, swell: 0.08 })
    hoof(out, 0.28, 0.18)
    hoof(out, 0.34, 0.14)
  },
  bell: (out) =>
    [1, 2.01, 2.99, 4.2].forEach((part, i) => tone(out, { pitch: 660 * part, last: 1.3 - i * 0.25, loud: 0.11 / (i + 1) })),
  seal: (out) => {
    noise(out, { last: 0.05, pitch: 300, loud: 0.2 })
    tone(out, { pitch: 110, to: 70, last: 0.12, loud: 0.16 })
  },
  reveal: (out) =>
    [523, 659, 784].forEach((pitch, i) => tone(out, { at: i * 0.08, pitch, last: 0.3, loud: 0.08, wave: "triangle" })),
  cheer: (out) => {
    noise(out, { last: 1.6, pitch: 900, to: 1300, narrow: 0.5, loud: 0.12, swell: 0.35 })
    for (let i = 0; i < 10; i++)
      noise(out, { at: 0.15 + i * 0.11, last: 0.05, pitch: 1800 + (i % 3) * 300, narrow: 2, loud: 0.05 })
  },
  photo: (out) => {
    noise(out, { last: 0.03, pitch: 4000, loud: 0.2 })
    noise(out, { at: 0.07, last: 0.04, pitch: 2600, loud: 0.16 })
    tone(out, { at: 0.1, pitch: 2400, to: 5200, last: 0.6, loud: 0.012 })
  },
  coins: (out) =>
    [0, 0.07, 0.16, 0.22].forEach((at, i) =>
      tone(out, { at, pitch: 2100 + (i % 2) * 620, last: 0.16, loud: 0.05, wave: "triangle" }),
    ),
  turn: (out) => [587, 880].forEach((pitch, i) => tone(out, { at: i * 0.12, pitch, last: 0.32, loud: 0.09 })),
  hammer: (out) =>
    [0, 0.2].forEach((at) => {
      tone(out, { at, pitch: 240, to: 90, last: 0.1, loud: 0.24, wave: "triangle" })
      noise(out, { at, last: 0.05, pitch: 1500, narrow: 1.5, loud: 0.14 })
    }),
  bid: (out) => tone(out, { pitch: 740, to: 880, last: 0.14, loud: 0.08, wave: "triangle" }),
  pass: (out) => tone(out, { pitch: 330, to: 240, last: 0.18, loud: 0.07, wave: "triangle" }),
  dice: (out) =>
    [0, 0.05, 0.11, 0.15, 0.23, 0.29].forEach((at, i) =>
      noise(out, { at, last: 0.04, pitch: 2200 - i * 150, narrow: 3, loud: 0.2 - i * 0.02 }),
    ),
  felt: (out) => {
    tone(out, { pitch: 190, to: 95, last: 0.09, loud: 0.12, wave: "triangle" })
    noise(out, { last: 0.05, pitch: 420, narrow: 0.8, loud: 0.1 })
  },
  fall: (out) => {
    tone(out, { pitch: 420, to: 60, last: 0.5, loud: 0.12, wave: "sawtooth" })
    noise(out, { at: 0.42, last: 0.25, pitch: 200, loud: 0.22 })
  },
}

export type Sound = keyof typeof PLAYED

/** Play a sound, unless the reader wants quiet. */
export function play(name: string | null): void {
  if (name && sound.on && stage?.state === "running") PLAYED[name]?.(stage)
}
