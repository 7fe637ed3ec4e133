import type { AssignedColumn } from './assign-columns.ts'
import { joinWords } from '../names/header-words.ts'
import { IntakeRefusal } from '../words/intake-refusal.ts'
import { serviceMeanings } from '../words/meanings.ts'
import type { SampledTable } from './table.ts'
import type { TokenRow } from '../source/token-source.ts'
import { clinicalSystemOf } from '../words/value-shapes.ts'

/** Refuses tables that are no claims, with what they look like. */
export function refuseNotClaims(
  rows: readonly TokenRow[],
  table: SampledTable,
  columns: readonly AssignedColumn[],
): void {
  if (isPriceList(rows)) {
    throw new IntakeRefusal(
      'price-list',
      'The file looks like a hospital price list (standard charges), not claims. Send the claims that were billed.',
    )
  }
  const names = new Set(table.header.map(joinWords))
  if (names.has('excltype') || names.has('exclusiontype')) {
    throw new IntakeRefusal(
      'exclusion-list',
      'The file looks like a list of excluded providers, not claims. Import it as a reference table instead.',
    )
  }
  if (isAggregated(table, columns)) {
    throw new IntakeRefusal(
      'aggregated-file',
      'The file looks like totals by provider or code (numbers of claims or patients), not single claims. Send one row for each service line.',
    )
  }
  if (
    columns.some(
      ({ meaning }) =>
        meaning !== undefined && meaning !== 'ignored' && serviceMeanings.has(meaning),
    )
  )
    return
  throw withoutService(table, columns)
}

function isPriceList(rows: readonly TokenRow[]): boolean {
  return rows.slice(0, 80).some(({ cells }) => {
    const names = cells.map(joinWords)
    return names.filter((name) => name.startsWith('standardcharge')).length >= 2
  })
}

const aggregateName =
  /^(?:tot(?:al)?|num(?:ber)?|nbr|count|cnt|sum|avg|average|distinct|unique)(?:of)?(?:unique|distinct)?(?:claims?|clms|benes?|beneficiaries|srvcs|services|fills|patients|members|recipients|providers|3?0?dayfills)(?:count|cnt)?$|^(?:claims?|beneficiary|bene|patient|member|service|srvc)(?:count|cnt|month)$/

/** Counts of claims or people, and neither a claim number nor a person in the row. */
function isAggregated(table: SampledTable, columns: readonly AssignedColumn[]): boolean {
  const counts = table.header.filter((name) => aggregateName.test(joinWords(name)))
  if (counts.length === 0) return false
  return !columns.some(({ meaning, column }) => {
    const identifies =
      meaning === 'claimId' || meaning === 'patientKey' || meaning === 'serviceFromDay'
    return identifies && column.values.length > 0
  })
}

function withoutService(table: SampledTable, columns: readonly AssignedColumn[]): IntakeRefusal {
  const quoted = table.columns.find(({ values }) => holdsRecords(values))
  if (quoted) {
    return new IntakeRefusal(
      'quoted-records',
      `The file looks like a log: the column ${quoted.header} holds whole records of another file. Send that other file.`,
    )
  }
  const clinical = clinicalColumn(table)
  if (clinical) {
    return new IntakeRefusal(
      'clinical-codes',
      `The file looks like a medical record extract: ${clinical.header} holds ${clinical.system}, not billing codes (CPT, HCPCS, revenue, DRG or NDC). Send the claims as they were billed.`,
    )
  }
  if (isPersonList(columns)) {
    return new IntakeRefusal(
      'person-list',
      'The file looks like a list of members or providers without services. Send the claims.',
    )
  }
  return new IntakeRefusal(
    'no-service-column',
    `The file has no column of procedure codes, revenue codes, DRGs or NDCs, so that its lines cannot be audited. If one is there under another name, say so in a mapping file. Its columns are: ${listed(table.header)}.`,
  )
}

function listed(header: readonly string[]): string {
  const names = header.slice(0, 25).map((name) => name.slice(0, 40) || '(blank)')
  return header.length > 25
    ? `${names.join(', ')} and ${header.length - 25} more`
    : names.join(', ')
}

function holdsRecords(values: readonly string[]): boolean {
  const records = values.filter((value) => value.split(/[|\t;]/).length >= 4)
  return values.length > 0 && records.length > values.length * 0.8
}

function clinicalColumn(table: SampledTable): { header: string; system: string } | undefined {
  for (const { header, values } of table.columns) {
    if (
      !/^(?:code|procedurecode|diagnosis\d*|conceptid|snomed.*|rxnorm.*)$/.test(joinWords(header))
    )
      continue
    const system = clinicalSystemOf(values)
    if (system !== undefined) return { header, system }
  }
  return undefined
}

function isPersonList(columns: readonly AssignedColumn[]): boolean {
  const has = (...wanted: readonly AssignedColumn['meaning'][]) =>
    columns.some(({ meaning }) => wanted.includes(meaning))
  return (
    has(
      'patientKey',
      'patientName',
      'patientLastName',
      'renderingNpi',
      'providerId',
      'billingNpi',
    ) &&
    !has('serviceFromDay', 'claimFromDay', 'chargeCents', 'paidCents', 'allowedCents', 'claimId')
  )
}
