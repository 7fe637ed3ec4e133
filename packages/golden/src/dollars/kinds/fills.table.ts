import type { FillRow } from '../../making/fill-row.ts'
import { dispensed, fillKind, type FillKind } from '../dollar-kind.ts'

const medicaid = { payer: 'Medicaid' } as const
const partD = { payer: 'Part D', who: '70' } as const
const paying = (change: (row: FillRow) => Partial<FillRow>) => ({ edit: change })
/** A second payer took over what the first left to the patient. */
const copayOnly = paying(({ copay }) => ({
  paid: copay,
  copay: 0,
  payer: 'Summit Health',
  plan: 'Commercial',
}))

/** Fills: paid twice, too early, without authority, at another price. */
export const fillKinds: readonly FillKind[] = [
  fillKind(
    'a fill paid twice',
    [dispensed('metformin', 30), dispensed('metformin', 30, { over: 1 })],
    { ...medicaid, onAnyLine: true },
  ),
  fillKind(
    'a brand paid twice',
    [dispensed('apixaban', 30), dispensed('apixaban', 30, { over: 1 })],
    { onAnyLine: true },
  ),
  fillKind(
    'a fill paid three times',
    [
      dispensed('sertraline', 30),
      dispensed('sertraline', 30, { over: 1 }),
      dispensed('sertraline', 30, { over: 1 }),
    ],
    { ...medicaid, onAnyLine: true },
  ),
  fillKind(
    'the same drug from two pharmacies on one day',
    [
      dispensed('atorvastatin', 30),
      dispensed('atorvastatin', 30, { rx: 'elsewhere', pharmacy: 3, over: 1, sure: 'records' }),
    ],
    { ...medicaid, onAnyLine: true },
  ),
  fillKind('refilled on day 8 of 30: 22 days are held twice', [
    dispensed('apixaban', 30),
    dispensed('apixaban', 30, { day: 8, refill: 1, over: 22 / 30, upTo: 1, sure: 'records' }),
  ]),
  fillKind('refilled on day 12 of 30: 18 days are held twice', [
    dispensed('empagliflozin', 30),
    dispensed('empagliflozin', 30, { day: 12, refill: 1, over: 18 / 30, upTo: 1, sure: 'records' }),
  ]),
  fillKind('twelve tablets a day of one', [
    dispensed('atorvastatin', 30, { quantity: 360, over: 1 / 3, upTo: 1, sure: 'records' }),
  ]),
  fillKind('a refill of schedule II', [
    dispensed('amphetamine', 28),
    dispensed('amphetamine', 28, {
      day: 84,
      refill: 1,
      over: 1,
      edit: ({ filled }) => ({ written: filled - 84 }),
    }),
  ]),
  fillKind(
    'more refills than the schedule allows',
    [dispensed('zolpidem', 30, { refill: 6, over: 1 })],
    medicaid,
  ),
  fillKind('a drug that Part D excludes', [dispensed('phentermine', 90, { over: 1 })], partD),
  fillKind('another drug that Part D excludes', [dispensed('viagra', 30, { over: 1 })], partD),
  fillKind('$9 more than the price of the fill', [
    dispensed('losartan', 90, {
      ...paying(({ allowed }) => ({ paid: allowed + 900, copay: 0, charge: allowed + 2000 })),
      overDollars: 9,
    }),
  ]),
  fillKind('the copay was not taken off', [
    // Cost and fee are the price; plan and patient paid it and $40.00 together.
    dispensed('apixaban', 30, { ...paying(({ allowed }) => ({ paid: allowed })), overDollars: 40 }),
  ]),
  fillKind('twenty times the usual cost', [
    dispensed('atorvastatin', 90, {
      ...paying(({ ingredientCost, fee }) => ({
        ingredientCost: ingredientCost * 20,
        allowed: ingredientCost * 20 + fee,
        paid: ingredientCost * 20 + fee,
        charge: ingredientCost * 25 + fee,
        copay: 0,
      })),
      over: 0.7,
      upTo: 0.97,
      sure: 'records',
    }),
  ]),
  fillKind(
    'a rejected fill that was paid',
    [
      dispensed('losartan', 90, {
        ...paying(() => ({ status: 'Rejected', rejectCode: '79' })),
        over: 1,
      }),
    ],
    medicaid,
  ),

  // Nothing to take back.
  fillKind('$0: the copy was reversed', [
    dispensed('metformin', 30),
    dispensed('metformin', 30),
    dispensed('metformin', 30, { takesBack: 1 }),
  ]),
  fillKind('$0: reversed and filled again', [
    dispensed('losartan', 30),
    dispensed('losartan', 30, { takesBack: 0 }),
    dispensed('losartan', 30),
  ]),
  fillKind('$0: refilled on time', [
    dispensed('apixaban', 30),
    dispensed('apixaban', 30, { day: 28, refill: 1 }),
  ]),
  fillKind('$0: refilled early for a vacation', [
    dispensed('losartan', 30),
    dispensed('losartan', 30, { day: 12, refill: 1, clarification: '3' }),
  ]),
  fillKind('$0: lost medicine', [
    dispensed('rosuvastatin', 30),
    dispensed('rosuvastatin', 30, { day: 10, refill: 1, clarification: '4' }),
  ]),
  fillKind('$0: two of a household under one number', [
    dispensed('metformin', 30),
    dispensed('metformin', 30, { person: 2, rx: 'other' }),
  ]),
  fillKind(
    '$0: Part D paid, and another payer its copay',
    [dispensed('apixaban', 30), dispensed('apixaban', 30, copayOnly)],
    partD,
  ),
  fillKind('$0: refilled before a rejected fill', [
    dispensed('montelukast', 30),
    dispensed('montelukast', 30, {
      day: 14,
      refill: 1,
      ...paying(() => ({
        status: 'Rejected',
        rejectCode: '79',
        paid: 0,
        copay: 0,
        allowed: 0,
        ingredientCost: 0,
        fee: 0,
      })),
    }),
    dispensed('montelukast', 30, { day: 29, refill: 1 }),
  ]),
  fillKind('$0: brand required by the prescriber (DAW 1)', [
    dispensed('levothyroxine-brand', 30, { daw: '1' }),
  ]),
  fillKind('$0: another strength under a new prescription', [
    dispensed('levothyroxine', 30),
    dispensed('levothyroxine-brand', 30, { day: 15, daw: '1', rx: 'new' }),
  ]),
]
