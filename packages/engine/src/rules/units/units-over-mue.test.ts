import { day } from '../../claim/day.ts'
import type { MueLimit } from '../../reference/ncci-rows.ts'
import { procedureTable, released } from '../../testing/tables.ts'
import { ruleTable } from '../../testing/rule-table.ts'
import { unitsOverMue } from './units-over-mue.ts'

const limit = (units: number, adjudicationIndicator: 1 | 2 | 3) => ({
  units,
  adjudicationIndicator,
  rationale: 'Nature of service/procedure',
})
const limits = procedureTable({
  '97110': limit(4, 1),
  '27447': limit(1, 2),
  E1390: limit(0, 2),
  J1885: limit(8, 3),
  A4351: limit(0, 1),
  '99391': limit(0, 3),
})
const medicaid = {
  muePractitionerMedicaid: released(
    'muePractitionerMedicaid',
    procedureTable<MueLimit>({
      '99391': { ...limit(2, 1), isMedicaids: true },
      A4351: { ...limit(0, 1), isMedicaids: true },
    }),
  ),
}
const tables = { muePractitioner: released('muePractitioner', limits) }

const base = {
  claimId: 'A',
  claimType: 'professional',
  patientKey: 'P1',
  renderingNpi: '1234567893',
  serviceFromDay: day('2024-05-02'),
  paidCents: 10000,
} as const

