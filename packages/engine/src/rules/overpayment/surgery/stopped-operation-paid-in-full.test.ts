import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { procedureTable, released } from '../../../testing/tables.ts'
import { stoppedOperationPaidInFull } from './stopped-operation-paid-in-full.ts'

const tables = {
  oppsStatus: released(
    'oppsStatus',
    procedureTable({
      '45378': { statusIndicator: 'T', paymentCents: 80_000 },
      '85025': { statusIndicator: 'Q4', paymentCents: undefined },
    }),
  ),
  surgeryCenterServices: released(
    'surgeryCenterServices',
    procedureTable({
      '45378': { listed: 'covered', indicator: 'A2', isDiscounted: true, cents: 42_000 },
    } as const),
  ),
}
const base = {
  claimType: 'institutional',
  billType: '131',
  claimId: 'C1',
  patientKey: 'P1',
  billingNpi: '1234567893',
  payer: 'Medicare',
  serviceFromDay: day('2024-05-06'),
  units: 1,
  procedureCode: '45378',
  allowedCents: 80_000,
  paidCents: 64_000,
} as const
const center = {
  claimType: 'professional',
  billType: undefined,
  placeOfService: '24',
  modifiers: ['SG', '73'],
  allowedCents: 42_000,
} as const

ruleTable(stoppedOperationPaidInFull, { base, tables }, [
  {
    name: 'given up before anesthesia at the national rate',
    lines: [{ modifiers: ['73'] }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
    atRiskCents: 32_000,
    says: 'paid one half of what was given up before anesthesia',
  },
  {
    name: 'reduced at the price that the file shows for the whole',
    lines: [{ allowedCents: 96_000 }, { modifiers: ['52'], allowedCents: 96_000 }],
    expect: 'finding',
    flags: [2],
    says: 'what the file shows for the whole',
  },
  { name: 'of a surgery center', lines: [center], expect: 'finding', flags: [1] },
  { name: 'at one half', lines: [{ modifiers: ['73'], allowedCents: 40_000 }], expect: 'pass' },
  {
    name: 'at one half where wages are high',
    lines: [{ modifiers: ['73'], allowedCents: 70_000 }],
    expect: 'pass',
  },
  { name: 'after anesthesia', lines: [{ modifiers: ['74'] }], expect: 'not-applicable' },
  {
    name: 'two units, which another rule finds',
    lines: [{ modifiers: ['73'], units: 2 }],
    expect: 'not-applicable',
  },
  {
    name: 'another payer',
    lines: [{ modifiers: ['73'], payer: 'Aetna' }],
    expect: 'not-applicable',
  },
  {
    name: 'a practitioner',
    lines: [{ modifiers: ['52'], claimType: 'professional', billType: undefined }],
    expect: 'not-applicable',
  },
  {
    name: 'a code without a rate',
    lines: [{ modifiers: ['52'], procedureCode: '85025' }],
    expect: 'cannot-tell',
  },
])
