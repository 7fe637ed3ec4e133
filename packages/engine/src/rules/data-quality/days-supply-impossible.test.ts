import { ruleTable } from '../../testing/rule-table.ts'
import { daysSupplyImpossible } from './days-supply-impossible.ts'

ruleTable(daysSupplyImpossible, { base: { auditType: 'pharmacy' } }, [
  { name: 'thirty days', lines: [{ daysSupply: 30 }], expect: 'pass' },
  { name: 'a whole year', lines: [{ daysSupply: 365 }], expect: 'pass' },
  {
    name: 'no days',
    lines: [{ daysSupply: 0 }],
    expect: 'finding',
    flags: [1],
    class: 'error',
    says: '0 days',
  },
  { name: 'negative', lines: [{ daysSupply: -30 }], expect: 'finding', flags: [1], class: 'error' },
  { name: 'half a day', lines: [{ daysSupply: 0.5 }], expect: 'finding', flags: [1] },
  {
    name: 'an implant of three years',
    lines: [{ daysSupply: 1095, quantity: 1, drugName: 'NEXPLANON 68 MG IMPLANT' }],
    expect: 'pass',
  },
  {
    name: 'an intrauterine system for longer than any lasts',
    lines: [{ daysSupply: 9999, quantity: 1, drugName: 'MIRENA IUD' }],
    expect: 'finding',
    flags: [1],
    class: 'lead',
  },
  {
    name: 'over a year may be an implant',
    lines: [{ daysSupply: 999 }],
    expect: 'finding',
    flags: [1],
    class: 'lead',
  },
  { name: 'blank', lines: [{}, { daysSupply: 30 }], expect: 'cannot-tell' },
  {
    name: 'reversals are not judged',
    lines: [{ daysSupply: 0, claimStatus: 'reversed', paidCents: -100 }],
    expect: 'not-applicable',
  },
])
