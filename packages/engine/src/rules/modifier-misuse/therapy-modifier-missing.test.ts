import { ruleTable } from '../../testing/rule-table.ts'
import { therapyModifierMissing } from './therapy-modifier-missing.ts'

const base = { claimType: 'professional', payer: 'Medicare', paidCents: 2_900 } as const
const other = { procedureCode: '99213', modifiers: ['25'] }
const billed = (procedureCode: string, ...modifiers: string[]) => ({ procedureCode, modifiers })

ruleTable(therapyModifierMissing, { base }, [
  {
    name: 'exercises without a plan of care',
    lines: [billed('97110'), other],
    expect: 'finding',
    class: 'error',
    flags: [1],
    atRiskCents: 0,
    says: 'none of GP, GO and GN',
  },
  {
    name: 'an occupational evaluation under a physical therapy plan',
    lines: [billed('97165', 'GP')],
    expect: 'finding',
    class: 'error',
    flags: [1],
    says: 'GP and not GO',
  },
  {
    name: 'each under its plan',
    lines: [
      billed('97110', 'GP'),
      billed('97110', 'GO'),
      billed('97165', 'GO'),
      billed('92526', 'GN'),
    ],
    expect: 'pass',
  },
  {
    name: 'a hospital',
    lines: [{ ...billed('97110'), claimType: 'institutional', billType: '131' }, other],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'home health, another payer, a code that is therapy at times, a denied line',
    lines: [
      other,
      { ...billed('97110'), claimType: 'institutional', billType: '329' },
      { ...billed('97110'), payer: 'Acme' },
      billed('97597'),
      { ...billed('97110'), claimStatus: 'denied' },
    ],
    expect: 'not-applicable',
  },
  {
    name: 'a Medicare plan',
    lines: [{ ...billed('97110'), payer: 'Medicare Advantage HMO' }, other],
    expect: 'finding',
    class: 'lead',
    flags: [1],
  },
  {
    name: 'no payer',
    lines: [{ ...billed('97110'), payer: undefined }, other],
    expect: 'cannot-tell',
  },
])
