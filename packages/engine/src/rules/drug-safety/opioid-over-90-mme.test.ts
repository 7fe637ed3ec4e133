import { day } from '../../claim/day.ts'
import type { OpioidFactor, OpioidProduct } from '../../reference/drug-rows.ts'
import { drugTables } from '../../testing/drug-tables.ts'
import { ruleTable } from '../../testing/rule-table.ts'
import { codeTable, released } from '../../testing/tables.ts'
import { opioidOver90Mme } from './opioid-over-90-mme.ts'

const mg = (factor: number): OpioidFactor => ({ factor, unit: 'mg' })
const factors: Record<string, OpioidFactor> = {
  oxycodone: mg(1.5),
  hydrocodone: mg(1),
  morphine: mg(1),
  methadone: mg(4.7),
  'fentanyl|patch': { factor: 2.4, unit: 'mcg/h' },
}
const product: OpioidProduct = {
  ingredient: 'Methadone',
  strengthPerUnit: 10,
  strengthUnit: 'MG',
  form: 'Tablet',
  printedFactor: 3,
}
const lozenge: OpioidProduct = {
  ingredient: 'Fentanyl',
  strengthPerUnit: 200,
  strengthUnit: 'MCG',
  form: 'Lozenge/Troche',
  printedFactor: 0.13,
}
const tables = {
  ...drugTables(
    {
      '00002821501': { ingredient: 'OXYCODONE HYDROCHLORIDE', strength: '10 mg/1', form: 'TABLET' },
      '00002821601': { ingredient: 'MORPHINE SULFATE', strength: '10 mg/mL', form: 'INJECTION' },
      '00002821701': {
        ingredient: 'ACETAMINOPHEN; HYDROCODONE BITARTRATE',
        strength: '325 mg; 10 mg',
        form: 'TABLET',
      },
      '00002821801': { ingredient: 'LISINOPRIL', strength: '10 mg', form: 'TABLET' },
    },
    { 'acetaminophen; oxycodone': { brandNames: ['Percocet'] }, buprenorphine: { schedule: 3 } },
  ),
  opioidFactors: released('opioidFactors', codeTable(factors)),
  opioidProducts: released(
    'opioidProducts',
    codeTable({ '99999000101': product, '99999000201': lozenge }, false),
  ),
}
const on = (isoDate: string) => ({ serviceFromDay: day(isoDate) })
const named = (drugName: string, quantity: number, daysSupply = 30) => ({
  ndc: undefined,
  drugName,
  quantity,
  daysSupply,
})
const base = {
  auditType: 'pharmacy' as const,
  patientKey: 'A',
  serviceFromDay: day('2024-03-01'),
  ndc: '00002821501',
  quantity: 120,
  daysSupply: 30,
  paidCents: 1000,
}

ruleTable(opioidOver90Mme, { base, tables }, [
  { name: 'oxycodone 10 mg, 120 for 30 days, is 60 MME', lines: [{}], expect: 'pass' },
  {
    name: '180 for 30 days is 90 MME',
    lines: [{ quantity: 180 }],
    expect: 'finding',
    flags: [1],
    class: 'lead',
    says: '30 days from 03/01/2024 to 03/30/2024; the peak is 90 MME',
  },
  {
    name: 'two fills of 60 overlap: the one that reached the limit is flagged',
    lines: [{}, { ...on('2024-03-16'), ...named('Morphine sulfate ER 30 mg', 60) }],
    expect: 'finding',
    flags: [2],
    says: '15 days from 03/16/2024 to 03/30/2024; the peak is 120 MME',
  },
  {
    name: 'an ordinary refill some days early is not taken twice',
    lines: [{}, on('2024-03-26')],
    expect: 'pass',
  },
  {
    name: 'one patch of 25 mcg/h is 60 MME, not 180',
    lines: [named('Fentanyl 25 mcg/hr patch', 10)],
    expect: 'pass',
  },
  {
    name: 'two patches of 25 mcg/h at once are 120 MME',
    lines: [named('FENTANYL 25 MCG/HR PATCH', 20)],
    expect: 'finding',
    flags: [1],
    says: 'the peak is 120 MME',
  },
  {
    name: 'monthly fills of one high dose are one episode, found once',
    lines: [{ quantity: 240 }, { ...on('2024-04-01'), quantity: 240 }],
    expect: 'finding',
    flags: [1],
    says: '60 days from 03/01/2024 to 04/30/2024',
  },
  {
    name: 'the factor of 2022 stands in for the one printed in the product file',
    lines: [{ ndc: '99999000101', quantity: 60 }],
    expect: 'finding',
    flags: [1],
    says: 'the peak is 94 MME',
  },
  {
    name: 'the opioid of a combination, whatever the order',
    lines: [{ ndc: '00002821701', quantity: 240 }],
    expect: 'pass',
  },
  {
    name: 'a brand, its strength without a unit',
    lines: [named('Percocet 10-325', 240)],
    expect: 'finding',
    flags: [1],
    says: '120 MME',
  },
  {
    name: 'the other fill was in an earlier upload',
    history: [{}],
    lines: [{ ...on('2024-03-10'), ...named('Morphine 30 mg', 60) }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'cancer',
    lines: [{ quantity: 240 }, { diagnoses: ['C500'] }],
    expect: 'not-applicable',
  },
  {
    name: 'pain of a neoplasm',
    lines: [{ quantity: 240, diagnoses: ['G893'] }],
    expect: 'not-applicable',
  },
  { name: 'hospice', lines: [{ quantity: 240, planType: 'Hospice' }], expect: 'not-applicable' },
  {
    name: 'a history of cancer is none',
    lines: [{ quantity: 240, diagnoses: ['Z8546'] }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'an opioid package without a factor of 2022',
    lines: [{ ndc: '99999000201' }],
    expect: 'cannot-tell',
    says: 'without a conversion factor',
  },
  { name: 'injections have no factor', lines: [{ ndc: '00002821601' }], expect: 'not-applicable' },
  { name: 'buprenorphine', lines: [named('Buprenorphine 8 mg', 90)], expect: 'not-applicable' },
  { name: 'another drug', lines: [{ ndc: '00002821801' }], expect: 'not-applicable' },
  {
    name: 'a drug that no table knows',
    lines: [{ ndc: '11111111112' }],
    expect: 'cannot-tell',
    says: 'not known',
  },
  { name: 'denied', lines: [{ quantity: 240, claimStatus: 'denied' }], expect: 'not-applicable' },
  {
    name: 'no strength in the name',
    lines: [named('Oxycodone', 120)],
    expect: 'cannot-tell',
    says: 'strength',
  },
  {
    name: 'no days supply',
    lines: [{ daysSupply: undefined }, { ndc: '00002821801' }],
    expect: 'cannot-tell',
  },
  { name: 'no patient', lines: [{ patientKey: undefined }], expect: 'cannot-tell' },
])
