// A bot in plain JavaScript, without packages: it plays any game of Hippodrome, at random, over the protocol of docs/bot-protocol.md.
// Try it:  hippodrome lab conform "node examples/javascript-bot/bot.mjs"

import { createInterface } from "node:readline"

const below = (n) => Math.floor(Math.random() * n)
const any = (list) => list[below(list.length)]
const say = (message) => process.stdout.write(JSON.stringify(message) + "\n")

/** What to do: one of the actions that are listed, or a form that is filled in. */
function choose(legal) {
  const at = below(legal.actions.length + legal.forms.length)
  if (at < legal.actions.length) return legal.actions[at].text
  const form = legal.forms[at - legal.actions.length]
  const words = form.things.length ? picked(form) : filled(form)
  return [form.kind, ...(words.length ? words : ["none"])].join(" ")
}

/** Some of the things of a form. */
function picked(form) {
  const left = [...form.things]
  const wanted = form.least + below(form.most - form.least + 1)
  return Array.from({ length: wanted }, () => left.splice(below(left.length), 1)[0].word)
}

/** Targets and amounts for some lines of a form, within its total. */
function filled(form) {
  const words = []
  let left = form.total
  for (const line of form.lines) {
    const open = [...line.open]
    for (let count = 0; count < line.count; count++) {
      const able = open.filter((target) => target.low <= left)
      if (!able.length || (form.may_be_empty && below(3) === 0)) break
      const target = any(able)
      open.splice(open.indexOf(target), 1)
      const steps = Math.floor((Math.min(target.high, left) - target.low) / line.step)
      const amount = line.fixed ? target.low : target.low + line.step * below(steps + 1)
      words.push(line.label, target.word, line.fixed ? "" : String(amount))
      left -= amount
    }
  }
  return words.filter((word) => word)
}

for await (const line of createInterface({ input: process.stdin })) {
  const asked = JSON.parse(line)
  if (asked.type === "hello") say({ type: "ready", version: 1, name: "A bot in JavaScript" })
  if (asked.type === "choose") say({ type: "action", id: asked.id, action: choose(asked.legal) })
  if (asked.type === "refused") console.error(asked.why)
}
