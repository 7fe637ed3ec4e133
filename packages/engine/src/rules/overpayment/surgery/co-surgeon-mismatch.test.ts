import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { coSurgeonMismatch } from './co-surgeon-mismatch.ts'

const base = {
  patientKey: 'A',
  procedureCode: '22558',
  serviceFromDay: day('2024-03-05'),
  paidCents: 100_000,
}
const first = { claimId: 'C1', renderingNpi: '1234567893', modifiers: ['62'] }
const second = { claimId: 'C2', renderingNpi: '1003000126' }

ruleTable(coSurgeonMismatch, { base }, [
  { name: 'both with 62', lines: [first, { ...second, modifiers: ['62'] }], expect: 'pass' },
  {
    name: 'one with 62 and one in full',
    lines: [first, second],
    expect: 'finding',
    class: 'error',
    flags: [2],
    atRiskCents: 37_500,
    says: /one with 62 and this one as the only surgeon/,
  },
  {
    name: 'an assistant is no surgeon',
    lines: [first, { ...second, modifiers: ['80'] }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
  },
  { name: 'one with 62 alone', lines: [first], expect: 'finding', class: 'lead', flags: [1] },
  {
    name: 'the service is young',
    lines: [{ ...first, serviceFromDay: day('2024-12-01') }],
    expect: 'cannot-tell',
  },
  {
    name: 'no provider named',
    lines: [{ ...first, renderingNpi: undefined }],
    expect: 'cannot-tell',
  },
  {
    name: 'no co-surgeon',
    lines: [second, { ...first, frequencyCode: '8' }],
    expect: 'not-applicable',
  },
])
