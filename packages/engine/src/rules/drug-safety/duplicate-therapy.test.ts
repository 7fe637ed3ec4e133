import { day } from '../../claim/day.ts'
import { drugTables } from '../../testing/drug-tables.ts'
import { ruleTable } from '../../testing/rule-table.ts'
import { duplicateTherapy } from './duplicate-therapy.ts'

const tables = drugTables(
  {},
  {
    atorvastatin: { drugClass: 'statin', brandNames: ['Lipitor'] },
    simvastatin: { drugClass: 'statin' },
    adalimumab: { drugClass: 'TNF blocker', brandNames: ['Humira', 'Amjevita'] },
    amlodipine: { drugClass: 'calcium channel blocker' },
  },
)
const on = (isoDate: string) => ({ serviceFromDay: day(isoDate) })
const base = {
  auditType: 'pharmacy' as const,
  patientKey: 'A',
  serviceFromDay: day('2024-03-01'),
  ndc: undefined,
  drugName: 'Atorvastatin 20 mg',
  quantity: 30,
  daysSupply: 30,
  paidCents: 1000,
}
const originator = { drugName: 'HUMIRA(CF) PEN 40 MG/0.4 ML', daysSupply: 28 }
const biosimilar = { drugName: 'AMJEVITA(CF) 40 MG/0.4 ML', daysSupply: 28 }
const other = { drugName: 'SIMVASTATIN 40 MG TAB' }

ruleTable(duplicateTherapy, { base, tables }, [
  {
    name: 'two statins, each filled again and again',
    lines: [
      {},
      { ...other, ...on('2024-03-10') },
      on('2024-03-31'),
      { ...other, ...on('2024-04-09') },
    ],
    expect: 'finding',
    flags: [2],
    class: 'lead',
    says: 'two statins, overlap on 51 days',
  },
  {
    name: 'one of them in an earlier upload',
    history: [{}, on('2024-03-31')],
    lines: [
      { ...other, ...on('2024-03-10') },
      { ...other, ...on('2024-04-09') },
    ],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'changed from one to the other, ninety days of the old at hand',
    lines: [
      { daysSupply: 90 },
      { ...other, ...on('2024-03-20') },
      { ...other, ...on('2024-04-19') },
    ],
    expect: 'pass',
  },
  {
    name: 'ninety days of the new one, and the old filled again beside it',
    lines: [
      { daysSupply: 90 },
      { ...other, daysSupply: 90, ...on('2024-04-15') },
      { daysSupply: 90, ...on('2024-05-29') },
    ],
    expect: 'finding',
    flags: [2],
    says: 'the first was filled again',
  },
  {
    name: 'a month of the new one tried, then back to the old',
    lines: [{}, { ...other, ...on('2024-03-20') }, on('2024-04-01')],
    expect: 'pass',
  },
  {
    name: 'a brand and its generic are one drug',
    lines: [{}, { drugName: 'LIPITOR 20 MG', ...on('2024-03-05') }, on('2024-03-31')],
    expect: 'pass',
  },
  {
    name: 'a biological drug and its biosimilar, each filled again and again',
    lines: [
      { ...originator, ...on('2024-03-01') },
      { ...biosimilar, ...on('2024-03-08') },
      { ...originator, ...on('2024-03-29') },
      { ...biosimilar, ...on('2024-04-05') },
      { ...originator, ...on('2024-04-26') },
    ],
    expect: 'finding',
    flags: [2],
    says: 'two TNF blockers',
  },
  {
    name: 'a biosimilar in place of the drug from one fill on',
    lines: [
      { ...originator, ...on('2024-03-01') },
      { ...biosimilar, ...on('2024-03-25') },
      { ...biosimilar, ...on('2024-04-22') },
    ],
    expect: 'pass',
  },
  {
    name: 'pens and syringes of one biological drug',
    lines: [
      { ...originator, ...on('2024-03-01') },
      { drugName: 'HUMIRA 40 MG/0.4 ML SYR', daysSupply: 28, ...on('2024-03-08') },
      { ...originator, ...on('2024-03-29') },
      { drugName: 'HUMIRA 40 MG/0.4 ML SYR', daysSupply: 28, ...on('2024-04-05') },
    ],
    expect: 'pass',
  },
  {
    name: 'a month of both and no more',
    lines: [{}, { ...other, ...on('2024-03-02') }, on('2024-05-01')],
    expect: 'pass',
  },
  {
    name: 'a class of which two may be taken',
    lines: [{ drugName: 'Amlodipine 5 mg' }],
    expect: 'not-applicable',
  },
  { name: 'denied', lines: [{ claimStatus: 'denied' }], expect: 'not-applicable' },
  { name: 'a drug that no list knows', lines: [{ drugName: 'Zzyzx 5 mg' }], expect: 'cannot-tell' },
  { name: 'no days supply', lines: [{ daysSupply: undefined }, {}], expect: 'cannot-tell' },
])
