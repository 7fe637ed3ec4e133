import { day } from '../../../claim/day.ts'
import { ptpEdits, released } from '../../../testing/tables.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { ptpPairNoModifier } from './ptp-pair-no-modifier.ts'

const edits = ptpEdits([
  ['80053', '80048', { modifierIndicator: 0 }],
  ['29881', '29877'],
  ['45385', '45380'],
  ['45385', '45381'],
  ['99291', '36000', { modifierIndicator: 9 }],
  ['11042', '97597', { deletionDay: day('2024-03-31') }],
  ['17000', '11102', { effectiveDay: day('2024-07-01') }],
  ['93015', '93040', { modifierIndicator: 0 }],
  ['93040', '93015', { modifierIndicator: 0 }],
  ['77065', '77067'],
  ['94760', '99213'],
])
const practitioner = released('ptpPractitioner', edits)
const tables = { ptpPractitioner: practitioner }
const medicaid = {
  ptpPractitionerMedicaid: released(
    'ptpPractitionerMedicaid',
    ptpEdits([
      ['80053', '80048', { modifierIndicator: 0 }],
      ['71046', '71045', { modifierIndicator: 0 }],
    ]),
    // Days before it are no reason to doubt what Medicare's tables say of other payers.
    { from: '2024-04-01' },
  ),
}
const starter = released('ptpPractitioner', ptpEdits([['29881', '29877']], false), {
  starter: true,
})

const equipment = {
  ptpDmeMedicaid: released(
    'ptpDmeMedicaid',
    ptpEdits([
      ['E0601', 'E0470', { modifierIndicator: 0 }],
      ['E0601', 'A7030', { modifierIndicator: 1 }],
    ]),
  ),
}
const supplied = { claimType: 'dme', planType: 'Medicaid', modifiers: ['RR'] } as const

const base = {
  claimId: 'A',
  claimType: 'professional',
  patientKey: 'P1',
  renderingNpi: '1234567893',
  serviceFromDay: day('2024-05-02'),
  paidCents: 4500,
} as const

