import { day } from '../../../claim/day.ts'
import { procedureNumber } from '../../../claim/procedure-number.ts'
import type { AddOnEdit } from '../../../reference/ncci-rows.ts'
import { procedureTable, released } from '../../../testing/tables.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { addOnWithoutPrimary } from './add-on-without-primary.ts'

const addOn = (type: 1 | 2 | 3, ...primaries: readonly string[]): AddOnEdit => ({
  type,
  primaries: new Set(primaries.map(procedureNumber)),
})
const edits = {
  '11201': addOn(1, '11200'),
  '99292': addOn(1, '99291'),
  '76125': addOn(2),
  '99417': addOn(1, '99205', '99215'),
  '64643': addOn(3, '64642'),
}
const medicaid = {
  addOnCodesMedicaid: released(
    'addOnCodesMedicaid',
    procedureTable({ '99292': addOn(1, '99291') }),
  ),
}
const tables = { addOnCodes: released('addOnCodes', procedureTable(edits)) }

const base = {
  claimId: 'A',
  claimType: 'professional',
  patientKey: 'P1',
  renderingNpi: '1234567893',
  serviceFromDay: day('2024-05-02'),
  paidCents: 4000,
} as const

const hospital = {
  claimType: 'institutional',
  billType: '131',
  facilityNpi: '1999999984',
  payer: 'Medicare',
} as const

ruleTable(addOnWithoutPrimary, { base, tables }, [
  {
    name: 'type 1 without its primary',
    lines: [{ procedureCode: '11201' }, { procedureCode: '99213' }],
    expect: 'finding',
    flags: [1],
    class: 'error',
    atRiskCents: 4000,
  },
  {
    name: "Medicare's edits are a question to Medicaid",
    lines: [{ procedureCode: '11201', payer: 'State Medicaid' }],
    expect: 'finding',
    flags: [1],
    class: 'lead',
  },
  {
    name: "Medicaid's own edits",
    lines: [
      { procedureCode: '99292', payer: 'State Medicaid' },
      { procedureCode: '11201', payer: 'State Medicaid' },
    ],
    tables: { ...tables, ...medicaid },
    expect: 'finding',
    flags: [1],
    class: 'error',
  },
  {
    name: 'the primary was denied',
    lines: [{ procedureCode: '11201' }, { procedureCode: '11200', claimStatus: 'denied' }],
    expect: 'finding',
    flags: [1],
    class: 'lead',
    says: 'was denied',
  },
  {
    name: 'the primary of an unrelated provider',
    lines: [{ procedureCode: '11201' }, { procedureCode: '11200', renderingNpi: '1003000126' }],
    expect: 'finding',
    flags: [1],
    class: 'lead',
    says: 'another provider',
  },
  {
    name: 'type 3 without a listed primary',
    lines: [{ procedureCode: '64643' }],
    expect: 'finding',
    flags: [1],
    class: 'lead',
  },
  {
    name: 'a prolonged visit that CPT allows and the NCCI file does not name',
    lines: [{ procedureCode: '99417' }, { procedureCode: '99350' }],
    expect: 'pass',
  },
  {
    name: 'a prolonged visit of too low a level',
    lines: [{ procedureCode: '99417' }, { procedureCode: '99214' }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'type 2 alone',
    lines: [{ procedureCode: '76125' }],
    expect: 'finding',
    flags: [1],
    class: 'lead',
  },
  {
    name: 'type 2 beside another service',
    lines: [{ procedureCode: '76125' }, { procedureCode: '74230' }],
    expect: 'pass',
  },
  {
    name: 'primary on another claim of the day',
    lines: [{ procedureCode: '11201' }, { claimId: 'B', procedureCode: '11200' }],
    expect: 'pass',
  },
  {
    name: 'critical care past midnight',
    lines: [
      { procedureCode: '99291' },
      { procedureCode: '99292', serviceFromDay: day('2024-05-03') },
    ],
    expect: 'pass',
  },
  {
    name: 'critical care continued by a colleague',
    lines: [
      { procedureCode: '99291', billingNpi: '1003000134' },
      { procedureCode: '99292', billingNpi: '1003000134', renderingNpi: '1003000126' },
    ],
    expect: 'pass',
  },
  {
    name: 'a hospital without the primary',
    lines: [{ ...hospital, procedureCode: '11201' }],
    expect: 'finding',
    flags: [1],
    class: 'error',
  },
  {
    name: 'a hospital, and another payer',
    lines: [{ ...hospital, procedureCode: '11201', payer: 'Acme' }],
    expect: 'finding',
    flags: [1],
    class: 'lead',
  },
  {
    name: 'the surgeon billed the primary, the hospital did not',
    lines: [{ ...hospital, procedureCode: '11201' }, { procedureCode: '11200' }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'a hospital with the primary',
    lines: [
      { ...hospital, procedureCode: '11201' },
      { ...hospital, procedureCode: '11200' },
    ],
    expect: 'pass',
  },
  {
    name: 'a stay',
    lines: [{ ...hospital, billType: '111', procedureCode: '11201' }],
    expect: 'not-applicable',
  },
  { name: 'no add-on code', lines: [{ procedureCode: '99213' }], expect: 'not-applicable' },
  { name: 'unpaid', lines: [{ procedureCode: '11201', paidCents: 0 }], expect: 'not-applicable' },
  {
    name: 'not in the starter pack',
    lines: [{ procedureCode: '99213' }],
    tables: { addOnCodes: released('addOnCodes', procedureTable<AddOnEdit>({}, false)) },
    expect: 'cannot-tell',
  },
])
