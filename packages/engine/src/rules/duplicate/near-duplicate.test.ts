import { day } from '../../claim/day.ts'
import { ruleTable } from '../../testing/rule-table.ts'
import { nearDuplicate } from './near-duplicate.ts'

const base = {
  claimType: 'professional',
  patientKey: 'P1',
  renderingNpi: '1234567893',
  serviceFromDay: day('2024-05-02'),
  procedureCode: '71046',
  placeOfService: '11',
  diagnoses: ['J189'],
  units: 1,
  chargeCents: 15000,
  paidCents: 9000,
} as const

const practice = (billingNpi: string, tax: string) => ({
  billingNpi,
  providerTaxId: `4500000${tax}`,
  specialty: '08',
})
const hospital = (revenueCode: string) => ({
  claimType: 'institutional' as const,
  billType: '131',
  revenueCode,
  billingNpi: '1558346007',
  renderingNpi: undefined,
  placeOfService: undefined,
})

ruleTable(nearDuplicate, { base }, [
  {
    name: 'billed again on the same day at another price',
    lines: [{ claimId: 'A' }, { claimId: 'B', chargeCents: 14500 }],
    expect: 'finding',
    flags: [2],
    class: 'lead',
    atRiskCents: 9000,
    says: /claims A \(row 1\) and B.*differ in claim number, charge/,
  },
  {
    name: 'billed again two days later, same price',
    lines: [{ claimId: 'A' }, { claimId: 'B', serviceFromDay: day('2024-05-04') }],
    expect: 'finding',
    flags: [2],
    says: 'within 3 days',
  },
  {
    name: 'a group and its member',
    lines: [
      { claimId: 'A', billingNpi: '1003000126' },
      { claimId: 'B', billingNpi: '1003000126', renderingNpi: undefined },
    ],
    expect: 'finding',
    flags: [2],
    says: 'same payee',
  },
  {
    name: 'one practitioner through two practices',
    lines: [
      { claimId: 'A', procedureCode: '99213', ...practice('1003000126', '11') },
      { claimId: 'B', procedureCode: '99213', ...practice('1999999984', '22') },
    ],
    expect: 'finding',
    class: 'lead',
    flags: [1],
    says: 'by one practitioner through two practices',
  },
  {
    name: 'two practitioners of two practices',
    lines: [
      { claimId: 'A', procedureCode: '99213', ...practice('1003000126', '11') },
      {
        claimId: 'B',
        procedureCode: '99213',
        ...practice('1999999984', '22'),
        renderingNpi: '1003000126',
      },
    ],
    expect: 'pass',
  },
  {
    name: 'a practitioner, and a professional fee on the bill of the hospital',
    lines: [
      { claimId: 'A', procedureCode: '99213', placeOfService: '22' },
      { claimId: 'B', procedureCode: '99213', ...hospital('0983') },
    ],
    expect: 'finding',
    flags: [1],
    says: 'as a professional fee, on the bill of a hospital',
  },
  {
    name: 'a practitioner, and the visit to the clinic on the bill of the hospital',
    lines: [
      { claimId: 'A', procedureCode: '99213', placeOfService: '22' },
      { claimId: 'B', procedureCode: '99213', ...hospital('0510') },
    ],
    expect: 'pass',
  },
  {
    name: 'one panel by an independent laboratory and by a hospital',
    lines: [
      { claimId: 'A', procedureCode: '80053', placeOfService: '81' },
      { claimId: 'B', procedureCode: '80053', ...hospital('0301') },
    ],
    expect: 'finding',
    flags: [1],
    says: 'by two laboratories',
  },
  {
    name: 'a test that is followed through the day',
    lines: [
      { claimId: 'A', procedureCode: '82947', placeOfService: '81' },
      { claimId: 'B', procedureCode: '82947', ...hospital('0301') },
    ],
    expect: 'pass',
  },
  {
    name: 'one panel for two reasons',
    lines: [
      { claimId: 'A', procedureCode: '80053', placeOfService: '81' },
      { claimId: 'B', procedureCode: '80053', ...hospital('0301'), diagnoses: ['E119'] },
    ],
    expect: 'pass',
  },
  {
    name: 'a panel made again, by its modifier',
    lines: [
      { claimId: 'A', procedureCode: '80053', placeOfService: '81' },
      { claimId: 'B', procedureCode: '80053', ...hospital('0301'), modifiers: ['91'] },
    ],
    expect: 'pass',
  },
  {
    name: 'against an earlier upload',
    history: [{ claimId: 'A', chargeCents: 14000 }],
    lines: [{ claimId: 'B' }],
    expect: 'finding',
    flags: [1],
    says: 'an earlier upload',
  },
  {
    name: 'alike in everything, by nobody that the file names',
    lines: [
      { claimId: 'A', renderingNpi: undefined, procedureCode: '99213' },
      { claimId: 'B', renderingNpi: undefined, procedureCode: '99213' },
    ],
    expect: 'finding',
    flags: [2],
    class: 'lead',
    atRiskCents: 9000,
    says: /the file does not say by whom; they agree in .* and differ in claim number/,
  },
  {
    name: 'by nobody that the file names, for another reason',
    lines: [
      { claimId: 'A', renderingNpi: undefined },
      { claimId: 'B', renderingNpi: undefined, diagnoses: ['R05.9'] },
    ],
    expect: 'pass',
  },
  {
    name: 'two doctors may see a patient in the hospital, and the file does not say by whom',
    lines: [
      { claimId: 'A', renderingNpi: undefined, procedureCode: '99232', placeOfService: '21' },
      { claimId: 'B', renderingNpi: undefined, procedureCode: '99232', placeOfService: '21' },
    ],
    expect: 'pass',
  },
  {
    name: 'two surgeons, and the file does not say who',
    lines: [
      { claimId: 'A', renderingNpi: undefined, procedureCode: '22551', modifiers: ['62'] },
      { claimId: 'B', renderingNpi: undefined, procedureCode: '22551', modifiers: ['62'] },
    ],
    expect: 'pass',
  },
  {
    name: 'by nobody on one, by somebody on the other',
    lines: [{ claimId: 'A', renderingNpi: undefined }, { claimId: 'B' }],
    expect: 'pass',
  },
  {
    name: 'an exact duplicate is another rule',
    lines: [{ claimId: 'A' }, { claimId: 'B' }],
    expect: 'pass',
  },
  {
    name: 'a daily visit is a series',
    lines: [
      { claimId: 'A', procedureCode: '99232' },
      { claimId: 'B', procedureCode: '99232', serviceFromDay: day('2024-05-03') },
    ],
    expect: 'pass',
  },
  {
    name: 'two physicians of a group each see the patient',
    lines: [
      { claimId: 'A', procedureCode: '99232', billingNpi: '1003000126' },
      {
        claimId: 'B',
        procedureCode: '99232',
        billingNpi: '1003000126',
        renderingNpi: '1003000134',
      },
    ],
    expect: 'pass',
  },
  {
    name: 'professional and technical component',
    lines: [
      { claimId: 'A', modifiers: ['26'] },
      { claimId: 'B', modifiers: ['TC'], chargeCents: 5000 },
    ],
    expect: 'pass',
  },
  {
    name: 'professional and facility',
    lines: [
      { claimId: 'A' },
      { claimId: 'B', claimType: 'institutional', billType: '131', chargeCents: 90000 },
    ],
    expect: 'pass',
  },
  {
    name: 'sides',
    lines: [
      { claimId: 'A', modifiers: ['LT'] },
      { claimId: 'B', modifiers: ['RT'], chargeCents: 15500 },
    ],
    expect: 'pass',
  },
  {
    name: 'a repeat that says so on both lines',
    lines: [
      { claimId: 'A', modifiers: ['76'] },
      { claimId: 'B', modifiers: ['76'], chargeCents: 15500 },
    ],
    expect: 'pass',
  },
  {
    name: 'drugs come in parts',
    lines: [
      { claimId: 'A', procedureCode: 'J1885' },
      { claimId: 'B', procedureCode: 'J1885', chargeCents: 3000 },
    ],
    expect: 'pass',
  },
  {
    name: 'another price and another place',
    lines: [{ claimId: 'A' }, { claimId: 'B', chargeCents: 15500, placeOfService: '22' }],
    expect: 'pass',
  },
  {
    name: 'another price and another reason',
    lines: [{ claimId: 'A' }, { claimId: 'B', chargeCents: 15500, diagnoses: ['R0789'] }],
    expect: 'pass',
  },
  {
    name: 'other units at the same price',
    lines: [{ claimId: 'A' }, { claimId: 'B', units: 2 }],
    expect: 'finding',
    flags: [2],
    says: 'units',
  },
  {
    name: 'cultures of two specimens at two prices',
    lines: [
      { claimId: 'A', procedureCode: '87070' },
      { claimId: 'B', procedureCode: '87070', chargeCents: 3000 },
    ],
    expect: 'pass',
  },
  {
    name: 'influenza A and B at two prices',
    lines: [
      { claimId: 'A', procedureCode: '87804' },
      { claimId: 'B', procedureCode: '87804', chargeCents: 3000 },
    ],
    expect: 'pass',
  },
  {
    name: 'a test for the one germ that its code names, at two prices',
    lines: [
      { claimId: 'A', procedureCode: '87880' },
      { claimId: 'B', procedureCode: '87880', chargeCents: 3000 },
    ],
    expect: 'finding',
    flags: [2],
  },
  {
    name: 'a week later',
    lines: [{ claimId: 'A' }, { claimId: 'B', serviceFromDay: day('2024-05-09') }],
    expect: 'pass',
  },
  { name: 'denied', lines: [{ claimId: 'A', claimStatus: 'denied' }], expect: 'not-applicable' },
  {
    name: 'no date of service',
    lines: [{ claimId: 'A', serviceFromDay: undefined }],
    expect: 'cannot-tell',
  },
])
