import { day } from '@plumbline/engine'
import { factKeys, type FactKey } from '../facts/facts.ts'
import { letterKind } from '../kinds/index.ts'
import type { LetterFinding, LetterInput, Situation } from '../letter.ts'
import { findingsOf } from './kind-findings.ts'

export { letterFinding, letterLine } from './kind-findings.ts'

type Party = `recipient${string}` | `sender${string}` | 'signer'

/** What a person stated, made up for tests; every fact of the closed list but the parties. */
const stated: Readonly<Record<Exclude<FactKey, Party>, string>> = {
  deliveryMethod: 'Certified mail',
  clientName: 'Lakeside Family Practice',
  planName: 'Granite Works Employee Health Plan',
  planFunding: 'self-funded',
  repaymentMethod: 'by check to the address above, with our reference',
  disputeContact: 'the address above, attention Disputes',
  replyDays: '30',
  offsetMethod: 'the amount is taken from later payments of this plan to you',
  governingState: 'Ohio',
  afterLookBack: 'the provider agreed to a later day in writing',
  lookBackChecked: 'yes',
  originalMedicare: 'yes',
  erisaPlan: 'yes',
  noticeDate: '2026-03-02',
  noticeReceived: '2026-03-06',
  noticeReference: 'D-5512',
  lateReason: 'the notice went to an address that was left in 2025',
  beneficiaryName: 'Rosa Lind',
  medicareNumber: '1EG4-TE5-MK73',
  partyName: 'Lakeside Family Practice, by Ines Falk, MD',
  claimantName: 'Rosa Lind',
  memberId: 'GW-00871',
  groupNumber: '4410',
  denialReasons: 'The service is included in another one of the same day.',
  planTerm: '“Covered services are paid separately where they are distinct.” Page 31',
  accountNumber: 'A-77-120',
  billDate: '2026-02-10',
  billTotal: '$2,150.00',
  estimateDate: '2026-01-12',
  estimateTotal: '$1,600.00',
  selfPay: 'yes',
  serviceState: 'Ohio',
  quarter: 'the first quarter of 2026',
  invoiceReference: 'R-2026-1-88',
  auditReference: 'PA-309',
  documents: 'the notes of both visits of 03/04/2024, and the log of minutes of 03/05/2024',
  recordsAsked: 'the office note and the signed order of each service',
  recordsTo: 'the portal of the plan, or fax 207-555-0143',
  recordsBy: '2026-04-15',
}

/** A sender and a recipient, and nothing of either in common. */
function between(
  [senderName, senderAddress, senderContact, signer]: readonly [string, string, string, string],
  [recipientName, recipientAddress]: readonly [string, string],
): Readonly<Partial<Record<FactKey, string>>> {
  const sender = { senderName, senderAddress, senderContact, signer }
  return { ...sender, recipientName, recipientAddress }
}

const plan = [
  'Granite Works Employee Health Plan',
  '9 Quarry Lane\nBarre, VT 05641',
  '802-555-0142',
  'Ada Moreno, Director of Recovery',
] as const
const practice = [
  'Lakeside Family Practice',
  '400 Lake Road\nDayton, OH 45402',
  '937-555-0118',
  'Ines Falk, MD',
] as const
const patient = [
  'Rosa Lind',
  '18 Orchard Street\nDayton, OH 45402',
  '937-555-0170',
  'Rosa Lind',
] as const
const pharmacy = [
  'Corner Pharmacy',
  '2 Mill Street\nDayton, OH 45402',
  '937-555-0133',
  'Tom Berg, pharmacist in charge',
] as const
const auditor = [
  'Harbor Benefit Audit LLC',
  '12 Quay Street\nPortland, ME 04101',
  '207-555-0142',
  'Ada Moreno, Director of Recovery',
] as const
const appeals = [`${plan[0]}, Appeals`, plan[1]] as const

/** Who writes to whom, where who writes such letters first is whom the letter names. */
const parties: Readonly<Record<Situation, ReturnType<typeof between>>> = {
  overpayment: between(plan, [practice[0], practice[1]]),
  'demand-answer': between(practice, [`${plan[0]}, Recovery`, plan[1]]),
  redetermination: between(practice, [
    'Northern Medicare Contractor, Part B Redeterminations',
    'PO Box 1100\nFargo, ND 58108',
  ]),
  'erisa-appeal': between(patient, appeals),
  'claim-file-request': between(patient, appeals),
  'no-surprises': between(patient, [practice[0], practice[1]]),
  'bill-dispute': between(patient, [practice[0], practice[1]]),
  'rebate-dispute': {
    ...between(auditor, [
      'Summit Pharmacy Benefit Management, Rebate Invoices',
      '77 Elm Street\nTrenton, NJ 08608',
    ]),
    clientName: 'Elm Street Laboratories',
  },
  'pharmacy-audit-response': {
    ...between(pharmacy, [
      'Summit Pharmacy Benefit Management, Pharmacy Audit',
      '77 Elm Street\nTrenton, NJ 08608',
    ]),
    clientName: pharmacy[0],
    documents: 'the prescription of 03/01/2024',
  },
  'record-request': between(plan, [practice[0], practice[1]]),
}

/** The cases that every kind is read with: what it is about, and which facts are stated. */
export const cases = {
  'one finding': { findings: ([first]: Found) => [first], keep: factKeys },
  'several findings': { findings: (both: Found) => both, keep: factKeys },
  'nothing stated': {
    findings: ([first]: Found) => [{ ...first, answer: undefined }],
    keep: [],
  },
} as const satisfies Readonly<
  Record<string, { findings: (both: Found) => readonly LetterFinding[]; keep: readonly FactKey[] }>
>

type Found = (typeof findingsOf)[Situation]

/** A complete letter of a kind, but for what a test leaves out. */
export function letterInput(
  situation: Situation,
  findings: readonly LetterFinding[] = [findingsOf[situation][0]],
  keep: readonly FactKey[] = factKeys,
): LetterInput {
  const [role] = letterKind(situation).roles
  if (role === undefined) throw new Error(`Nobody writes ${situation}`)
  const claims = findings.flatMap(({ lines }) => lines.flatMap(({ claimId }) => claimId ?? []))
  const named = { patientName: 'Rosa Lind', paymentReference: 'EFT 99120' }
  return {
    situation,
    role,
    reference: 'PL-2026-0007',
    today: day('2026-03-20'),
    findings,
    facts: Object.fromEntries(keep.map((key) => [key, { ...stated, ...parties[situation] }[key]])),
    claimFacts: keep.length === 0 ? {} : Object.fromEntries(claims.map((id) => [id, named])),
  }
}
