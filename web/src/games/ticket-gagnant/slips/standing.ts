/** How one's ticket stands, as the server has worked it out: now, or after the play that is picked or pointed at. */

import { optionsOf } from "../hand/targets"
import type { Play } from "../play.svelte"
import type { Outlook, Standing, View } from "../types"

export interface Prospect {
  shown: Standing
  /** How it stands now, if what is shown is not that. */
  now: Standing | null
}

/** `outlook` goes with the view, `seen` with the picture. */
export function prospectOf(view: View, play: Play, outlook: Outlook | null, seen: Outlook | null): Prospect | null {
  const options = optionsOf(view, play)
  const action = options && play.meant(options)
  const after = action && outlook?.standings[outlook.plays[view.choice?.actions.indexOf(action) ?? -1] ?? -1]
  if (after) return { shown: after, now: outlook.now }
  const now = (options ? outlook : seen)?.now
  return now ? { shown: now, now: null } : null
}
