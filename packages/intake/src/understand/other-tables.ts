import { joinWords } from '../names/header-words.ts'
import { IntakeRefusal } from '../words/intake-refusal.ts'
import type { Meaning } from '../words/meanings.ts'
import type { AssignedColumn } from '../columns/assign-columns.ts'
import type { SampledTable } from '../table/table.ts'

const parties: readonly Meaning[] = [
  'claimId',
  'patientKey',
  'subscriberId',
  'patientName',
  'patientLastName',
  'birthDay',
  'prescriptionNumber',
]
const billed: readonly Meaning[] = ['chargeCents', 'claimChargeCents', 'units', 'quantity']
const payments: readonly Meaning[] = ['paidCents', 'claimPaidCents', 'paidDay', 'patientShareCents']
const providers: readonly Meaning[] = ['renderingNpi', 'billingNpi', 'facilityNpi', 'pharmacyId']

/** A table that is something else, by the names of its columns and by what of a claim it lacks. */
interface OtherTable {
  readonly lacks: readonly Meaning[]
  /** Names, lower case and joined, one of each list. */
  readonly names: readonly RegExp[]
  readonly looksLike: string
}

const otherTables: readonly OtherTable[] = [
  {
    lacks: ['claimId', 'chargeCents', ...payments],
    names: [
      /^(?:prior)?auth(?:orization)?(?:number|num|no|id|nbr)$|^(?:pa|referral)(?:number|id|no)$/,
      /^(?:requested|approved|authorized|auth)(?:units|visits|qty|quantity|days|services)$|^auth(?:orization)?(?:status|type)$/,
    ],
    looksLike: 'a list of prior authorizations (what was allowed, not what was billed)',
  },
  {
    lacks: ['claimId', 'chargeCents', ...payments],
    names: [/^(?:appointment|appt|scheduled?)(?:date|time|datetime|dt|id|type|status)$/],
    looksLike: 'a list of appointments',
  },
  {
    lacks: ['claimId', 'chargeCents', ...payments],
    names: [/^(?:reference|ref|normal)range$/, /^(?:test)?result(?:value)?s?$/],
    looksLike: 'laboratory results',
  },
  {
    lacks: ['claimId', 'patientKey', 'serviceFromDay', 'chargeCents'],
    names: [/^(?:onhand|qtyonhand|quantityonhand|reorderpoint|parlevel)$/],
    looksLike: 'a stock list',
  },
  {
    lacks: [...parties, 'lineNumber', 'serviceFromDay', 'claimFromDay'],
    names: [/^(?:service|paid|claim|fill|calendar|incurred)?(?:month|quarter|yearmonth|yyyymm)$/],
    looksLike: 'totals by month, not single claims',
  },
]

/** Refuses tables that the names of their columns give away, with what they look like. */
export function refuseOtherTables(table: SampledTable, columns: readonly AssignedColumn[]): void {
  const names = table.header.map(joinWords)
  const found = otherTables.find(
    (other) =>
      !has(columns, other.lacks) &&
      other.names.every((pattern) => names.some((name) => pattern.test(name))),
  )
  if (!found) return
  throw new IntakeRefusal(
    'other-table',
    `The file looks like ${found.looksLike}. Send the claims that were billed, one row for each service line.`,
  )
}

/** Names of dates between which something holds. */
const validity =
  /effective|valid|deprecat|retire|expir|terminat|delet|release|modified|version|publish/
/** Those that a service may have too. */
const span = /start|begin|end|stop|thru|through/
const ofService = /service|svc|dos|fill|statement|stmt|admi|disch|claim|perform|procedure/

/**
 * Whether a table of codes says only from when to when each holds, as official tables do: it names neither
 * a person nor a claim nor a provider, and no price but one that holds for such a time.
 */
export function holdsForTimes(columns: readonly AssignedColumn[]): boolean {
  if (has(columns, [...parties, ...payments, ...providers, 'lineNumber', 'diagnoses'])) return false
  const days = columns.filter(({ meaning }) => isDay(meaning))
  if (days.length === 0) return false
  const names = days.map(({ column }) => joinWords(column.header))
  if (names.some((name) => ofService.test(name))) return false
  if (names.some((name) => validity.test(name))) return true
  return !has(columns, billed) && names.every((name) => span.test(name))
}

/** Whether a table says nothing at all of a claim: of whom, when, or what it cost. */
export function saysNothingOfClaims(columns: readonly AssignedColumn[]): boolean {
  const isClaimFact = ({ meaning }: AssignedColumn) =>
    isDay(meaning) || meaning === 'allowedCents' || meaning === 'lineNumber'
  return !has(columns, [...parties, ...billed, ...payments]) && !columns.some(isClaimFact)
}

const days: readonly Meaning[] = [
  'serviceFromDay',
  'serviceThroughDay',
  'claimFromDay',
  'claimThroughDay',
  'admissionDay',
  'dischargeDay',
]

function isDay(meaning: AssignedColumn['meaning']): boolean {
  return days.some((day) => day === meaning)
}

function has(columns: readonly AssignedColumn[], wanted: readonly Meaning[]): boolean {
  return columns.some(({ meaning }) => wanted.some((each) => each === meaning))
}
