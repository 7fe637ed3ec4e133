import { day } from '../../claim/day.ts'
import { drugTables } from '../../testing/drug-tables.ts'
import { ruleTable } from '../../testing/rule-table.ts'
import { opioidWithBuprenorphine } from './opioid-with-buprenorphine.ts'

const tables = drugTables(
  { '00002821801': { ingredient: 'LISINOPRIL', strength: '10 mg', form: 'TABLET' } },
  {
    oxycodone: { drugClass: 'opioid' },
    'codeine; promethazine': { drugClass: 'opioid cough suppressant' },
    'buprenorphine; naloxone': { drugClass: 'partial opioid agonist', brandNames: ['Suboxone'] },
    buprenorphine: { drugClass: 'partial opioid agonist', brandNames: ['Butrans', 'Belbuca'] },
    lisinopril: { drugClass: 'ACE inhibitor' },
  },
)
const on = (isoDate: string) => ({ serviceFromDay: day(isoDate) })
const base = {
  auditType: 'pharmacy' as const,
  patientKey: 'A',
  serviceFromDay: day('2024-03-01'),
  ndc: undefined,
  drugName: 'SUBOXONE 8 MG-2 MG SL FILM',
  quantity: 60,
  daysSupply: 30,
  paidCents: 1000,
}
const oxycodone = { drugName: 'OXYCODONE HCL 5 MG TABLET' }

ruleTable(opioidWithBuprenorphine, { base, tables }, [
  {
    name: 'an opioid begun while the treatment lasts',
    lines: [{}, { ...oxycodone, ...on('2024-03-11') }],
    expect: 'finding',
    flags: [2],
    class: 'lead',
    says: 'overlap on 20 days from 03/11/2024 to 03/30/2024',
  },
  {
    name: 'two months of both are one finding, whatever order the rows have',
    lines: [
      { ...oxycodone, ...on('2024-04-10') },
      on('2024-03-31'),
      { ...oxycodone, ...on('2024-03-11') },
      {},
    ],
    expect: 'finding',
    flags: [3],
    says: 'from 03/11/2024 to 04/29/2024',
  },
  {
    name: 'the month-long injection',
    lines: [
      { drugName: 'BUPRENORPHINE ER 300 MG/1.5 ML SYRINGE', quantity: 1.5 },
      { ...oxycodone, ...on('2024-03-05') },
    ],
    expect: 'finding',
    flags: [2],
  },
  {
    name: 'the treatment was in an earlier upload',
    history: [{}],
    lines: [{ ...oxycodone, ...on('2024-03-10') }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'the treatment begins while opioids are left, and none is filled again',
    lines: [oxycodone, on('2024-03-11'), on('2024-04-10')],
    expect: 'pass',
  },
  { name: 'both begin on one day: a change', lines: [{}, oxycodone], expect: 'pass' },
  {
    name: 'a week of an opioid after an operation',
    lines: [{}, { ...oxycodone, ...on('2024-03-11'), daysSupply: 7 }],
    expect: 'pass',
  },
  {
    name: 'an opioid once the treatment has run out',
    lines: [{}, { ...oxycodone, ...on('2024-03-31') }],
    expect: 'pass',
  },
  {
    name: 'buprenorphine patches for pain beside an opioid',
    lines: [
      { drugName: 'BUTRANS 10 MCG/HR PATCH', quantity: 4, daysSupply: 28 },
      { ...oxycodone, ...on('2024-03-11') },
    ],
    expect: 'pass',
  },
  {
    name: 'buprenorphine films in micrograms are for pain',
    lines: [{ drugName: 'BELBUCA 300 MCG FILM' }, { ...oxycodone, ...on('2024-03-11') }],
    expect: 'pass',
  },
  {
    name: 'a cough syrup',
    lines: [{}, { drugName: 'Promethazine-Codeine syrup', ...on('2024-03-11') }],
    expect: 'pass',
  },
  {
    name: 'cancer on any line',
    lines: [{}, { ...oxycodone, ...on('2024-03-11'), diagnoses: ['C61'] }],
    expect: 'not-applicable',
  },
  { name: 'neither drug', lines: [{ drugName: 'Lisinopril 10 mg' }], expect: 'not-applicable' },
  {
    name: 'an opioid that was denied',
    lines: [{}, { ...oxycodone, ...on('2024-03-11'), claimStatus: 'denied' }],
    expect: 'pass',
  },
  {
    name: 'another drug is not known',
    lines: [{}, { drugName: 'Qwertyol 5 mg', ...on('2024-03-11') }],
    expect: 'cannot-tell',
  },
  {
    name: 'no days supply on the opioid',
    lines: [{}, { ...oxycodone, ...on('2024-03-11'), daysSupply: undefined }],
    expect: 'cannot-tell',
  },
])
