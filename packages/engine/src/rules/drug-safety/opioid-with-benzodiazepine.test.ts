import { day } from '../../claim/day.ts'
import { drugTables } from '../../testing/drug-tables.ts'
import { ruleTable } from '../../testing/rule-table.ts'
import { opioidWithBenzodiazepine } from './opioid-with-benzodiazepine.ts'

const tables = drugTables(
  { '00002821801': { ingredient: 'LISINOPRIL', strength: '10 mg', form: 'TABLET' } },
  {
    'acetaminophen; oxycodone': {
      drugClass: 'opioid with acetaminophen',
      brandNames: ['Percocet'],
    },
    morphine: { drugClass: 'opioid' },
    'codeine; promethazine': { drugClass: 'opioid cough suppressant' },
    buprenorphine: { drugClass: 'partial opioid agonist' },
    alprazolam: { drugClass: 'benzodiazepine', brandNames: ['Xanax'] },
    lorazepam: { drugClass: 'benzodiazepine' },
  },
)
const on = (isoDate: string) => ({ serviceFromDay: day(isoDate) })
const base = {
  auditType: 'pharmacy' as const,
  patientKey: 'A',
  serviceFromDay: day('2024-03-01'),
  ndc: undefined,
  drugName: 'Percocet 5-325',
  quantity: 60,
  daysSupply: 30,
  paidCents: 1000,
}
const xanax = { drugName: 'XANAX 0.5 MG TABLET' }

ruleTable(opioidWithBenzodiazepine, { base, tables }, [
  {
    name: 'a benzodiazepine while the opioid lasts: the fill that came second',
    lines: [{}, { ...xanax, ...on('2024-03-06') }],
    expect: 'finding',
    flags: [2],
    class: 'lead',
    says: 'overlap on 25 days from 03/06/2024 to 03/30/2024',
  },
  {
    name: 'the rows in another order: the same fill',
    lines: [{ ...xanax, ...on('2024-03-06') }, {}],
    expect: 'finding',
    flags: [1],
    says: 'overlap on 25 days from 03/06/2024 to 03/30/2024',
  },
  {
    name: 'months of both are one finding, and a late refill does not divide it',
    lines: [{}, xanax, on('2024-04-03'), { ...xanax, ...on('2024-04-01') }],
    expect: 'finding',
    flags: [2],
    says: 'overlap on 58 days from 03/01/2024 to 04/30/2024',
  },
  {
    name: 'eight days together',
    lines: [{}, { ...xanax, ...on('2024-03-23') }],
    expect: 'finding',
    flags: [2],
    says: 'on 8 days',
  },
  {
    name: 'seven days together',
    lines: [{}, { ...xanax, ...on('2024-03-24') }],
    expect: 'pass',
  },
  { name: 'one after the other', lines: [{}, { ...xanax, ...on('2024-03-31') }], expect: 'pass' },
  { name: 'an opioid alone', lines: [{}], expect: 'pass' },
  {
    name: 'two benzodiazepines and no opioid',
    lines: [xanax, { drugName: 'Lorazepam 1 mg' }],
    expect: 'pass',
  },
  {
    name: 'the opioid was in an earlier upload',
    history: [{}],
    lines: [{ ...xanax, ...on('2024-03-10') }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'the fill that came second was in an earlier upload',
    history: [{ ...xanax, ...on('2024-03-10') }],
    lines: [{}],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'a cough syrup is no opioid for pain',
    lines: [{ drugName: 'Promethazine-Codeine syrup' }, xanax],
    expect: 'pass',
  },
  {
    name: 'buprenorphine treats dependence',
    lines: [{ drugName: 'Buprenorphine 8 mg' }],
    expect: 'not-applicable',
  },
  {
    name: 'cancer',
    lines: [{ diagnoses: ['C3411'] }, xanax],
    expect: 'not-applicable',
  },
  { name: 'hospice as plan', lines: [{ planType: 'Hospice' }, xanax], expect: 'not-applicable' },
  {
    name: 'another drug',
    lines: [{ ndc: '00002821801', drugName: undefined }],
    expect: 'not-applicable',
  },
  { name: 'denied', lines: [{ claimStatus: 'denied' }], expect: 'not-applicable' },
  {
    name: 'a drug that no list knows beside it',
    lines: [{}, { drugName: 'Zzyzx 5 mg' }],
    expect: 'cannot-tell',
  },
  { name: 'no days supply', lines: [{ daysSupply: undefined }], expect: 'cannot-tell' },
  { name: 'no date', lines: [{ serviceFromDay: undefined }], expect: 'cannot-tell' },
])