ruleTable(ptpPairNoModifier, { base, tables }, [
  {
    name: 'indicator 0: column 2 is denied, even where it is dearer',
    lines: [
      { procedureCode: '80053', paidCents: 1000 },
      { procedureCode: '80048', modifiers: ['59'], paidCents: 9000 },
    ],
    expect: 'finding',
    flags: [2],
    class: 'error',
    atRiskCents: 9000,
    says: /80048 is included in 80053.*05\/02\/2024.*indicator 0/,
  },
  {
    name: 'indicator 0 on two sides is a question',
    lines: [
      { procedureCode: '80053', modifiers: ['RT'] },
      { procedureCode: '80048', modifiers: ['LT'] },
    ],
    expect: 'finding',
    flags: [2],
    class: 'lead',
    says: 'name different sides',
  },
  {
    name: 'equipment, of which Medicaid alone has pairs',
    tables: equipment,
    lines: [
      { ...supplied, procedureCode: 'E0601' },
      { ...supplied, procedureCode: 'E0470' },
    ],
    expect: 'finding',
    flags: [2],
    class: 'error',
    atRiskCents: 4500,
    says: 'E0470 is included in E0601',
  },
  {
    name: 'equipment under a modifier that lets the pair through',
    tables: equipment,
    lines: [
      { ...supplied, procedureCode: 'E0601' },
      { ...supplied, procedureCode: 'A7030', modifiers: ['NU', '59'] },
    ],
    expect: 'pass',
  },
  {
    name: 'equipment that Medicare pays',
    tables: equipment,
    lines: [
      { ...supplied, procedureCode: 'E0601', planType: 'Medicare' },
      { ...supplied, procedureCode: 'E0470', planType: 'Medicare' },
    ],
    expect: 'not-applicable',
  },
  {
    name: 'equipment that Medicaid pays, without its pairs',
    lines: [
      { ...supplied, procedureCode: 'E0601' },
      { ...supplied, procedureCode: 'E0470' },
    ],
    expect: 'cannot-tell',
  },
  {
    name: 'Medicaid has tables of its own',
    lines: [
      { procedureCode: '80053', planType: 'Medicaid' },
      { procedureCode: '80048', planType: 'Medicaid' },
    ],
    expect: 'finding',
    flags: [2],
    class: 'lead',
  },
  {
    name: "Medicaid's own edits make an error of it",
    lines: [
      { procedureCode: '80053', planType: 'Medicaid' },
      { procedureCode: '80048', planType: 'Medicaid' },
    ],
    tables: { ...tables, ...medicaid },
    expect: 'finding',
    flags: [2],
    class: 'error',
  },
  {
    name: "a pair of Medicare alone is none of Medicaid's own",
    lines: [
      { procedureCode: '99213', planType: 'Medicaid' },
      { procedureCode: '94760', planType: 'Medicaid' },
    ],
    tables: { ...tables, ...medicaid },
    expect: 'pass',
  },
  {
    name: "Medicaid's own edits say nothing of other payers",
    lines: [{ procedureCode: '71046' }, { procedureCode: '71045' }],
    tables: { ...tables, ...medicaid },
    expect: 'pass',
  },
  {
    name: 'a code that is paid only alone is at fault, not the visit in its column 2',
    lines: [
      { procedureCode: '94760', paidCents: 200 },
      { procedureCode: '99213', paidCents: 8000 },
    ],
    expect: 'finding',
    flags: [1],
    class: 'error',
    atRiskCents: 200,
    says: /94760 is paid only on a day without.*status T.*99213/,
  },
  {
    name: 'a code that is paid only alone beside a separate visit of Medicare',
    lines: [
      { procedureCode: '94760', paidCents: 200, payer: 'Medicare' },
      { procedureCode: '99213', modifiers: ['25'], paidCents: 8000, payer: 'Medicare' },
    ],
    expect: 'finding',
    flags: [1],
    atRiskCents: 200,
  },
  {
    name: 'a code that is paid only alone beside a separate visit of a private payer',
    lines: [
      { procedureCode: '94760', paidCents: 200, payer: 'Acme Health' },
      { procedureCode: '99213', modifiers: ['25'], paidCents: 8000, payer: 'Acme Health' },
    ],
    expect: 'pass',
  },
  {
    name: 'a code that is paid only alone, alone',
    lines: [{ procedureCode: '94760', paidCents: 200 }],
    expect: 'pass',
  },
  {
    name: 'the order in the file does not matter',
    lines: [{ procedureCode: '80048' }, { procedureCode: '80053' }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'across claims of the same provider',
    lines: [
      { claimId: 'A', procedureCode: '29881' },
      { claimId: 'B', procedureCode: '29877' },
    ],
    expect: 'finding',
    flags: [2],
    class: 'error',
  },
  {
    name: 'one finding for a line that two codes include',
    lines: [
      { procedureCode: '45385' },
      { procedureCode: '45380' },
      { procedureCode: '45381', modifiers: ['76'] },
    ],
    expect: 'finding',
    flags: [2, 3],
    atRiskCents: 9000,
  },
  {
    name: 'both ways round: one of the two is denied, not both',
    lines: [{ procedureCode: '93015' }, { procedureCode: '93040' }],
    expect: 'finding',
    flags: [1],
    atRiskCents: 4500,
  },
  {
    name: 'against a line of an earlier upload',
    history: [{ claimId: 'Z', procedureCode: '29881' }],
    lines: [{ procedureCode: '29877' }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'a modifier that is no bypass: 51, 26, 22, TC',
    lines: [{ procedureCode: '29881' }, { procedureCode: '29877', modifiers: ['51', '26'] }],
    expect: 'finding',
    flags: [2],
    class: 'error',
  },
  {
    name: 'the same side on both lines proves nothing',
    lines: [
      { procedureCode: '29881', modifiers: ['RT'] },
      { procedureCode: '29877', modifiers: ['RT'] },
    ],
    expect: 'finding',
    flags: [2],
    class: 'lead',
    says: 'same site',
  },
  {
    name: 'anatomic modifier on the column 1 line only',
    lines: [{ procedureCode: '29881', modifiers: ['RT'] }, { procedureCode: '29877' }],
    expect: 'finding',
    flags: [2],
    class: 'lead',
    says: 'stands on row 1',
  },
  {
    name: '59 on column 1 before either column counted',
    lines: [{ procedureCode: '29881', modifiers: ['59'] }, { procedureCode: '29877' }].map(
      (line) => ({ ...line, serviceFromDay: day('2019-03-01'), paidDay: day('2019-04-01') }),
    ),
    tables: { ptpPractitioner: released('ptpPractitioner', edits, { from: '2019-01-01' }) },
    expect: 'finding',
    flags: [2],
    class: 'lead',
  },
  {
    name: 'claims of a billing group that does not name the practitioner',
    lines: [
      { claimId: 'A', procedureCode: '29881' },
      { claimId: 'B', procedureCode: '29877' },
    ].map((line) => ({ ...line, renderingNpi: undefined, billingNpi: '1234567893' })),
    expect: 'finding',
    flags: [2],
    class: 'lead',
  },
  {
    name: 'a release that does not cover the day gives a lead',
    lines: [{ procedureCode: '80053' }, { procedureCode: '80048' }].map((line) => ({
      ...line,
      serviceFromDay: day('2018-05-02'),
    })),
    expect: 'finding',
    flags: [2],
    class: 'lead',
    says: 'do not cover this date of service',
  },
  {
    name: '59 on column 1 counts for claims processed since July 2019',
    lines: [{ procedureCode: '29881', modifiers: ['59'] }, { procedureCode: '29877' }],
    expect: 'pass',
  },
  {
    name: '59 on column 2',
    lines: [{ procedureCode: '29881' }, { procedureCode: '29877', modifiers: ['59'] }],
    expect: 'pass',
  },
  {
    name: 'a screening mammogram that turned diagnostic',
    lines: [{ procedureCode: '77067' }, { procedureCode: '77065', modifiers: ['GG', 'LT'] }],
    expect: 'pass',
  },
  {
    name: 'different sides',
    lines: [
      { procedureCode: '29881', modifiers: ['RT'] },
      { procedureCode: '29877', modifiers: ['LT'] },
    ],
    expect: 'pass',
  },
  {
    name: 'indicator 9 never applied',
    lines: [{ procedureCode: '99291' }, { procedureCode: '36000' }],
    expect: 'pass',
  },
  {
    name: 'deleted before the day',
    lines: [{ procedureCode: '11042' }, { procedureCode: '97597' }],
    expect: 'pass',
  },
  {
    name: 'on the last day of the edit',
    lines: [{ procedureCode: '11042' }, { procedureCode: '97597' }].map((line) => ({
      ...line,
      serviceFromDay: day('2024-03-31'),
    })),
    expect: 'finding',
    flags: [2],
  },
  {
    name: 'not yet in force',
    lines: [{ procedureCode: '17000' }, { procedureCode: '11102' }],
    expect: 'pass',
  },
  {
    name: 'another day',
    lines: [
      { procedureCode: '80053' },
      { procedureCode: '80048', serviceFromDay: day('2024-05-03') },
    ],
    expect: 'pass',
  },
  {
    name: 'another provider',
    lines: [{ procedureCode: '80053' }, { procedureCode: '80048', renderingNpi: '1003000126' }],
    expect: 'pass',
  },
  {
    name: 'another patient',
    lines: [{ procedureCode: '80053' }, { procedureCode: '80048', patientKey: 'P2' }],
    expect: 'pass',
  },
  {
    name: 'column 2 was denied already',
    lines: [{ procedureCode: '80053' }, { procedureCode: '80048', claimStatus: 'denied' }],
    expect: 'pass',
  },
  {
    name: 'column 1 was denied, so column 2 is payable',
    lines: [{ procedureCode: '80053', claimStatus: 'denied' }, { procedureCode: '80048' }],
    expect: 'pass',
  },
  {
    name: 'voided',
    lines: [
      { procedureCode: '80053' },
      { claimId: 'B', procedureCode: '80048' },
      { claimId: 'B', procedureCode: '80048', frequencyCode: '8' },
    ],
    expect: 'pass',
  },
  {
    name: 'inpatient stays have no pair edits',
    lines: [{ procedureCode: '80053' }, { procedureCode: '80048' }].map((line) => ({
      ...line,
      claimType: 'institutional' as const,
      billType: '111',
    })),
    expect: 'not-applicable',
  },
  {
    name: 'the hospital table was not imported',
    lines: [{ procedureCode: '80053', claimType: 'institutional', billType: '131' }],
    expect: 'cannot-tell',
    says: 'outpatient hospital',
  },
  {
    name: 'column 1 only reported, without a charge',
    lines: [{ procedureCode: '80053', chargeCents: 0, paidCents: 0 }, { procedureCode: '80048' }],
    expect: 'pass',
  },
  {
    name: 'the starter pack has a pair',
    lines: [{ procedureCode: '29881' }, { procedureCode: '29877' }],
    tables: { ptpPractitioner: starter },
    expect: 'finding',
    flags: [2],
    class: 'error',
  },
  {
    name: 'the starter pack cannot pass a pair',
    lines: [{ procedureCode: '80053' }, { procedureCode: '80048' }],
    tables: { ptpPractitioner: starter },
    expect: 'cannot-tell',
    says: 'starter pack',
  },
  {
    name: 'nobody named',
    lines: [{ procedureCode: '80053', renderingNpi: undefined }],
    expect: 'cannot-tell',
  },
])
