import type { FillRow } from '../../making/fill-row.ts'
import { dispensed, fillKind, type FillKind } from '../dollar-kind.ts'

const medicaid = { payer: 'Medicaid' } as const
const partD = { payer: 'Part D', who: '70' } as const
const paying = (change: (row: FillRow) => Partial<FillRow>) => ({ edit: change })
/** A price of its own, all paid by the plan. */
const priced = (ingredientCost: number, fee: number, charge: number) =>
  paying(() => ({
    ingredientCost,
    fee,
    charge,
    allowed: ingredientCost + fee,
    copay: 0,
    paid: ingredientCost + fee,
  }))

/** Fills paid in parts, twice, over the price that others are asked. */
export const fillSettlementKinds: readonly FillKind[] = [
  fillKind(
    'reversed, paid again, and once more',
    [
      dispensed('losartan', 90),
      dispensed('losartan', 90, { takesBack: 0 }),
      dispensed('losartan', 90),
      dispensed('losartan', 90, { over: 1 }),
    ],
    { ...medicaid, onAnyLine: true },
  ),
  fillKind(
    'reversed by 60 % of its payment, and paid again: 40 % stands twice',
    [
      dispensed('apixaban', 30),
      dispensed('apixaban', 30, {
        takesBack: 0,
        edit: ({ paid }) => ({ paid: Math.round(paid * 0.6) }),
      }),
      // 60 tablets at $9.51, 3 % above, and a fee of $1.50, less $40.00: $549.22, of which $329.53 went back.
      dispensed('apixaban', 30, { overDollars: 219.69 }),
    ],
    { onAnyLine: true },
  ),
  fillKind(
    'early, and twice: the copy, and the days that are held twice',
    [
      dispensed('apixaban', 30),
      dispensed('apixaban', 30, { day: 8, refill: 1, over: 22 / 30, upTo: 1, sure: 'records' }),
      dispensed('apixaban', 30, { day: 8, refill: 1, over: 1 }),
    ],
    { onAnyLine: true },
  ),
  fillKind(
    'priced at $3.00 over what is usual and customary',
    [dispensed('amlodipine', 90, { ...priced(300, 1040, 1040), overDollars: 3, sure: 'records' })],
    medicaid,
  ),
  // The patient keeps his $4.00: $2.00 of the $8.00 that the plan paid, or as the price is shared.
  fillKind('priced at $2.00 over the usual price, $4.00 of it the patient’s', [
    dispensed('furosemide', 90, {
      ...paying(() => ({
        ingredientCost: 1100,
        fee: 100,
        allowed: 1200,
        copay: 400,
        paid: 800,
        charge: 1000,
      })),
      overDollars: 1.33,
      upToDollars: 2,
      sure: 'records',
    }),
  ]),
  fillKind('paid $7.00 more than cost and fee less copay', [
    dispensed('lisinopril', 90, {
      ...paying(() => ({
        ingredientCost: 900,
        fee: 150,
        allowed: 1050,
        copay: 500,
        paid: 1250,
        charge: 2400,
      })),
      overDollars: 7,
    }),
  ]),
  fillKind(
    'a compound paid twice',
    [
      dispensed(
        'estradiol',
        30,
        paying(() => ({ compound: true })),
      ),
      dispensed('estradiol', 30, { ...paying(() => ({ compound: true })), over: 1 }),
    ],
    { ...medicaid, onAnyLine: true },
  ),
  fillKind(
    'a refill beyond what was ordered',
    [dispensed('losartan-diuretic', 30, { refill: 6, over: 1, sure: 'records' })],
    medicaid,
  ),
  fillKind(
    'sleeping pills more than six months after the order',
    [
      dispensed('zolpidem', 30, {
        refill: 3,
        edit: ({ filled }) => ({ written: filled - 215 }),
        over: 1,
      }),
    ],
    medicaid,
  ),
  fillKind(
    'a third fee for the weeks of a month',
    [
      dispensed('escitalopram', 7),
      dispensed('escitalopram', 7, { day: 7, refill: 1 }),
      dispensed('escitalopram', 7, { day: 14, refill: 2, overDollars: 10.4, sure: 'records' }),
    ],
    medicaid,
  ),
  fillKind(
    'over the counter under Part D',
    [dispensed('fexofenadine', 30, { over: 1, sure: 'records' })],
    partD,
  ),
  fillKind(
    'a primary and a secondary payer, both in full: the secondary owes the copay',
    [
      dispensed('empagliflozin', 30),
      // 30 tablets at $19.54, 3 % above, and $1.50: $605.29, of which $40.00 were left.
      dispensed('empagliflozin', 30, {
        edit: () => ({ payer: 'Summit Health', plan: 'Commercial' }),
        overDollars: 525.29,
        upToDollars: 565.29,
        sure: 'records',
      }),
    ],
    { ...partD, onAnyLine: true },
  ),
  fillKind(
    'the same fill under two claim numbers of two pharmacies of a chain',
    [
      dispensed('montelukast', 30),
      dispensed('montelukast', 30, { pharmacy: 2, rx: 'other', over: 1, sure: 'records' }),
    ],
    { ...medicaid, onAnyLine: true },
  ),
  fillKind(
    'an inhaler paid twice at two prices: the later, or the dearer',
    [
      dispensed('dry-inhaler', 30),
      dispensed('dry-inhaler', 30, {
        edit: ({ allowed, ingredientCost, paid }) => ({
          allowed: allowed + 1000,
          ingredientCost: ingredientCost + 1000,
          paid: paid + 1000,
        }),
        over: 0.9715,
        upTo: 1,
      }),
    ],
    { ...medicaid, onAnyLine: true },
  ),

  // Nothing to take back.
  fillKind('$0: half of schedule II, and the rest two days later', [
    dispensed('amphetamine', 14),
    dispensed('amphetamine', 14, { day: 14 }),
  ]),
  fillKind('$0: returned to stock after ten days, filled again', [
    dispensed('pantoprazole', 30),
    dispensed('pantoprazole', 30, { takesBack: 0 }),
    dispensed('pantoprazole', 30, { day: 10 }),
  ]),
  fillKind('$0: three days early', [
    dispensed('pantoprazole', 30),
    dispensed('pantoprazole', 30, { day: 27, refill: 1 }),
  ]),
  fillKind('$0: rejected for the copy of it', [
    dispensed('meloxicam', 30),
    dispensed(
      'meloxicam',
      30,
      paying(() => ({
        status: 'Rejected',
        rejectCode: '83',
        paid: 0,
        copay: 0,
        allowed: 0,
        ingredientCost: 0,
        fee: 0,
      })),
    ),
  ]),
  fillKind(
    '$0: priced at what is usual and customary',
    [dispensed('amlodipine', 90, priced(300, 740, 1040))],
    medicaid,
  ),
  fillKind('$0: two strengths of a drug on one day', [
    dispensed('levothyroxine', 30),
    dispensed('levothyroxine-brand', 30, { daw: '1', rx: 'new' }),
  ]),
  fillKind('$0: reversed and paid again at less', [
    dispensed('duloxetine', 30),
    dispensed('duloxetine', 30, { takesBack: 0 }),
    dispensed('duloxetine', 30, {
      edit: () => ({ ingredientCost: 200, fee: 150, allowed: 350, copay: 0, paid: 350 }),
    }),
  ]),
]
