/** A finished game as a file. */

import { api } from "../parts/api"
import { save } from "../parts/save"

export async function saveRecord(id: string, title: string): Promise<void> {
  save(`${title}-${id}.jsonl`, await api.record(id))
}
