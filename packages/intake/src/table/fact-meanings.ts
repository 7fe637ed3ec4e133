import { isSaid, matchName } from '../names/name-index.ts'
import { factsOf, type Meaning } from '../words/meanings.ts'
import { shapeShare } from '../words/value-shapes.ts'
import { splitDateRange } from '../words/dates.ts'
import { readStatus } from '../words/words.ts'

/** A label with what it says. */
export interface Pair {
  readonly label: string
  readonly value: string
}

/** A fact with its label, as a bill states it once for several lines: `Account Number: 4455`. */
export interface LabelledFact {
  readonly label: string
  readonly value: string
  /** Physical line. */
  readonly row: number
}

/** A meaning that a labelled fact may have; names that say it better have a lower rank. */
interface FactMeaning {
  readonly meaning: Meaning
  readonly rank: number
}

/** What a bill says of itself once, above its lines. */
const headMeanings: ReadonlySet<Meaning> = new Set([
  'patientKey',
  'subscriberId',
  'patientName',
  'claimId',
  'originalClaimId',
  'frequencyCode',
  'claimStatus',
  'birthDay',
  'sex',
  'payer',
  'planType',
  'serviceFromDay',
  'admissionDay',
  'dischargeDay',
  'receivedDay',
  'paidDay',
  'billType',
  'drg',
  'dischargeStatus',
  'revenueCode',
  'principalDiagnosis',
  'diagnoses',
  'billingNpi',
  'renderingNpi',
  'referringNpi',
  'facilityNpi',
  'prescriberNpi',
  'pharmacyId',
  'providerTaxId',
] as const)

/** What a fact may mean, best first; none where the label is not known or the value does not fit. */
export function factMeanings({ label, value }: LabelledFact): FactMeaning[] {
  const upper = value.toUpperCase()
  return matchName(label)
    .filter((match) => {
      const { meaning } = match.entry
      if (!isSaid(match) || !headMeanings.has(meaning)) return false
      if (meaning === 'claimId' && !/\d/.test(value)) return false
      // Only a pharmacy is called one: "Provider NPI" is whoever treated.
      if (meaning === 'pharmacyId' && !/pharm|store|ncpdp|nabp/i.test(label)) return false
      if (meaning === 'claimStatus') return readStatus(value) !== undefined
      // A date of a report, or the period of one, is no date of service.
      if (meaning === 'serviceFromDay' && !isOneDayOfService(label, value)) return false
      return shapeShare([upper], factsOf(meaning).shape) === 1
    })
    .map(({ entry: { meaning, rank } }) => ({ meaning, rank }))
    .sort((a, b) => a.rank - b.rank)
}

/** `Date of Visit`, with one day and no period: `01/09/2026`, `January 9, 2026`. */
function isOneDayOfService(label: string, value: string): boolean {
  const longest = /[a-z]{3}/i.test(value) ? 18 : 12
  return /serv|dos|visit|seen|treat/i.test(label) && value.length <= longest
}

/** The two ends of what a bill or statement is about: `Statement Period: 11/28/2023 - 01/04/2024`. */
export function periodOf({ label, value }: LabelledFact): readonly [string, string] | undefined {
  if (!/period|covers|dates of service|service dates/i.test(label)) return undefined
  return splitDateRange(value.toUpperCase())
}
