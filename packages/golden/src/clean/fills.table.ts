import { fill, refills, type FillScene } from '../making/fill-scene.ts'

const adult = '30-64'
const senior = '66-88'

/** Fills that are right, those that look wrong at first sight included. */
export const cleanFillScenes: readonly FillScene[] = [
  ...['metformin', 'atorvastatin', 'lisinopril', 'levothyroxine', 'sertraline', 'omeprazole'].map(
    (drug): FillScene => ({
      name: `${drug} refilled on time`,
      who: '25-85',
      fills: refills(drug, 30, 29, 3),
    }),
  ),
  {
    name: 'two drugs for one disease',
    who: '40-85',
    fills: [...refills('lisinopril', 30, 30, 2), ...refills('amlodipine', 30, 30, 2)],
  },
  {
    name: 'a combination after its parts, therapy changed',
    who: adult,
    fills: [fill('losartan', 30), fill('losartan-diuretic', 30, { day: 24, clarification: '5' })],
  },
  {
    name: 'ninety days by mail',
    who: '40-85',
    fills: refills('atorvastatin', 90, 85, 2),
  },
  {
    name: 'ninety days of several drugs on one day',
    who: senior,
    fills: [fill('metoprolol', 90), fill('furosemide', 90), fill('warfarin', 90)],
  },
  {
    name: 'vacation supply, clarification 3',
    who: '30-80',
    fills: [fill('losartan', 30), fill('losartan', 30, { day: 12, refill: 1, clarification: '3' })],
  },
  {
    name: 'lost medicine, clarification 4',
    who: '30-80',
    fills: [
      fill('rosuvastatin', 30),
      fill('rosuvastatin', 30, { day: 10, refill: 1, clarification: '4' }),
    ],
  },
  {
    name: 'dose doubled, more tablets a day',
    who: adult,
    fills: [
      fill('metformin', 30),
      fill('metformin', 30, { day: 14, quantity: 120, rx: 'higher dose' }),
    ],
  },
  {
    name: 'another strength under a new prescription',
    who: adult,
    fills: [fill('levothyroxine', 30), fill('levothyroxine-brand', 30, { day: 15, daw: '1' })],
  },
  {
    name: 'reversed and filled again the same day',
    who: '30-80',
    fills: [
      fill('pantoprazole', 30),
      fill('pantoprazole', 30, { reverses: 0 }),
      fill('pantoprazole', 30, { quantity: 30 }),
    ],
  },
  {
    name: 'returned to stock and filled a week later',
    who: '30-80',
    fills: [
      fill('escitalopram', 30),
      fill('escitalopram', 30, { reverses: 0 }),
      fill('escitalopram', 30, { day: 7 }),
    ],
  },
  {
    name: 'short fill to synchronise',
    who: senior,
    fills: [
      fill('clopidogrel', 30),
      fill('clopidogrel', 12, { day: 29, refill: 1 }),
      fill('clopidogrel', 30, { day: 41, refill: 2 }),
    ],
  },
  {
    name: 'two days early every month',
    who: '40-80',
    fills: refills('tamsulosin', 30, 28, 4),
  },
  {
    name: 'rejected as too soon, paid later',
    who: '30-80',
    fills: [
      fill('montelukast', 30),
      fill('montelukast', 30, { day: 14, refill: 1, rejected: '79' }),
      fill('montelukast', 30, { day: 29, refill: 1 }),
    ],
  },
  {
    name: 'short opioid course after an operation',
    who: '20-70',
    fills: [fill('hydrocodone', 5, { quantity: 20 }), fill('ondansetron', 3)],
  },
  {
    name: 'opioid tapered below 90 MME',
    who: '40-70',
    fills: [
      fill('oxycodone', 14, { quantity: 84, rx: 'first' }),
      fill('oxycodone', 14, { day: 14, quantity: 56, rx: 'second' }),
      fill('oxycodone', 14, { day: 28, quantity: 28, rx: 'third' }),
    ],
  },
  {
    name: 'opioid a month, each on a new prescription',
    who: '40-80',
    fills: [0, 1, 2].map((month) =>
      fill('hydrocodone', 30, { day: month * 30, rx: `month ${month}` }),
    ),
  },
  {
    name: 'opioids above 90 MME in cancer',
    who: '50-80',
    fills: [fill('hydromorphone', 30, { quantity: 360, diagnosis: 'C34.11' })],
  },
  {
    name: 'tramadol in schedule IV refilled',
    who: adult,
    fills: refills('tramadol', 30, 30, 3),
  },
  {
    name: 'stimulant every month on a new prescription',
    who: '8-30',
    fills: [0, 1, 2].map((month) =>
      fill('amphetamine', 30, { day: month * 29 + 1, rx: `month ${month}` }),
    ),
  },
  {
    name: 'stimulant changed to another',
    who: '8-30',
    fills: [fill('amphetamine', 30), fill('lisdexamfetamine', 30, { day: 20 })],
  },
  {
    name: 'schedule II filled in parts, clarification 21',
    who: senior,
    fills: [
      fill('oxycodone', 7, { quantity: 28, rx: 'parts', clarification: '21' }),
      fill('oxycodone', 7, { quantity: 28, rx: 'parts', day: 7, refill: 1, clarification: '21' }),
    ],
  },
  {
    name: 'benzodiazepine under Part D',
    who: senior,
    fills: [...refills('lorazepam', 30, 30, 2), ...refills('clonazepam', 30, 30, 2)],
  },
  {
    name: 'hypnotic refilled within its authority',
    who: adult,
    fills: refills('zolpidem', 30, 30, 4),
  },
  {
    name: 'buprenorphine for dependence',
    who: '25-55',
    fills: refills('buprenorphine', 28, 28, 3),
  },
  {
    name: 'insulin by the vial',
    who: '20-80',
    fills: refills('insulin-lispro', 30, 28, 3).map((each) => ({ ...each, quantity: 10 })),
  },
  {
    name: 'insulin in vials that outlast the month',
    who: '20-80',
    fills: refills('insulin-aspart', 25, 24, 3).map((each) => ({ ...each, quantity: 10 })),
  },
  {
    name: 'weekly injection pens',
    who: '30-75',
    fills: [
      ...refills('semaglutide', 28, 28, 3).map((each) => ({ ...each, quantity: 3 })),
      ...refills('empagliflozin', 30, 30, 3),
    ],
  },
  {
    name: 'weekly pens of another maker',
    who: '30-75',
    fills: refills('dulaglutide', 28, 28, 3).map((each) => ({ ...each, quantity: 2 })),
  },
  {
    name: 'an inhaler by the gram',
    who: '20-80',
    fills: refills('inhaler', 30, 30, 2).map((each) => ({ ...each, quantity: 10.2 })),
  },
  {
    name: 'an inhaler by the blister',
    who: '20-80',
    fills: refills('dry-inhaler', 30, 30, 2).map((each) => ({ ...each, quantity: 60 })),
  },
  {
    name: 'eye drops refilled at 70 percent',
    who: '50-85',
    fills: [
      fill('latanoprost', 25, { quantity: 2.5 }),
      fill('latanoprost', 25, { day: 18, quantity: 2.5, refill: 1 }),
      fill('timolol', 30, { quantity: 10 }),
    ],
  },
  {
    name: 'liquid antibiotic for a child',
    who: '2-9',
    fills: [fill('amoxicillin-liquid', 10, { quantity: 150 })],
  },
  {
    name: 'second antibiotic after the first failed',
    who: '2-9',
    fills: [
      fill('amoxicillin-liquid', 10, { quantity: 150 }),
      fill('azithromycin-liquid', 5, { day: 6, quantity: 30 }),
    ],
  },
  {
    name: 'brand that the prescriber asked for, DAW 1',
    who: adult,
    fills: refills('levothyroxine-brand', 30, 30, 2).map((each) => ({ ...each, daw: '1' })),
  },
  {
    name: 'compound',
    who: adult,
    fills: [
      fill('testosterone-gel', 30, {
        compound: true,
        edit: () => ({ ndc: '00000000000', drugName: 'COMPOUND' }),
      }),
    ],
  },
  {
    name: '340B claim without a rebate',
    who: adult,
    payer: 'Medicaid',
    fills: [fill('apixaban', 30, { clarification: '20', edit: () => ({ basisOfCost: '08' }) })],
  },
  {
    name: 'lost once, and on vacation once',
    who: adult,
    fills: [
      fill('atorvastatin', 30),
      fill('atorvastatin', 30, { day: 20, refill: 1, clarification: '4' }),
      fill('atorvastatin', 30, { day: 45, refill: 2, clarification: '3' }),
    ],
  },
  {
    name: 'vacation supplies of three drugs',
    who: adult,
    fills: ['atorvastatin', 'lisinopril', 'metformin'].flatMap((drug) => [
      fill(drug, 30),
      fill(drug, 30, { day: 15, refill: 1, clarification: '3' }),
    ]),
  },
  {
    name: 'from one long-acting opioid to another',
    who: adult,
    fills: [
      fill('levothyroxine', 14, {
        rx: 'one',
        quantity: 28,
        diagnosis: 'C50911',
        edit: () => ({ drugName: 'MORPHINE SULF ER 15 MG TABLET', ndc: '' }),
      }),
      fill('levothyroxine', 30, {
        rx: 'other',
        day: 14,
        quantity: 10,
        diagnosis: 'C50911',
        edit: () => ({ drugName: 'FENTANYL 12 MCG/HR PATCH', ndc: '' }),
      }),
    ],
  },
  {
    name: 'as many units on the rebate invoice as were dispensed',
    who: '40-64',
    fills: [
      fill('empagliflozin', 30, {
        edit: ({ allowed, quantity }) => ({
          rebate: Math.round(allowed * 0.3),
          rebateUnits: quantity,
        }),
      }),
    ],
  },
  {
    name: 'half a tablet a day',
    who: adult,
    fills: [fill('lisinopril', 45, { quantity: 22.5 })],
  },
  {
    name: 'a diabetes drug of the heart before a GLP-1 drug',
    who: '40-64',
    fills: [
      fill('empagliflozin', 90, { day: -200 }),
      fill('empagliflozin', 90, { day: -110, refill: 1 }),
      fill('semaglutide', 28, { quantity: 3 }),
    ],
  },
  {
    name: 'brand on the rebate invoice',
    who: '40-64',
    payer: 'Medicaid',
    fills: [
      fill('empagliflozin', 30, { edit: ({ allowed }) => ({ rebate: Math.round(allowed * 0.3) }) }),
    ],
  },
  {
    name: 'inhaler on the rebate invoice in grams',
    who: '40-64',
    payer: 'Medicaid',
    fills: [
      fill('inhaler', 30, {
        quantity: 10.2,
        edit: ({ allowed }) => ({ rebate: Math.round(allowed * 0.3) }),
      }),
    ],
  },
  {
    name: 'split bill: two plans pay for one drug',
    who: '30-64',
    fills: [
      fill('apixaban', 30),
      fill('apixaban', 30, {
        edit: ({ copay, allowed }) => ({
          payer: 'Second Mutual',
          plan: 'Commercial secondary',
          paid: Math.round(copay / 2),
          copay: copay - Math.round(copay / 2),
          allowed,
        }),
      }),
    ],
  },
  {
    name: 'sildenafil for the lungs under Part D',
    who: senior,
    fills: refills('sildenafil', 30, 30, 2),
  },
  {
    name: 'pain of nerves and muscles',
    who: adult,
    fills: [fill('gabapentin', 30), fill('cyclobenzaprine', 10), fill('meloxicam', 30)],
  },
  {
    name: 'antidepressant with a sleeping aid',
    who: adult,
    fills: [...refills('duloxetine', 30, 30, 2), ...refills('trazodone', 30, 30, 2)],
  },
  {
    name: 'steroid pack',
    who: adult,
    fills: [fill('prednisone', 6, { quantity: 21 })],
  },
  {
    name: 'weight loss drug outside Part D',
    who: adult,
    payer: 'Commercial',
    fills: [fill('phentermine', 30)],
  },
  {
    name: 'gap of weeks between refills',
    who: '40-80',
    fills: [
      fill('hydrochlorothiazide', 30),
      fill('hydrochlorothiazide', 30, { day: 55, refill: 1 }),
    ],
  },
  {
    name: 'pregabalin with the pharmacy changed',
    who: adult,
    fills: [
      fill('pregabalin', 30),
      fill('pregabalin', 30, { day: 29, rx: 'transferred', pharmacy: 1 }),
    ],
  },
]
