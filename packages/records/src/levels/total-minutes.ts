import { ofAnother } from '../facts/of-another.ts'
import { datesIn } from '../dates/dates-in.ts'
import { denied } from '../questions/time.ts'
import type { RecordLine } from '../record.ts'

/** Minutes that a line states as the total time of its author on the visit. */
export interface TotalTime {
  readonly minutes: number
  readonly line: RecordLine
}

/** Total of what, and spent by whom, in words that are known: a total of anything else is none. */
const total =
  /\btotal (?:(?:visit|encounter|face[- ]to[- ]face|provider|physician|clinician|practitioner|patient|care|billable|documented|combined|personal) ){0,3}time\b|\btime (?:\w+ ){0,4}total(?:ed|s|ing)\b|\bspen(?:t|d) a total of\b/i
const length =
  /(?<![\d.:/–-])(\d{1,2}(?:\.\d{1,2})?) ?(?:hours?|hrs?\b)(?:(?:,| and)? ?(\d{1,2}) ?min(?:ute)?s?\b)?|(?<![\d.:/–-])(\d{1,3}) ?-?min(?:ute)?s?\b/gi
/** Time of others, or of services that are paid beside the visit. */
const notOfVisit =
  /\b(?:nurses?|nursing|staff|scribe|resident|student|assistant|MA|RN|LPN|procedures?|injections?|infusions?|therap\w+|anesthesia|critical care|advance care|psychotherapy|tobacco|smoking|operati\w+|surg\w+|exercises?|tourniquet|fluoro\w*|recovery|observation|teaching|travel\w*|wait\w*|labor)\b/i
/** What was left out of a total is no reason against it. */
const leftOut = /\b(?:excluding|exclusive of|excludes|apart from|aside from)\b[^.;]*/gi
/** No minutes of a clock: rounded, a range, or the words of a form. */
const notExact =
  /\b(?:about|around|approximately|approx|roughly|nearly|almost|up to|at most|under|between)\b|~|\d ?(?:-|–|to) ?\d|\[|___|\bx+ ?min/i

/**
 * Total times that a record states of the billed day: in a sentence of its own that calls them total, and neither
 * denies, rounds nor borrows them. Each is of the whole sentence, so that two in one are none.
 */
export function totalTimes(
  lines: readonly RecordLine[],
  billedDay: number | undefined,
): readonly TotalTime[] {
  return lines.flatMap((line) =>
    line.text.split(/(?<=[.;!?])\s+/).flatMap((sentence) => {
      const said = sentence.replace(leftOut, '')
      if (!total.test(said) || notExact.test(said) || notOfVisit.test(said)) return []
      if (denied.test(said) || ofAnother.test(said)) return []
      if (datesIn(line.text).some(({ day }) => day !== billedDay)) return []
      const found = Array.from(said.matchAll(length), minutesOf)
      const [minutes, ...others] = found
      return minutes === undefined || others.length > 0 ? [] : [{ minutes, line }]
    }),
  )
}

function minutesOf([, hours, rest, minutes]: RegExpExecArray): number {
  if (minutes !== undefined) return Number(minutes)
  return Math.floor(Number(hours) * 60) + Number(rest ?? 0)
}
