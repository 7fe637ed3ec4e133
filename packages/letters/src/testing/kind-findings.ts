import { day } from '@plumbline/engine'
import type { LetterFinding, LetterLine, Situation } from '../letter.ts'

/** Findings as the audit says them, made up for tests: what each kind of letter is really about. */

const visit: LetterLine = {
  claimId: 'C1001',
  member: '••0871',
  serviceDay: day('2024-03-04'),
  billedBy: 'billing NPI 1003000126',
  service: '99213-25',
  units: 1,
  chargedCents: 180_00,
  paidCents: 92_40,
  paidDay: day('2024-03-28'),
  atRiskCents: 92_40,
}

export function letterLine(known: Partial<LetterLine> = {}): LetterLine {
  return { ...visit, ...known }
}

const firstVisit = letterLine({ claimId: 'C1000', paidDay: day('2024-03-21'), atRiskCents: 0 })

export function letterFinding(known: Partial<LetterFinding> = {}): LetterFinding {
  return {
    ruleId: 'exact-duplicate',
    title: 'Service paid twice',
    sentence: '99213 of 03/04/2024 was paid on claim C1000 and again on claim C1001.',
    class: 'error',
    basis: 'benchmark',
    sources: [{ title: 'Medicare Claims Processing Manual, chapter 1', section: '120' }],
    arithmetic: '$92.40 paid on claim C1001, line 1',
    clearedBy: 'Records of two services, with the modifier that says so.',
    answer: 'The patient was seen twice that day, in the morning and after a fall.',
    lines: [letterLine()],
    compared: [firstVisit],
    ...known,
  }
}

const therapy = letterLine({
  claimId: 'C1002',
  service: '97110-GP',
  units: 9,
  serviceDay: day('2024-03-05'),
  chargedCents: 540_00,
  paidCents: 279_90,
  atRiskCents: 31_10,
})

const units = letterFinding({
  ruleId: 'units-over-mue',
  title: 'More units than the Medically Unlikely Edit allows',
  sentence: '9 units of 97110 were billed on 03/05/2024, but NCCI allows 8 in one day, 1 fewer.',
  sources: [
    {
      title: 'NCCI Medically Unlikely Edits, practitioner',
      section: 'MUE value and adjudication indicator',
      release: '2024 Q1',
    },
  ],
  arithmetic: '1 of 9 units of $279.90 paid on claim C1002, line 1',
  clearedBy: 'Records that show every unit.',
  answer: 'The log of minutes shows 9 units; it is enclosed.',
  lines: [therapy],
  compared: [],
})

const level = letterFinding({
  ruleId: 'second-visit-same-day',
  title: 'Two visits on one day',
  sentence: 'Two office visits of one patient by one practice on 03/04/2024 were paid.',
  class: 'lead',
  clearedBy: 'The notes of both visits, with the reason of each.',
})

/** What stands on a bill before anybody has paid on it. */
const charged = { paidCents: undefined, paidDay: undefined } as const

const billedTwice = letterFinding({
  title: 'Service billed twice',
  sentence: '99213 on 03/04/2024 at $180.00 was billed twice for the same patient.',
  arithmetic: '$180.00 charged on claim C1001, line 1',
  lines: [letterLine({ ...charged, atRiskCents: 180_00 })],
  compared: [{ ...firstVisit, ...charged }],
})

const unitsBilled = { ...units, arithmetic: '1 of 9 units of $540.00 charged.' }

const fill = letterLine({
  claimId: 'RX7001',
  service: '00406051201, Rx 600211',
  billedBy: 'pharmacy 1234567893',
  units: 60,
  chargedCents: 96_00,
  paidCents: 88_15,
  atRiskCents: 88_15,
})

const scheduleTwo = letterFinding({
  ruleId: 'refill-of-schedule-ii',
  title: 'Refill of a schedule II drug',
  sentence: 'Fill number 1 of a schedule II drug on 03/04/2024; schedule II is never refilled.',
  basis: 'binding',
  sources: [{ title: '21 CFR 1306.12(a)', section: 'no refills of schedule II' }],
  arithmetic: '$88.15 paid on claim RX7001.',
  clearedBy: 'A new prescription for this fill.',
  answer: 'It was filled on a prescription of its own, of 03/01/2024, which is enclosed.',
  lines: [fill],
  compared: [],
})

const overLabel = letterFinding({
  ruleId: 'dose-over-label',
  title: 'Daily dose above the label',
  sentence: '12 tablets a day, but the label gives 8 a day at most.',
  class: 'lead',
  sources: [{ title: 'Prescribing information', section: '2, dosage and administration' }],
  arithmetic: '',
  clearedBy: 'The directions on the prescription.',
  answer: 'The prescription gives these directions; it is enclosed.',
  lines: [{ ...fill, claimId: 'RX7002', service: '00406051201, Rx 600305', atRiskCents: 0 }],
  compared: [],
})

const invoiced = { ...fill, member: '••4410', units: 30, paidCents: 410_00, atRiskCents: 61_50 }

const on340b = letterFinding({
  ruleId: 'rebate-on-340b-claim',
  title: 'Rebate on a 340B claim',
  sentence: 'A rebate of $61.50 was claimed on a drug bought at the 340B price.',
  basis: 'binding',
  sources: [{ title: '42 USC 256b(a)(5)(A)', section: 'no duplicate discounts' }],
  arithmetic: '$61.50 invoiced on claim RX7001.',
  clearedBy: 'Proof that the drug was not bought at the 340B price.',
  lines: [invoiced],
  compared: [],
})

const claimedTwice = letterFinding({
  ruleId: 'rebate-claimed-twice',
  title: 'Rebate claimed twice',
  sentence: 'The same fill stands on the invoice twice.',
  basis: 'plan',
  sources: [],
  arithmetic: '$61.50 invoiced on claim RX7009.',
  clearedBy: 'Proof that the prescription was filled twice on the day.',
  lines: [{ ...invoiced, claimId: 'RX7009' }],
  compared: [{ ...invoiced, claimId: 'RX7008', atRiskCents: 0 }],
})

/** Of one finding, and of several, for each kind. */
export const findingsOf: Readonly<Record<Situation, readonly [LetterFinding, LetterFinding]>> = {
  overpayment: [letterFinding(), units],
  'demand-answer': [letterFinding(), units],
  redetermination: [letterFinding(), units],
  'erisa-appeal': [letterFinding(), units],
  'claim-file-request': [letterFinding(), units],
  'no-surprises': [billedTwice, unitsBilled],
  'bill-dispute': [letterFinding(), unitsBilled],
  'rebate-dispute': [on340b, claimedTwice],
  'pharmacy-audit-response': [scheduleTwo, overLabel],
  'record-request': [level, overLabel],
}
