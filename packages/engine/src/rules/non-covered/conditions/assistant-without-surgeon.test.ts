import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { assistantWithoutSurgeon } from './assistant-without-surgeon.ts'

const base = {
  patientKey: 'A',
  procedureCode: '27447',
  serviceFromDay: day('2024-03-05'),
  paidCents: 20_000,
}
const surgeon = { claimId: 'C1', renderingNpi: '1234567893' }
const assistant = { claimId: 'C2', renderingNpi: '1003000126', modifiers: ['80'] }

ruleTable(assistantWithoutSurgeon, { base }, [
  { name: 'surgeon and assistant', lines: [surgeon, assistant], expect: 'pass' },
  {
    name: 'the surgeon’s claim came in an earlier file',
    history: [surgeon],
    lines: [assistant],
    expect: 'pass',
  },
  {
    name: 'the assistant is the surgeon',
    lines: [
      { ...surgeon, billingNpi: '1999999984' },
      { ...assistant, renderingNpi: surgeon.renderingNpi, billingNpi: '1999999984' },
    ],
    expect: 'finding',
    class: 'lead',
    flags: [2],
    atRiskCents: 20_000,
    says: 'nobody assists at an operation',
  },
  {
    name: 'another surgeon besides; an AS under the number of the surgeon; the number of the group',
    lines: [
      surgeon,
      { ...assistant, claimId: 'C3', renderingNpi: surgeon.renderingNpi, modifiers: ['AS'] },
      { ...assistant, claimId: 'C4', billingNpi: assistant.renderingNpi },
      { ...surgeon, claimId: 'C5', renderingNpi: assistant.renderingNpi },
    ],
    expect: 'pass',
  },
  {
    name: 'a denied surgeon is still a surgeon',
    lines: [{ ...surgeon, claimStatus: 'denied' }, assistant],
    expect: 'pass',
  },
  {
    name: 'assistant alone',
    lines: [assistant],
    expect: 'finding',
    class: 'lead',
    flags: [1],
    atRiskCents: 0,
    says: /27447-80 on 03\/05\/2024, and no surgeon/,
  },
  {
    name: 'a visit has no surgeon: the modifier itself is wrong',
    lines: [{ ...assistant, procedureCode: '99223' }],
    expect: 'not-applicable',
  },
  {
    name: 'the surgeon billed another code',
    lines: [{ ...surgeon, procedureCode: '27486' }, assistant],
    expect: 'finding',
    flags: [2],
  },
  {
    name: 'two assistants and nobody to assist',
    lines: [assistant, { ...assistant, claimId: 'C3', modifiers: ['AS'] }],
    expect: 'finding',
    flags: [1, 2],
  },
  {
    name: 'the service is young',
    lines: [{ ...assistant, serviceFromDay: day('2024-12-01') }],
    expect: 'cannot-tell',
  },
  {
    name: 'no assistant',
    lines: [surgeon, { ...assistant, frequencyCode: '8' }],
    expect: 'not-applicable',
  },
])
