import { cellText } from './cells.ts'
import { fieldLabels } from '@plumbline/engine'
import type { AssignedColumn } from './assign-columns.ts'
import { factsOf, type Meaning } from './meanings.ts'
import { matchName } from './name-index.ts'
import type { TokenRow } from './token-source.ts'
import { shapeShare } from './value-shapes.ts'

/** A fact that stands above the header and holds for all rows. */
export interface PreambleFact {
  readonly label: string
  readonly value: string
  /** Physical line. */
  readonly row: number
}

/** What a bill says of itself once, above its lines. */
const headMeanings: readonly Meaning[] = [
  'patientKey',
  'patientName',
  'claimId',
  'birthDay',
  'sex',
  'payer',
  'admissionDay',
  'dischargeDay',
  'billType',
  'drg',
  'principalDiagnosis',
  'billingNpi',
  'renderingNpi',
  'facilityNpi',
  'providerTaxId',
]

/** Labels with a colon and their values: `Account Number: 4455`, or the value in the next cell. */
export function preambleFacts(rows: readonly TokenRow[]): PreambleFact[] {
  return rows.flatMap(({ cells, row }) => {
    const texts = cells.map(cellText)
    return texts.flatMap((text, at): PreambleFact[] => {
      const [, label, inCell = ''] = /^([^:]{2,40}):\s*(.*)$/.exec(text) ?? []
      if (label === undefined) return []
      const value = inCell !== '' ? inCell : (texts[at + 1] ?? '')
      return value === '' || /:\s*$/.test(value) ? [] : [{ label, value, row }]
    })
  })
}

/**
 * Facts above the header as columns of their own behind those of the table, where no column of the
 * table says the same.
 */
export function preambleColumns(
  facts: readonly PreambleFact[],
  columns: readonly AssignedColumn[],
  width: number,
): AssignedColumn[] {
  const known = new Set(
    columns.flatMap(({ meaning }) =>
      meaning === undefined || meaning === 'ignored' ? [] : [factsOf(meaning).field],
    ),
  )
  const found: AssignedColumn[] = []
  for (const { label, value, row } of facts) {
    const meaning = meaningOf(label, value)
    if (meaning === undefined || known.has(factsOf(meaning).field)) continue
    if (meaning !== 'patientName') known.add(factsOf(meaning).field)
    found.push({
      column: { index: width + found.length, header: label, values: [value.toUpperCase()] },
      meaning,
      number: undefined,
      confidence: 0.85,
      reason: `${fieldLabels[factsOf(meaning).field]} stands above the table, on line ${row}`,
    })
  }
  return found
}

function meaningOf(label: string, value: string): Meaning | undefined {
  return matchName(label)
    .filter(({ by, entry: { meaning } }) => {
      const fits = shapeShare([value.toUpperCase()], factsOf(meaning).shape) === 1
      return by !== 'similar' && headMeanings.includes(meaning) && fits
    })
    .at(0)?.entry.meaning
}
