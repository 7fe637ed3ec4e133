import { fieldLabels } from '@plumbline/engine'
import type { AssignedColumn } from '../columns/assign-columns.ts'
import { isSaid, matchName } from '../names/name-index.ts'
import { factsOf, serviceMeanings, type Meaning } from '../words/meanings.ts'

/** Billing codes first: a column of drug names is no fault. */
const codes: readonly Meaning[] = ['procedureCode', 'ndcAsBilled', 'revenueCode', 'drg']

/**
 * What stands in the column that is called one of codes and holds none; undefined where no column is
 * called so.
 */
export function columnsWithoutCodes(columns: readonly AssignedColumn[]): string | undefined {
  for (const meaning of codes) {
    const found = columns.find(
      ({ column, meaning: taken }) =>
        (taken === undefined || taken === 'ignored') &&
        column.values.length > 0 &&
        isCalled(column.name ?? column.header, meaning),
    )
    if (found) return sentence(found, meaning)
  }
  return undefined
}

/** Facts of a service whose columns are named where their values are not what they are called. */
const told: ReadonlySet<Meaning> = new Set<Meaning>([
  'modifiers',
  'diagnoses',
  'principalDiagnosis',
  'lineDiagnosis',
  'placeOfService',
  'revenueCode',
  'billType',
  'units',
])

/** A sentence for each column that is called one of codes or units and was left out for its values. */
export function leftOutNotes(columns: readonly AssignedColumn[]): readonly string[] {
  return columns.flatMap(({ column: { name, header, values }, meaning }) => {
    if ((meaning !== undefined && meaning !== 'ignored') || values.length === 0) return []
    const called = matchName(name ?? header).find(
      (match) => isSaid(match) && told.has(match.entry.meaning),
    )
    if (!called || isTaken(columns, called.entry.meaning, values)) return []
    const label = fieldLabels[factsOf(called.entry.meaning).field]
    return [
      `The column ${header} holds ${whatTheyAre(values)}, not ${label} as billed, and was not read.`,
    ]
  })
}

/** Whether another column holds the fact, so that this one may well hold something beside it. */
function isTaken(
  columns: readonly AssignedColumn[],
  meaning: Meaning,
  values: readonly string[],
): boolean {
  const isOfList = meaning === 'modifiers' || meaning === 'diagnoses'
  if (isOfList && values.every((value) => !/\s/.test(value))) return false
  return columns.some((other) => other.meaning === meaning)
}

function isCalled(name: string, meaning: Meaning): boolean {
  return (
    serviceMeanings.has(meaning) &&
    matchName(name).some((match) => isSaid(match) && match.entry.meaning === meaning)
  )
}

function sentence({ column: { header, values } }: AssignedColumn, meaning: Meaning): string {
  const label = fieldLabels[factsOf(meaning).field]
  return `The column ${header} holds ${whatTheyAre(values)}, not ${label}s as they are billed, so that its lines cannot be audited. Send the codes of the claims; if they stand in another column, say so before the audit or in a mapping file.`
}

const mostly = 0.6

/** Values of claims are not repeated here: they could be names. */
function whatTheyAre(values: readonly string[]): string {
  const share = (test: RegExp) => values.filter((value) => test.test(value)).length / values.length
  if (share(/^\P{N}*\p{L}{2}\P{N}*$/u) >= mostly) return 'words'
  if (share(/^[\d.,]+$/) >= mostly) return 'numbers that have the form of no code'
  if (share(/ /) >= mostly) return 'text'
  return 'values that have the form of no code'
}
