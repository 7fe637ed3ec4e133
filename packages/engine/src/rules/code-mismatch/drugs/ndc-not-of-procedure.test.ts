import { procedureNumber } from '../../../claim/procedure-number.ts'
import type { DrugBillingUnit } from '../../../reference/drug-rows.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { codeTable, released } from '../../../testing/tables.ts'
import { ndcNotOfProcedure } from './ndc-not-of-procedure.ts'

const unit = (code: string): DrugBillingUnit => ({
  procedure: procedureNumber(code),
  billUnitsPerPackage: 10,
})
const units: Record<string, DrugBillingUnit> = {
  '55513000204': { ...unit('J0881'), otherProcedures: [procedureNumber('J0882')] },
  '50242004062': unit('J9035'),
  '00002821501': unit('J1815'),
}
const tables = { drugBillingUnits: released('drugBillingUnits', codeTable(units, false)) }
const base = {
  serviceFromDay: 20000,
  procedureCode: 'J9035',
  ndcAsBilled: '50242-040-62',
  ndc: '50242004062',
  paidCents: 50000,
}

ruleTable(ndcNotOfProcedure, { base, tables }, [
  { name: 'code and NDC of one drug', lines: [{}], expect: 'pass' },
  {
    name: 'code of another drug',
    lines: [{ procedureCode: 'J9271' }],
    expect: 'finding',
    flags: [1],
    class: 'lead',
    atRiskCents: 50000,
    says: 'belongs to J9035, but the line bills J9271',
  },
  {
    name: 'unclassified although the drug has a code',
    lines: [{ procedureCode: 'J3490' }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'ten digits that fit one NDC of the crosswalk',
    lines: [{ ndc: undefined, ndcAsBilled: '5024204062' }],
    expect: 'pass',
  },
  {
    name: 'the other code of a drug that has two',
    lines: [{ ndc: '55513000204', ndcAsBilled: '55513000204', procedureCode: 'J0882' }],
    expect: 'pass',
  },
  { name: 'NDC not listed', lines: [{ ndc: '11111111112' }], expect: 'cannot-tell' },
  { name: 'administration line', lines: [{ procedureCode: '96372' }], expect: 'not-applicable' },
  {
    name: 'denied',
    lines: [{ procedureCode: 'J9271', claimStatus: 'denied' }],
    expect: 'not-applicable',
  },
])
