import { day } from '../../../claim/day.ts'
import { plainFeeScheduleRow } from '../../../testing/fee-schedule.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { procedureTable, released } from '../../../testing/tables.ts'
import { surgicalSharePaidInFull } from './surgical-share-paid-in-full.ts'

const base = {
  claimId: 'A',
  claimType: 'professional',
  patientKey: 'P1',
  payer: 'Medicare',
  procedureCode: '22558',
  placeOfService: '21',
  units: 1,
  serviceFromDay: day('2024-05-02'),
} as const

const surgeon = { paidCents: 100_000 } as const
const paying = (modifier: string, paidCents: number, payer = 'Medicare') => ({
  modifiers: [modifier],
  paidCents,
  payer,
})
const found = { expect: 'finding', flags: [2] } as const

const tables = {
  feeSchedule: released(
    'feeSchedule',
    procedureTable({
      '22558': {
        ...plainFeeScheduleRow,
        bilateral: '1',
        globalDays: '090',
        preOperative: 0.1,
        intraOperative: 0.7,
        postOperative: 0.2,
      },
    }),
  ),
  feeSchedulePayments: released(
    'feeSchedulePayments',
    procedureTable({ '22558': { facilityCents: 90_000, nonFacilityCents: 90_000 } }),
  ),
}

ruleTable(surgicalSharePaidInFull, { base, tables }, [
  {
    name: "therapy by an assistant at the therapist's price",
    lines: [
      { procedureCode: '97110', modifiers: ['GP'], paidCents: 3000 },
      { procedureCode: '97110', modifiers: ['GP', 'CQ'], paidCents: 3000 },
    ],
    ...found,
    class: 'error',
    // 15%.
    atRiskCents: 450,
    says: "Medicare pays a physical therapist's assistant 85.0%",
  },
  {
    name: 'therapy by an assistant at 85%',
    lines: [
      { procedureCode: '97110', modifiers: ['GP'], paidCents: 3000 },
      { procedureCode: '97110', modifiers: ['GP', 'CQ'], paidCents: 2550 },
    ],
    expect: 'pass',
  },
  {
    name: 'therapy by an assistant before 2022',
    lines: [
      {
        procedureCode: '97110',
        modifiers: ['GP', 'CQ'],
        paidCents: 3000,
        serviceFromDay: day('2021-05-02'),
      },
    ],
    expect: 'not-applicable',
  },
  {
    name: 'an assistant at the full price',
    lines: [surgeon, paying('80', 100_000)],
    ...found,
    class: 'error',
    atRiskCents: 84_000,
    says: '100% of the whole fee, $1,000.00',
  },
  {
    name: 'no physician, at the share of one',
    lines: [surgeon, paying('AS', 16_000)],
    ...found,
    class: 'error',
    atRiskCents: 2400,
  },
  { name: 'an assistant at 16%', lines: [surgeon, paying('82', 16_000)], expect: 'pass' },
  { name: 'a co-surgeon at 62.5%', lines: [surgeon, paying('62', 62_500)], expect: 'pass' },
  {
    name: 'a co-surgeon in full, another payer',
    lines: [{ ...surgeon, payer: 'Acme Health' }, paying('62', 100_000, 'Acme Health')],
    ...found,
    class: 'lead',
    atRiskCents: 37_500,
  },
  {
    name: 'a contract that gives assistants a quarter',
    lines: [{ ...surgeon, payer: 'Acme Health' }, paying('80', 25_000, 'Acme Health')],
    expect: 'pass',
  },
  {
    name: 'nothing shows the fee of the surgeon',
    lines: [paying('80', 100_000, 'Acme Health')],
    expect: 'cannot-tell',
  },
  {
    name: 'two surgeons in full, by the national fee: a lead, because places differ',
    lines: [paying('62', 100_000), { ...paying('62', 100_000), billingNpi: '1245319599' }],
    expect: 'finding',
    flags: [1, 2],
    class: 'lead',
    atRiskCents: 75_000,
    says: "of Medicare's whole national fee, $900.00",
  },
  {
    name: 'two surgeons at their share in a dear place',
    lines: [paying('62', 78_000)],
    expect: 'pass',
  },
  {
    name: 'the operation without its aftercare, in full',
    lines: [surgeon, paying('54', 100_000)],
    ...found,
    class: 'error',
    atRiskCents: 20_000,
    says: 'the operation without its aftercare 80.0%',
  },
  {
    name: 'each part at its share',
    lines: [surgeon, paying('54', 80_000), paying('55', 20_000)],
    expect: 'pass',
  },
  {
    name: 'a colonoscopy that was broken off, in full',
    lines: [
      { ...surgeon, procedureCode: '45378' },
      { ...paying('53', 100_000), procedureCode: '45378' },
    ],
    ...found,
    class: 'error',
    atRiskCents: 50_000,
  },
  {
    name: 'what another operation that was broken off is worth, the record decides',
    lines: [surgeon, paying('53', 100_000)],
    expect: 'not-applicable',
  },
  {
    name: 'before 2016',
    lines: [{ ...paying('53', 1000), procedureCode: '45378', serviceFromDay: day('2015-12-31') }],
    expect: 'not-applicable',
  },
  {
    name: 'one of two surgeons, near the share of both sides',
    lines: [surgeon, { ...paying('62', 100_000), modifiers: ['62', '50'] }],
    expect: 'pass',
  },
  {
    name: 'unusual work (22), too: another modifier prices the line',
    lines: [surgeon, { ...paying('62', 100_000), modifiers: ['62', '22'] }],
    expect: 'not-applicable',
  },
  { name: 'no amount', lines: [surgeon, { modifiers: ['80'] }], expect: 'cannot-tell' },
  {
    name: 'denied',
    lines: [surgeon, { ...paying('80', 0), claimStatus: 'denied' }],
    expect: 'not-applicable',
  },
  { name: 'the surgeon', lines: [{ ...surgeon, modifiers: ['RT'] }], expect: 'not-applicable' },
  {
    name: 'an assistant on both sides, at the share of two fees where 150% is due',
    lines: [surgeon, { ...paying('80', 32_000), modifiers: ['50', '80'] }],
    ...found,
    class: 'error',
    atRiskCents: 8000,
    says: 'of the whole fee for both sides, $1,500.00',
  },
  {
    name: 'an assistant on both sides, at 16% of 150%',
    lines: [surgeon, { ...paying('80', 24_000), modifiers: ['50', '80'] }],
    expect: 'pass',
  },
])
