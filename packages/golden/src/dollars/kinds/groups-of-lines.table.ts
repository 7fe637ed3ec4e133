import type { MedicalRow } from '../../making/medical-row.ts'
import { bill, kind, type MedicalKind } from '../dollar-kind.ts'

const lab = { place: '81', by: 'laboratory', dx: 'R79.89' } as const
const scope = { by: 'gastroenterology', place: '22', dx: 'D12.5' } as const
const knee = { by: 'orthopedics', place: '21', dx: 'M17.11' } as const
const knees = { by: 'orthopedics', dx: 'M17.0' } as const
const ward = { by: 'hospitalist', dx: 'J18.9', place: '21' } as const
const back = { ...knee, dx: 'M43.16' } as const
const hernia = { by: 'surgery', place: '22', dx: 'K40.20' } as const
const gallbladder = { by: 'surgery', place: '22', dx: 'K80.20' } as const
const skin = { by: 'dermatology', dx: 'L57.0' } as const
const assistant = { by: 'orthopedics+1', claim: 1 } as const
const tests = '82040 82247 82310 82374 82435 82565 82947 84075 84132 84155 84295 84450 84460 84520'
const cutTo =
  (units: number, of: number) =>
  ({ charge, allowed }: MedicalRow): Partial<MedicalRow> => {
    const cut = Math.round((charge * (of - units)) / of)
    return {
      adjustments: [
        { group: 'CO', reason: '222', cents: cut },
        { group: 'CO', reason: '45', cents: charge - cut - allowed },
      ],
    }
  }

