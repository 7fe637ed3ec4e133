import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { wrongSurgeryPaid } from './wrong-surgery-paid.ts'

const base = {
  procedureCode: '27447',
  payer: 'Medicare',
  serviceFromDay: day('2024-05-06'),
  paidCents: 90_000,
} as const

ruleTable(wrongSurgeryPaid, { base }, [
  {
    name: 'the wrong knee',
    lines: [{ diagnoses: ['M1711', 'Y6553'] }],
    expect: 'finding',
    class: 'error',
    flags: [1],
    atRiskCents: 90_000,
    says: 'wrong side or part of the body',
  },
  {
    name: 'the wrong patient, another payer',
    lines: [{ diagnoses: ['M1711', 'Y6552'], payer: 'Acme' }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
  },
  {
    name: 'a visit, perhaps to somebody else',
    lines: [{ procedureCode: '99213', diagnoses: ['T814XXA', 'Y6553'] }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
  },
  { name: 'another mishap', lines: [{ diagnoses: ['M1711', 'Y658'] }], expect: 'pass' },
  {
    name: 'nothing paid',
    lines: [{ diagnoses: ['Y6551'], paidCents: 0 }],
    expect: 'not-applicable',
  },
  { name: 'the right knee', lines: [{ diagnoses: ['M1711'] }], expect: 'pass' },
  { name: 'no diagnosis', lines: [{ diagnoses: [] }], expect: 'cannot-tell' },
])
