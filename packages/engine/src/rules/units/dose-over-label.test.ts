import { drugTables } from '../../testing/drug-tables.ts'
import { ruleTable } from '../../testing/rule-table.ts'
import { doseOverLabel } from './dose-over-label.ts'

const tables = drugTables(
  {
    '00002821801': {
      ingredient: 'SERTRALINE HYDROCHLORIDE',
      strength: '100 mg',
      form: 'TABLET, FILM COATED',
    },
  },
  { sertraline: {}, 'amlodipine; benazepril': {}, levothyroxine: {}, apixaban: {} },
)
const base = {
  auditType: 'pharmacy' as const,
  serviceFromDay: 20_000,
  ndc: undefined,
  drugName: 'SERTRALINE HCL 100 MG TABLET',
  quantity: 120,
  daysSupply: 30,
  paidCents: 4000,
}

ruleTable(doseOverLabel, { base, tables }, [
  {
    name: 'four of the highest strength',
    lines: [{}],
    expect: 'finding',
    flags: [1],
    class: 'lead',
    atRiskCents: 2000,
    says: '400 mg of sertraline a day; its label knows 200 mg',
  },
  {
    name: 'a name without a form',
    lines: [{ drugName: 'Sertraline 100mg' }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'by the drug list',
    lines: [{ drugName: undefined, ndc: '00002821801' }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'four of a small strength',
    lines: [{ drugName: 'Sertraline 50 mg tab' }],
    expect: 'pass',
  },
  { name: 'the highest dose', lines: [{ quantity: 60 }], expect: 'pass' },
  {
    name: 'a combination',
    lines: [{ drugName: 'Amlodipine-benazepril 10-40 mg cap' }],
    expect: 'not-applicable',
  },
  {
    name: 'a drug without a limit',
    lines: [{ drugName: 'Levothyroxine 300 mcg tab' }],
    expect: 'not-applicable',
  },
  { name: 'a short course', lines: [{ quantity: 12, daysSupply: 3 }], expect: 'not-applicable' },
  { name: 'denied', lines: [{ claimStatus: 'denied' }], expect: 'not-applicable' },
  {
    name: 'a liquid',
    lines: [{ drugName: 'Sertraline 20 mg/mL oral conc' }],
    expect: 'cannot-tell',
  },
  { name: 'no strength', lines: [{ drugName: 'Sertraline' }], expect: 'cannot-tell' },
  {
    name: 'a drug that is not known',
    lines: [{ drugName: 'Zzyzx 5 mg tab' }],
    expect: 'cannot-tell',
  },
])
