import type { MedicalRow } from '../../making/medical-row.ts'
import { bill, kind, type MedicalKind } from '../dollar-kind.ts'

const paying = (change: (row: MedicalRow) => Partial<MedicalRow>) => ({ edit: change })
const lab = { place: '81', by: 'laboratory', dx: 'E11.9' } as const
const scan = { by: 'imaging', dx: 'M54.16' } as const
const scope = { by: 'gastroenterology', place: '22', dx: 'D12.5' } as const
/** Two percent of what Medicare would pay is withheld (CARC 253). */
const sequestered = ({ paid, adjustments }: MedicalRow): Partial<MedicalRow> => {
  const cut = Math.round(paid * 0.02)
  return {
    paid: paid - cut,
    adjustments: [...adjustments, { group: 'CO', reason: '253', cents: cut }],
  }
}
/** A part was paid before on another remittance (CARC B13). */
const theRestOf = (share: number) =>
  paying(({ paid, adjustments }) => {
    const before = Math.round(paid * share)
    return {
      paid: paid - before,
      adjustments: [...adjustments, { group: 'OA', reason: 'B13', cents: before }],
    }
  })

/** Payments in parts, taken back, paid anew, shared with others: what stands in the end is compared. */
export const settlementKinds: readonly MedicalKind[] = [
  kind(
    'three copies, one of them taken back: one is owed too much',
    [
      bill('99213'),
      bill('99213', { claim: 1, paidAfter: 30, over: 1 }),
      bill('99213', { claim: 2, paidAfter: 40 }),
      bill('99213', { claim: 2, paidAfter: 60, takesBack: true }),
    ],
    { onAnyLine: true },
  ),
  kind('three copies, the first of them denied', [
    bill('72148', { ...scan, denied: 'CO-16' }),
    bill('72148', { ...scan, claim: 1, paidAfter: 40 }),
    bill('72148', { ...scan, claim: 2, paidAfter: 60, over: 1 }),
  ]),
  kind('a corrected claim, and the same visit again as if it were new', [
    bill('99214'),
    bill('99213', { claim: 1, corrects: [0, '7'], paidAfter: 40 }),
    bill('99213', { claim: 2, paidAfter: 60, over: 1 }),
  ]),
  kind('a corrected claim that still has its pair', [
    bill('45385', scope),
    bill('45378', { ...scope }),
    bill('45385', { ...scope, claim: 1, corrects: [0, '7'], paidAfter: 50 }),
    bill('45378', { ...scope, claim: 1, corrects: [0, '7'], paidAfter: 50, over: 1 }),
  ]),
  kind('sequestered and paid twice: 98 % of it goes back', [
    bill('99213', paying(sequestered)),
    bill('99213', { claim: 1, paidAfter: 30, ...paying(sequestered), over: 1 }),
  ]),
  kind('interest of $2.12 and $10 on top: the $10 go back', [
    bill('99213', {
      coinsurance: 0,
      ...paying(({ paid, adjustments }) => ({
        paid: paid + 1212,
        adjustments: [...adjustments, { group: 'CO', reason: '225', cents: -212 }],
      })),
      overDollars: 10,
    }),
  ]),
  kind('payment and share of the patient are $5 more than was allowed', [
    bill('99214', {
      ...paying(({ paid }) => ({ paid: paid + 500 })),
      overDollars: 5,
      sure: 'records',
    }),
  ]),
  kind('paid although all of it was the deductible', [
    bill('99214', {
      coinsurance: 1,
      ...paying(({ allowed }) => ({ paid: allowed })),
      over: 1,
      sure: 'records',
    }),
  ]),
  // $72.70 of each payer for $90.87.
  kind('both payers paid as if they were the first', [
    bill('99213', {
      ...paying(({ paid }) => ({ otherPaid: paid, share: 0 })),
      overDollars: 54.53,
      sure: 'records',
    }),
  ]),
  kind('a copy that was paid in part before: the rest goes back too', [
    bill('72148', scan),
    bill('72148', { ...scan, claim: 1, paidAfter: 40, ...theRestOf(0.4), over: 1 }),
  ]),
  kind('a copy with 25 of a visit on another claim', [
    bill('99213'),
    bill('99213-25', { claim: 1, paidAfter: 30, over: 1 }),
  ]),
  kind('two of three lines paid again', [
    bill('99214-25'),
    bill('93000'),
    bill('36415'),
    bill('93000', { claim: 1, paidAfter: 35, over: 1 }),
    bill('36415', { claim: 1, paidAfter: 35, over: 1 }),
  ]),
  kind('two units paid twice', [
    bill('97110-GPx2', { by: 'therapy', dx: 'M54.50' }),
    bill('97110-GPx2', { by: 'therapy', dx: 'M54.50', claim: 1, paidAfter: 30, over: 1 }),
  ]),
  kind('sent too late, and twice: both go back', [
    bill('99213', { edit: ({ from }) => ({ received: from + 500, paidOn: from + 520 }), over: 1 }),
    bill('99213', {
      claim: 1,
      edit: ({ from }) => ({ received: from + 510, paidOn: from + 540 }),
      over: 1,
    }),
  ]),
  kind('a denied copy that was paid over its price', [
    bill('99213'),
    bill('99213', {
      claim: 1,
      paidAfter: 30,
      edit: ({ paid }) => ({ status: 'Denied', paid: paid + 500 }),
      over: 1,
    }),
  ]),

  // Nothing to take back.
  kind('$0: the rest of a payment (B13)', [
    bill('72148', { ...scan, ...paying(({ paid }) => ({ paid: Math.round(paid * 0.4) })) }),
    bill('72148', { ...scan, paidAfter: 50, ...theRestOf(0.4) }),
  ]),
  kind('$0: sequestered', [bill('99214', paying(sequestered))]),
  kind('$0: taken back, paid again at less', [
    bill('99214'),
    bill('99214', { takesBack: true, paidAfter: 30 }),
    bill('99214', { paidAfter: 30, pays: 0.8 }),
  ]),
  kind('$0: denied, paid on appeal', [
    bill('93306', { by: 'cardiology', dx: 'I50.9', denied: 'CO-50' }),
    bill('93306', { by: 'cardiology', dx: 'I50.9', paidAfter: 90 }),
  ]),
  kind('$0: capitated, sent twice', [
    bill('99213', { denied: 'CO-24' }),
    bill('99213', { claim: 1, paidAfter: 40, denied: 'CO-24' }),
  ]),
  kind('$0: a test repeated on the day (91)', [bill('82947', lab), bill('82947-91', lab)]),
  kind('$0: another payer paid the rest', [
    bill('99213', {
      ...paying(({ allowed, share }) => ({
        paid: share,
        share: 0,
        otherPaid: allowed - share,
        adjustments: [{ group: 'OA', reason: '23', cents: allowed - share }],
      })),
    }),
  ]),
  kind('$0: a corrected claim of fewer units', [
    bill('97110-GPx4', { by: 'therapy', dx: 'M54.50' }),
    bill('97110-GPx2', {
      by: 'therapy',
      dx: 'M54.50',
      claim: 1,
      corrects: [0, '7'],
      paidAfter: 40,
    }),
  ]),
]
