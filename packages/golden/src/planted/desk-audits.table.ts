import { drugOf } from '../making/drugs.ts'
import { fill, refills, wrong, type Fill, type FillScene } from '../making/fill-scene.ts'
import type { FillRow } from '../making/fill-row.ts'
import { plantFills } from './plant-fills.ts'

const adult = { who: '30-54', payer: 'Commercial' } as const
const partD = { who: '66-85', payer: 'Part D' } as const

const brands = ['apixaban', 'empagliflozin', 'semaglutide', 'dulaglutide', 'insulin-aspart']
const generics = ['metformin', 'atorvastatin', 'losartan', 'gabapentin', 'sertraline']

/** What the drug is called on the line, with an NDC that no list knows. */
function named(drugName: string, brand = false): Pick<Fill, 'edit'> {
  return { edit: () => ({ drugName, brand, ndc: '' }) }
}

/** Labels of packages sold without a prescription, which the planted errors need. */
export const shelfLabels: ReadonlyMap<
  string,
  { readonly name: string; readonly overTheCounter: boolean }
> = new Map([
  [drugOf('fexofenadine').ndc, { name: drugOf('fexofenadine').name, overTheCounter: true }],
])

/** Errors that desk audits of pharmacies look for, one known error a scene. */
export const plantedDeskAudits: readonly FillScene[] = [
  ...plantFills(
    'vaccine-beyond-series',
    adult,
    [
      'ABRYSVO KIT',
      'AREXVY KIT',
      'MRESVIA SYRINGE',
      'BOOSTRIX TDAP SYRINGE',
      'ADACEL TDAP SYRINGE',
    ].map((drugName) => [
      fill('gabapentin', 1, { quantity: 1, edit: () => ({ drugName, ndc: '' }) }),
      wrong('gabapentin', 1, {
        day: 60,
        rx: 'second',
        quantity: 1,
        edit: () => ({ drugName, ndc: '' }),
      }),
    ]),
  ),
  ...plantFills(
    'bottle-counted-as-milliliter',
    adult,
    [
      'AMOXICILLIN 400 MG/5 ML SUSP',
      'CEFDINIR 250 MG/5 ML SUSP',
      'AZITHROMYCIN 200 MG/5 ML SUSP',
      'CEPHALEXIN 250 MG/5 ML SUSP',
      'AMOX-CLAV 600-42.9 MG/5 ML SUSP',
    ].map((drugName) => [
      wrong('gabapentin', 10, {
        quantity: 1,
        edit: () => ({ drugName, ndc: '', unit: 'ML' }),
      }),
    ]),
  ),
  ...plantFills(
    'fill-does-not-add-up',
    adult,
    brands.map((drug) => [
      wrong(drug, 28, { edit: ({ allowed, charge }) => ({ paid: allowed, charge }) }),
    ]),
  ),
  ...plantFills(
    'price-over-usual-and-customary',
    adult,
    brands.map((drug) => [
      wrong(drug, 28, { edit: ({ allowed }) => ({ charge: Math.round(allowed * 0.8) }) }),
    ]),
  ),
  ...plantFills(
    'prescriber-is-pharmacy',
    adult,
    generics.map((drug) => [
      wrong(drug, 30, { edit: ({ pharmacyNpi }) => ({ prescriberNpi: pharmacyNpi }) }),
    ]),
  ),
  ...plantFills(
    'over-the-counter-drug',
    adult,
    [30, 15, 20, 60, 90].map((days) => [wrong('fexofenadine', days)]),
  ),
  ...plantFills(
    'brand-code-without-generic',
    adult,
    ['1', '2', '3', '4', '7'].map((daw, at) => [wrong(brands[at % 4] ?? '', 28, { daw })]),
  ),
  ...plantFills(
    'brand-despite-generic',
    adult,
    [
      'LIPITOR 10 MG TABLET',
      'ZOLOFT 25 MG TABLET',
      'COZAAR 25 MG TABLET',
      'NORVASC 2.5 MG TABLET',
      'PLAVIX 75 MG TABLET',
    ].map((drugName, at) => [
      // Priced as brands are.
      wrong('empagliflozin', 30, {
        daw: String(at < 3 ? 1 : 2),
        ...named(drugName, true),
      }),
    ]),
  ),
  ...plantFills(
    'rebate-on-unpaid-claim',
    adult,
    brands.map((drug) => [wrong(drug, 28, { rejected: '75', edit: () => ({ rebate: 12_000 }) })]),
  ),
  ...plantFills(
    'rebate-claimed-twice',
    adult,
    brands.map((drug) => {
      const rebated: Pick<Fill, 'edit' | 'quantity'> = {
        edit: ({ allowed }) => ({ rebate: Math.round(allowed * 0.3) }),
        ...(drug === 'insulin-aspart' && { quantity: 10 }),
      }
      return [fill(drug, 28, rebated), wrong(drug, 28, rebated)]
    }),
  ),
  ...plantFills(
    'rebate-over-price',
    adult,
    brands.map((drug) => [
      wrong(drug, 28, {
        edit: ({ ingredientCost }) => ({ rebate: Math.round(ingredientCost * 1.4) }),
      }),
    ]),
  ),
  ...plantFills(
    'rebate-not-owed',
    adult,
    generics.map((drug) => [wrong(drug, 30, { edit: () => ({ rebate: 20 }) })]),
  ),
  ...plantFills(
    'first-opioid-over-7-days',
    adult,
    [10, 14, 20, 30, 15].map((days, at) => [
      ...refills(generics[at] ?? '', 30, 30, 3),
      wrong(at % 2 === 0 ? 'oxycodone' : 'hydrocodone', days, { day: 70 + at, quantity: days * 2 }),
    ]),
  ),
  ...plantFills(
    'opioids-from-many-prescribers',
    adult,
    ['oxycodone', 'hydrocodone', 'oxycodone', 'tramadol', 'hydrocodone'].map((drug, at) =>
      [0, 1, 2, 3].map((each) => {
        const details = {
          day: each * (9 + at),
          rx: `of prescriber ${each}`,
          prescriber: each,
          pharmacy: each,
          quantity: 15,
        }
        return each === 3 ? wrong(drug, 5, details) : fill(drug, 5, details)
      }),
    ),
  ),
  ...plantFills(
    'duplicate-therapy',
    adult,
    [
      ['atorvastatin', 'rosuvastatin'],
      ['omeprazole', 'pantoprazole'],
      ['sertraline', 'escitalopram'],
      ['meloxicam', 'naproxen'],
      ['fluoxetine', 'sertraline'],
    ].map(([one = '', other = '']) => [
      fill(one, 30),
      wrong(other, 30, { day: 5 }),
      fill(one, 30, { day: 30, refill: 1 }),
      fill(other, 30, { day: 35, refill: 1 }),
    ]),
  ),
  ...plantFills(
    'drug-not-for-age-or-sex',
    { who: '4-8', payer: 'Medicaid' },
    [
      wrong('tramadol', 3, { quantity: 6 }),
      wrong('benzonatate', 5, { quantity: 10 }),
      wrong('zolpidem', 10),
      wrong('phentermine', 30),
      wrong('tamsulosin', 30),
    ].map((each) => [each]),
  ),
  ...plantFills(
    'glp1-without-diabetes',
    adult,
    ['semaglutide', 'dulaglutide', 'semaglutide', 'dulaglutide', 'semaglutide'].map((drug, at) => [
      fill(['losartan', 'lisinopril', 'levothyroxine', 'amlodipine', 'sertraline'][at] ?? '', 90, {
        day: -190 - at,
      }),
      wrong(drug, 28, { quantity: drug === 'semaglutide' ? 3 : 2 }),
    ]),
  ),
  ...plantFills(
    'weekly-drug-counted-daily',
    adult,
    [4, 12, 4, 5, 8].map((days) => [
      wrong('levothyroxine', days, { ...named('ALENDRONATE SODIUM 70 MG TABLET') }),
    ]),
  ),
  ...plantFills(
    'days-supply-too-long',
    adult,
    generics
      .filter((drug) => drug !== 'gabapentin')
      .concat('levothyroxine')
      .map((drug) => [wrong(drug, 300, { quantity: 30 })]),
  ),
  ...plantFills(
    'days-over-safety-program',
    adult,
    [45, 60, 90, 60, 84].map((days) => [
      wrong('levothyroxine', days, { ...named('ISOTRETINOIN 40 MG CAPSULE') }),
    ]),
  ),
  ...plantFills(
    'package-not-whole',
    adult,
    [
      wrong('semaglutide', 28, { quantity: 1 }),
      wrong('dulaglutide', 28, { quantity: 1.7 }),
      wrong('dry-inhaler', 30, { quantity: 30 }),
      wrong('latanoprost', 25, { quantity: 3 }),
      wrong('inhaler', 30, { quantity: 1 }),
    ].map((each) => [each]),
  ),
  ...plantFills(
    'days-supply-shortened',
    adult,
    [10, 12, 14, 15, 16].map((days) => [
      fill('dry-inhaler', days, { quantity: 60 }),
      wrong('dry-inhaler', days, { day: days, refill: 1, quantity: 60 }),
    ]),
  ),
  ...plantFills(
    'dose-over-label',
    adult,
    [
      wrong('montelukast', 30, { quantity: 60 }),
      wrong('temazepam', 30, { quantity: 90 }),
      wrong('clopidogrel', 30, { quantity: 150 }),
      wrong('zolpidem', 30, { quantity: 90 }),
      wrong('tamsulosin', 30, { quantity: 90 }),
    ].map((each) => [each]),
  ),
  ...plantFills(
    'fill-split-for-fees',
    adult,
    generics.map((drug) => [
      fill(drug, 7),
      fill(drug, 7, { day: 7, refill: 1 }),
      wrong(drug, 7, { day: 14, refill: 2 }),
    ]),
  ),
  ...plantFills(
    'part-b-drug-under-part-d',
    partD,
    [
      'ALBUTEROL SUL 2.5 MG/3 ML NEB SOLN',
      'IPRATROPIUM BR 0.02% NEB SOLN',
      'BUDESONIDE 0.5 MG/2 ML NEB SUSP',
      'LEVALBUTEROL 0.63 MG/3 ML NEB SOL',
      'DUONEB INHALATION SOLN NEB',
    ].map((drugName) => [wrong('timolol', 30, { quantity: 90, ...named(drugName) })]),
  ),
  ...plantFills(
    'costly-compound',
    adult,
    ['apixaban', 'empagliflozin', 'semaglutide', 'dulaglutide', 'dry-inhaler'].map((drug) => [
      wrong(drug, 30, {
        compound: true,
        edit: () => ({ ndc: '00000000000', drugName: 'COMPOUND CREAM' }),
      }),
    ]),
  ),
  ...plantFills(
    'two-long-acting-opioids',
    adult,
    [
      ['MORPHINE SULF ER 15 MG TABLET', 'FENTANYL 12 MCG/HR PATCH'],
      ['METHADONE HCL 5 MG TABLET', 'FENTANYL 12 MCG/HR PATCH'],
      ['OXYCONTIN ER 10 MG TABLET', 'MORPHINE SULF ER 15 MG TABLET'],
      ['TRAMADOL HCL ER 100 MG TABLET', 'MORPHINE SULF ER 15 MG TABLET'],
      ['MORPHINE SULF ER 15 MG TABLET', 'TAPENTADOL ER 50 MG TABLET'],
    ].map(([one = '', other = ''], at) => [
      fill('levothyroxine', 30, { rx: 'one', quantity: 30, ...named(one) }),
      wrong('levothyroxine', 30, { rx: 'other', day: 3 + at, quantity: 10, ...named(other) }),
    ]),
  ),
  ...plantFills(
    'override-code-repeated',
    adult,
    generics.map((drug, at) => [
      fill(drug, 30),
      fill(drug, 30, { day: 20, refill: 1, clarification: '4' }),
      fill(drug, 30, { day: 45, refill: 2, clarification: at % 2 === 0 ? '3' : '4' }),
      wrong(drug, 30, { day: 70 + at, refill: 3, clarification: '4' }),
    ]),
  ),
  ...plantFills(
    'dispensing-fee-outlier',
    adult,
    generics.map((drug, at) => [
      wrong(drug, 30, {
        edit: ({ allowed, fee, paid, charge }) => {
          const more = 3000 + 700 * at - fee
          return {
            fee: fee + more,
            allowed: allowed + more,
            paid: paid + more,
            charge: charge + more,
          }
        },
      }),
    ]),
  ),
  ...plantFills('unit-not-of-drug', adult, [
    [wrong('timolol', 30, { quantity: 5, edit: () => ({ unit: 'EA' }) })],
    [wrong('atorvastatin', 30, { edit: () => ({ unit: 'ML' }) })],
    [wrong('metformin', 30, { edit: () => ({ unit: 'GM' }) })],
    [wrong('sertraline', 90, { edit: () => ({ unit: 'ML' }) })],
    [wrong('empagliflozin', 30, { edit: () => ({ unit: 'GM' }) })],
  ]),
  ...plantFills(
    'rebate-units-over-quantity',
    adult,
    brands.map((drug, at) => [
      wrong(drug, 28, {
        edit: ({ allowed, quantity }) => ({
          rebate: Math.round(allowed * 0.3),
          rebateUnits: quantity * ([10, 2, 100, 1.5, 3][at] ?? 2),
        }),
      }),
    ]),
  ),
  ...plantFills(
    'starter-pack-repeated',
    adult,
    [
      'ELIQUIS 30-DAY STARTER PACK',
      'CHANTIX STARTING MONTH BOX',
      'XARELTO STARTER PACK',
      'SAVELLA TITRATION PACK',
      'AUSTEDO XR TITRATION KIT',
    ].map((drugName) => [
      fill('gabapentin', 28, { edit: () => ({ drugName, ndc: '' }) }),
      wrong('gabapentin', 28, {
        day: 35,
        rx: 'second',
        edit: () => ({ drugName, ndc: '' }),
      }),
    ]),
  ),
  ...plantFills(
    'brand-over-14-days-in-facility',
    partD,
    [30, 28, 30, 90, 31].map((days, at) => [
      wrong('empagliflozin', days, { clarification: at % 2 === 0 ? '18' : '36' }),
    ]),
  ),
  ...plantFills(
    'billed-over-pharmacy-payment',
    adult,
    ['apixaban', 'empagliflozin', 'semaglutide', 'dulaglutide', 'levothyroxine-brand'].map(
      (drug, at) => [
        ...refills(drug, 28, 28, 3).map((each) => ({
          ...each,
          edit: ({ paid }: FillRow) => ({ pharmacyPaid: paid }),
        })),
        wrong(drug, 28, {
          day: 84,
          refill: 3,
          edit: ({ paid }) => ({ pharmacyPaid: Math.round(paid * (0.9 - at / 20)) }),
        }),
      ],
    ),
  ),
]
