import { day } from '../../claim/day.ts'
import { drugTables } from '../../testing/drug-tables.ts'
import { ruleTable } from '../../testing/rule-table.ts'
import { drugNotForAgeOrSex } from './drug-not-for-age-or-sex.ts'

const tables = drugTables(
  {},
  {
    'ethinyl estradiol; levonorgestrel': {
      drugClass: 'oral contraceptive',
      brandNames: ['Lutera'],
    },
    'acetaminophen; codeine': { drugClass: 'opioid with acetaminophen' },
    dutasteride: { drugClass: '5-alpha reductase inhibitor', brandNames: ['Avodart'] },
    donepezil: { drugClass: 'dementia drug' },
    dextroamphetamine: { drugClass: 'stimulant', brandNames: ['Dexedrine'] },
    doxycycline: { drugClass: 'antibiotic' },
    lisinopril: { drugClass: 'ACE inhibitor' },
  },
)
const base = {
  auditType: 'pharmacy' as const,
  serviceFromDay: day('2024-03-01'),
  ndc: undefined,
  drugName: 'Lutera-28 tablet',
  birthDay: day('1990-03-02'),
  sex: 'F' as const,
  paidCents: 2000,
}

ruleTable(drugNotForAgeOrSex, { base, tables }, [
  {
    name: 'a contraceptive for a man',
    lines: [{ drugName: 'Lutera', sex: 'M' }],
    expect: 'finding',
    flags: [1],
    class: 'lead',
    atRiskCents: 2000,
    says: 'a man',
  },
  {
    name: 'a contraceptive at seventy',
    lines: [{ drugName: 'Lutera', birthDay: day('1954-01-01') }],
    expect: 'finding',
    flags: [1],
    says: '70 years old',
  },
  {
    name: 'the vaccine against HPV at sixty',
    lines: [{ drugName: 'GARDASIL 9 SYRINGE', birthDay: day('1964-01-01') }],
    expect: 'finding',
    flags: [1],
    says: '60 years old',
  },
  {
    name: 'the vaccine against HPV at 45',
    lines: [{ drugName: 'GARDASIL 9 SYRINGE', birthDay: day('1978-06-01') }],
    expect: 'pass',
  },
  {
    name: 'tablets for erections for a child',
    lines: [{ drugName: 'VIAGRA 50 MG TABLET', sex: 'M', birthDay: day('2018-01-01') }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'the same ingredient for the lungs of a child',
    lines: [{ drugName: 'SILDENAFIL 20 MG TABLET', birthDay: day('2018-01-01') }],
    expect: 'cannot-tell',
  },
  {
    name: 'the prostate of a woman',
    lines: [{ drugName: 'Avodart 0.5 mg' }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'codeine for a child',
    lines: [{ drugName: 'Acetaminophen-codeine 300-30 mg', birthDay: day('2015-01-01') }],
    expect: 'finding',
    flags: [1],
    says: '9 years',
  },
  {
    name: 'by the age that the file states',
    lines: [{ drugName: 'Donepezil 5 mg', birthDay: undefined, ageYears: 8 }],
    expect: 'finding',
    flags: [1],
  },
  { name: 'a contraceptive for a woman of 33', lines: [{ drugName: 'Lutera' }], expect: 'pass' },
  {
    name: 'codeine at twelve',
    lines: [{ drugName: 'Acetaminophen-codeine 300-30 mg', birthDay: day('2012-03-01') }],
    expect: 'pass',
  },
  {
    name: 'a tetracycline at six',
    lines: [{ drugName: 'DOXYCYCLINE HYCLATE 100 MG', ageYears: 6, birthDay: undefined }],
    expect: 'finding',
    flags: [1],
    says: '6 years old',
  },
  {
    name: 'for spotted fever',
    lines: [
      {
        drugName: 'DOXYCYCLINE HYCLATE 100 MG',
        ageYears: 6,
        birthDay: undefined,
        diagnoses: ['A770'],
      },
    ],
    expect: 'pass',
  },
  {
    name: 'a stimulant at two',
    lines: [{ drugName: 'Dexedrine 5 mg', ageYears: 2, birthDay: undefined }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'in transition',
    lines: [{ drugName: 'Lutera', sex: 'M', diagnoses: ['F640'] }],
    expect: 'pass',
  },
  {
    name: 'a drug for anybody',
    lines: [{ drugName: 'Lisinopril 10 mg' }],
    expect: 'not-applicable',
  },
  { name: 'denied', lines: [{ claimStatus: 'denied' }], expect: 'not-applicable' },
  {
    name: 'no sex',
    lines: [{ drugName: 'Avodart 0.5 mg', sex: undefined }],
    expect: 'cannot-tell',
  },
  { name: 'a drug that is not known', lines: [{ drugName: 'Zzyzx' }], expect: 'cannot-tell' },
])
