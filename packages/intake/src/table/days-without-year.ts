import { isoDate, type Day } from '@plumbline/engine'
import { cellText } from '../words/cells.ts'
import { parseDay, type DateFormat } from '../words/dates.ts'
import { factsOf } from '../words/meanings.ts'
import { isSaid, matchName } from '../names/name-index.ts'
import { plainNames } from '../names/plain-names.ts'
import type { OpenFile } from '../source/open-file.ts'
import type { TokenRow } from '../source/token-source.ts'
import { factMeanings, periodOf, type LabelledFact } from './fact-meanings.ts'
import { factsInTwoRows } from './facts-in-two-rows.ts'
import { findHeader } from './header-rows.ts'
import { labelledFacts } from './labelled-facts.ts'

const looked = 100
const fewestDays = 2
/** Bills have charges of the days just before a stay and just after it. */
const daysAround = 7
const longestPeriod = 340

const monthAndDay = /^(\d{1,2})[/-](\d{1,2})$/
const usual: DateFormat = {
  ...{ order: 'month-first', compactYearFirst: true, lastTwoDigitYear: 70 },
}

/** The first day and the last one of what a bill is about. */
interface Period {
  readonly first: Day
  readonly last: Day
}

/**
 * The file with the years of its days, where a hospital's bill says `12/30` and above its table from when to when
 * it runs. A day that falls into the period in no year, or outside it, stays as it is, and is unreadable.
 */
export async function withYears(file: OpenFile): Promise<OpenFile> {
  const rows: TokenRow[] = []
  await file.tokens.visit((cells, row) => rows.push({ cells, row }) < looked)
  const header = findHeader(rows)
  const columns = header ? columnsWithoutYear(header.cells, rows.slice(header.at + 1)) : []
  const period = header && columns.length > 0 ? periodAbove(rows.slice(0, header.from)) : undefined
  if (!period) return file
  const isWithout = new Set(columns)
  const dated = (cells: readonly string[]) =>
    cells.map((cell, at) => (isWithout.has(at) ? withYear(cell, period) : cell))
  return {
    ...file,
    tokens: { visit: (visitor) => file.tokens.visit((cells, row) => visitor(dated(cells), row)) },
    notes: [...file.notes, note],
  }
}

const note =
  'The days of the lines are written without a year: the one was taken in which they fall into the dates above the table.'

/** Columns that are called a date and hold nothing but months and days where other cells of theirs would hold a date. */
function columnsWithoutYear(header: readonly string[], below: readonly TokenRow[]): number[] {
  return plainNames(header).flatMap((name, at) => {
    if (!matchName(name).some((match) => isSaid(match) && isDate(match.entry.meaning))) return []
    const days = below.map(({ cells }) => cellText(cells[at] ?? '')).filter(beginsLikeDay)
    return days.length >= fewestDays && days.every((day) => monthAndDay.test(day)) ? [at] : []
  })
}

/** Headings and totals may stand in the column too. */
function beginsLikeDay(cell: string): boolean {
  return /^\d{1,4}[/-]\d/.test(cell)
}

function isDate(meaning: Parameters<typeof factsOf>[0]): boolean {
  return factsOf(meaning).shape === 'date'
}

function periodAbove(rows: readonly TokenRow[]): Period | undefined {
  const facts = [...rows.flatMap(labelledFacts), ...factsInTwoRows(rows)]
  const [first, last] = [dayOf(facts, 'admissionDay'), dayOf(facts, 'dischargeDay')]
  const stay = first !== undefined && last !== undefined ? { first, last } : spanOf(facts)
  return stay && stay.last >= stay.first && stay.last - stay.first <= longestPeriod
    ? { first: stay.first - daysAround, last: stay.last + daysAround }
    : undefined
}

function dayOf(
  facts: readonly LabelledFact[],
  wanted: 'admissionDay' | 'dischargeDay',
): Day | undefined {
  const fact = facts.find((one) => factMeanings(one).some(({ meaning }) => meaning === wanted))
  return fact && parseDay(fact.value.toUpperCase(), usual)
}

/** `Statement Period: 11/28/2023 - 01/04/2024` */
function spanOf(facts: readonly LabelledFact[]): Period | undefined {
  for (const fact of facts) {
    const [first, last] = (periodOf(fact) ?? []).map((day) => parseDay(day, usual))
    if (first !== undefined && last !== undefined) return { first, last }
  }
  return undefined
}

function withYear(cell: string, { first, last }: Period): string {
  const [, month, day] = monthAndDay.exec(cellText(cell)) ?? []
  if (month === undefined || day === undefined) return cell
  const years = [Number(isoDate(first).slice(0, 4)), Number(isoDate(last).slice(0, 4))]
  const whole = [...new Set(years)]
    .map((year) => `${month}/${day}/${year}`)
    .filter((text) => {
      const at = parseDay(text, usual)
      return at !== undefined && at >= first && at <= last
    })
  return whole.length === 1 ? (whole[0] ?? cell) : cell
}
