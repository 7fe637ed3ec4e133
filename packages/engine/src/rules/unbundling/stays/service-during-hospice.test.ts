import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { serviceDuringHospice } from './service-during-hospice.ts'

const base = { patientKey: 'P1', payer: 'Medicare', paidCents: 12_000 } as const
const hospice = {
  claimType: 'institutional',
  billType: '812',
  claimId: 'H',
  revenueCode: '0651',
  diagnoses: ['C3490'],
  serviceFromDay: day('2024-05-01'),
  serviceThroughDay: day('2024-05-31'),
  dischargeStatus: '30',
  paidCents: 600_000,
} as const
const visit = {
  claimType: 'professional',
  claimId: 'V',
  procedureCode: '99214',
  diagnoses: ['C3411'],
  serviceFromDay: day('2024-05-14'),
} as const

ruleTable(serviceDuringHospice, { base }, [
  {
    name: 'a visit for the terminal disease',
    lines: [hospice, visit],
    expect: 'finding',
    class: 'error',
    flags: [2],
    atRiskCents: 12_000,
    says: 'C34.11 is the disease',
  },
  {
    name: 'a visit for another disease, without saying so',
    lines: [hospice, { ...visit, diagnoses: ['I10'] }],
    expect: 'finding',
    class: 'lead',
    flags: [2],
    says: 'unless',
  },
  {
    name: 'a bed at home',
    lines: [hospice, { ...visit, claimType: 'dme', procedureCode: 'E0260', modifiers: ['RR'] }],
    expect: 'finding',
    flags: [2],
  },
  {
    name: 'an outpatient hospital',
    lines: [hospice, { ...visit, claimType: 'institutional', billType: '131' }],
    expect: 'finding',
    flags: [2],
  },
  {
    name: 'a hospital that says it was another disease',
    lines: [
      hospice,
      { ...visit, claimType: 'institutional', billType: '131', conditionCodes: ['07'] },
    ],
    expect: 'not-applicable',
  },
  {
    name: 'the attending physician',
    lines: [hospice, { ...visit, modifiers: ['GV'] }],
    expect: 'not-applicable',
  },
  {
    name: 'another disease, said so',
    lines: [hospice, { ...visit, modifiers: ['GW'] }],
    expect: 'not-applicable',
  },
  {
    name: 'a vaccine',
    lines: [hospice, { ...visit, procedureCode: '90662' }],
    expect: 'not-applicable',
  },
  {
    name: 'the first day',
    lines: [hospice, { ...visit, serviceFromDay: day('2024-05-01') }],
    expect: 'pass',
  },
  {
    name: 'after it',
    lines: [hospice, { ...visit, serviceFromDay: day('2024-06-02') }],
    expect: 'pass',
  },
  {
    name: 'a hospice that was not paid',
    lines: [{ ...hospice, paidCents: 0 }, visit],
    expect: 'pass',
  },
  {
    name: 'a plan that pays both',
    lines: [
      { ...hospice, payer: 'Acme' },
      { ...visit, payer: 'Acme' },
    ],
    expect: 'pass',
  },
  {
    name: 'no patient',
    lines: [hospice, { ...visit, patientKey: undefined }],
    expect: 'cannot-tell',
  },
])
