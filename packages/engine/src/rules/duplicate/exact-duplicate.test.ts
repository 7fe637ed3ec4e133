import { day } from '../../claim/day.ts'
import { ruleTable } from '../../testing/rule-table.ts'
import { exactDuplicate } from './exact-duplicate.ts'

const base = {
  claimType: 'professional',
  patientKey: 'P1',
  renderingNpi: '1234567893',
  serviceFromDay: day('2024-05-02'),
  procedureCode: '99213',
  placeOfService: '11',
  units: 1,
  chargeCents: 15000,
  paidCents: 9000,
} as const

const stay = {
  claimType: undefined,
  procedureCode: undefined,
  placeOfService: undefined,
  facilityNpi: '1234567893',
  diagnoses: ['I214'],
}

ruleTable(exactDuplicate, { base }, [
  {
    name: 'two claims for one service',
    lines: [{ claimId: 'A' }, { claimId: 'B' }],
    expect: 'finding',
    flags: [2],
    class: 'error',
    atRiskCents: 9000,
    says: /99213 on 05\/02\/2024 at \$150\.00.*claim A \(row 1\) and claim B/,
  },
  {
    name: 'three claims: the second and the third',
    lines: [{ claimId: 'A' }, { claimId: 'B' }, { claimId: 'C' }],
    expect: 'finding',
    flags: [2, 3],
    atRiskCents: 18000,
  },
  {
    name: 'two replacements that do not say which claim they replace',
    lines: ['A', 'B'].map((claimId) => ({ claimId, frequencyCode: '7' })),
    expect: 'finding',
    flags: [2],
    class: 'lead',
  },
  {
    name: 'one filling of one tooth on two claims',
    lines: ['A', 'B'].map((claimId) => ({ claimId, procedureCode: 'D2391', oralSite: '14 O' })),
    expect: 'finding',
    flags: [2],
    class: 'error',
  },
  {
    name: 'fillings of two teeth',
    lines: ['14 O', '15 O'].map((oralSite) => ({
      claimId: oralSite,
      procedureCode: 'D2391',
      oralSite,
    })),
    expect: 'pass',
  },
  {
    name: 'two fillings where the file does not say of which teeth',
    lines: ['A', 'B'].map((claimId) => ({ claimId, procedureCode: 'D2391' })),
    expect: 'finding',
    flags: [2],
    class: 'lead',
  },
  {
    name: 'two examinations of the whole mouth',
    lines: ['A', 'B'].map((claimId) => ({ claimId, procedureCode: 'D0120' })),
    expect: 'finding',
    flags: [2],
    class: 'error',
  },
  {
    name: 'twenty claims: those after the first are told together',
    lines: Array.from({ length: 20 }, (_, at) => ({ claimId: `A${at}` })),
    expect: 'finding',
    flags: Array.from({ length: 19 }, (_, at) => at + 2),
    class: 'error',
    atRiskCents: 19 * 9000,
    says: /was billed 19 more times for the same patient.*claim A0 \(row 1\) and 19 other lines agree/,
  },
  {
    name: 'one line of one claim, twenty times',
    lines: Array.from({ length: 20 }, () => ({ claimId: 'A', lineNumber: '1' })),
    expect: 'finding',
    flags: Array.from({ length: 19 }, (_, at) => at + 2),
    class: 'error',
    says: /stands in the file 19 more times as the same line of the same claim/,
  },
  {
    name: 'paid in an earlier upload',
    history: [{ claimId: 'A' }],
    lines: [{ claimId: 'B' }],
    expect: 'finding',
    flags: [1],
    class: 'error',
    says: 'an earlier upload',
  },
  {
    name: 'a mother and her son on one member number',
    lines: [
      { claimId: 'A', birthDay: day('1980-01-01'), sex: 'F' },
      { claimId: 'B', birthDay: day('2012-05-05'), sex: 'M' },
    ],
    expect: 'pass',
  },
  {
    name: 'twins of two sexes on one member number',
    lines: [
      { claimId: 'A', birthDay: day('2024-05-01'), sex: 'F', procedureCode: '99460' },
      { claimId: 'B', birthDay: day('2024-05-01'), sex: 'M', procedureCode: '99460' },
    ],
    expect: 'pass',
  },
  {
    name: 'newborns of a multiple birth and one sex may be two',
    lines: [
      { claimId: 'A', birthDay: day('2024-05-01'), sex: 'F', diagnoses: ['Z3830'] },
      { claimId: 'B', birthDay: day('2024-05-01'), sex: 'F', diagnoses: ['Z3830'] },
    ],
    expect: 'finding',
    flags: [2],
    class: 'lead',
  },
  {
    name: 'one born alone is one',
    lines: [
      { claimId: 'A', birthDay: day('2024-05-01'), sex: 'F', diagnoses: ['Z3800'] },
      { claimId: 'B', birthDay: day('2024-05-01'), sex: 'F', diagnoses: ['Z3800'] },
    ],
    expect: 'finding',
    flags: [2],
    class: 'error',
  },
  {
    name: 'earlier uploads keep an age: another one is another person',
    history: [{ claimId: 'A', ageYears: 12, sex: 'F' }],
    lines: [{ claimId: 'B', birthDay: day('1980-01-01'), sex: 'F' }],
    expect: 'pass',
  },
  {
    name: 'earlier uploads keep an age: the same one is the same person',
    history: [{ claimId: 'A', ageYears: 44, sex: 'F' }],
    lines: [{ claimId: 'B', birthDay: day('1980-01-01'), sex: 'F' }],
    expect: 'finding',
    flags: [1],
    class: 'error',
  },
  {
    name: 'who is not told from a family is compared with none of them',
    lines: [
      { claimId: 'A', birthDay: day('1980-01-01') },
      { claimId: 'B', birthDay: day('2012-05-05') },
      { claimId: 'C' },
    ],
    expect: 'pass',
  },
  {
    name: 'one stay on two claims without a code',
    lines: ['A', 'B'].map((claimId) => ({
      ...stay,
      claimId,
      admissionDay: day('2024-05-02'),
      dischargeDay: day('2024-05-06'),
    })),
    expect: 'finding',
    flags: [2],
    class: 'lead',
    says: 'A stay in hospital on 05/02/2024',
  },
  {
    name: 'two stays without a code that begin on one day',
    lines: [
      { ...stay, claimId: 'A', admissionDay: day('2024-05-02'), dischargeDay: day('2024-05-06') },
      { ...stay, claimId: 'B', admissionDay: day('2024-05-02'), dischargeDay: day('2024-05-02') },
    ],
    expect: 'pass',
  },
  {
    name: 'a file without patients: lines of one claim are of one',
    lines: [
      { claimId: 'A', lineNumber: '1', patientKey: undefined },
      { claimId: 'A', lineNumber: '1', patientKey: undefined },
    ],
    expect: 'finding',
    flags: [2],
    class: 'error',
  },
  {
    name: 'a file without patients: lines of two claims are not compared',
    lines: [
      { claimId: 'A', patientKey: undefined },
      { claimId: 'B', patientKey: undefined },
    ],
    expect: 'cannot-tell',
    says: 'patient',
  },
  {
    name: 'a payment that is left blank may be none',
    lines: [
      { claimId: 'A', paidCents: undefined, isPaymentUnstated: true },
      { claimId: 'B', paidCents: undefined, isPaymentUnstated: true },
    ],
    expect: 'finding',
    flags: [2],
    class: 'lead',
    atRiskCents: 0,
  },
  {
    name: 'the rest billed to a second payer',
    lines: [
      { claimId: 'A', payer: 'Medicare' },
      { claimId: 'B', payer: 'Medigap', paidCents: 1800 },
    ],
    expect: 'pass',
  },
  {
    name: 'a file without amounts: whether both were paid is for the remittance to say',
    lines: [
      { claimId: 'A', chargeCents: undefined, paidCents: undefined },
      { claimId: 'B', chargeCents: undefined, paidCents: undefined },
    ],
    expect: 'finding',
    flags: [2],
    class: 'lead',
    atRiskCents: 0,
    says: 'no amounts are known',
  },
  {
    name: 'a file without amounts that marks both as paid',
    lines: [
      { claimId: 'A', chargeCents: undefined, paidCents: undefined, claimStatus: 'paid' },
      { claimId: 'B', chargeCents: undefined, paidCents: undefined, claimStatus: 'paid' },
    ],
    expect: 'finding',
    flags: [2],
    class: 'error',
    atRiskCents: 0,
  },
  {
    name: 'a file without amounts that marks one as denied',
    lines: [
      { claimId: 'A', chargeCents: undefined, paidCents: undefined, claimStatus: 'denied' },
      { claimId: 'B', chargeCents: undefined, paidCents: undefined },
    ],
    expect: 'pass',
  },
  {
    name: 'the same modifiers in another order',
    lines: [
      { claimId: 'A', modifiers: ['25', 'GT'] },
      { claimId: 'B', modifiers: ['GT', '25'] },
    ],
    expect: 'finding',
    flags: [2],
  },
  {
    name: 'the very same claim line twice',
    lines: [
      { claimId: 'A', lineNumber: '1' },
      { claimId: 'A', lineNumber: '1' },
    ],
    expect: 'finding',
    flags: [2],
    class: 'error',
    says: 'stands in the file twice',
  },
  {
    name: 'two equal lines of one claim may be two services',
    lines: [
      { claimId: 'A', lineNumber: '1', procedureCode: '71046' },
      { claimId: 'A', lineNumber: '2', procedureCode: '71046' },
    ],
    expect: 'finding',
    flags: [2],
    class: 'lead',
  },
  {
    name: 'claims without numbers',
    lines: [{}, {}],
    expect: 'finding',
    flags: [2],
    class: 'lead',
  },
  {
    name: 'a billing group that does not name the practitioner',
    lines: [{ claimId: 'A' }, { claimId: 'B' }].map((line) => ({
      ...line,
      renderingNpi: undefined,
      billingNpi: '1234567893',
    })),
    expect: 'finding',
    flags: [2],
    class: 'lead',
  },
  {
    name: 'drugs and therapy in parts on one claim',
    lines: [
      { claimId: 'A', lineNumber: '1', procedureCode: 'J1885' },
      { claimId: 'A', lineNumber: '2', procedureCode: 'J1885' },
      { claimId: 'A', lineNumber: '3', procedureCode: '97110' },
      { claimId: 'A', lineNumber: '4', procedureCode: '97110' },
    ],
    expect: 'pass',
  },
  {
    name: 'left and right',
    lines: [
      { claimId: 'A', modifiers: ['LT'] },
      { claimId: 'B', modifiers: ['RT'] },
    ],
    expect: 'pass',
  },
  {
    name: 'a repeat that says so: 76',
    lines: [{ claimId: 'A' }, { claimId: 'B', modifiers: ['76'] }],
    expect: 'pass',
  },
  {
    name: 'professional and technical component',
    lines: [
      { claimId: 'A', modifiers: ['26'] },
      { claimId: 'B', modifiers: ['TC'] },
    ],
    expect: 'pass',
  },
  {
    name: 'professional and facility bill of one service',
    lines: [
      { claimId: 'A' },
      { claimId: 'B', claimType: 'institutional', billType: '131', facilityNpi: '1234567893' },
    ],
    expect: 'pass',
  },
  {
    name: 'the first was denied and sent again',
    lines: [{ claimId: 'A', claimStatus: 'denied' }, { claimId: 'B' }],
    expect: 'pass',
  },
  {
    name: 'replaced',
    lines: [{ claimId: 'A' }, { claimId: 'B', frequencyCode: '7', originalClaimId: 'A' }],
    expect: 'pass',
  },
  {
    name: 'reversed and billed again',
    lines: [
      { claimId: 'A' },
      { claimId: 'A', paidCents: -9000, chargeCents: -15000 },
      { claimId: 'B' },
    ],
    expect: 'pass',
  },
  {
    name: 'another charge',
    lines: [{ claimId: 'A' }, { claimId: 'B', chargeCents: 15500 }],
    expect: 'pass',
  },
  { name: 'other units', lines: [{ claimId: 'A' }, { claimId: 'B', units: 2 }], expect: 'pass' },
  {
    name: 'another provider',
    lines: [{ claimId: 'A' }, { claimId: 'B', renderingNpi: '1003000126' }],
    expect: 'pass',
  },
  {
    name: 'measures reported at no charge',
    lines: [{ claimId: 'A' }, { claimId: 'B' }].map((line) => ({
      ...line,
      procedureCode: '1036F',
      chargeCents: 0,
      paidCents: 0,
    })),
    expect: 'not-applicable',
  },
  { name: 'denied', lines: [{ claimStatus: 'denied' }], expect: 'not-applicable' },
  { name: 'no provider', lines: [{ renderingNpi: undefined }], expect: 'cannot-tell' },
  {
    name: 'two payers, both as if they were the first: the second owes what the first left',
    lines: [
      { claimId: 'A', payer: 'Medicare', allowedCents: 11_250, paidDay: day('2024-05-20') },
      { claimId: 'B', payer: 'Medigap', allowedCents: 11_250, paidDay: day('2024-05-30') },
    ],
    expect: 'finding',
    flags: [2],
    class: 'lead',
    atRiskCents: 6750,
    says: 'was paid by two payers as if each were the first',
  },
])
