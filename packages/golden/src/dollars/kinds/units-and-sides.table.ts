import type { MedicalRow } from '../../making/medical-row.ts'
import { bill, kind, type MedicalKind } from '../dollar-kind.ts'

const lab = { place: '81', by: 'laboratory', dx: 'E11.9' } as const
const surgery = { by: 'surgery', place: '22', dx: 'K40.20' } as const
const gallbladder = { by: 'surgery', place: '22', dx: 'K80.20' } as const
const knees = { by: 'orthopedics', dx: 'M17.0' } as const
/** The part that was charged and not paid because the maximum was reached. */
const cutTo =
  (units: number, of: number) =>
  ({ charge, allowed, share }: MedicalRow): Partial<MedicalRow> => {
    const cut = Math.round((charge * (of - units)) / of)
    return {
      adjustments: [
        { group: 'CO', reason: '222', cents: cut },
        { group: 'CO', reason: '45', cents: charge - cut - allowed },
        { group: 'PR', reason: '2', cents: share },
      ].filter(({ cents }) => cents !== 0),
    }
  }

/**
 * Medically Unlikely Edits: units over the limit are denied. Limits by line or by law (adjudication
 * indicator 2) are firm, clinical ones (3) may be appealed with records. Bilateral surgery: ch. 12,
 * 40.7: indicator 1 pays both sides 150 %, 2 is priced for both, 0 pays one.
 */
export const unitAndSideKinds: readonly MedicalKind[] = [
  kind('a gallbladder removed twice on one line', [
    bill('47562x2', { ...gallbladder, over: 1 / 2 }),
  ]),
  kind('four first keratoses on one line', [
    bill('17000x4', { by: 'dermatology', dx: 'L57.0', over: 3 / 4 }),
  ]),
  kind('three glycated hemoglobins on one line', [bill('83036x3', { ...lab, over: 2 / 3 })]),
  kind('three lipid panels on one line', [
    bill('80061x3', { ...lab, over: 2 / 3, sure: 'records' }),
  ]),
  kind('four echocardiograms on one line', [
    bill('93306x4', { by: 'cardiology', dx: 'I10', over: 3 / 4, sure: 'records' }),
  ]),
  kind(
    'units over the limit on two lines of one claim',
    [bill('83036x2', { ...lab, over: 1 / 2 }), bill('83036', { ...lab, over: 1 })],
    { onAnyLine: true },
  ),
  kind('both sides of a hernia at twice the price', [
    bill('49505-50', { ...surgery, pays: 2, over: 1 / 4 }),
  ]),
  kind(
    'right and left hernia, each at the full price',
    [bill('49505-LT', { ...surgery }), bill('49505-RT', { ...surgery, over: 1 / 2 })],
    { onAnyLine: true },
  ),
  kind('both sides and two units, paid for three', [
    bill('49505-50x2', { ...surgery, pays: 3, over: 1 / 2 }),
  ]),
  kind('both sides, and one side again', [
    bill('27447-50', { by: 'orthopedics', place: '21', dx: 'M17.0', pays: 1.5 }),
    bill('27447-LT', { by: 'orthopedics', place: '21', dx: 'M17.0', over: 1 }),
  ]),
  kind('both knees injected, and one again', [
    bill('20610-50', { ...knees, pays: 1.5 }),
    bill('20610-RT', { ...knees, over: 1 }),
  ]),
  kind(
    'a scan priced for both eyes, billed by side',
    [
      bill('92133-RT', { by: 'ophthalmology', dx: 'H40.1131' }),
      bill('92133-LT', { by: 'ophthalmology', dx: 'H40.1131', over: 1 }),
    ],
    { onAnyLine: true },
  ),
  kind('50 on an organ of which there is one, paid at 150 %', [
    bill('47562-50', { ...gallbladder, pays: 1.5, over: 1 / 3 }),
  ]),

  // Nothing to take back.
  kind('$0: two units billed, one paid', [bill('47562x2', { ...gallbladder, pays: 1 })]),
  kind('$0: units over the limit cut with CO-222', [
    bill('17000x4', { by: 'dermatology', dx: 'L57.0', pays: 1, edit: cutTo(1, 4) }),
  ]),
  kind('$0: three tests billed, one paid, CO-222', [
    bill('83036x3', { ...lab, pays: 1, edit: cutTo(1, 3) }),
  ]),
  kind('$0: units at the limit', [bill('97110-GPx4', { by: 'therapy', dx: 'M54.50' })]),
  kind('$0: both sides at 150 %', [bill('49505-50', { ...surgery, pays: 1.5 })]),
  kind('$0: both sides in two units at 150 %', [bill('49505-50x2', { ...surgery, pays: 1.5 })]),
  kind('$0: 50 on an organ of which there is one, paid at 100 %', [
    bill('47562-50', { ...gallbladder, pays: 1 }),
  ]),
  kind('$0: right at the full price, left at half', [
    bill('49505-RT', { ...surgery }),
    bill('49505-LT', { ...surgery, pays: 0.5 }),
  ]),
  kind('$0: eye scan billed by side, one denied', [
    bill('92133-RT', { by: 'ophthalmology', dx: 'H40.1131' }),
    bill('92133-LT', { by: 'ophthalmology', dx: 'H40.1131', denied: 'CO-97' }),
  ]),
]
