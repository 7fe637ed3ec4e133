import { bill, kind, type MedicalKind } from '../dollar-kind.ts'

const gallbladder = { by: 'surgery', place: '22', dx: 'K80.20' } as const
const knee = { by: 'orthopedics', place: '21', dx: 'M17.11' } as const
const spine = { by: 'orthopedics', place: '21', dx: 'M50.121' } as const
const eye = { by: 'ophthalmology', place: '24', dx: 'H25.11' } as const
const skin = { by: 'dermatology', dx: 'C44.319' } as const

/** Global packages, assistants, co-surgeons, several operations: ch. 12, 20.4 and 40. */
export const surgeryKinds: readonly MedicalKind[] = [
  kind('a visit within ninety days of the operation', [
    bill('47562', gallbladder),
    bill('99213', { by: 'surgery', dx: 'K80.20', claim: 1, day: 20, over: 1 }),
  ]),
  kind('a visit on the day of a small operation', [
    bill('17000', { by: 'dermatology', dx: 'L57.0' }),
    bill('99213', { by: 'dermatology', dx: 'L57.0', over: 1 }),
  ]),
  kind('the visit of the day before a large operation', [
    bill('99222', { by: 'surgery', dx: 'K35.80', place: '21', over: 1 }),
    bill('44970', { by: 'surgery', dx: 'K35.80', place: '21', claim: 1, day: 1 }),
  ]),
  kind('a repair within ten days by the same surgeon', [
    bill('11643', skin),
    bill('12051', { ...skin, claim: 1, day: 6, over: 1 }),
  ]),
  kind('a return to surgery (78) at the full price: its intra-operative share is owed', [
    bill('27447-RT', knee),
    // The share within the operation is 69 % of the fee of 27447.
    bill('27447-RT-78', { ...knee, claim: 1, day: 21, over: 0.31 }),
  ]),
  kind('care after the operation (55) beside the whole package', [
    bill('66984-RT', eye),
    bill('66984-RT-55', { by: 'ophthalmology~1', dx: 'H25.11', claim: 1, pays: 0.2, over: 1 }),
  ]),
  kind('an assistant where none is paid', [
    bill('66984-RT', eye),
    bill('66984-RT-80', { ...eye, by: 'ophthalmology+1', claim: 1, pays: 0.16, over: 1 }),
  ]),
  kind('an assistant at the full price', [
    bill('27447-RT', knee),
    bill('27447-RT-80', { ...knee, by: 'orthopedics+1', claim: 1, over: 0.84 }),
  ]),
  kind('an assistant at the surgery who is no physician (AS), at 16 %', [
    bill('27447-RT', knee),
    // 85 % of 16 %.
    bill('27447-RT-AS', { ...knee, by: 'orthopedics+1', claim: 1, pays: 0.16, over: 0.15 }),
  ]),
  kind('two surgeons (62), both at the full price', [
    bill('22551-62', { ...spine, over: 0.375 }),
    bill('22551-62', { ...spine, by: 'neurology', claim: 1, over: 0.375 }),
  ]),
  kind('two endoscopies of a family, both at the full price: the base was done once', [
    bill('45385', { by: 'gastroenterology', place: '22', dx: 'D12.5' }),
    // Of the $197.06 of 45380 in a hospital, 45378 is $181.42.
    bill('45380-59', {
      ...{ by: 'gastroenterology', place: '22', dx: 'D12.5' },
      ...{ over: 181.42 / 197.06, sure: 'records' },
    }),
  ]),
  kind('two operations of a day, both at the full price', [
    bill('49505-RT', { by: 'surgery', place: '22', dx: 'K40.90' }),
    bill('10180', { by: 'surgery', place: '22', dx: 'T81.41XA', over: 0.5 }),
  ]),
  kind(
    'split care: 54 and 55 come to more than the package',
    [
      bill('66984-RT-54', { ...eye, pays: 1, over: 0.2 }),
      bill('66984-RT-55', { by: 'ophthalmology~1', dx: 'H25.11', claim: 1, pays: 0.2 }),
    ],
    { onAnyLine: true },
  ),
  kind('discontinued (53) at the full price', [
    bill('45378-53', { by: 'gastroenterology', place: '22', dx: 'Z12.11', over: 0.5 }),
  ]),

  // Nothing to take back.
  kind('$0: the second operation of a day at half', [
    bill('49505-RT', { by: 'surgery', place: '22', dx: 'K40.90' }),
    bill('10180-51', { by: 'surgery', place: '22', dx: 'T81.41XA', pays: 0.5 }),
  ]),
  kind('$0: two surgeons (62), each at the share of one', [
    bill('22551-62', { ...spine, pays: 0.625 }),
    bill('22551-62', { ...spine, by: 'neurology', claim: 1, pays: 0.625 }),
  ]),
  kind('$0: a colonoscopy broken off (53) at half', [
    bill('45378-53', { by: 'gastroenterology', place: '22', dx: 'Z12.11', pays: 0.5 }),
  ]),
  kind('$0: a visit after ninety days', [
    bill('47562', gallbladder),
    bill('99213', { by: 'surgery', dx: 'K80.20', claim: 1, day: 95 }),
  ]),
  kind('$0: an unrelated visit within the ninety days (24)', [
    bill('47562', gallbladder),
    bill('99213-24', { by: 'surgery', dx: 'L57.0', claim: 1, day: 20 }),
  ]),
  kind('$0: a visit within the ninety days to another practice', [
    bill('47562', gallbladder),
    bill('99213', { by: 'family', dx: 'I10', claim: 1, day: 20 }),
  ]),
  kind('$0: a visit within the ninety days, denied', [
    bill('47562', gallbladder),
    bill('99213', { by: 'surgery', dx: 'K80.20', claim: 1, day: 20, denied: 'CO-97' }),
  ]),
  kind('$0: an assistant at 16 %', [
    bill('27447-RT', knee),
    bill('27447-RT-80', { ...knee, by: 'orthopedics+1', claim: 1, pays: 0.16 }),
  ]),
  kind('$0: two surgeons, 62.5 % each', [
    bill('22551-62', { ...spine, pays: 0.625 }),
    bill('22551-62', { ...spine, by: 'neurology', claim: 1, pays: 0.625 }),
  ]),
  kind('$0: the second operation at half its price', [
    bill('49505-RT', { by: 'surgery', place: '22', dx: 'K40.90' }),
    bill('10180', { by: 'surgery', place: '22', dx: 'T81.41XA', pays: 0.5 }),
  ]),
  kind('$0: care shared by 54 and 55', [
    bill('66984-RT-54', { ...eye, pays: 0.8 }),
    bill('66984-RT-55', { by: 'ophthalmology~1', dx: 'H25.11', claim: 1, pays: 0.2 }),
  ]),
  kind('$0: a return to surgery at its share', [
    bill('27447-RT', knee),
    bill('27447-RT-78', { ...knee, claim: 1, day: 21, pays: 0.69 }),
  ]),
]
