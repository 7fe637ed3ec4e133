import { drugTables } from '../../testing/drug-tables.ts'
import { ruleTable } from '../../testing/rule-table.ts'
import { quantityPerDayOutOfRange } from './quantity-per-day-out-of-range.ts'

const tables = drugTables(
  { '00002821501': { ingredient: 'SERTRALINE HCL' } },
  {
    sertraline: { usualDailyMaximum: 4, brandNames: ['Zoloft'] },
    albuterol: { usualDailyMaximum: undefined, unitOfMeasure: 'GM' },
    semaglutide: { drugClass: 'GLP-1 agonist', brandNames: ['Ozempic', 'Rybelsus'] },
    adalimumab: { drugClass: 'TNF blocker', brandNames: ['Humira'] },
    amoxicillin: { drugClass: 'antibiotic' },
    gabapentin: {},
    hydrocodone: { usualDailyMaximum: 2, brandNames: ['Hysingla'] },
    'buprenorphine; naloxone': { usualDailyMaximum: 3, brandNames: ['Suboxone', 'Zubsolv'] },
  },
)
const base = {
  auditType: 'pharmacy' as const,
  serviceFromDay: 20000,
  ndc: '00002821501',
  quantity: 30,
  daysSupply: 30,
  paidCents: 6000,
}

