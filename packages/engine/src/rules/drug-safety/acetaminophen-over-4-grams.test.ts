import { drugTables } from '../../testing/drug-tables.ts'
import { ruleTable } from '../../testing/rule-table.ts'
import { acetaminophenOver4Grams } from './acetaminophen-over-4-grams.ts'

const tables = drugTables(
  { '00406012301': { ingredient: 'HYDROCODONE; ACETAMINOPHEN', strength: '5 mg; 325 mg' } },
  {
    acetaminophen: {},
    'acetaminophen; oxycodone': { brandNames: ['Percocet'] },
    'acetaminophen; hydrocodone': {},
    'acetaminophen; codeine': {},
    'acetaminophen; butalbital; caffeine': { brandNames: ['Fioricet'] },
    lisinopril: {},
  },
)
const base = {
  auditType: 'pharmacy' as const,
  serviceFromDay: 20000,
  drugName: 'OXYCODONE-ACETAMINOPHEN 5-325 MG TAB',
  quantity: 120,
  daysSupply: 30,
  paidCents: 6000,
}

ruleTable(acetaminophenOver4Grams, { base, tables }, [
  {
    name: 'fourteen tablets of 325 mg a day',
    lines: [{ quantity: 420 }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
    says: '4550 mg of acetaminophen a day',
  },
  {
    name: 'by the strength of the drug list',
    lines: [{ drugName: 'Norco', ndc: '00406012301', quantity: 390 }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'fourteen of the number 3 with codeine, 300 mg each',
    lines: [{ drugName: 'ACETAMINOPHEN-COD #3 TABLET', quantity: 70, daysSupply: 5 }],
    expect: 'finding',
    flags: [1],
    says: '4200 mg',
  },
  {
    name: 'thirteen a day with butalbital and caffeine',
    lines: [{ drugName: 'BUTALB-ACETAMIN-CAFF 50-325-40', quantity: 65, daysSupply: 5 }],
    expect: 'finding',
    flags: [1],
    says: '4225 mg',
  },
  {
    name: 'a liquid whose label gives the volume without a unit',
    lines: [{ drugName: 'HYDROCODONE-ACETAMIN 7.5-325/15', quantity: 450, daysSupply: 5 }],
    expect: 'cannot-tell',
  },
  { name: 'four tablets a day', lines: [{}], expect: 'pass' },
  {
    name: 'eight of 500 mg a day are the most',
    lines: [{ drugName: 'ACETAMINOPHEN 500 MG TABLET', quantity: 240 }],
    expect: 'pass',
  },
  { name: 'another drug', lines: [{ drugName: 'LISINOPRIL 10 MG' }], expect: 'not-applicable' },
  { name: 'denied', lines: [{ claimStatus: 'denied' }], expect: 'not-applicable' },
  {
    name: 'a liquid',
    lines: [{ drugName: 'ACETAMINOPHEN 160 MG/5 ML LIQUID', quantity: 480 }],
    expect: 'cannot-tell',
  },
  { name: 'no strength', lines: [{ drugName: 'PERCOCET' }], expect: 'cannot-tell' },
  { name: 'unknown drug', lines: [{ drugName: 'MADE UP 5 MG' }], expect: 'cannot-tell' },
  { name: 'half a day', lines: [{ daysSupply: 0.5 }], expect: 'cannot-tell' },
])
