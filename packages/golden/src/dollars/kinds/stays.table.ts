import { bill, kind, type MedicalKind } from '../dollar-kind.ts'

const hospital = { by: 'hospital', form: 'I', dx: 'J18.9' } as const
const inpatient = { ...hospital, billType: '111', through: 4, stay: [0, 4] } as const
const nursing = { by: 'nursing', form: 'I', dx: 'S72.001D', billType: '211' } as const
const oxygen = { by: 'supplier', form: 'D', place: '12', dx: 'J96.11' } as const
const sleep = { by: 'supplier', form: 'D', place: '12', dx: 'G47.33' } as const
const trip = { by: 'ambulance', place: '41', dx: 'R55' } as const

/** Stays, rent, trips. */
export const stayKinds: readonly MedicalKind[] = [
  kind('five room days for four nights', [bill('0120/x5', { ...inpatient, over: 1 / 5 })], {
    payer: 'Commercial',
  }),
  kind(
    'a room twice, and a day too many',
    [
      bill('0120/x5', { ...inpatient, over: 1 / 5 }),
      bill('0120/x5', { ...inpatient, claim: 1, paidAfter: 40, over: 1 }),
    ],
    { payer: 'Commercial' },
  ),
  kind('a test in the three days before the stay', [
    bill('0300/80053', { ...hospital, billType: '131', over: 1 }),
    bill('0120/x4', { ...hospital, billType: '111', claim: 1, day: 2, through: 6, stay: [2, 6] }),
  ]),
  kind('a test in a laboratory during the stay', [
    bill('0120/x4', inpatient),
    bill('80053', {
      by: 'laboratory',
      place: '81',
      dx: 'J18.9',
      claim: 1,
      day: 2,
      over: 1,
      sure: 'records',
    }),
  ]),
  kind('therapy by another during a stay in a nursing home', [
    bill('0120/x20', { ...nursing, through: 20, stay: [0, 20] }),
    bill('97110-GPx2', {
      by: 'therapy',
      dx: 'S72.001D',
      claim: 1,
      day: 8,
      over: 1,
    }),
  ]),
  kind(
    'the rent of a month twice',
    [
      bill('E1390-RR', { ...oxygen, pays: 0.1 }),
      bill('E1390-RR', { ...oxygen, pays: 0.1, claim: 1, day: 12, over: 1 }),
    ],
    { onAnyLine: true },
  ),
  kind('a fourteenth month of rent', [
    ...Array.from({ length: 13 }, (_, month) =>
      bill('E0601-RR', { ...sleep, claim: month, day: month * 31, pays: 0.1 }),
    ),
    bill('E0601-RR', { ...sleep, claim: 13, day: 13 * 31, pays: 0.1, over: 1 }),
  ]),
  kind('miles without a trip', [bill('A0425-RHx8', { ...trip, over: 1, sure: 'records' })]),

  // Nothing to take back.
  kind(
    '$0: a stay billed in three parts',
    [
      bill('0120/x10', {
        ...hospital,
        billType: '112',
        through: 10,
        stay: [0, 10],
        edit: () => ({ discharge: undefined }),
      }),
      bill('0120/x10', {
        ...hospital,
        billType: '113',
        claim: 1,
        day: 10,
        through: 20,
        stay: [0, 20],
        edit: () => ({ discharge: undefined }),
      }),
      bill('0120/x5', {
        ...hospital,
        billType: '114',
        claim: 2,
        day: 20,
        through: 25,
        stay: [0, 25],
      }),
    ],
    { payer: 'Commercial' },
  ),
  kind('$0: a test a week before the stay', [
    bill('0300/80053', { ...hospital, billType: '131' }),
    bill('0120/x4', { ...hospital, billType: '111', claim: 1, day: 8, through: 12, stay: [8, 12] }),
  ]),
  kind('$0: the rent of two months', [
    bill('E1390-RR', { ...oxygen, pays: 0.1 }),
    bill('E1390-RR', { ...oxygen, pays: 0.1, claim: 1, day: 31 }),
  ]),
  kind('$0: a trip and its miles', [bill('A0429-RH', trip), bill('A0425-RHx8', trip)]),
]
