import type { Adjustment, InpatientProcedure } from '@plumbline/engine'
import { readInpatientProcedures } from '../words/codes/bill-codes.ts'
import type { Cells } from '../words/cells.ts'
import type { Reader } from './cell-readers.ts'
import { absent, cached, parsed, text } from './cell-readers.ts'
import { spaced } from '../words/spaced.ts'
import { readDiagnoses, readModifiers } from '../words/codes/codes.ts'
import { readAdjustments } from '../words/adjustments.ts'
import type { ReadingContext } from './reading-context.ts'
import type { StrayValues } from './stray-values.ts'
import { strayDiagnoses, strayModifiers } from '../words/codes/stray-codes.ts'
import type { SlotColumn } from '../columns/slots.ts'

const none: readonly never[] = []

/** Lists kept for being shared; claims repeat their modifiers and diagnoses. */
const sharedLimit = 1 << 15

/** Who takes note of the cells of a column. */
type Watch = (index: number) => (text: string) => void

const unwatched: Watch = () => () => undefined

/** Whether a value that was found before is kept a second time. */
type KeepsRepeat = (value: string, found: readonly string[], column?: SlotColumn) => boolean

const keepsNone: KeepsRepeat = () => false

/**
 * Values of several columns in their order, each value once where nothing says
 * otherwise. Equal lists are one object in memory,
 * as far as they are kept.
 */
function joined(
  columns: readonly SlotColumn[],
  parse: (text: string) => readonly string[],
  watch: Watch = unwatched,
  isKept: KeepsRepeat = keepsNone,
): Reader<readonly string[]> {
  if (columns.length === 0) return () => none
  const readers = columns.map(({ index }) => {
    const note = watch(index)
    return cached(index, (text) => {
      note(text)
      return parse(text)
    })
  })
  const shared = new Map<string, readonly string[]>()
  let lastRow: Cells | undefined
  let last: readonly string[] = none
  return (cells) => {
    // More than one field of a line asks for its diagnoses.
    if (cells === lastRow) return last
    lastRow = cells
    let found: string[] | undefined
    for (let at = 0; at < readers.length; at++) {
      const values = readers[at]?.(cells)
      if (!values) continue
      found ??= []
      for (const value of values)
        if (!found.includes(value) || isKept(value, found, columns[at])) found.push(value)
    }
    if (!found) return (last = none)
    if (!sameValues(found, last)) last = sharedList(found, shared)
    return last
  }
}

function sharedList(values: readonly string[], shared: Map<string, readonly string[]>) {
  const key = values.join(' ')
  const known = shared.get(key)
  if (known) return known
  if (shared.size >= sharedLimit) shared.clear()
  shared.set(key, values)
  return values
}

function sameValues(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return false
  return true
}

/**
 * Diagnoses: columns in the order given, principal first, each once. A principal one that the list of
 * diagnoses has again is kept, but in the second place, where layouts repeat it that have it apart; a
 * column called secondary or other repeats nothing.
 */
export function diagnosisList(
  columns: readonly SlotColumn[],
  ofList: readonly SlotColumn[],
  strays: StrayValues,
): Reader<readonly string[]> {
  const inList = new Set(ofList.map(({ index }) => index))
  return joined(
    columns,
    readDiagnoses,
    (index) => strays.watch('diagnoses', index, strayDiagnoses),
    (value, found, column) =>
      (found.length > 1 || isFurther.test(spaced(column?.header ?? ''))) &&
      value === found[0] &&
      found.indexOf(value, 1) < 0 &&
      inList.has(column?.index ?? -1),
  )
}

const isFurther =
  /(?<![a-z])(?:sec(?:ond|ondary|ndry)?|oth(?:er|r)?|add(?:l|tl|itional)?|further)(?![a-z])/i

/** Modifiers of their columns, and before them those written behind the procedure code. */
export function modifierList(
  columns: readonly SlotColumn[],
  ofProcedure: Reader<readonly string[] | undefined>,
  strays: StrayValues,
): Reader<readonly string[]> {
  const listed = joined(columns, readModifiers, (index) =>
    strays.watch('modifiers', index, strayModifiers),
  )
  return (cells) => {
    const own = ofProcedure(cells)
    return own === undefined || own.length === 0 ? listed(cells) : [...own, ...listed(cells)]
  }
}

/** Codes of one or more columns, several in a cell set apart by anything but letters and digits. */
export function codeList(columns: readonly SlotColumn[]): Reader<readonly string[]> {
  return joined(columns, (value) =>
    value.split(/[^A-Za-z0-9]+/).flatMap((code) => code.replace(/^0+/, '') || []),
  )
}

/** Condition codes of a UB-04, two characters each; a spreadsheet takes the zero of `09`. */
export function conditionList(columns: readonly SlotColumn[]): Reader<readonly string[]> {
  return joined(columns, (value) =>
    value
      .toUpperCase()
      .split(/[^A-Z0-9]+/)
      .flatMap((code) => (code === '' ? [] : code.padStart(2, '0'))),
  )
}

/** Procedures of a stay, of one column or of several that are numbered. */
export function inpatientProcedureList(
  columns: readonly SlotColumn[],
): Reader<readonly InpatientProcedure[] | undefined> {
  if (columns.length === 0) return absent
  const readers = columns.map(({ index }) => cached(index, readInpatientProcedures))
  return (cells) => readers.flatMap((read) => read(cells) ?? [])
}

/** Columns of one adjustment: `adj_0_group`, `adj_0_code`, `adj_0_amount`. */
interface AdjustmentColumns {
  readonly group: Reader<string | undefined>
  readonly reasons: Reader<readonly Adjustment[] | undefined>
  readonly amount: Reader<number | undefined>
}

/** Adjustments; group and amount columns belong to the reason column of the same number. */
export function adjustmentList(
  reasons: readonly SlotColumn[],
  groups: readonly SlotColumn[],
  amounts: readonly SlotColumn[],
  { tally, numbers }: Pick<ReadingContext, 'tally' | 'numbers'>,
): Reader<readonly Adjustment[]> {
  if (reasons.length === 0) return () => none
  const columns = reasons.map((reason, at): AdjustmentColumns => {
    const amount = partner(amounts, reason, at)
    return {
      reasons: cached(reason.index, readAdjustments),
      group: text(partner(groups, reason, at)?.index),
      amount: parsed(amount?.index, tally(amount?.header ?? ''), numbers.centsIn(amount?.index)),
    }
  })
  return (cells) => {
    const found = columns.flatMap((column) => adjustmentsIn(cells, column))
    return found.length === 0 ? none : found
  }
}

function partner(
  columns: readonly SlotColumn[],
  of: SlotColumn,
  at: number,
): SlotColumn | undefined {
  return of.number === undefined ? columns[at] : columns.find(({ number }) => number === of.number)
}

function adjustmentsIn(cells: Cells, columns: AdjustmentColumns): readonly Adjustment[] {
  const listed = columns.reasons(cells)
  if (!listed || listed.length === 0) return none
  const group = columns.group(cells)?.toUpperCase()
  const amountCents = columns.amount(cells)
  if (group === undefined && amountCents === undefined) return listed
  return listed.map(({ group: own, reason, amountCents: ownCents }) => ({
    group: own ?? group,
    reason,
    amountCents: ownCents ?? (listed.length === 1 ? amountCents : undefined),
  }))
}