ruleTable(quantityPerDayOutOfRange, { base, tables }, [
  { name: 'one a day', lines: [{}], expect: 'pass' },
  { name: 'half a day of supply', lines: [{ daysSupply: 0.5 }], expect: 'cannot-tell' },
  { name: 'just the maximum', lines: [{ quantity: 120 }], expect: 'pass' },
  {
    name: 'six a day where four is the most: a third is at risk',
    lines: [{ quantity: 180 }],
    expect: 'finding',
    flags: [1],
    class: 'lead',
    atRiskCents: 2000,
    says: 'are 6 a day',
  },
  {
    name: 'by brand name where the NDC is not known',
    lines: [{ ndc: undefined, drugName: 'Zoloft 50 mg', quantity: 300 }],
    expect: 'finding',
    flags: [1],
    says: 'sertraline',
  },
  {
    name: 'another unit',
    lines: [{ quantity: 300, unitOfMeasure: 'ML' }],
    expect: 'cannot-tell',
    says: 'another unit',
  },
  ...(
    [
      ['AMLODIPINE-OLMESARTAN 5-20 MG TAB', 1200, 30, undefined],
      ['AMLODIPINE-OLMESARTAN 5-20 MG', 1200, 30, 'EA'],
      ['FROBNICATE 5 MG TABLET', 750, 30, 'EA'],
      ['BUPRENORPHINE-NALOXONE 2-0.5 MG SL FILM', 390, 30, 'EA'],
      ['BUPRENORPHINE-NALOXONE 8-2 MG SL FILM', 120, 30, 'EA'],
      ['SUBOXONE 12 MG-3 MG SL FILM', 90, 30, 'EA'],
      ['ZUBSOLV 5.7-1.4 MG TABLET SL', 120, 30, 'EA'],
      ['HYDROCODONE ER 15 MG CAPSULE', 120, 30, 'EA'],
      ['HYSINGLA 20 MG TABLET', 120, 30, 'EA'],
    ] as const
  ).map(([drugName, quantity, daysSupply, unitOfMeasure]) => ({
    name: `${String(quantity)} of ${drugName} for ${String(daysSupply)} days`,
    lines: [{ ndc: undefined, drugName, quantity, daysSupply, unitOfMeasure }],
    expect: 'finding' as const,
    flags: [1],
    class: 'lead' as const,
  })),
  ...(
    [
      ['CREON DR 12000 UNIT CAP', 1500, 30],
      ['SEVELAMER CARBONATE 800 MG TAB', 510, 30],
      ['POTASSIUM CHLORIDE ER 10 MEQ TAB', 300, 30],
      ['METHOTREXATE 2.5 MG TABLET', 40, 28],
      ['METHOTREXATE 2.5 MG TABLET', 10, 1],
      ['PREDNISONE 10 MG TABLET', 42, 12],
      ['MESALAMINE ER 250 MG CAPSULE', 480, 30],
      ['SUTAB 1.479-0.225-0.188 GM TAB', 24, 1],
      ['OSMOPREP TABLET', 32, 1],
      ['CARBIDOPA-LEVODOPA 25-100 TAB', 600, 30],
      ['BUPRENORPHINE-NALOXONE 2-0.5 MG SL FILM', 360, 30],
      ['BUPRENORPHINE-NALOXONE 8-2 MG SL FILM', 90, 30],
      ['SUBOXONE 12 MG-3 MG SL FILM', 60, 30],
      ['ZUBSOLV 5.7-1.4 MG TABLET SL', 90, 30],
      ['HYDROCODONE 5 MG TABLET', 180, 30],
    ] as const
  ).map(([drugName, quantity, daysSupply]) => ({
    name: `${String(quantity)} of ${drugName} for ${String(daysSupply)} days are right`,
    lines: [{ ndc: undefined, drugName, quantity, daysSupply, unitOfMeasure: 'EA' }],
    expect: 'pass' as const,
  })),
  { name: 'unknown drug', lines: [{ ndc: '11111111112' }], expect: 'cannot-tell' },
  { name: 'blank days supply', lines: [{ daysSupply: undefined }, {}], expect: 'cannot-tell' },
  ...(
    [
      ['VENTOLIN HFA 90 MCG INHALER', 180, 30, 'GM', 'inhalers'],
      ['ADVAIR 250-50 DISKUS', 600, 30, 'EA', 'dry powder'],
      ['LATANOPROST 0.005% EYE DROPS', 25, 30, 'ML', 'a drop in each eye at night'],
      ['TIMOLOL 0.5% EYE DROPS', 50, 25, 'ML', 'eye drops'],
      ['RESTASIS 0.05% EYE EMULSION', 600, 30, 'EA', 'single-use'],
      ['FENTANYL 50 MCG/HR PATCH', 90, 30, 'EA', 'patches'],
      ['LIDOCAINE 5% PATCH', 900, 30, 'EA', 'lidocaine'],
      ['OZEMPIC 1 MG/DOSE (4 MG/3 ML) PEN', 30, 28, 'ML', 'pens'],
      ['OZEMPIC 1 MG/DOSE (4 MG/3 ML) PEN', 6, 28, 'ML', 'pens of Ozempic'],
      ['OZEMPIC 1 MG/DOSE (4 MG/3 ML) PEN', 6, 28, undefined, 'pens of Ozempic'],
      ['WEGOVY 1.7 MG/0.75 ML PEN', 6, 28, 'ML', 'pens of Wegovy'],
      ['HUMIRA(CF) PEN 40 MG/0.4 ML', 40, 28, 'EA', 'injections'],
      ['AMOXICILLIN 125 MG/5 ML SUSP', 3000, 10, 'ML', 'antibiotics'],
      ['GABAPENTIN 800 MG TABLET', 900, 30, 'EA', 'gabapentin'],
      ['DICLOFENAC SODIUM 1% GEL', 10_000, 30, 'GM', 'gels'],
      ['NUVARING VAGINAL RING', 28, 28, 'EA', 'rings'],
    ] as const
  ).map(([drugName, quantity, daysSupply, unitOfMeasure, says]) => ({
    name: `by the form: ${quantity} of ${drugName}`,
    lines: [{ ndc: undefined, drugName, quantity, daysSupply, unitOfMeasure }],
    expect: 'finding' as const,
    flags: [1],
    says,
  })),
  ...(
    [
      ['VENTOLIN HFA 90 MCG INHALER', 36, 16, 'GM'],
      ['ADVAIR 250-50 DISKUS', 60, 30, 'EA'],
      ['OFLOXACIN 0.3% EYE DROPS', 10, 5, 'ML'],
      ['LATANOPROST 0.005% EYE DROPS', 7.5, 75, 'ML'],
      ['FENTANYL 25 MCG/HR PATCH', 15, 30, 'EA'],
      ['LIDOCAINE 5% PATCH', 90, 30, 'EA'],
      ['OZEMPIC 1 MG/DOSE (4 MG/3 ML) PEN', 9, 84, 'ML'],
      ['OZEMPIC 1 MG/DOSE (4 MG/3 ML) PEN', 3, 28, 'ML'],
      ['OZEMPIC 1 MG/DOSE (4 MG/3 ML) PEN', 3, 21, 'ML'],
      ['OZEMPIC 0.25-0.5 MG/DOSE PEN', 1.5, 28, undefined],
      ['OZEMPIC 0.25-0.5 MG/DOSE PEN', 4, 28, undefined],
      ['OZEMPIC 2 MG/DOSE (8 MG/3 ML)', 6, 56, undefined],
      ['WEGOVY 1.7 MG/0.75 ML PEN', 3, 28, 'ML'],
      ['WEGOVY 0.5 MG/0.5 ML PEN', 4, 28, undefined],
      ['HUMIRA(CF) PEN 40 MG/0.4 ML', 6, 28, 'EA'],
      ['AMOXICILLIN 125 MG/5 ML SUSP', 300, 10, 'ML'],
      ['GABAPENTIN 300 MG CAPSULE', 270, 30, 'EA'],
      ['DICLOFENAC SODIUM 1% GEL', 300, 30, 'GM'],
      ['NUVARING VAGINAL RING', 3, 84, 'EA'],
    ] as const
  ).map(([drugName, quantity, daysSupply, unitOfMeasure]) => ({
    name: `by the form: ${quantity} of ${drugName} pass`,
    lines: [{ ndc: undefined, drugName, quantity, daysSupply, unitOfMeasure }],
    expect: 'pass' as const,
  })),
  {
    name: 'one pen a day where no unit is stated',
    lines: [{ ndc: undefined, drugName: 'Ozempic 0.5 mg pen', quantity: 30 }],
    expect: 'pass',
  },
  {
    name: 'tablets of a drug whose pens have a limit',
    lines: [{ ndc: undefined, drugName: 'RYBELSUS 14 MG TABLET', quantity: 30 }],
    expect: 'pass',
  },
  {
    name: 'a liquid for which no usual quantity is known',
    lines: [{ ndc: undefined, drugName: 'ALBUTEROL SULFATE 2 MG/5 ML SYRUP' }],
    expect: 'not-applicable',
  },
  {
    name: 'denied',
    lines: [{ quantity: 300, claimStatus: 'denied' }],
    expect: 'not-applicable',
  },
])
