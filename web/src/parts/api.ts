/** The HTTP side of the server. */

import type {
  Hints,
  Home,
  Invitation,
  Me,
  NewTable,
  Opened,
  Problem,
  RecordText,
  Recovery,
  Replay,
  RulesPage,
  Seated,
  SitDown,
  Standing,
  TableInfo,
  TextsInfo,
  Verdict,
  WhoIAm,
} from "../wire"

/** A request that the server refused, or that never reached it (status 0). */
export class Trouble extends Error {
  constructor(
    readonly status: number,
    readonly why: string,
    text: string,
    readonly rule = "",
    readonly key = "",
    readonly facts: Problem["facts"] = {},
  ) {
    super(text)
  }
}

/** How often one comes again, and after how many milliseconds, when a table is being handed from one server to another. */
const ELSEWHERE = { times: 20, pause: 500 }

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  for (let time = 1; ; time += 1) {
    try {
      return await askOnce(method, path, body)
    } catch (trouble) {
      if (!(trouble instanceof Trouble) || trouble.why !== "elsewhere" || time === ELSEWHERE.times) throw trouble
    }
    await new Promise((resolve) => setTimeout(resolve, ELSEWHERE.pause * (0.5 + Math.random())))
  }
}

async function askOnce(method: string, path: string, body?: unknown): Promise<Response> {
  let answer: Response
  try {
    answer = await fetch(path, {
      method,
      credentials: "same-origin",
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    })
  } catch {
    throw new Trouble(0, "unreachable", "")
  }
  if (answer.ok) return answer
  const problem = (await answer.json().catch(() => ({}))) as Partial<Problem>
  const { why = "", text = answer.statusText, rule, key, facts } = problem
  throw new Trouble(answer.status, why, text, rule, key, facts)
}

async function json<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  return (await (await ask(method, path, body)).json()) as Answer
}

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`

export const api = {
  texts: (wanted: readonly string[]) => json<TextsInfo>("GET", `/api/texts/${encodeURIComponent(wanted.join(",") || "-")}`),
  home: () => json<Home>("GET", "/api/home"),
  iAm: (who: WhoIAm) => json<Me>("PUT", "/api/me", who),
  open: (plan: NewTable) => json<Opened>("POST", "/api/tables", plan),
  table: (id: string) => json<TableInfo>("GET", table(id)),
  clear: async (id: string) => void (await ask("DELETE", table(id))),
  invitation: (id: string) => json<Invitation>("GET", `${table(id)}/invitation`),
  renewInvitation: (id: string) => json<Invitation>("POST", `${table(id)}/invitation/renewal`),
  sit: (id: string, sitting: SitDown) => json<Seated>("POST", `${table(id)}/sit`, sitting),
  recovery: (id: string, seat: number) => json<Recovery>("POST", `${table(id)}/seats/${seat}/recovery`),
  hints: (id: string, seat: number) => json<Hints>("POST", `${table(id)}/seats/${seat}/hints`),
  values: (id: string, seat: number) => json<Hints>("GET", `${table(id)}/seats/${seat}/values`),
  recover: (id: string, secret: string) => json<Seated>("POST", `${table(id)}/recover`, { secret }),
  rematch: (id: string) => json<Opened>("POST", `${table(id)}/rematch`),
  record: async (id: string) => (await ask("GET", `${table(id)}/record`)).text(),
  replay: (id: string, seat: number | null) => json<Replay>("GET", `${table(id)}/replay${seat === null ? "" : `?seat=${seat}`}`),
  standings: (id: string) => json<readonly Standing[]>("GET", `${table(id)}/standings`),
  replayFile: (record: RecordText) => json<Replay>("POST", "/api/replay", record),
  verify: (record: RecordText) => json<Verdict>("POST", "/api/verify", record),
  rules: (title: string, language: string) => json<RulesPage>("GET", `/api/rules/${title}/${language}`),
}
