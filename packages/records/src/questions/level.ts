import { isoDate } from '@plumbline/engine'
import { holdsWords } from '../facts/holds-words.ts'
import { ofAnother } from '../facts/of-another.ts'
import type { VisitTables } from '../held-tables.ts'
import { decideLevel, decisionParts, reaches, type ToldItem } from '../levels/decide-level.ts'
import { totalTimes, type TotalTime } from '../levels/total-minutes.ts'
import { quoted } from '../quotes.ts'
import type { Asked, BilledLine, RecordLine } from '../record.ts'
import { denied } from './time.ts'

/** Visits of which the level is chosen by time or by decision making. */
export const hasLevel =
  /^99(?:20[2-5]|21[1-5]|22[1-3]|23[1-9]|24[2-5]|25[2-5]|28[1-5]|30[4-9]|310|31[56]|34[1-5]|34[7-9]|350)$/

/**
 * Whether the visit was as high as it was billed, by an imported table: its total time reaches the minutes, or two of the
 * three parts of decision making reach the level. Rules read the time; of decision making they only point at lines.
 * A lower level is never concluded: what a record leaves out is no proof.
 */
export function askLevel(
  lines: readonly RecordLine[],
  billed: BilledLine,
  visits: VisitTables | undefined,
): Asked {
  const { procedureCode = '', serviceFromDay } = billed
  if (!hasLevel.test(procedureCode)) return undefined
  if (visits?.level === undefined) return noTable(billed, visits)
  const times = totalTimes(lines, serviceFromDay)
  const time = timeReached(times, procedureCode, visits)
  if (time.reached) return { answer: 'supported', because: time.because, quotes: quotesOf(times) }
  const told = toldItems(lines, visits.items)
  const quotes = quotesOf([...times, ...told])
  if (visits.level.decision === undefined || told.length === 0)
    return { answer: 'not-found', because: `${time.because} ${nothingTold}`, quotes }
  const { words, atMost } = decideLevel(visits.items, told)
  const may = reaches(atMost, visits.level.decision) ? 'may reach' : 'do not reach'
  return {
    answer: 'cannot-tell',
    because: `${time.because} Words of its lines point at: ${words}. Two of three ${may} ${visits.level.decision}, which ${procedureCode} takes; whether they apply is for whoever signs.`,
    quotes,
  }
}

const nothingTold = 'Nothing that counts in decision making was found by the words of the table.'

function noTable(
  { procedureCode = '', serviceFromDay }: BilledLine,
  visits: VisitTables | undefined,
): Asked {
  const day = serviceFromDay === undefined ? 'its day' : isoDate(serviceFromDay)
  return {
    answer: 'cannot-tell',
    because: visits
      ? `The imported table of visit levels (${visits.release}) does not list ${procedureCode}, so no level is judged.`
      : `No table of visit levels for ${day} was imported, so no level is judged.`,
    quotes: [],
  }
}

/** What the stated total time comes to, in a sentence. */
export function timeReached(
  times: readonly TotalTime[],
  code: string,
  { level, release }: VisitTables,
): { readonly reached: boolean; readonly because: string } {
  const said = [...new Set(times.map(({ minutes }) => minutes))].sort((one, other) => one - other)
  const needed = level?.minutes
  const takes =
    needed === undefined
      ? `${code} is not chosen by time`
      : `${code} takes ${String(needed)} by time (visit levels ${release})`
  const [least] = said
  if (least === undefined) return { reached: false, because: `It states no total time; ${takes}.` }
  return {
    reached: needed !== undefined && least >= needed,
    because: `It states ${said.join(' and ')} minutes of total time; ${takes}.`,
  }
}

/** Lines with the words of things that count, unless they deny them or tell of another time. */
function toldItems(lines: readonly RecordLine[], items: VisitTables['items']): readonly ToldItem[] {
  const all = decisionParts.flatMap((part) => items[part])
  const own = lines.filter(({ text }) => !denied.test(text) && !ofAnother.test(text))
  return own.flatMap((line) =>
    all.filter(({ words }) => holdsWords(line.text, words)).map(({ name }) => ({ name, line })),
  )
}

function quotesOf(found: readonly { readonly line: RecordLine }[]) {
  return quoted(found.map(({ line }) => line))
}