ruleTable(unitsOverMue, { base, tables }, [
  {
    name: 'MAI 1: one line over its limit; the excess is the estimate, the whole line is named',
    lines: [{ procedureCode: '97110', units: 5 }],
    expect: 'finding',
    flags: [1],
    class: 'error',
    atRiskCents: 2000,
    says: /5 units of 97110.*allows 4.*deny all 5 units, \$100\.00 paid/,
  },
  {
    name: 'equipment on a line that says neither that it is DME nor on what terms',
    lines: [{ procedureCode: 'E1390', units: 3, payer: 'Medicare' }],
    expect: 'cannot-tell',
    says: 'DME table',
  },
  {
    name: "a line of a hospital's claim that names no form",
    lines: [
      { procedureCode: '27447', units: 3, claimType: undefined },
      { procedureCode: undefined, units: 1, claimType: undefined, revenueCode: '0360' },
    ],
    expect: 'cannot-tell',
  },
  {
    name: 'a code with a DRG beside it',
    lines: [{ procedureCode: '27447', units: 3, claimType: undefined, drg: '470' }],
    expect: 'cannot-tell',
    says: 'does not name its form',
  },
  {
    name: "another claim of the patient is a hospital's",
    lines: [
      { procedureCode: '27447', units: 3, claimType: undefined },
      { claimId: 'B', procedureCode: '27447', units: 1, revenueCode: '0360', claimType: undefined },
    ],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'MAI 1: lines within the limit are not added up',
    lines: [
      { procedureCode: '97110', units: 4 },
      { procedureCode: '97110', units: 4, modifiers: ['59'] },
    ],
    expect: 'pass',
  },
  {
    name: 'the payer cut the units over the limit',
    lines: [
      {
        procedureCode: '27447',
        units: 2,
        adjustments: [{ group: 'CO', reason: '222', amountCents: 10_000 }],
      },
    ],
    expect: 'finding',
    flags: [1],
    atRiskCents: 0,
  },
  {
    name: 'the payer cut the units over the limit, and the file states the reason without its amount',
    lines: [
      {
        procedureCode: '27447',
        units: 2,
        adjustments: [{ group: 'CO', reason: '222', amountCents: undefined }],
      },
    ],
    expect: 'finding',
    flags: [1],
    atRiskCents: 0,
  },
  {
    name: 'the payer cut one unit over the limit, and paid another, as the price elsewhere in the file shows',
    lines: [
      {
        procedureCode: '27447',
        units: 3,
        paidCents: 20_000,
        adjustments: [{ group: 'CO', reason: '222', amountCents: 10_000 }],
      },
      { procedureCode: '27447', units: 1, paidCents: 10_000, serviceFromDay: day('2024-09-02') },
    ],
    expect: 'finding',
    flags: [1],
    atRiskCents: 10_000,
  },
  {
    name: 'two units billed and one paid, as the price elsewhere in the file shows',
    lines: [
      { procedureCode: '27447', units: 2 },
      { procedureCode: '27447', units: 1, serviceFromDay: day('2024-09-02') },
    ],
    expect: 'finding',
    flags: [1],
    atRiskCents: 0,
  },
  {
    name: 'MAI 2: lines and claims of the day are added up, modifiers or not',
    lines: [
      { procedureCode: '27447', units: 1, modifiers: ['RT'] },
      { claimId: 'B', procedureCode: '27447', units: 1, modifiers: ['59'] },
    ],
    expect: 'finding',
    flags: [2],
    class: 'error',
    atRiskCents: 10000,
    says: /2 units of 27447 over 2 lines on 05\/02\/2024.*absolute limit/,
  },
  {
    name: 'left and right on two lines, where Medicare wants 50 on one',
    lines: ['LT', 'RT'].map((side) => ({
      procedureCode: '27447',
      units: 1,
      modifiers: [side],
      payer: 'Medicare',
    })),
    expect: 'finding',
    flags: [2],
    class: 'lead',
  },
  {
    name: 'left and right on two lines of a surgery center, which Medicare asks for',
    lines: ['LT', 'RT'].map((side) => ({
      procedureCode: '27447',
      units: 1,
      modifiers: ['SG', side],
      placeOfService: '24',
      payer: 'Medicare',
    })),
    expect: 'pass',
  },
  ...['Acme Health', undefined].map((payer) => ({
    name: `left and right on two lines for payer ${payer ?? 'not named'}`,
    lines: ['LT', 'RT'].map((side) => ({
      procedureCode: '27447',
      units: 1,
      modifiers: [side],
      payer,
    })),
    expect: 'pass' as const,
  })),
  {
    name: 'left, right and left again for a private payer',
    lines: ['LT', 'RT', 'LT'].map((side) => ({
      procedureCode: '27447',
      units: 1,
      modifiers: [side],
      payer: 'Acme Health',
    })),
    expect: 'finding',
    flags: [2, 3],
    class: 'error',
  },
  {
    name: 'MAI 3: records may overcome it',
    lines: [{ procedureCode: 'J1885', units: 10 }],
    expect: 'finding',
    flags: [1],
    class: 'lead',
    atRiskCents: 2000,
  },
  {
    name: 'a limit of 0 binds Medicare',
    lines: [{ procedureCode: 'A4351', units: 1, payer: 'Medicare' }],
    expect: 'finding',
    flags: [1],
    class: 'error',
  },
  {
    name: 'a limit of 0 is a question where the file names no payer',
    lines: [{ procedureCode: 'A4351', units: 1 }],
    expect: 'finding',
    flags: [1],
    class: 'lead',
    says: 'MUE 0',
  },
  {
    name: 'a limit of 0 says nothing about a private payer',
    lines: [{ procedureCode: 'A4351', units: 1, payer: 'Acme Health' }],
    expect: 'not-applicable',
  },
  {
    name: 'a limit of 0 of Medicare on a check-up that other payers owe',
    lines: [{ procedureCode: '99391', units: 1, payer: 'State Medicaid' }],
    expect: 'not-applicable',
  },
  {
    name: "Medicaid's own limit, one line by itself, in the place of Medicare's",
    lines: [{ procedureCode: '99391', units: 3, payer: 'State Medicaid' }],
    tables: { ...tables, ...medicaid },
    expect: 'finding',
    flags: [1],
    class: 'error',
    says: /Medicaid's NCCI allows 2 on one line/,
  },
  {
    name: "within Medicaid's own limit",
    lines: [{ procedureCode: '99391', units: 2, payer: 'State Medicaid' }],
    tables: { ...tables, ...medicaid },
    expect: 'pass',
  },
  {
    name: "a limit of 0 of Medicaid's own",
    lines: [{ procedureCode: 'A4351', units: 1, payer: 'State Medicaid' }],
    tables: { ...tables, ...medicaid },
    expect: 'finding',
    flags: [1],
    class: 'error',
    says: 'Medicaid pays none',
  },
  {
    name: 'a check-up that Medicare does not cover',
    lines: [{ procedureCode: '99391', units: 1, payer: 'Medicare' }],
    expect: 'finding',
    flags: [1],
    class: 'lead',
  },
  {
    name: 'a limit of 0 where nothing was paid',
    lines: [{ procedureCode: 'A4351', units: 1, paidCents: 0, allowedCents: 900 }],
    expect: 'pass',
  },
  {
    name: 'units over several days are divided by the days',
    lines: [{ procedureCode: '97110', units: 20, serviceThroughDay: day('2024-05-06') }],
    expect: 'pass',
  },
  {
    name: 'over the limit on each of several days is a lead',
    lines: [{ procedureCode: '97110', units: 30, serviceThroughDay: day('2024-05-06') }],
    expect: 'finding',
    flags: [1],
    class: 'lead',
    atRiskCents: 3333,
  },
  {
    name: 'a billing group that does not name the practitioner, on two claims',
    lines: [
      { claimId: 'A', procedureCode: '27447', units: 1 },
      { claimId: 'B', procedureCode: '27447', units: 1 },
    ].map((line) => ({ ...line, renderingNpi: undefined, billingNpi: '1234567893' })),
    expect: 'finding',
    flags: [2],
    class: 'lead',
  },
  {
    name: 'another provider',
    lines: [
      { procedureCode: '27447', units: 1 },
      { procedureCode: '27447', units: 1, renderingNpi: '1003000126' },
    ],
    expect: 'pass',
  },
  {
    name: 'the same unit billed to a second payer',
    lines: [
      { procedureCode: '27447', units: 1, claimId: 'A', payer: 'Medicare' },
      { procedureCode: '27447', units: 1, claimId: 'B', payer: 'Medigap' },
    ],
    expect: 'pass',
  },
  {
    name: 'another day',
    lines: [
      { procedureCode: '27447', units: 1 },
      { procedureCode: '27447', units: 1, serviceFromDay: day('2024-05-03') },
    ],
    expect: 'pass',
  },
  {
    name: 'the assistant at surgery bills the same unit',
    lines: [
      { procedureCode: '27447', units: 1 },
      { procedureCode: '27447', units: 1, modifiers: ['AS'] },
    ],
    expect: 'pass',
  },
  {
    name: 'professional and technical component are one service',
    lines: [
      { procedureCode: '27447', units: 1, modifiers: ['26'] },
      { procedureCode: '27447', units: 1, modifiers: ['TC'] },
    ],
    expect: 'pass',
  },
  {
    name: 'one bilateral line is one unit',
    lines: [{ procedureCode: '27447', units: 1, modifiers: ['50'] }],
    expect: 'pass',
  },
  {
    name: 'a denied line leaves the other within the limit',
    lines: [
      { procedureCode: '27447', units: 1, claimStatus: 'denied' },
      { procedureCode: '27447', units: 1 },
    ],
    expect: 'pass',
  },
  {
    name: 'inpatient stays have no MUEs',
    lines: [{ procedureCode: '97110', units: 40, claimType: 'institutional', billType: '111' }],
    expect: 'not-applicable',
  },
  {
    name: 'no published limit',
    lines: [{ procedureCode: '99999', units: 40 }],
    expect: 'cannot-tell',
    says: 'publishes no unit limit',
  },
  {
    name: 'not in the starter pack',
    lines: [{ procedureCode: '99999', units: 40 }],
    tables: { muePractitioner: released('muePractitioner', procedureTable({}, false)) },
    expect: 'cannot-tell',
    says: 'starter pack',
  },
  {
    name: 'blank units',
    lines: [{ procedureCode: '97110' }, { procedureCode: '97110', units: 0 }],
    expect: 'cannot-tell',
  },
  {
    name: 'the DME table was not imported',
    lines: [{ procedureCode: 'A4351', units: 1, claimType: 'dme' }],
    expect: 'cannot-tell',
    says: 'DME supplier',
  },
])
