import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { codeTable, released } from '../../../testing/tables.ts'
import { inpatientProcedureNotCovered } from './inpatient-procedure-not-covered.ts'

const tables = {
  inpatientProcedureEdits: released(
    'inpatientProcedureEdits',
    codeTable({
      '0DQ64ZZ': { notCovered: true, limitedCoverage: false },
      '02RF38H': { notCovered: false, limitedCoverage: true },
    }),
  ),
}
const procedure = (code: string) => ({ code, day: day('2024-05-01') })
const base = {
  claimId: 'A',
  claimType: 'institutional',
  billType: '111',
  revenueCode: '0120',
  payer: 'Medicare',
  serviceFromDay: day('2024-05-01'),
  dischargeDay: day('2024-05-04'),
  inpatientProcedures: [procedure('0DQ64ZZ')],
  paidCents: 900_000,
} as const

ruleTable(inpatientProcedureNotCovered, { base, tables }, [
  {
    name: 'never covered, once for the stay',
    lines: [{}, { revenueCode: '0360', paidCents: 100_000 }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
    atRiskCents: 1_000_000,
    says: 'procedures that are not covered',
  },
  {
    name: 'covered in some hospitals',
    lines: [{ inpatientProcedures: [procedure('02RF38H')] }],
    expect: 'finding',
    flags: [1],
    atRiskCents: 0,
    says: 'some hospitals, studies or patients only',
  },
  {
    name: 'another procedure',
    lines: [{ inpatientProcedures: [procedure('0DTJ4ZZ')] }],
    expect: 'pass',
  },
  { name: 'none', lines: [{ inpatientProcedures: [] }], expect: 'cannot-tell' },
  { name: 'nothing paid', lines: [{ paidCents: 0 }], expect: 'not-applicable' },
  { name: 'another payer', lines: [{ payer: 'Acme Health' }], expect: 'not-applicable' },
  { name: 'no payer', lines: [{ payer: undefined }], expect: 'cannot-tell' },
  {
    name: 'a stay that ended in another fiscal year',
    lines: [{ serviceFromDay: day('2024-09-29'), dischargeDay: day('2024-10-02') }],
    expect: 'cannot-tell',
  },
  { name: 'an outpatient bill', lines: [{ billType: '131' }], expect: 'not-applicable' },
])
