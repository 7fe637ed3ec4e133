import { day } from '@plumbline/engine'
import { factKeys, type FactKey } from '../facts/facts.ts'
import { letterKind } from '../kinds/index.ts'
import type { LetterFinding, LetterInput, LetterLine, Situation } from '../letter.ts'

/** What a person stated, made up for tests; every fact of the closed list but the recipient. */
const stated: Readonly<Record<Exclude<FactKey, `recipient${string}`>, string>> = {
  senderName: 'Harbor Benefit Audit LLC',
  senderAddress: '12 Quay Street\nPortland, ME 04101',
  senderContact: '207-555-0142',
  signer: 'Ada Moreno, Director of Recovery',
  deliveryMethod: 'Certified mail',
  clientName: 'Lakeside Family Practice',
  planName: 'Granite Works Employee Health Plan',
  planFunding: 'self-funded',
  repaymentMethod: 'by check to the address above, with our reference',
  disputeContact: 'the address above, attention Disputes',
  replyDays: '30',
  offsetMethod: 'the amount is taken from later payments of this plan to you',
  lookBackChecked: 'yes',
  noticeDate: '2026-03-02',
  noticeReceived: '2026-03-06',
  noticeReference: 'D-5512',
  lateReason: 'the notice went to an address that was left in 2025',
  beneficiaryName: 'Rosa Lind',
  medicareNumber: '1EG4-TE5-MK73',
  partyName: 'Lakeside Family Practice, by A. Moreno',
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
  documents: 'the office note of 2024-03-04 and the order',
  recordsAsked: 'the office note and the signed order of each service',
  recordsBy: '2026-04-15',
}

const provider = {
  recipientName: 'Lakeside Family Practice',
  recipientAddress: '400 Lake Road\nDayton, OH 45402',
}
const plan = {
  recipientName: 'Granite Works Employee Health Plan, Appeals',
  recipientAddress: '9 Quarry Lane\nBarre, VT 05641',
}
const contractor = {
  recipientName: 'Northern Medicare Contractor, Part B Redeterminations',
  recipientAddress: 'PO Box 1100\nFargo, ND 58108',
}
const manufacturer = {
  recipientName: 'Elm Street Laboratories, Rebate Operations',
  recipientAddress: '77 Elm Street\nTrenton, NJ 08608',
}

/** To whom each letter goes. */
const recipients: Readonly<Record<Situation, typeof provider>> = {
  overpayment: provider,
  'demand-answer': plan,
  redetermination: contractor,
  'erisa-appeal': plan,
  'claim-file-request': plan,
  'no-surprises': provider,
  'bill-dispute': provider,
  'rebate-dispute': manufacturer,
  'pharmacy-audit-response': plan,
  'record-request': provider,
}

export function letterLine(known: Partial<LetterLine> = {}): LetterLine {
  return {
    claimId: 'C1001',
    member: '••0871',
    serviceDay: day('2024-03-04'),
    service: '99213-25',
    units: 1,
    chargedCents: 180_00,
    paidCents: 92_40,
    paidDay: day('2024-03-28'),
    atRiskCents: 92_40,
    ...known,
  }
}

export function letterFinding(known: Partial<LetterFinding> = {}): LetterFinding {
  return {
    ruleId: 'exact-duplicate',
    title: 'Same service paid twice',
    sentence: '99213 of 2024-03-04 was paid on claim C1000 and again on claim C1001.',
    class: 'error',
    sources: [{ title: 'Medicare Claims Processing Manual', section: 'chapter 1, section 120' }],
    arithmetic: '$92.40 = paid on the second claim.',
    clearedBy: 'a record of two visits on that day.',
    answer: 'The patient was seen twice; the notes of both visits are enclosed.',
    lines: [letterLine()],
    ...known,
  }
}

const several = [
  letterFinding(),
  letterFinding({
    ruleId: 'units-over-mue',
    title: 'More units than a day can hold',
    sentence: '97110 was billed with 9 units on 2024-03-05; 8 are the most for one day.',
    arithmetic: '$31.10 = 1 of 9 units of $279.90.',
    lines: [
      letterLine({
        claimId: 'C1002',
        service: '97110-GP',
        units: 9,
        serviceDay: day('2024-03-05'),
        chargedCents: 540_00,
        paidCents: 279_90,
        atRiskCents: 31_10,
      }),
    ],
  }),
]

/** The cases that every kind is read with. */
export const cases = {
  'one finding': { findings: [letterFinding()], keep: factKeys },
  'several findings': { findings: several, keep: factKeys },
  'nothing stated': { findings: [letterFinding({ answer: undefined })], keep: [] },
} as const satisfies Readonly<
  Record<string, { findings: readonly LetterFinding[]; keep: readonly FactKey[] }>
>

/** A complete letter of a kind, but for what a test leaves out. */
export function letterInput(
  situation: Situation,
  findings: readonly LetterFinding[] = [letterFinding()],
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
    facts: Object.fromEntries(
      keep.map((key) => [key, { ...stated, ...recipients[situation] }[key]]),
    ),
    claimFacts: keep.length === 0 ? {} : Object.fromEntries(claims.map((id) => [id, named])),
  }
}
