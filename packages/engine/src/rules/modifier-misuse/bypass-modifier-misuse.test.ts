import { day } from '../../claim/day.ts'
import { ruleTable } from '../../testing/rule-table.ts'
import { ptpEdits, released } from '../../testing/tables.ts'
import { bypassModifierMisuse } from './bypass-modifier-misuse.ts'

const tables = {
  ptpPractitioner: released('ptpPractitioner', ptpEdits([['11730', '11720']])),
}
const practitionerEdits = 'NCCI procedure-to-procedure edits, practitioner'
const medicaid = {
  ptpPractitionerMedicaid: released('ptpPractitionerMedicaid', ptpEdits([['11730', '11720']])),
}
const base = {
  patientKey: 'A',
  claimId: 'C1',
  serviceFromDay: day('2024-03-05'),
  renderingNpi: '1234567893',
  paidCents: 4000,
}
const pair = (column1: string[], column2: string[]) => [
  { procedureCode: '11730', modifiers: column1 },
  { procedureCode: '11720', modifiers: column2 },
]

ruleTable(bypassModifierMisuse, { base, tables }, [
  { name: '59 alone is for another rule', lines: pair([], ['59']), expect: 'pass' },
  { name: 'two lesions of one side', lines: pair(['LT'], ['LT', '59']), expect: 'pass' },
  { name: 'two toes', lines: pair(['TA'], ['T1', '59']), expect: 'pass' },
  {
    name: '59 on the same toe',
    lines: pair(['TA'], ['TA', '59']),
    expect: 'finding',
    class: 'lead',
    flags: [2],
    atRiskCents: 4000,
    says: /same finger, toe or eyelid \(TA\)/,
    cites: practitionerEdits,
  },
  {
    name: "Medicaid without tables of its own is read by Medicare's",
    lines: pair(['TA'], ['TA', '59']).map((line) => ({ ...line, payer: 'State Medicaid' })),
    expect: 'finding',
    flags: [2],
    cites: practitionerEdits,
  },
  {
    name: "Medicaid's own edits are cited as its own",
    lines: pair(['TA'], ['TA', '59']).map((line) => ({ ...line, payer: 'State Medicaid' })),
    tables: { ...tables, ...medicaid },
    expect: 'finding',
    flags: [2],
    class: 'lead',
    cites: `Medicaid ${practitionerEdits}`,
  },
  {
    name: "a hospital's pairs are cited as a hospital's",
    lines: pair(['TA'], ['TA', '59']).map((line) => ({ ...line, billType: '131' })),
    tables: { ptpHospital: released('ptpHospital', ptpEdits([['11730', '11720']])) },
    expect: 'finding',
    flags: [2],
    cites: 'NCCI procedure-to-procedure edits, outpatient hospital',
  },
  {
    name: 'another structure on the same side',
    lines: pair(['LT'], ['LT', 'XS']),
    expect: 'finding',
    flags: [2],
    says: 'XS says another structure',
  },
  {
    name: 'another practitioner who is the same one',
    lines: pair([], ['XP']),
    expect: 'finding',
    flags: [2],
    says: 'NPI 1234567893 gave both',
  },
  {
    name: 'an inpatient bill',
    lines: pair(['TA'], ['TA', '59']).map((line) => ({ ...line, billType: '111' })),
    expect: 'not-applicable',
  },
  {
    name: 'no edits imported',
    tables: {},
    lines: pair(['TA'], ['TA', '59']),
    expect: 'cannot-tell',
  },
])
