import { ruleTable } from '../../../testing/rule-table.ts'
import { notHealthCenterService } from './not-health-center-service.ts'

const base = {
  claimType: 'institutional',
  ...{ billType: '711', claimId: 'C1', payer: 'Medicare', revenueCode: '0521' },
  ...{ procedureCode: '99213', paidCents: 9_000 },
} as const

ruleTable(notHealthCenterService, { base, tables: {} }, [
  {
    name: 'an ambulance of a clinic',
    lines: [{ procedureCode: 'A0429', revenueCode: '0540' }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
    atRiskCents: 9_000,
    says: 'ambulance',
  },
  {
    name: 'a walker of a health center',
    lines: [{ procedureCode: 'E0143', billType: '771' }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'a visit in a hospital',
    lines: [{ procedureCode: '99232' }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'the technical part',
    lines: [{ procedureCode: '93005', modifiers: ['TC'] }],
    expect: 'finding',
    flags: [1],
    says: 'technical part',
  },
  { name: 'a visit', lines: [{}], expect: 'pass' },
  { name: 'a visit to a nursing facility', lines: [{ procedureCode: '99308' }], expect: 'pass' },
  {
    name: 'no payer',
    lines: [{ payer: undefined, procedureCode: 'E0143' }],
    expect: 'cannot-tell',
  },
  { name: 'no type of bill', lines: [{ billType: undefined }], expect: 'cannot-tell' },
  {
    name: 'Medicaid, whose clinics may bill it',
    lines: [{ payer: 'State Medicaid', procedureCode: 'E0143' }],
    expect: 'not-applicable',
  },
  {
    name: 'a hospital',
    lines: [{ billType: '131', procedureCode: '99283' }],
    expect: 'not-applicable',
  },
  { name: 'unpaid', lines: [{ procedureCode: 'E0143', paidCents: 0 }], expect: 'not-applicable' },
])
