import { bill, kind, type MedicalKind } from '../dollar-kind.ts'

const heart = { by: 'cardiology', dx: 'I48.91' } as const
const ward = { by: 'hospitalist', dx: 'J18.9', place: '21' } as const

/** One visit a day, new and established patients, visits of a stay: ch. 12, 30.6. */
export const visitKinds: readonly MedicalKind[] = [
  kind('two visits of a day to one physician, the lesser goes back', [
    bill('99214', heart),
    bill('99212', { ...heart, claim: 1, paidAfter: 30, over: 1 }),
  ]),
  kind('two visits of a day in one group and specialty', [
    bill('99214', heart),
    bill('99213', { ...heart, by: 'cardiology+1', claim: 1, paidAfter: 30, over: 1 }),
  ]),
  kind(
    'two visits of a day, the higher was paid less: one survives',
    [
      bill('99213', { ...heart, over: 0 }),
      // Paid at $48.00 in place of its price.
      bill('99214', { ...heart, claim: 1, paidAfter: 30, pays: 0.4682, over: 1 }),
    ],
    { onAnyLine: true },
  ),
  kind('a new patient (99203) who was seen before: the difference to 99213', [
    bill('99213', heart),
    // 80 % of $111.51 less 80 % of $90.87.
    bill('99203', { ...heart, claim: 1, day: 30, overDollars: 16.51 }),
  ]),
  kind('a new patient (99204) who was seen by the group before: the difference to 99214', [
    bill('99214', heart),
    // 80 % of $167.10 less 80 % of $128.16.
    bill('99204', { ...heart, by: 'cardiology+1', claim: 1, day: 30, overDollars: 31.15 }),
  ]),
  kind('a new patient twice: the second is established', [
    bill('99204', heart),
    bill('99204', { ...heart, claim: 1, day: 35, overDollars: 31.15 }),
    // What an established visit costs here.
    bill('99214', { ...heart, claim: 2, day: 60 }),
  ]),
  kind('two first visits of one stay', [
    bill('99223', ward),
    bill('99223', { ...ward, claim: 1, day: 1, upTo: 1, over: 0.315 }),
  ]),
  kind(
    'two discharges of one stay',
    [bill('99238', ward), bill('99238', { ...ward, claim: 1, day: 1, over: 1 })],
    { onAnyLine: true },
  ),
  kind('a visit at the office during a stay: the difference to the facility price', [
    bill('0120/x4', {
      by: 'hospital',
      form: 'I',
      billType: '111',
      dx: 'J18.9',
      through: 4,
      stay: [0, 4],
    }),
    // The share of the payment by which $90.87 exceeds $65.24, to the cent above or below.
    bill('99213', { ...heart, claim: 1, day: 2, over: 0.28198, upTo: 0.28213, sure: 'records' }),
  ]),
  kind('a wellness visit within the year', [
    bill('G0439', { dx: 'Z00.00' }),
    bill('G0439', { dx: 'Z00.00', claim: 1, day: 200, over: 1 }),
  ]),
  kind(
    'a screening mammogram within the year',
    [
      bill('77067', { by: 'imaging', dx: 'Z12.31' }),
      bill('77067', { by: 'imaging', dx: 'Z12.31', claim: 1, day: 150, over: 1 }),
    ],
    { who: 'F 70' },
  ),

  // Nothing to take back.
  kind('$0: two visits of a day to two specialties', [
    bill('99214', heart),
    bill('99214', { by: 'pulmonology', dx: 'J44.9', claim: 1 }),
  ]),
  kind('$0: two visits of a day, one denied', [
    bill('99214', heart),
    bill('99212', { ...heart, claim: 1, denied: 'CO-97' }),
  ]),
  kind('$0: a new patient of another specialty', [
    bill('99213', heart),
    bill('99203', { by: 'dermatology', dx: 'L57.0', claim: 1, day: 30 }),
  ]),
  kind('$0: a new patient after three years', [
    bill('99213', heart),
    bill('99203', { ...heart, claim: 1, day: 1130 }),
  ]),
  kind('$0: a visit to the office before the stay', [
    bill('99213', heart),
    bill('0120/x4', {
      by: 'hospital',
      form: 'I',
      billType: '111',
      dx: 'J18.9',
      claim: 1,
      day: 3,
      through: 7,
      stay: [3, 7],
    }),
  ]),
  kind('$0: a wellness visit a year later', [
    bill('G0439', { dx: 'Z00.00' }),
    bill('G0439', { dx: 'Z00.00', claim: 1, day: 400 }),
  ]),
]
