import { day } from '../../claim/day.ts'
import { ruleTable } from '../../testing/rule-table.ts'
import { secondVisitSameDay } from './second-visit-same-day.ts'

const base = {
  claimId: 'A',
  claimType: 'professional',
  patientKey: 'P1',
  renderingNpi: '1234567893',
  serviceFromDay: day('2024-03-04'),
  diagnoses: ['E119'],
  paidCents: 8000,
} as const

const visit = (procedureCode: string, modifiers: readonly string[] = []) => ({
  procedureCode,
  modifiers,
})
const found = { expect: 'finding', flags: [2], class: 'error', atRiskCents: 8000 } as const
const lead = { expect: 'finding', flags: [2], class: 'lead' } as const
const outpatient = {
  claimType: 'institutional',
  billType: '131',
  facilityNpi: '1003000134',
} as const

ruleTable(secondVisitSameDay, { base }, [
  {
    name: 'two office visits for one problem',
    lines: [visit('99214'), { ...visit('99213'), claimId: 'B' }],
    ...found,
    says: 'name the same problem',
  },
  {
    name: 'two visits to the clinic of a hospital on one claim, alike',
    lines: [
      { ...visit('G0463'), ...outpatient, claimId: 'H' },
      { ...visit('G0463'), ...outpatient, claimId: 'H' },
    ],
    ...lead,
  },
  {
    name: 'two units of one visit',
    lines: [{ ...visit('99213'), units: 2 }],
    expect: 'finding',
    flags: [1],
    class: 'lead',
    atRiskCents: 4000,
    says: 'Two units of 99213',
  },
  {
    name: 'two units, of which the payer cut one',
    lines: [
      {
        ...visit('99213'),
        units: 2,
        adjustments: [{ group: 'CO', reason: '222', amountCents: 8000 }],
      },
    ],
    expect: 'pass',
  },
  {
    name: 'two units paid as one, as the file shows it',
    lines: [
      { ...visit('99213'), units: 2, payer: 'Acme', allowedCents: 8000 },
      ...[5, 6, 7].map((date) => ({
        ...visit('99213'),
        patientKey: `P${date}`,
        payer: 'Acme',
        allowedCents: 8000,
      })),
    ],
    expect: 'pass',
  },
  {
    name: 'two days of a stay in two units',
    lines: [{ ...visit('99232'), units: 2 }],
    expect: 'pass',
  },
  {
    name: 'different problems',
    lines: [visit('99214'), { ...visit('99213'), diagnoses: ['S8001XA'] }],
    ...lead,
    says: 'different problems',
  },
  { name: 'with 25', lines: [visit('99214'), visit('99213', ['25'])], ...lead, says: 'notes' },
  {
    name: 'admission and office visit: the admission stands',
    lines: [visit('99222'), { ...visit('99214'), paidCents: 20_000 }],
    expect: 'finding',
    flags: [2],
    class: 'error',
  },
  { name: 'admission and emergency visit', lines: [visit('99223'), visit('99285')], ...found },
  {
    name: 'discharge and hospital visit',
    lines: [visit('99238'), { ...visit('99232'), claimId: 'B' }],
    ...found,
  },
  {
    name: 'a stay on one claim whose lines carry one date',
    lines: [visit('99223'), visit('99232'), visit('99238')],
    expect: 'finding',
    flags: [2, 3],
    class: 'lead',
    says: 'first day of the stay',
  },
  {
    name: 'discharge and admission: perhaps another hospital',
    lines: [visit('99221'), { ...visit('99238'), claimId: 'B' }],
    ...lead,
    says: 'transferred',
  },
  {
    name: 'discharge and admission to a nursing facility',
    lines: [visit('99238'), visit('99305')],
    expect: 'pass',
  },
  { name: 'critical care beside a visit', lines: [visit('99232'), visit('99291')], expect: 'pass' },
  {
    name: 'preventive and problem visit',
    lines: [visit('99396'), visit('99213', ['25'])],
    expect: 'pass',
  },
  {
    name: 'a credit for an earlier visit',
    lines: [visit('99214'), { ...visit('99213'), chargeCents: -15000, paidCents: -9000 }],
    expect: 'pass',
  },
  { name: 'prolonged service', lines: [visit('99215'), visit('99417')], expect: 'pass' },
  {
    name: 'another specialty of the group',
    lines: [
      { ...visit('99214'), billingNpi: '1003000134', specialty: '11' },
      { ...visit('99213'), billingNpi: '1003000134', specialty: '06' },
    ],
    expect: 'pass',
  },
  {
    name: 'a colleague of the same group and specialty',
    lines: [
      { ...visit('99214'), billingNpi: '1003000134', specialty: '11' },
      { ...visit('99213'), billingNpi: '1003000134', specialty: '11', renderingNpi: '1003000126' },
    ],
    ...found,
  },
  {
    name: 'a group that does not name the practitioner',
    lines: [visit('99214'), { ...visit('99213'), claimId: 'B' }].map((line) => ({
      ...line,
      renderingNpi: undefined,
      billingNpi: '1003000134',
    })),
    ...lead,
  },
  {
    name: 'another day',
    lines: [visit('99214'), { ...visit('99213'), serviceFromDay: day('2024-03-05') }],
    expect: 'pass',
  },
  {
    name: 'the same bill twice is a duplicate',
    lines: [visit('99213'), visit('99213')],
    expect: 'pass',
  },
  {
    name: 'denied visit',
    lines: [visit('99214'), { ...visit('99213'), claimStatus: 'denied' }],
    expect: 'pass',
  },
  {
    name: 'two clinic visits of a hospital',
    lines: [
      { ...visit('99284'), ...outpatient },
      { ...visit('G0463'), ...outpatient, claimId: 'B', paidCents: 6000 },
    ],
    ...lead,
    says: 'modifier 27',
  },
  {
    name: 'two clinic visits of a hospital, with 27',
    lines: [
      { ...visit('99284'), ...outpatient },
      { ...visit('G0463', ['27']), ...outpatient },
    ],
    expect: 'pass',
  },
  {
    name: 'two clinic visits of a hospital, with condition code G0',
    lines: [
      { ...visit('99284'), ...outpatient },
      { ...visit('G0463'), ...outpatient, conditionCodes: ['G0'] },
    ],
    expect: 'pass',
  },
  {
    name: 'a critical access hospital bills its visit and the fee of the practitioner (method II)',
    lines: [
      { ...visit('99213'), ...outpatient, billType: '851', revenueCode: '0510' },
      { ...visit('99213'), ...outpatient, billType: '851', revenueCode: '0983' },
    ],
    expect: 'pass',
  },
  {
    name: 'and a second visit of its own beside them',
    lines: [
      { ...visit('99213'), ...outpatient, billType: '851', revenueCode: '0510' },
      { ...visit('99214'), ...outpatient, billType: '851', revenueCode: '0983' },
      { ...visit('99284'), ...outpatient, billType: '851', revenueCode: '0450' },
    ],
    expect: 'finding',
    class: 'lead',
    flags: [1],
  },
  {
    name: "the facility's and the physician's visit",
    lines: [visit('99284'), { ...visit('99284'), ...outpatient, claimId: 'B' }],
    expect: 'pass',
  },
  {
    name: 'a visit without a charge',
    lines: [visit('99214'), { ...visit('99213'), chargeCents: 0, paidCents: 0 }],
    expect: 'pass',
  },
  {
    name: 'a file without money',
    lines: [visit('99214'), visit('99213')].map((line) => ({ ...line, paidCents: undefined })),
    expect: 'finding',
    flags: [2],
    atRiskCents: 0,
  },
  { name: 'no visit', lines: [visit('93000')], expect: 'not-applicable' },
  {
    name: 'no provider',
    lines: [{ ...visit('99213'), renderingNpi: undefined }],
    expect: 'cannot-tell',
  },
])
