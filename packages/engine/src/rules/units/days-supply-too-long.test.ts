import { drugTables } from '../../testing/drug-tables.ts'
import { ruleTable } from '../../testing/rule-table.ts'
import { daysSupplyTooLong } from './days-supply-too-long.ts'

const tables = drugTables(
  {},
  {
    atorvastatin: { drugClass: 'statin' },
    propranolol: { drugClass: 'beta blocker' },
    ondansetron: { drugClass: 'antiemetic' },
    norgestimate: { drugClass: 'oral contraceptive', brandNames: ['Sprintec'] },
    apixaban: { drugClass: 'anticoagulant', brandNames: ['Eliquis'] },
    levothyroxine: { drugClass: 'thyroid hormone' },
  },
)
const base = {
  auditType: 'pharmacy' as const,
  serviceFromDay: 20_000,
  drugName: 'ATORVASTATIN 10 MG TABLET',
  quantity: 30,
  daysSupply: 300,
  paidCents: 900,
}

ruleTable(daysSupplyTooLong, { tables, base }, [
  {
    name: 'thirty tablets for three hundred days',
    lines: [{}],
    expect: 'finding',
    flags: [1],
    class: 'lead',
    says: 'taken every day',
  },
  {
    name: 'a pack of a contraceptive counted as one',
    lines: [{ drugName: 'SPRINTEC 28 DAY TABLET', quantity: 1, daysSupply: 28 }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'thirty tablets that are taken twice a day for ninety days',
    lines: [{ drugName: 'ELIQUIS 2.5 MG TABLET', quantity: 30, daysSupply: 90 }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'thirty of them for a month',
    lines: [{ drugName: 'ELIQUIS 2.5 MG TABLET', quantity: 30, daysSupply: 30 }],
    expect: 'pass',
  },
  {
    name: 'one weekly pen for four weeks',
    lines: [{ drugName: 'MOUNJARO 5 MG/0.5 ML PEN', quantity: 0.5, daysSupply: 28 }],
    expect: 'finding',
    flags: [1],
    says: 'more often',
  },
  {
    name: 'four weekly pens for five weeks',
    lines: [{ drugName: 'TRULICITY 1.5 MG/0.5 ML PEN', quantity: 2, daysSupply: 35 }],
    expect: 'pass',
  },
  {
    name: 'a dose of eight weeks or twelve',
    lines: [{ drugName: 'STELARA 90 MG/ML SYRINGE', quantity: 1, daysSupply: 84 }],
    expect: 'pass',
  },
  {
    name: 'an inhaler that is used when needed',
    lines: [{ drugName: 'SYMBICORT 160-4.5 MCG INHALER', quantity: 10.2, daysSupply: 90 }],
    expect: 'not-applicable',
  },
  { name: 'half a tablet', lines: [{ daysSupply: 60 }], expect: 'pass' },
  { name: 'a quarter', lines: [{ daysSupply: 120 }], expect: 'pass' },
  { name: 'a statin once a week', lines: [{ quantity: 12, daysSupply: 84 }], expect: 'pass' },
  { name: 'twice a week', lines: [{ quantity: 8, daysSupply: 28 }], expect: 'pass' },
  {
    name: 'taken when needed, of a daily class',
    lines: [{ drugName: 'PROPRANOLOL 10 MG TABLET' }],
    expect: 'not-applicable',
  },
  {
    name: 'taken when needed',
    lines: [{ drugName: 'ONDANSETRON 4 MG TABLET', quantity: 10, daysSupply: 90 }],
    expect: 'not-applicable',
  },
  {
    name: 'a liquid',
    lines: [{ drugName: 'LEVOTHYROXINE 100 MCG/5 ML SOLN', unitOfMeasure: 'ML' }],
    expect: 'not-applicable',
  },
  { name: 'denied', lines: [{ claimStatus: 'denied' }], expect: 'not-applicable' },
  {
    name: 'a drug that no list knows',
    lines: [{ drugName: 'ZORBLAX 5 MG TABLET' }],
    expect: 'cannot-tell',
  },
  { name: 'no days supply', lines: [{ daysSupply: 0 }], expect: 'cannot-tell' },
])
