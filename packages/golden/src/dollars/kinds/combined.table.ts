import { bill, dispensed, fillKind, kind, type FillKind, type MedicalKind } from '../dollar-kind.ts'

const heart = { by: 'cardiology', dx: 'I48.91' } as const
const lab = { place: '81', by: 'laboratory', dx: 'E11.9' } as const
const knee = { by: 'orthopedics', place: '21', dx: 'M17.11' } as const
const hand = { by: 'orthopedics', place: '22', dx: 'S52.501A' } as const
const hernia = { by: 'surgery', place: '22', dx: 'K40.20' } as const

/** Several faults at once, three of a kind, and payments that were put right in part. */
export const combinedKinds: readonly MedicalKind[] = [
  // $752.30, $445.05 and $298.92 in a facility: the first in full, the others at half (40.6).
  kind('three operations of a day, all at the full price', [
    bill('25607-RT', hand),
    bill('26055-FA', { ...hand, dx: 'M65.312', over: 1 / 2 }),
    bill('64721-LT', { ...hand, dx: 'G56.02', over: 1 / 2 }),
  ]),
  // 20 % was paid and 16 % is owed.
  kind('an assistant paid at 20 %', [
    bill('27447-RT', knee),
    bill('27447-RT-80', { ...knee, by: 'orthopedics+1', claim: 1, pays: 0.2, over: 0.2 }),
  ]),
  kind(
    'both sides at 150 %, on two claims',
    [
      bill('49505-50', { ...hernia, pays: 1.5 }),
      bill('49505-50', { ...hernia, claim: 1, paidAfter: 30, pays: 1.5, over: 1 }),
    ],
    { onAnyLine: true },
  ),
  kind('two units of a visit', [bill('99213x2', { ...heart, over: 1 / 2, sure: 'records' })]),
  // Each time 80 % of $167.10 less 80 % of $128.16.
  kind('a new patient three times', [
    bill('99204', heart),
    bill('99204', { ...heart, claim: 1, day: 35, overDollars: 31.15 }),
    bill('99204', { ...heart, claim: 2, day: 70, overDollars: 31.15 }),
    bill('99214', { ...heart, claim: 3, day: 100 }),
  ]),
  kind(
    'a pair paid on two claims: the copy, and column 2 of the first',
    [
      bill('80053', lab),
      bill('80048', { ...lab, over: 1 }),
      bill('80053', { ...lab, claim: 1, paidAfter: 40, over: 1 }),
      bill('80048', { ...lab, claim: 1, paidAfter: 40, over: 1 }),
    ],
    { onAnyLine: true },
  ),
  kind('a visit within ten days of a small operation', [
    bill('17110', { by: 'dermatology', dx: 'B07.9' }),
    bill('99213', { by: 'dermatology', dx: 'B07.9', claim: 1, day: 6, over: 1 }),
  ]),
  kind('taken back, paid again at $12 more than was allowed', [
    bill('99213'),
    bill('99213', { takesBack: true, paidAfter: 30 }),
    bill('99213', {
      paidAfter: 35,
      edit: ({ allowed }) => ({ paid: allowed + 1200 }),
      // The share of the patient was not taken off either; what lies over the price is certain.
      overDollars: 12,
    }),
  ]),
  // $128.16 stays; $90.87 and $56.59 go back, less what the patient owes.
  kind(
    'three visits of a day to one physician: one survives',
    [
      bill('99214', heart),
      bill('99213', { ...heart, claim: 1, paidAfter: 30, over: 1 }),
      bill('99212', { ...heart, claim: 2, paidAfter: 40, over: 1 }),
    ],
    { onAnyLine: true },
  ),
  kind('a visit within ninety days, paid twice: both go back', [
    bill('47562', { by: 'surgery', place: '22', dx: 'K80.20' }),
    bill('99213', { by: 'surgery', dx: 'K80.20', claim: 1, day: 20, over: 1 }),
    bill('99213', { by: 'surgery', dx: 'K80.20', claim: 2, day: 20, paidAfter: 50, over: 1 }),
  ]),

  // Nothing to take back.
  kind('$0: three operations of a day, at 100, 50 and 50 %', [
    bill('25607-RT', hand),
    bill('26055-FA-51', { ...hand, dx: 'M65.312', pays: 0.5 }),
    bill('64721-LT-51', { ...hand, dx: 'G56.02', pays: 0.5 }),
  ]),
  kind('$0: an assistant at 16 % of the half of a second operation', [
    bill('27447-RT', knee),
    bill('27447-RT-80', { ...knee, by: 'orthopedics+1', claim: 1, pays: 0.16 }),
    bill('22612-51', { ...knee, dx: 'M43.16', pays: 0.5 }),
    bill('22612-80', { ...knee, dx: 'M43.16', by: 'orthopedics+1', claim: 1, pays: 0.08 }),
  ]),
  kind('$0: a visit on the day before a small operation', [
    bill('99213', { by: 'dermatology', dx: 'B07.9' }),
    bill('17110', { by: 'dermatology', dx: 'B07.9', claim: 1, day: 1 }),
  ]),
  kind('$0: a copy that was voided, and a correction of the first', [
    bill('99213'),
    bill('99213', { claim: 1, paidAfter: 30 }),
    bill('99213', { claim: 2, corrects: [1, '8'], paidAfter: 40 }),
    bill('99213', { claim: 3, corrects: [0, '7'], paidAfter: 45 }),
  ]),
]

const medicaid = { payer: 'Medicaid' } as const

/** Fills of long supplies, and one that was paid and taken back in part. */
export const combinedFillKinds: readonly FillKind[] = [
  fillKind('ninety days refilled on day 30: 60 days are held twice', [
    dispensed('empagliflozin', 90),
    dispensed('empagliflozin', 90, {
      day: 30,
      refill: 1,
      over: 60 / 90,
      upTo: 1,
      sure: 'records',
    }),
  ]),
  fillKind(
    'a fill paid three times, one of them taken back',
    [
      dispensed('sertraline', 30),
      dispensed('sertraline', 30, { over: 1 }),
      dispensed('sertraline', 30),
      dispensed('sertraline', 30, { takesBack: 2 }),
    ],
    { ...medicaid, onAnyLine: true },
  ),

  // Nothing to take back.
  fillKind('$0: ninety days refilled on day 80', [
    dispensed('empagliflozin', 90),
    dispensed('empagliflozin', 90, { day: 80, refill: 1 }),
  ]),
]
