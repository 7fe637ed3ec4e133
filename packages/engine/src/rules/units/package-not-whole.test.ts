import { drugTables } from '../../testing/drug-tables.ts'
import { ruleTable } from '../../testing/rule-table.ts'
import { packageNotWhole } from './package-not-whole.ts'

const tables = drugTables({
  '00169413001': { ingredient: 'SEMAGLUTIDE', brandName: 'Ozempic', strength: '1.34 mg/mL' },
})
const base = {
  auditType: 'pharmacy' as const,
  drugName: 'OZEMPIC 1 MG/DOSE (4 MG/3 ML) PEN',
  quantity: 3,
  unitOfMeasure: 'ML',
  serviceFromDay: 20_000,
  daysSupply: 28,
  paidCents: 90_000,
}

ruleTable(packageNotWhole, { base, tables }, [
  {
    name: 'by the name that the drug list has for the NDC',
    lines: [{ drugName: undefined, ndc: '00169413001', quantity: 4 }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'a pen counted as one',
    lines: [{ quantity: 1 }],
    expect: 'finding',
    flags: [1],
    class: 'lead',
    atRiskCents: 0,
    says: 'hold 1.5 or 3 ML',
  },
  {
    name: 'a bottle and three quarters',
    lines: [{ drugName: 'CREON DR 36,000 UNITS CAPSULE', quantity: 175, unitOfMeasure: 'EA' }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'vials of a nebulizer counted as milliliters',
    lines: [{ drugName: 'ALBUTEROL SUL 2.5 MG/3 ML SOLN', quantity: 25 }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'thirty vials of a nebulizer',
    lines: [{ drugName: 'ALBUTEROL SUL 2.5 MG/3 ML SOLN', quantity: 90 }],
    expect: 'pass',
  },
  {
    name: 'half an inhaler',
    lines: [{ drugName: 'BREO ELLIPTA 100-25 MCG INH', quantity: 30, unitOfMeasure: 'EA' }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'one insulin pen as 1',
    lines: [{ drugName: 'LANTUS SOLOSTAR 100 UNIT/ML', quantity: 5, unitOfMeasure: undefined }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'twelve syringes and a half, by what the name says that one holds',
    lines: [{ drugName: 'LOVENOX 40 MG/0.4 ML SYRINGE', quantity: 5 }],
    expect: 'finding',
    flags: [1],
    says: 'hold 0.4 ML',
  },
  {
    name: 'fourteen of them',
    lines: [{ drugName: 'LOVENOX 40 MG/0.4 ML SYRINGE', quantity: 5.6 }],
    expect: 'pass',
  },
  {
    name: 'syringes that may be counted as pieces',
    lines: [{ drugName: 'LOVENOX 40 MG/0.4 ML SYRINGE', quantity: 5, unitOfMeasure: undefined }],
    expect: 'cannot-tell',
  },
  {
    name: 'a vial, of which parts are drawn',
    lines: [{ drugName: 'KETOROLAC 15 MG/0.5 ML VIAL', quantity: 0.8 }],
    expect: 'not-applicable',
  },
  { name: 'one pen', lines: [{}], expect: 'pass' },
  {
    name: 'two bottles of one size and one of another',
    lines: [{ drugName: 'Creon 24,000', quantity: 450, unitOfMeasure: 'EA' }],
    expect: 'pass',
  },
  {
    name: 'grams rounded',
    lines: [{ drugName: 'SYMBICORT 160-4.5 MCG', quantity: 10, unitOfMeasure: 'GM' }],
    expect: 'pass',
  },
  {
    name: 'one syringe of a carton of two',
    lines: [{ drugName: 'HUMIRA(CF) 20 MG/0.2 ML SYRINGE', quantity: 1, unitOfMeasure: 'EA' }],
    expect: 'finding',
    flags: [1],
    says: 'cartons of two',
  },
  {
    name: 'a starter pack of three and a carton',
    lines: [{ drugName: 'HUMIRA(CF) PEN 40 MG/0.4 ML', quantity: 5, unitOfMeasure: 'EA' }],
    expect: 'pass',
  },
  {
    name: 'a bottle of strips counted as one',
    lines: [{ drugName: 'CONTOUR NEXT TEST STRIP', quantity: 1, unitOfMeasure: 'EA' }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'very many pens are whole ones too',
    lines: [{ drugName: 'TRULICITY 1.5 MG/0.5 ML PEN', quantity: 270 }],
    expect: 'pass',
  },
  {
    name: 'a box of five pens',
    lines: [{ drugName: 'Lantus Solostar', quantity: 15 }],
    expect: 'pass',
  },
  {
    name: 'a vial',
    lines: [{ drugName: 'Botox 100 unit vial', quantity: 1 }],
    expect: 'not-applicable',
  },
  {
    name: 'part of a fill',
    lines: [{ quantity: 1, dispensingStatus: 'partial' }],
    expect: 'not-applicable',
  },
  { name: 'denied', lines: [{ quantity: 1, claimStatus: 'denied' }], expect: 'not-applicable' },
  { name: 'another unit', lines: [{ quantity: 1, unitOfMeasure: 'EA' }], expect: 'cannot-tell' },
  { name: 'no name', lines: [{ drugName: undefined }], expect: 'cannot-tell' },
])
