import { fill, wrong, type FillScene } from '../making/fill-scene.ts'
import { plantFills } from './plant-fills.ts'

const adult = { who: '30-64', payer: 'Commercial' } as const
const partD = { who: '66-85', payer: 'Part D' } as const
const medicaid = { who: '30-60', payer: 'Medicaid' } as const

/** Fills with one known error. */
export const plantedFills: readonly FillScene[] = [
  ...plantFills(
    'ndc-form-impossible',
    adult,
    ['0037818001O', '00000-0000-00', '12345', '99999999999', '0378-1800-1A'].map((ndc) => [
      wrong('levothyroxine', 30, { edit: () => ({ ndc }) }),
    ]),
  ),
  ...plantFills(
    'ndc-not-in-directory',
    adult,
    ['00378180099', '00093505699', '00591040577', '00904704799', '00781286888'].map((ndc) => [
      wrong('levothyroxine', 30, { edit: () => ({ ndc }) }),
    ]),
  ),
  ...plantFills(
    'duplicate-fill',
    adult,
    ['apixaban', 'atorvastatin', 'empagliflozin', 'sertraline', 'gabapentin'].map((drug) => [
      fill(drug, 30),
      wrong(drug, 30),
    ]),
  ),
  ...plantFills('npi-check-digit', adult, [
    [
      wrong('metformin', 30, {
        edit: ({ prescriberNpi }) => ({ prescriberNpi: wrongDigit(prescriberNpi) }),
      }),
    ],
    [
      wrong('losartan', 30, {
        edit: ({ pharmacyNpi }) => ({ pharmacyNpi: wrongDigit(pharmacyNpi) }),
      }),
    ],
  ]),
  ...plantFills('missing-provider-npi', partD, [
    [wrong('metformin', 30, { edit: () => ({ prescriberNpi: '' }) })],
    [wrong('losartan', 30, { edit: () => ({ prescriberNpi: '' }) })],
  ]),
  ...plantFills(
    'refill-too-soon',
    adult,
    ['metformin', 'atorvastatin', 'apixaban', 'zolpidem', 'omeprazole'].map((drug, at) => [
      fill(drug, 30),
      wrong(drug, 30, { day: 8 + at * 2, refill: 1 }),
    ]),
  ),
  ...plantFills(
    'days-supply-impossible',
    adult,
    [0, 400, 999, 0, 3650].map((days) => [wrong('metformin', 30, { edit: () => ({ days }) })]),
  ),
  ...plantFills(
    'quantity-per-day-out-of-range',
    adult,
    ['omeprazole', 'pantoprazole', 'ondansetron', 'inhaler', 'testosterone-gel'].map((drug) => [
      wrong(drug, 30, { quantity: 360 }),
    ]),
  ),
  ...plantFills(
    'refill-of-schedule-ii',
    adult,
    ['hydrocodone', 'oxycodone', 'hydromorphone', 'amphetamine', 'lisdexamfetamine'].map((drug) => [
      fill(drug, 28, drug === 'oxycodone' ? { quantity: 84 } : {}),
      // Later than any part of one fill may come.
      wrong(drug, 28, {
        day: 84,
        refill: 1,
        writtenBefore: 84,
        ...(drug === 'oxycodone' && { quantity: 84 }),
      }),
    ]),
  ),
  ...plantFills('refills-over-authority', adult, [
    [wrong('zolpidem', 30, { refill: 6 })],
    [wrong('tramadol', 30, { refill: 7 })],
    [wrong('alprazolam', 30, { refill: 1, writtenBefore: 210 })],
    [wrong('lorazepam', 30, { refill: 8 })],
    [wrong('buprenorphine', 30, { refill: 2, writtenBefore: 250 })],
  ]),
  ...plantFills(
    'part-d-excluded-drug',
    partD,
    ['phentermine', 'viagra', 'vardenafil', 'benzonatate', 'phentermine'].map((drug) => [
      wrong(drug, 30),
    ]),
  ),
  ...plantFills(
    'rebate-on-340b-claim',
    medicaid,
    ['apixaban', 'empagliflozin', 'insulin-aspart', 'semaglutide', 'dulaglutide'].map((drug) => [
      wrong(drug, 28, {
        clarification: '20',
        edit: ({ allowed }) => ({ rebate: Math.round(allowed * 0.3) }),
      }),
    ]),
  ),
  ...plantFills(
    'rebate-unit-of-measure',
    medicaid,
    ['insulin-aspart', 'semaglutide', 'dulaglutide', 'inhaler', 'apixaban'].map((drug) => [
      wrong(drug, 28, {
        edit: ({ allowed, unit }) => ({
          rebate: Math.round(allowed * 0.3),
          unit: unit === 'EA' ? 'ML' : 'EA',
        }),
      }),
    ]),
  ),
  ...plantFills(
    'dispense-as-written-conflict',
    adult,
    ['1', '2', '7', '9', '5'].map((daw) => [wrong('levothyroxine', 30, { daw })]),
  ),
  ...plantFills('opioid-over-90-mme', adult, [
    [wrong('hydromorphone', 30, { quantity: 360 })],
    [wrong('oxycodone', 10, { quantity: 160 })],
    [fill('oxycodone', 30, { quantity: 240 }), wrong('hydrocodone', 30, { day: 5, quantity: 240 })],
    [
      fill('hydromorphone', 30, { quantity: 120 }),
      wrong('oxycodone', 30, { day: 3, quantity: 300 }),
    ],
    [wrong('hydrocodone', 5, { quantity: 100 })],
  ]),
  ...plantFills('opioid-with-benzodiazepine', adult, [
    [fill('oxycodone', 14, { quantity: 28 }), wrong('lorazepam', 30)],
    [fill('lorazepam', 30), wrong('oxycodone', 10, { day: 8, quantity: 20 })],
    [fill('oxycodone', 30, { quantity: 60 }), wrong('clonazepam', 30, { day: 10 })],
    [fill('clonazepam', 30), wrong('oxycodone', 20, { day: 3, quantity: 40 })],
    [fill('lorazepam', 30), wrong('oxycodone', 30, { day: 1, quantity: 30 })],
  ]),
  ...plantFills('opioid-with-buprenorphine', adult, [
    [fill('buprenorphine', 30), wrong('oxycodone', 30, { day: 4, quantity: 60 })],
    [fill('buprenorphine', 28), wrong('oxycodone', 14, { day: 10, quantity: 28 })],
    [fill('buprenorphine', 30), wrong('hydrocodone', 15, { day: 8, quantity: 30 })],
    [
      fill('buprenorphine', 30),
      wrong('oxycodone', 10, { day: 15, quantity: 20 }),
      fill('buprenorphine', 30, { day: 29, refill: 1 }),
    ],
    [fill('buprenorphine', 30), wrong('hydrocodone', 30, { day: 2, quantity: 60 })],
  ]),
  ...plantFills(
    'drug-name-not-of-ndc',
    adult,
    ['METFORMIN', 'ATORVASTATIN', 'OMEPRAZOLE', 'SERTRALINE', 'LISINOPRIL'].map((name, at) => [
      wrong(
        ['insulin-lispro', 'dulaglutide', 'insulin-lispro', 'insulin-aspart', 'dulaglutide'][at] ??
          '',
        28,
        {
          edit: () => ({ drugName: `${name} 20 MG TABLET` }),
        },
      ),
    ]),
  ),
  ...plantFills(
    'reversed-in-part',
    adult,
    ['apixaban', 'empagliflozin', 'semaglutide', 'dulaglutide', 'insulin-aspart'].map((drug) => [
      wrong(drug, 30),
      fill(drug, 30, {
        reverses: 0,
        edit: ({ paid }) => ({ paid: Math.round(paid * 0.8), planted: undefined }),
      }),
    ]),
  ),
  ...plantFills(
    'strength-not-of-ndc',
    adult,
    [
      ['metformin', 'METFORMIN HCL 1,000 MG TABLET'],
      ['atorvastatin', 'ATORVASTATIN 40 MG TABLET'],
      ['lisinopril', 'LISINOPRIL 10 MG TABLET'],
      ['sertraline', 'SERTRALINE HCL 100 MG TABLET'],
      ['levothyroxine', 'LEVOTHYROXINE 112 MCG TABLET'],
    ].map(([drug = '', drugName = '']) => [wrong(drug, 30, { edit: () => ({ drugName }) })]),
  ),
  ...plantFills(
    'drug-price-over-nadac',
    adult,
    ['atorvastatin', 'gabapentin', 'losartan', 'valacyclovir', 'duloxetine'].map((drug) => [
      wrong(drug, 90, {
        edit: ({ ingredientCost, fee }) => ({
          ingredientCost: ingredientCost * 20,
          allowed: ingredientCost * 20 + fee,
          paid: ingredientCost * 20 + fee,
          charge: ingredientCost * 25 + fee,
          copay: 0,
        }),
      }),
    ]),
  ),
  ...plantFills(
    'paid-over-allowed',
    adult,
    ['metformin', 'losartan'].map((drug) => [
      wrong(drug, 30, { edit: ({ allowed }) => ({ paid: allowed + 900, charge: allowed + 2000 }) }),
    ]),
  ),
  ...plantFills(
    'patient-share-over-allowed',
    adult,
    ['metformin', 'losartan'].map((drug) => [
      wrong(drug, 30, { edit: ({ allowed }) => ({ copay: allowed + 900, paid: 0 }) }),
    ]),
  ),
  ...plantFills('impossible-date', adult, [
    [wrong('metformin', 30, { edit: ({ filled }) => ({ birth: filled + 30 }) })],
    [wrong('losartan', 30, { edit: ({ filled }) => ({ written: filled + 9 }) })],
  ]),
  ...plantFills('acetaminophen-over-4-grams', adult, [
    [wrong('oxycodone', 5, { quantity: 70 })],
    [wrong('oxycodone', 3, { quantity: 42 })],
    [wrong('hydrocodone', 5, { quantity: 75 })],
    [wrong('hydrocodone', 4, { quantity: 56 })],
    [wrong('hydrocodone', 2, { quantity: 30 })],
  ]),
  ...plantFills(
    'quantity-impossible',
    adult,
    [0, -30, 0, -90, -1].map((quantity) => [
      wrong('metformin', 30, { edit: () => ({ quantity }) }),
    ]),
  ),
  ...plantFills(
    'denied-but-paid',
    adult,
    ['apixaban', 'empagliflozin', 'semaglutide', 'dulaglutide', 'insulin-aspart'].map((drug) => [
      fill(drug, 30, { rejected: '75' }),
      wrong(drug, 30, { day: 1, edit: () => ({ status: 'Rejected', rejectCode: '75' }) }),
    ]),
  ),
]

/** The same number with a last digit that cannot be. */
function wrongDigit(npi: string): string {
  return `${npi.slice(0, 9)}${(Number(npi.slice(9)) + 1) % 10}`
}