/** Three and more lines that hang together, shares of shares, payments cut in part. */
export const groupsOfLines: readonly MedicalKind[] = [
  kind('two tests beside the panel that holds both, and each other', [
    bill('80053', lab),
    bill('80048', { ...lab, over: 1 }),
    bill('82947', { ...lab, over: 1 }),
  ]),
  kind('three endoscopies: biopsy and look belong to the removal', [
    bill('45385', scope),
    bill('45380', { ...scope, over: 1 }),
    bill('45378', { ...scope, over: 1 }),
  ]),
  kind('column 2 paid in full beside a column 1 at half: what column 2 was paid', [
    bill('45385', { ...scope, pays: 0.5 }),
    bill('45378', { ...scope, over: 1 }),
  ]),
  kind(
    'fourteen tests of a panel: $66.35 for what costs $10.56',
    [
      ...tests
        .split(' ')
        .map((code, at) => bill(code, { ...lab, ...(at === 0 && { overDollars: 55.79 }) })),
    ],
    { onAnyLine: true },
  ),
  kind('specimen handling beside a visit', [bill('99213'), bill('99000', { over: 1 })]),
  kind('a visit beside two injections without 25', [
    bill('20610-RT', { by: 'orthopedics', dx: 'M17.11' }),
    bill('20550-59', { by: 'orthopedics', dx: 'M77.11' }),
    bill('99213', { by: 'orthopedics', dx: 'M17.11', over: 1 }),
  ]),
  kind('oximetry beside a visit of the day', [bill('99213'), bill('94760', { over: 1 })]),
  kind('a twice billed column 2 of two units', [
    bill('80053', lab),
    bill('80048x2', { ...lab, over: 1 }),
    bill('80048', { ...lab, claim: 1, paidAfter: 40, over: 1 }),
  ]),
  kind('four first keratoses, of which two were paid', [
    bill('17000x4', { ...skin, pays: 2, over: 1 / 2 }),
  ]),
  kind('three tests, one of them cut with CO-222, two paid', [
    bill('83036x3', { ...lab, dx: 'E11.9', pays: 2, edit: cutTo(2, 3), over: 1 / 2 }),
  ]),
  kind('both knees injected (50) at twice the price', [
    bill('20610-50', { ...knees, pays: 2, over: 1 / 4 }),
  ]),
  kind('both knees injected (50, 59) at twice the price', [
    bill('20610-50-59', { ...knees, pays: 2, over: 1 / 4 }),
  ]),
  kind(
    'both knees injected, each at the full price, on two claims',
    [bill('20610-RT', knees), bill('20610-LT', { ...knees, claim: 1, paidAfter: 30, over: 1 / 2 })],
    { onAnyLine: true },
  ),
  kind('both eyes (50) of a scan priced for both, at twice the price', [
    bill('92133-50', { by: 'ophthalmology', dx: 'H40.1131', pays: 2, over: 1 / 2 }),
  ]),
  kind('both eyes (50) of a scan priced for both, at 150 %', [
    bill('92133-50', { by: 'ophthalmology', dx: 'H40.1131', pays: 1.5, over: 1 / 3 }),
  ]),
  kind('an assistant on both sides, at 16 % of twice the price', [
    bill('27447-50', { ...knee, dx: 'M17.0', pays: 1.5 }),
    bill('27447-50-80', { ...knee, ...assistant, dx: 'M17.0', pays: 0.32, over: 1 / 4 }),
  ]),
  kind('an assistant at 16 % of the second operation, of which half is owed', [
    bill('22612', back),
    bill('27447-RT-51', { ...knee, pays: 0.5 }),
    bill('22612-80', { ...back, ...assistant, pays: 0.16 }),
    bill('27447-RT-80', { ...knee, ...assistant, pays: 0.16, over: 1 / 2 }),
  ]),
  // 13.6 % is owed.
  kind('an assistant who is no physician (AS) at the full price', [
    bill('27447-RT', knee),
    bill('27447-RT-AS', { ...knee, ...assistant, over: 0.864 }),
  ]),
  kind('an assistant at the full price, twice', [
    bill('27447-RT', knee),
    bill('27447-RT-80', { ...knee, ...assistant, over: 0.84 }),
    bill('27447-RT-80', { ...knee, ...assistant, claim: 2, paidAfter: 40, over: 1 }),
  ]),
  kind('two surgeons (62), one of them at the full price', [
    bill('22551-62', { ...knee, dx: 'M50.121', pays: 0.625 }),
    bill('22551-62', { ...knee, dx: 'M50.121', by: 'neurology', claim: 1, over: 0.375 }),
  ]),
  kind('the second operation (51) at the full price', [
    bill('49505-RT', { ...hernia, dx: 'K40.90' }),
    bill('10180-51', { ...hernia, dx: 'T81.41XA', over: 1 / 2 }),
  ]),
  kind('three operations, the third denied, the second at the full price', [
    bill('25607-RT', { ...knee, place: '22', dx: 'S52.501A' }),
    bill('64721-LT', { ...knee, place: '22', dx: 'G56.02', over: 1 / 2 }),
    bill('26055-FA', { ...knee, place: '22', dx: 'M65.312', denied: 'CO-97' }),
  ]),
  kind('both sides at 200 % on a copy of both at 150 %', [
    bill('49505-50', { ...hernia, pays: 1.5 }),
    bill('49505-50', { ...hernia, claim: 1, paidAfter: 30, pays: 2, over: 1 }),
  ]),
  kind('two visits of a day within the ninety days', [
    bill('47562', gallbladder),
    bill('99213', { by: 'surgery', dx: 'K80.20', claim: 1, day: 20, over: 1 }),
    bill('99212', { by: 'surgery', dx: 'K80.20', claim: 2, day: 20, over: 1 }),
  ]),
  kind('a visit within the ninety days to a partner of the surgeon', [
    bill('47562', gallbladder),
    bill('99213', { by: 'surgery+1', dx: 'K80.20', claim: 1, day: 20, over: 1 }),
  ]),
  kind('two units of a visit, and a copy of it', [
    bill('99213x2', { over: 1 / 2, sure: 'records' }),
    bill('99213x2', { claim: 1, paidAfter: 30, over: 1 }),
  ]),
  kind(
    'two visits of one day of a stay',
    [bill('99232', ward), bill('99231', { ...ward, claim: 1, paidAfter: 30, over: 1 })],
    { onAnyLine: true },
  ),
  kind('the month of care planning billed twice', [
    bill('99490', { dx: 'I10 E11.9' }),
    bill('99490', { dx: 'I10 E11.9', claim: 1, day: 9, over: 1 }),
  ]),
  kind(
    'care after one discharge billed by two practices',
    [
      bill('99495', { dx: 'I50.9' }),
      bill('99495', { dx: 'I50.9', by: 'cardiology', claim: 1, day: 9, over: 1 }),
    ],
    { onAnyLine: true },
  ),

  // Nothing to take back.
  kind('$0: column 1 was taken back and column 2 stands', [
    bill('80053', lab),
    bill('80053', { ...lab, takesBack: true, paidAfter: 40 }),
    bill('80048', { ...lab, claim: 1, paidAfter: 50 }),
  ]),
  kind('$0: an assistant on both sides, at 16 % of 150 %', [
    bill('27447-50', { ...knee, dx: 'M17.0', pays: 1.5 }),
    bill('27447-50-80', { ...knee, ...assistant, dx: 'M17.0', pays: 0.24 }),
  ]),
  kind('$0: no physician (AS) at 13.6 %', [
    bill('27447-RT', knee),
    bill('27447-RT-AS', { ...knee, ...assistant, pays: 0.136 }),
  ]),
  kind('$0: a staged operation (58) within the ninety days', [
    bill('27447-RT', knee),
    bill('27447-LT-58', { ...knee, dx: 'M17.12', claim: 1, day: 40 }),
  ]),
  kind('$0: the payer halved the dearer operation of two', [
    bill('49505-RT', { ...hernia, dx: 'K40.90', pays: 0.5 }),
    bill('10180', { ...hernia, dx: 'T81.41XA' }),
  ]),
  kind('$0: both eyes of a scan priced for both, at its price', [
    bill('92133-50', { by: 'ophthalmology', dx: 'H40.1131', pays: 1 }),
  ]),
  kind('$0: complexity beside a visit', [bill('99214'), bill('G2211')]),
  kind('$0: the month of care planning in two months', [
    bill('99490', { dx: 'I10 E11.9' }),
    bill('99490', { dx: 'I10 E11.9', claim: 1, day: 34 }),
  ]),
]
