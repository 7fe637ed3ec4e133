import { quoted } from '../quotes.ts'
import type { Asked, BilledLine, RecordLine } from '../record.ts'

const minutes = /\b\d{1,3}(?:\.\d)? ?(?:minutes?|mins?\b|min\.|hours?|hrs?\b)|\bminutes?\s*:\s*\d/i
const clock = /\b(?:start|begin|in|from)\w*(?: time)?\W{0,3}\d{1,2}:\d{2}.{0,40}?\d{1,2}:\d{2}/i
export const spent =
  /\b(?:time|spent|total|face[- ]to[- ]face|counsel\w*|session|duration|lasted|treatment|timed|therap\w+|anesthesia|start|stop|end)\b/i
export const denied = /\b(?:not|n't|without|less than|never|no)\b/i
/** Visits, psychotherapy, timed therapy, anesthesia, prolonged service, critical care: paid by their time. */
export const byTime =
  /^(?:99\d{3}|9083[2-8]|9784\d|971[1-6]\d|9753\d|9775\d|0\d{4}|G2212|G0316|G0317|G0318)$/

/** What the record says of the time spent: which of it counts, and for how much, CPT says. */
export function askTime(lines: readonly RecordLine[], { procedureCode = '' }: BilledLine): Asked {
  if (!byTime.test(procedureCode)) return undefined
  const said = lines.filter(
    ({ text }) => clock.test(text) || (minutes.test(text) && spent.test(text)),
  )
  if (said.length === 0)
    return { answer: 'not-found', because: 'It says of no time how long it was.', quotes: [] }
  const stated = said.filter(({ text }) => !denied.test(text))
  return {
    answer: 'cannot-tell',
    because:
      stated.length === 0
        ? 'It speaks of time only to deny or limit it.'
        : `It states times; which of them count for ${procedureCode}, and how many it needs, is in CPT.`,
    quotes: quoted(said),
  }
}
