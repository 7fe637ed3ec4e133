import { ruleTable } from '../../testing/rule-table.ts'
import { therapyAssistantConflict } from './therapy-assistant-conflict.ts'

const base = { claimType: 'professional', payer: 'Medicare', paidCents: 7_900 } as const
const billed = (procedureCode: string, ...modifiers: string[]) => ({ procedureCode, modifiers })

ruleTable(therapyAssistantConflict, { base }, [
  {
    name: 'evaluations by assistants',
    lines: [billed('97161', 'GP', 'CQ'), billed('97168', 'GO', 'CO')],
    expect: 'finding',
    class: 'error',
    flags: [1, 2],
    atRiskCents: 15_800,
    says: 'evaluating is for the therapist alone',
  },
  {
    name: 'the plan of care of another discipline',
    lines: [billed('97110', 'GO', 'CQ'), billed('97530', 'CO', 'GP')],
    expect: 'finding',
    class: 'error',
    flags: [1, 2],
    atRiskCents: 0,
    says: 'CQ beside GO; CQ goes with GP alone',
  },
  {
    name: 'both assistants, in a plan of Medicare Advantage',
    lines: [{ ...billed('97110', 'GP', 'CQ', 'CO'), payer: 'Medicare Advantage' }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
    says: 'the assistants of two disciplines',
  },
  {
    name: 'each beside its own plan, and without one',
    lines: [billed('97110', 'GP', 'CQ'), billed('97530', 'GO', 'CO'), billed('97110', 'CQ')],
    expect: 'pass',
  },
  {
    name: 'no assistant, a denied line, another payer',
    lines: [
      billed('97161', 'GP'),
      { ...billed('97161', 'GP', 'CQ'), claimStatus: 'denied' },
      { ...billed('97161', 'GP', 'CQ'), payer: 'Acme' },
    ],
    expect: 'not-applicable',
  },
  {
    name: 'no payer',
    lines: [{ ...billed('97161', 'GP', 'CQ'), payer: undefined }],
    expect: 'cannot-tell',
  },
])
