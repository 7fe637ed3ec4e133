import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { codeTable, released } from '../../../testing/tables.ts'
import { inpatientProcedureCodeUnknown } from './inpatient-procedure-code-unknown.ts'

const tables = {
  inpatientProcedureCodes: released(
    'inpatientProcedureCodes',
    codeTable({ '0DTJ4ZZ': { billable: true }, '0DT': { billable: false } }),
  ),
}
const procedure = (code: string) => ({ code, day: day('2024-05-01') })
const base = {
  claimId: 'A',
  claimType: 'institutional',
  billType: '111',
  revenueCode: '0120',
  serviceFromDay: day('2024-05-01'),
  dischargeDay: day('2024-05-04'),
  inpatientProcedures: [procedure('0DTJ4ZX')],
  paidCents: 900_000,
} as const

ruleTable(inpatientProcedureCodeUnknown, { base, tables }, [
  {
    name: 'a code that does not exist, once for the stay',
    lines: [{}, { revenueCode: '0360', paidCents: 0 }],
    expect: 'finding',
    class: 'error',
    flags: [1],
    says: '0DTJ4ZX is no ICD-10-PCS code of the fiscal year',
  },
  {
    name: 'a heading',
    lines: [{ inpatientProcedures: [procedure('0DTJ4ZZ'), procedure('0DT')] }],
    expect: 'finding',
    flags: [1],
    says: '0DT has 3 of the seven characters',
  },
  { name: 'a code', lines: [{ inpatientProcedures: [procedure('0DTJ4ZZ')] }], expect: 'pass' },
  {
    name: 'a stay that ended in another fiscal year',
    lines: [{ serviceFromDay: day('2024-09-29'), dischargeDay: day('2024-10-02') }],
    expect: 'cannot-tell',
  },
  {
    name: 'an old code',
    lines: [{ inpatientProcedures: [procedure('4701')] }],
    expect: 'not-applicable',
  },
  { name: 'none', lines: [{ inpatientProcedures: [] }], expect: 'cannot-tell' },
  { name: 'a bill in parts', lines: [{ billType: '112' }], expect: 'not-applicable' },
  { name: 'an outpatient bill', lines: [{ billType: '131' }], expect: 'not-applicable' },
])
