import { drugTables } from '../../testing/drug-tables.ts'
import { ruleTable } from '../../testing/rule-table.ts'
import { brandOver14DaysInFacility } from './brand-over-14-days-in-facility.ts'

const tables = drugTables({}, { lisinopril: { drugClass: 'ACE inhibitor' } })
const base = {
  auditType: 'pharmacy' as const,
  serviceFromDay: 20_000,
  drugName: 'JARDIANCE 25 MG TABLET',
  planType: 'Medicare Part D',
  patientResidence: '3',
  daysSupply: 30,
  paidCents: 60_000,
}

ruleTable(brandOver14DaysInFacility, { base, tables }, [
  {
    name: 'a month of a brand',
    lines: [{}],
    expect: 'finding',
    flags: [1],
    class: 'lead',
    atRiskCents: 0,
    says: 'dispensed for 30 days',
  },
  {
    name: 'what the file calls a brand',
    lines: [{ drugName: 'ZZYZX 5 MG CAPSULE', brandGeneric: 'brand' }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'a resident by the clarification code of long-term care',
    lines: [{ patientResidence: undefined, submissionClarificationCodes: ['18'] }],
    expect: 'finding',
    flags: [1],
  },
  { name: 'two weeks of it', lines: [{ daysSupply: 14 }], expect: 'pass' },
  { name: 'at home', lines: [{ patientResidence: '1' }], expect: 'not-applicable' },
  { name: 'assisted living', lines: [{ patientResidence: '4' }], expect: 'not-applicable' },
  { name: 'a generic', lines: [{ drugName: 'LISINOPRIL 20 MG TABLET' }], expect: 'not-applicable' },
  { name: 'a pen', lines: [{ drugName: 'OZEMPIC 1 MG/DOSE PEN' }], expect: 'not-applicable' },
  {
    name: 'an antibiotic',
    lines: [{ drugName: 'AUGMENTIN 875 MG TABLET', brandGeneric: 'brand' }],
    expect: 'not-applicable',
  },
  {
    name: 'a code that says the limit does not apply',
    lines: [{ submissionClarificationCodes: ['21'] }],
    expect: 'not-applicable',
  },
  { name: 'another payer', lines: [{ planType: 'Commercial' }], expect: 'not-applicable' },
  { name: 'no residence', lines: [{ patientResidence: undefined }], expect: 'cannot-tell' },
  { name: 'no days', lines: [{ daysSupply: undefined }], expect: 'cannot-tell' },
  {
    name: 'a drug that is not known',
    lines: [{ drugName: 'ZZYZX TABLET' }],
    expect: 'cannot-tell',
  },
  { name: 'denied', lines: [{ claimStatus: 'denied' }], expect: 'not-applicable' },
])
