import { drugTables } from '../../../testing/drug-tables.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { codeTable, released } from '../../../testing/tables.ts'
import { strengthNotOfNdc } from './strength-not-of-ndc.ts'

const tablet = 'TABLET, FILM COATED'
const extended = 'TABLET, FILM COATED, EXTENDED RELEASE'
const tables = {
  ...drugTables({
    '00000000001': { ingredient: 'LISINOPRIL', strength: '20 mg/1', form: 'TABLET' },
    '00000000002': { ingredient: 'METFORMIN HYDROCHLORIDE', strength: '500 mg/1', form: tablet },
    '00000000003': { ingredient: 'METFORMIN HYDROCHLORIDE', strength: '500 mg/1', form: extended },
    '00000000004': {
      ...{ ingredient: 'OXYCODONE HYDROCHLORIDE; ACETAMINOPHEN', form: 'TABLET' },
      strength: '5 mg/1; 325 mg/1',
    },
    '00000000005': { ingredient: 'LEVOTHYROXINE SODIUM', strength: '.025 mg/1', form: 'TABLET' },
    '00000000006': { ingredient: 'MORPHINE SULFATE', strength: '10 mg/5mL', form: 'SOLUTION' },
    '00000000007': { ingredient: 'CLOBETASOL', strength: '.5 mg/g', form: 'CREAM' },
    '00000000008': {
      ...{ ingredient: 'DEXTROAMPHETAMINE; AMPHETAMINE', form: 'TABLET' },
      strength: '5 mg/1; 5 mg/1; 5 mg/1; 5 mg/1',
    },
    '00000000009': { ingredient: 'FERROUS SULFATE', strength: '325 mg/1', form: 'TABLET' },
    '00000000010': { ingredient: 'NAPROXEN SODIUM', strength: '550 mg/1', form: 'TABLET' },
    '00000000011': { ingredient: 'AMOXICILLIN', strength: '400 mg/5mL', form: 'SUSPENSION' },
  }),
  drugLabels: released(
    'drugLabels',
    codeTable(
      {
        '00000000021': { name: 'LEVOTHYROXINE 25 MCG TABLET' },
        '00000000022': { name: 'METFORMIN HCL 500 MG TABLET' },
        '00000000023': { name: 'METFORMIN HCL ER 500 MG TABLET' },
        '00000000024': { name: 'CONCERTA 36 MG TABLET' },
      },
      false,
    ),
  ),
}
const base = { auditType: 'pharmacy' as const, serviceFromDay: 20000, paidCents: 1500 }
const line = (drugName: string, at: number) => {
  const ndc = String(at).padStart(11, '0')
  return { drugName, ndc, ndcAsBilled: ndc }
}

ruleTable(strengthNotOfNdc, { base, tables }, [
  {
    name: 'another strength',
    lines: [line('Lisinopril 10 mg', 1)],
    expect: 'finding',
    flags: [1],
    class: 'error',
    atRiskCents: 0,
    says: /Lisinopril 10 mg.*lisinopril 20 mg\/1 tablet: another strength/,
  },
  {
    name: 'a combination with other parts',
    lines: [line('OXYCODONE-ACETAMINOPHEN 10-325', 4)],
    expect: 'finding',
    flags: [1],
    class: 'error',
  },
  {
    name: 'a thousandth',
    lines: [line('Levothyroxine 25 mg', 5)],
    expect: 'finding',
    flags: [1],
    class: 'error',
  },
  {
    name: 'by the name in the price list',
    lines: [line('Levothyroxine 50 mcg', 21)],
    expect: 'finding',
    flags: [1],
    class: 'error',
  },
  {
    name: 'extended release on a plain tablet of the price list, and the reverse',
    lines: [line('METFORMIN ER 500 MG TABLET', 22), line('METFORMIN IR 500 MG', 23)],
    expect: 'finding',
    class: 'lead',
    flags: [1, 2],
    says: 'another release',
  },
  {
    name: 'a brand whose name in the price list leaves its release out',
    lines: [line('CONCERTA ER 36 MG TABLET', 24)],
    expect: 'pass',
  },
  {
    name: 'extended release on a plain tablet',
    lines: [line('METFORMIN ER 500 MG', 2)],
    expect: 'finding',
    flags: [1],
    class: 'lead',
    says: 'another release',
  },
  {
    name: 'immediate release on one that is not',
    lines: [line('METFORMIN IR 500 MG', 3)],
    expect: 'finding',
    flags: [1],
    class: 'lead',
  },
  {
    name: 'what the salt weighs may be meant',
    lines: [line('Naproxen 500 mg', 10)],
    expect: 'finding',
    flags: [1],
    class: 'lead',
  },
  { name: 'the same in another unit', lines: [line('Levothyroxine 25 mcg', 5)], expect: 'pass' },
  { name: 'the same', lines: [line('LISINOPRIL 20MG TAB', 1)], expect: 'pass' },
  { name: 'a combination in order', lines: [line('OXYCODONE-APAP 5-325', 4)], expect: 'pass' },
  { name: 'and in another', lines: [line('Oxycodone/APAP 325-5 mg', 4)], expect: 'pass' },
  { name: 'one part of it alone', lines: [line('Oxycodone 5 mg', 4)], expect: 'pass' },
  { name: 'four salts by their sum', lines: [line('Amphetamine 20 mg', 8)], expect: 'pass' },
  { name: 'a name that says no release', lines: [line('Metformin 500 mg', 3)], expect: 'pass' },
  { name: 'both extended', lines: [line('METFORMIN XR 500 MG 24HR', 3)], expect: 'pass' },
  {
    name: 'another drug is the other rule’s',
    lines: [line('Atorvastatin 10 mg', 1)],
    expect: 'not-applicable',
  },
  {
    name: 'a solution by the millilitre',
    lines: [line('Morphine 2 mg', 6)],
    expect: 'not-applicable',
  },
  {
    name: 'a cream by percent and its tube',
    lines: [line('CLOBETASOL 0.05% CREAM 60 GM', 7)],
    expect: 'not-applicable',
  },
  { name: 'percent cannot be told', lines: [line('Lisinopril 1%', 1)], expect: 'cannot-tell' },
  {
    name: 'a liquid name on a tablet cannot be told',
    lines: [line('Lisinopril 1 mg/mL', 1)],
    expect: 'cannot-tell',
  },
  { name: 'no strength named', lines: [line('Lisinopril', 1)], expect: 'cannot-tell' },
  {
    name: 'iron in the salt',
    lines: [line('Ferrous sulfate 65 mg', 9)],
    expect: 'cannot-tell',
  },
  { name: 'an NDC that no list has', lines: [line('Lisinopril 5 mg', 77)], expect: 'cannot-tell' },
  {
    name: 'no name',
    lines: [{ ...line('x', 1), drugName: undefined }],
    expect: 'cannot-tell',
  },
])
