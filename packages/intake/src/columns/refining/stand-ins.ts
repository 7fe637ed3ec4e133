import { fieldLabels } from '@plumbline/engine'
import type { AssignedColumn } from '../assign-columns.ts'
import type { SampledColumn } from '../../table/table.ts'
import { factsOf, type Meaning } from '../../words/meanings.ts'
import { validNpiShare } from '../../words/value-shapes.ts'

/** A column that stands in for one that the file does not have. */
interface StandIn {
  readonly column: Meaning
  readonly for: Meaning
  /** Only beside one of these. */
  readonly beside: readonly Meaning[]
  /** Not where one of these is there. */
  readonly unless: readonly Meaning[]
  /** Only a column that is called so. */
  readonly called?: RegExp
  /** Only one that holds this. */
  readonly holds?: (column: SampledColumn) => boolean
}

const nearlyAll = 0.9

const fills: readonly Meaning[] = ['daysSupply', 'prescriptionNumber']
const services: readonly Meaning[] = ['procedureCode', 'revenueCode', 'drg']
const firstDays: readonly Meaning[] = ['serviceFromDay', 'claimFromDay', 'admissionDay']

const standIns: readonly StandIn[] = [
  // Medicaid gives the quantity of a fill as that of its NDC.
  { column: 'ndcQuantity', for: 'quantity', beside: fills, unless: ['quantity', ...services] },
  // Who bills for a fill is the pharmacy.
  { column: 'billingNpi', for: 'pharmacyId', beside: fills, unless: ['pharmacyId', ...services] },
  // Who serves a fill is the pharmacy too.
  { column: 'renderingNpi', for: 'pharmacyId', beside: fills, unless: ['pharmacyId', ...services] },
  // Who orders a drug prescribes it.
  {
    column: 'referringNpi',
    for: 'prescriberNpi',
    beside: fills,
    unless: ['prescriberNpi', ...services],
  },
  {
    column: 'renderingNpi',
    for: 'prescriberNpi',
    beside: ['pharmacyId'],
    unless: ['prescriberNpi', ...services],
  },
  // A hospital's bill is billed by the hospital, whichever way its one number is called.
  {
    column: 'facilityNpi',
    for: 'billingNpi',
    beside: ['revenueCode', 'billType'],
    unless: ['billingNpi', 'placeOfService'],
  },
  {
    column: 'renderingNpi',
    for: 'billingNpi',
    beside: ['revenueCode', 'billType'],
    unless: ['billingNpi', 'facilityNpi', 'placeOfService'],
    called:
      /^(?:prov(?:ider)?|prvdr)[\s_.-]*npi|^(?!.*(?:rend|perf|treat|attend)).*(?:s(?:e?rv|vc)\w*[\s_.-]*pro?v|servicing|fac|hosp|instit)/i,
  },
  // Of a file without any other payment, `Bene Pd` is the benefit and not the beneficiary's part.
  {
    column: 'patientShareCents',
    for: 'paidCents',
    beside: services,
    unless: ['paidCents', 'claimPaidCents'],
    called: /^bene?[\s_.-]*(?:pa?i?d|pmt|pymt|payment)\b/i,
  },
  // Who is asked to pay back is the plaintiff's plan: what it paid is the payment.
  {
    column: 'patientShareCents',
    for: 'paidCents',
    beside: services,
    unless: ['paidCents', 'claimPaidCents'],
    called: /plaintiff/i,
  },
  // A practice that says what the primary and what the secondary insurance paid says no other payment.
  {
    column: 'otherPayerPaidCents',
    for: 'paidCents',
    beside: services,
    unless: ['paidCents', 'claimPaidCents'],
    called: /^(?!.*medicare).*prim.*ins/i,
  },
  // Whose number it is says its check digit.
  {
    column: 'providerId',
    for: 'renderingNpi',
    beside: ['procedureCode'],
    unless: ['renderingNpi', 'revenueCode', 'billType'],
    holds: ({ values }) => validNpiShare(values) >= nearlyAll,
  },
  // What every line has is the number of its claim; adjustments alone have another, original one.
  {
    column: 'originalClaimId',
    for: 'claimId',
    beside: [...services, ...fills],
    unless: ['claimId'],
    holds: ({ values, rowCount = 0 }) => values.length > 0 && values.length >= rowCount * nearlyAll,
  },
  // Limited data sets have the last day of a service alone.
  { column: 'serviceThroughDay', for: 'serviceFromDay', beside: services, unless: firstDays },
  {
    column: 'claimThroughDay',
    for: 'serviceFromDay',
    beside: services,
    unless: [...firstDays, 'serviceThroughDay'],
  },
]

/** Gives columns the meaning of a column that is missing, where they can hardly mean less. */
export function standingIn(columns: readonly AssignedColumn[]): readonly AssignedColumn[] {
  return standIns.reduce(
    (known, { column: instead, for: wanted, beside, unless, called, holds }) => {
      const has = (meanings: readonly Meaning[]) =>
        known.some(({ meaning }) => meanings.some((each) => each === meaning))
      if (has(unless) || !has(beside)) return known
      const label = fieldLabels[factsOf(wanted).field]
      return known.map((column) =>
        column.meaning === instead &&
        called?.test(column.column.header) !== false &&
        holds?.(column.column) !== false
          ? { ...column, meaning: wanted, reason: `no other column is ${label}; ${column.reason}` }
          : column,
      )
    },
    columns,
  )
}
