import { procedureNumber } from '../../claim/procedure-number.ts'
import { ruleTable } from '../../testing/rule-table.ts'
import { codeTable, released } from '../../testing/tables.ts'
import { unitsOverNdcQuantity } from './units-over-ndc-quantity.ts'

const base = {
  claimType: 'professional',
  patientKey: 'P1',
  claimId: 'A',
  procedureCode: 'J1745',
  ndcAsBilled: '57894003001',
  ndc: '57894003001',
  ndcQuantity: 1,
  unitOfMeasure: 'UN',
  units: 10,
  serviceFromDay: 19_850,
  paidCents: 100_000,
} as const
const tables = {
  drugBillingUnits: released(
    'drugBillingUnits',
    codeTable(
      {
        // A vial of powder of ten units, and one of 5 mL and twenty units.
        '57894003001': {
          procedure: procedureNumber('J1745'),
          billUnitsPerPackage: 10,
          item: { size: 1, billUnits: 10 },
        },
        '00404980505': {
          procedure: procedureNumber('J1100'),
          billUnitsPerPackage: 20,
          item: { size: 5, billUnits: 20 },
        },
        '00000000001': { procedure: procedureNumber('J9999'), billUnitsPerPackage: 1 },
      },
      false,
    ),
  ),
}
const liquid = {
  procedureCode: 'J1100',
  ndcAsBilled: '00404980505',
  ndc: '00404980505',
  unitOfMeasure: 'ML',
  ndcQuantity: 2,
} as const

ruleTable(unitsOverNdcQuantity, { base, tables }, [
  {
    name: 'milligrams billed as units',
    lines: [{ units: 100 }],
    expect: 'finding',
    class: 'error',
    flags: [1],
    atRiskCents: 90_000,
    says: '10 times less',
  },
  {
    name: 'four vials of one',
    lines: [{ units: 40 }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
    atRiskCents: 75_000,
  },
  {
    name: 'a whole vial of which a part was drawn',
    lines: [{ ...liquid, units: 20 }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
    says: 'holds 8',
  },
  { name: 'what the vial holds', lines: [{}], expect: 'pass' },
  { name: 'rounded up', lines: [{ ...liquid, ndcQuantity: 1.9, units: 8 }], expect: 'pass' },
  { name: 'less than the vial', lines: [{ units: 4 }], expect: 'pass' },
  { name: 'by volume', lines: [{ ...liquid, units: 8 }], expect: 'pass' },
  {
    name: 'a quantity that does not say what it counts',
    lines: [{ ...liquid, unitOfMeasure: undefined, units: 40 }],
    expect: 'pass',
  },
  {
    name: 'given and thrown away',
    lines: [{ units: 6 }, { units: 4, modifiers: ['JW'] }],
    expect: 'pass',
  },
  {
    name: 'the NDC of another code',
    lines: [{ procedureCode: 'J1100' }],
    expect: 'not-applicable',
  },
  { name: 'a visit', lines: [{ procedureCode: '99213' }], expect: 'not-applicable' },
  { name: 'nothing paid', lines: [{ paidCents: 0 }], expect: 'not-applicable' },
  { name: 'international units', lines: [{ unitOfMeasure: 'F2' }], expect: 'cannot-tell' },
  {
    name: 'a package of unknown size',
    lines: [{ procedureCode: 'J9999', ndc: '00000000001', ndcAsBilled: '00000000001' }],
    expect: 'cannot-tell',
  },
  { name: 'no units', lines: [{ units: undefined }, { units: 1 }], expect: 'cannot-tell' },
])
