import type { Day } from '@plumbline/engine'
import type { RecordLine } from '../record.ts'
import { datesIn } from './dates-in.ts'

/**
 * What a date of a record is the date of, by the words before it. `visit` are words that mostly mean the
 * service, and may mean another one that is told of: they can bear a day out and speak against none.
 */
export type DateKind = 'service' | 'visit' | 'birth' | 'signature' | 'other' | 'unnamed'

/** A date of a record and the line on which it stands. */
export interface RecordDate {
  readonly day: Day
  readonly kind: DateKind
  readonly line: RecordLine
}

/** Of words that end at one place, the kind that stands first here. */
const kinds: readonly (readonly [DateKind, RegExp])[] = [
  ['birth', /\b(?:d\.?o\.?b|birth ?dates?|date of birth|born|birthday)\b/gi],
  [
    'other',
    /\b(?:next|follow[- ]?up|last|prior|previous|return|future|recent) (?:appointment|visit|encounter|note|exam|study|admission|surgery|procedure)(?: (?:on|date))?\b|\b(?:cop(?:y|ied)|carried) (?:forward )?(?:from .{0,30})?|\b(?:print(?:ed)?|fax(?:ed)?|next|follow[- ]?up|return|refer(?:ral|red)|onset|last|prior|previous(?:ly)?|history|hx|injury|accident|expir\w*|effective|since|due|scheduled|received|report(?:ed)?|order(?:ed)?|revised|review(?:ed)?|lmp|immuni\w+|vaccin\w+)\b/gi,
  ],
  [
    'signature',
    /\b(?:e-?sign(?:ed|ature)?|sign(?:ed|ature)?|authenticated|attested|transcribed|dictated|cosigned)\b/gi,
  ],
  [
    'service',
    /\b(?:d\.?o\.?s|dates? of (?:service|visit|encounter|exam(?:ination)?|procedure|operation|surgery|evaluation|treatment|study|injection|consult(?:ation)?|admission)|(?:service|visit|encounter|exam|procedure|operation|surgery|treatment|study|session|admission|admit|consult(?:ation)?) ?(?:date|day)|seen (?:on|today)|presents? (?:on|today)|service provided|performed on|admitted(?: on)?|specimen collected|collect(?:ed|ion)(?: date)?)\b/gi,
  ],
  [
    'visit',
    /\b(?:visit|encounter|appointment|note|today|arrival|checked in|admit|discharged?|date ?\/ ?time)\b/gi,
  ],
]
/** Words for a date reach so far. */
const reach = 60

/** The dates of a record, each with what it is the date of. */
export function datedLines(lines: readonly RecordLine[]): readonly RecordDate[] {
  let above = ''
  return lines.flatMap((line) => {
    const dates = datesIn(line.text)
    let from = 0
    const found = dates.map(({ day, at, end }) => {
      const before = line.text.slice(Math.max(from, at - reach), at)
      from = end
      return { day, kind: kindOf(before.trim() === '' ? above : before), line }
    })
    // The heading of a column stands above its date.
    above = dates.length === 0 ? line.text.slice(0, reach) : ''
    return found
  })
}

/** By the last such words before the date; a plain `Date:` is that of the service. */
function kindOf(before: string): DateKind {
  let found: DateKind = /^\s*date\s*[:#-]?\s*$/i.test(before) ? 'service' : 'unnamed'
  let last = 0
  for (const [kind, words] of kinds)
    for (const match of before.matchAll(words)) {
      const end = match.index + match[0].length
      if (end <= last) continue
      last = end
      found = kind
    }
  return found
}
