import type { AssignedColumn } from './assign-columns.ts'
import type { Meaning } from '../words/meanings.ts'

/** Columns of one service of a row, by meaning, in the order in which they count. */
export type SlotColumns = ReadonlyMap<Meaning, readonly SlotColumn[]>

/** A column as a slot sees it. */
export interface SlotColumn {
  readonly index: number
  readonly header: string
  readonly number: number | undefined
}

/** The place of one service in a row. */
export interface RowSlot {
  readonly columns: SlotColumns
  /** Its number in a wide layout: the line number, where the file gives no other. */
  readonly number: number | undefined
}

/** How services stand in a row. */
export interface RowLayout {
  /** One for each service that a row can hold; a single one where a row is a line. */
  readonly slots: readonly RowSlot[]
  /** In a wide layout, the columns that make a slot a service where one of them is filled. */
  readonly spread: Meaning | undefined
}

/** Meanings whose numbered columns are services side by side rather than a list on one line. */
const spreadable: readonly Meaning[] = [
  'procedureCode',
  'ndcAsBilled',
  'revenueCode',
  'serviceFromDay',
]

/** Meanings of which one line has many: their numbers order a list, they do not number services. */
const listed: ReadonlySet<Meaning> = new Set<Meaning>([
  'diagnoses',
  'externalCause',
  'conditionCodes',
  'inpatientProcedures',
  'presentOnAdmission',
  'adjustmentReason',
  'adjustmentGroup',
  'adjustmentAmount',
  'submissionClarificationCodes',
])

/**
 * Finds out whether rows hold several services side by side (`HCPCS_CD_1` to `HCPCS_CD_13`), and
 * which columns belong to each.
 */
export function rowLayout(columns: readonly AssignedColumn[]): RowLayout {
  const spread = spreadable.find(
    (meaning) => isSpread(columns, meaning) && !repeatsAmounts(columns, meaning),
  )
  if (spread === undefined)
    return { slots: [{ columns: slotColumns(columns, undefined), number: undefined }], spread }
  const numbers = new Set(
    columns.flatMap(({ meaning, number }) =>
      meaning === spread && number !== undefined ? [number] : [],
    ),
  )
  return {
    slots: Array.from(numbers, (number) => ({ columns: slotColumns(columns, number), number })),
    spread,
  }
}

/** Two or more numbered columns and no plain one that is filled. */
function isSpread(columns: readonly AssignedColumn[], meaning: Meaning): boolean {
  const same = columns.filter((column) => column.meaning === meaning)
  const numbered = new Set(same.flatMap(({ number }) => number ?? []))
  return numbered.size >= 2 && same.every(({ number }) => number !== undefined)
}

const amounts: ReadonlySet<Meaning> = new Set<Meaning>([
  ...(['chargeCents', 'allowedCents', 'paidCents', 'patientShareCents', 'copayCents'] as const),
  ...(['ingredientCostCents', 'dispensingFeeCents'] as const),
])

/**
 * Two numbered dates beside one charge and one payment are two days of one service, or its first and last: as
 * services of their own, each would have the dollars of the row.
 */
function repeatsAmounts(columns: readonly AssignedColumn[], spread: Meaning): boolean {
  if (spread !== 'serviceFromDay') return false
  const ofAmounts = columns.filter(({ meaning = 'ignored' }) => isAmount(meaning))
  return ofAmounts.length > 0 && ofAmounts.every(({ number }) => number === undefined)
}

/** Whether a column holds what a service costs, one way or another. */
export function isAmount(meaning: Meaning | 'ignored'): boolean {
  return meaning !== 'ignored' && amounts.has(meaning)
}

/** Columns of a wide row that belong to no service in particular. */
export function commonColumns(columns: readonly AssignedColumn[]): SlotColumns {
  return slotColumns(columns, noSlot)
}

const noSlot = -1

function slotColumns(columns: readonly AssignedColumn[], slot: number | undefined): SlotColumns {
  const byMeaning = new Map<Meaning, SlotColumn[]>()
  for (const { column, meaning, number } of columns) {
    if (meaning === undefined || meaning === 'ignored') continue
    if (slot !== undefined && number !== undefined && number !== slot && !listed.has(meaning))
      continue
    const known = byMeaning.get(meaning) ?? []
    known.push({ index: column.index, header: column.header, number })
    byMeaning.set(meaning, known)
  }
  for (const list of byMeaning.values()) {
    const letters = lettersOf(list)
    list.sort(
      (a, b) =>
        (a.number ?? 0) - (b.number ?? 0) ||
        (letters.get(a) ?? '').localeCompare(letters.get(b) ?? '') ||
        a.index - b.index,
    )
  }
  return byMeaning
}

const lettered = /^(.+?)[\s_.-]*([A-Q]?)$/

/** `DX A` and `DX B` are the first and second wherever they stand, as are `FL67` and `FL67A`. */
function lettersOf(list: readonly SlotColumn[]): ReadonlyMap<SlotColumn, string> {
  const [first, ...others] = list.map(({ header }) => lettered.exec(header.trim()) ?? [])
  const isSeries = others.length > 0 && others.every((match) => match[1] === first?.[1])
  return new Map(
    isSeries ? list.map((column, at) => [column, [first, ...others][at]?.[2] ?? '']) : [],
  )
}
