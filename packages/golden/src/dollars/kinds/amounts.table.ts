import type { MedicalRow } from '../../making/medical-row.ts'
import { bill, kind, type MedicalKind } from '../dollar-kind.ts'

const paying = (change: (row: MedicalRow) => Partial<MedicalRow>) => ({ edit: change })
/** Another payer came first and left this one the patient's share. */
const secondary = paying(({ allowed, share }) => ({
  paid: share,
  share: 0,
  payer: 'Summit Health',
  plan: 'Commercial',
  adjustments: [{ group: 'OA', reason: '23', cents: allowed - share }],
}))
const hospital = { by: 'hospital', form: 'I', dx: 'J18.9' } as const

/** Amounts of one line that do not go together, and payers in line. */
export const amountKinds: readonly MedicalKind[] = [
  kind('$30 more than was allowed', [
    bill('99213', {
      coinsurance: 0,
      ...paying(({ paid }) => ({ paid: paid + 3000 })),
      overDollars: 30,
    }),
  ]),
  kind('$4.17 more than was allowed', [
    bill('99214', {
      coinsurance: 0,
      ...paying(({ paid }) => ({ paid: paid + 417 })),
      overDollars: 4.17,
    }),
  ]),
  kind('paid at what was charged', [
    bill('93306', {
      by: 'cardiology',
      dx: 'I50.9',
      coinsurance: 0,
      ...paying(({ charge }) => ({ paid: charge, adjustments: [] })),
      overDollars: 195.94,
    }),
  ]),
  kind('allowed and paid without coinsurance that the line shows', [
    bill('99214', {
      ...paying(({ allowed }) => ({ paid: allowed })),
      overDollars: 25.63,
      sure: 'records',
    }),
  ]),
  kind('allowed four times the schedule', [
    bill('95810', {
      by: 'neurology',
      dx: 'G47.33',
      pays: 4,
      over: 0.25,
      upTo: 0.75,
      sure: 'records',
    }),
  ]),
  kind('allowed more than was charged: the lesser is owed', [
    bill('93306', {
      by: 'cardiology',
      dx: 'I50.9',
      ...paying(({ allowed }) => ({ charge: Math.round(allowed * 0.8), adjustments: [] })),
      over: 0.2,
      sure: 'records',
    }),
  ]),
  kind('a visit paid twice by a secondary payer: its own payment goes back', [
    bill('99213', secondary),
    bill('99213', { ...secondary, claim: 1, paidAfter: 30, over: 1 }),
  ]),
  kind(
    'stays that overlap at two hospitals',
    [
      bill('0120/x5', { ...hospital, billType: '111', through: 5, stay: [0, 5] }),
      bill('0120/x4', {
        ...hospital,
        by: 'hospital~1',
        billType: '111',
        claim: 1,
        day: 2,
        through: 6,
        stay: [2, 6],
        // Three of its four nights are billed by both.
        over: 3 / 4,
        upTo: 1,
        sure: 'records',
      }),
    ],
    { onAnyLine: true },
  ),
  kind(
    'six room days for four nights',
    [bill('0120/x6', { ...hospital, billType: '111', through: 4, stay: [0, 4], over: 1 / 3 })],
    { payer: 'Commercial' },
  ),
  kind('the same room days on two claims', [
    bill('0120/x4', { ...hospital, billType: '111', through: 4, stay: [0, 4] }),
    bill('0120/x4', {
      ...hospital,
      billType: '111',
      claim: 1,
      paidAfter: 40,
      through: 4,
      stay: [0, 4],
      over: 1,
    }),
  ]),
  kind('two faults on one line: an excess on a pair is taken back once', [
    bill('80053', { place: '81', by: 'laboratory', dx: 'R79.89' }),
    bill('80048', {
      place: '81',
      by: 'laboratory',
      dx: 'R79.89',
      ...paying(({ paid }) => ({ paid: paid + 500 })),
      over: 1,
    }),
  ]),
  kind('two faults on one line: a duplicate that was paid over its price', [
    bill('99213', { coinsurance: 0 }),
    bill('99213', {
      coinsurance: 0,
      claim: 1,
      paidAfter: 30,
      ...paying(({ paid }) => ({ paid: paid + 500 })),
      over: 1,
    }),
  ]),
  kind('excluded, deleted and twice: each line once', [
    bill('99201-GY', { over: 1 }),
    bill('99201-GY', { claim: 1, paidAfter: 40, over: 1 }),
  ]),

  // Nothing to take back.
  kind('$0: more than allowed by its interest', [
    bill('99213', {
      coinsurance: 0,
      ...paying(({ paid, adjustments }) => ({
        paid: paid + 212,
        adjustments: [...adjustments, { group: 'CO', reason: '225', cents: -212 }],
      })),
    }),
  ]),
  kind('$0: a cent of rounding', [
    bill('99213', { coinsurance: 0, ...paying(({ paid }) => ({ paid: paid + 1 })) }),
  ]),
  kind('$0: what a secondary payer owed', [bill('99214', secondary)]),
  kind('$0: all of it the patient’s deductible', [bill('99214', { coinsurance: 1 })]),
  kind('$0: five room days and the day of discharge', [
    bill('0120/x5', { ...hospital, billType: '111', through: 5, stay: [0, 5] }),
  ]),
  kind('$0: discharged and admitted the same day elsewhere', [
    bill('0120/x3', { ...hospital, billType: '111', through: 3, stay: [0, 3] }),
    bill('0120/x3', {
      ...hospital,
      by: 'hospital~1',
      billType: '111',
      claim: 1,
      day: 3,
      through: 6,
      stay: [3, 6],
    }),
  ]),
  kind('$0: nothing was paid and nothing allowed', [
    bill('80053', { place: '81', by: 'laboratory', dx: 'R79.89' }),
    bill('80048', {
      place: '81',
      by: 'laboratory',
      dx: 'R79.89',
      ...paying(({ charge }) => ({
        allowed: 0,
        paid: 0,
        share: 0,
        adjustments: [{ group: 'CO', reason: '45', cents: charge }],
      })),
    }),
  ]),
]
