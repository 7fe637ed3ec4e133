import { day } from '../../../claim/day.ts'
import type { DiagnosisEdits } from '../../../reference/diagnosis-rows.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { codeTable, released } from '../../../testing/tables.ts'
import { sideNotStated } from './side-not-stated.ts'

const plain: DiagnosisEdits = {
  ageBands: [],
  manifestation: false,
  unacceptablePrincipal: false,
  unspecifiedSide: false,
  sex: undefined,
}
const rows = {
  S72009A: { ...plain, unspecifiedSide: true },
  I10: { ...plain, unspecifiedSide: undefined },
}
const tables = { diagnosisEdits: released('diagnosisEdits', codeTable(rows)) }
const base = {
  claimType: 'institutional',
  billType: '111',
  payer: 'Medicare',
  serviceFromDay: day('2024-05-02'),
  paidCents: 500_000,
} as const

ruleTable(sideNotStated, { tables, base }, [
  {
    name: 'a broken hip of no side',
    lines: [{ diagnoses: ['S72009A'] }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
    atRiskCents: 0,
    says: 'does not say the side',
  },
  {
    name: 'as a further diagnosis',
    lines: [{ diagnoses: ['A4151', 'S72009A'] }],
    expect: 'finding',
    flags: [1],
  },
  { name: 'of the left side', lines: [{ diagnoses: ['S72002A'] }], expect: 'pass' },
  {
    name: 'another payer',
    lines: [{ diagnoses: ['S72009A'], payer: 'Acme' }],
    expect: 'not-applicable',
  },
  {
    name: 'a visit for it',
    lines: [{ diagnoses: ['S72009A'], claimType: 'professional', billType: undefined }],
    expect: 'not-applicable',
  },
  {
    name: 'denied',
    lines: [{ diagnoses: ['S72009A'], claimStatus: 'denied', paidCents: 0 }],
    expect: 'not-applicable',
  },
  { name: 'a table without the list', lines: [{ diagnoses: ['I10'] }], expect: 'cannot-tell' },
])
