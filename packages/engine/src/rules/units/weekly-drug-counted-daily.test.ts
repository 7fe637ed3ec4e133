import { ruleTable } from '../../testing/rule-table.ts'
import { weeklyDrugCountedDaily } from './weekly-drug-counted-daily.ts'

const base = {
  auditType: 'pharmacy' as const,
  drugName: 'ALENDRONATE SODIUM 70 MG TAB',
  quantity: 4,
  daysSupply: 28,
  paidCents: 3000,
}

ruleTable(weeklyDrugCountedDaily, { base }, [
  {
    name: 'four weekly tablets for four days',
    lines: [{ daysSupply: 4 }],
    expect: 'finding',
    flags: [1],
    class: 'lead',
    atRiskCents: 0,
    says: 'they last 28 days',
  },
  {
    name: 'thirty weekly tablets for a month',
    lines: [{ quantity: 30, daysSupply: 30 }],
    expect: 'finding',
    flags: [1],
    atRiskCents: 2400,
  },
  {
    name: 'three monthly tablets for three days',
    lines: [{ drugName: 'Ibandronate 150 mg', quantity: 3, daysSupply: 3 }],
    expect: 'finding',
    flags: [1],
    says: 'once a month',
  },
  {
    name: 'vitamin D',
    lines: [{ drugName: 'VITAMIN D2 1.25 MG(50,000 UNIT)', quantity: 12, daysSupply: 12 }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'methotrexate for four days',
    lines: [{ drugName: 'METHOTREXATE 2.5 MG TABLET', quantity: 24, daysSupply: 4 }],
    expect: 'finding',
    flags: [1],
    says: 'they last 17 days',
  },
  {
    name: 'methotrexate, a tablet a day for a month',
    lines: [{ drugName: 'METHOTREXATE 2.5 MG TABLET', quantity: 30, daysSupply: 30 }],
    expect: 'finding',
    flags: [1],
    atRiskCents: 0,
    says: 'every day',
  },
  {
    name: 'methotrexate, seven tablets a week',
    lines: [{ drugName: 'METHOTREXATE 2.5 MG TABLET', quantity: 28, daysSupply: 28 }],
    expect: 'pass',
  },
  {
    name: 'methotrexate, three tablets a day',
    lines: [{ drugName: 'METHOTREXATE SODIUM 2.5 MG', quantity: 90, daysSupply: 30 }],
    expect: 'finding',
    flags: [1],
    atRiskCents: 1533,
  },
  {
    name: 'methotrexate, ten tablets a week',
    lines: [{ drugName: 'METHOTREXATE 2.5 MG TABLET', quantity: 40, daysSupply: 28 }],
    expect: 'pass',
  },
  { name: 'by the week', lines: [{}], expect: 'pass' },
  { name: 'a quarter', lines: [{ quantity: 12, daysSupply: 84 }], expect: 'pass' },
  { name: 'five for a month', lines: [{ quantity: 5, daysSupply: 30 }], expect: 'pass' },
  {
    name: 'vitamin D twice a week',
    lines: [{ drugName: 'Ergocalciferol 50,000 units', quantity: 8, daysSupply: 28 }],
    expect: 'pass',
  },
  {
    name: 'one tablet for a month',
    lines: [{ drugName: 'BONIVA 150 MG', quantity: 1, daysSupply: 30 }],
    expect: 'pass',
  },
  {
    name: 'the daily strength',
    lines: [{ drugName: 'Alendronate 10 mg', quantity: 30, daysSupply: 30 }],
    expect: 'not-applicable',
  },
  { name: 'denied', lines: [{ claimStatus: 'denied', daysSupply: 4 }], expect: 'not-applicable' },
  { name: 'no name', lines: [{ drugName: undefined }], expect: 'cannot-tell' },
  { name: 'no days', lines: [{ daysSupply: undefined }, {}], expect: 'cannot-tell' },
])
