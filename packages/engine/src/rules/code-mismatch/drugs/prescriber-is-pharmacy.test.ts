import { ruleTable } from '../../../testing/rule-table.ts'
import { prescriberIsPharmacy } from './prescriber-is-pharmacy.ts'

const base = {
  auditType: 'pharmacy' as const,
  drugName: 'ATORVASTATIN 20 MG TABLET',
  prescriberNpi: '1234567893',
  pharmacyId: '1234567893',
  paidCents: 1000,
}

ruleTable(prescriberIsPharmacy, { base }, [
  {
    name: 'one number for both',
    lines: [{}],
    expect: 'finding',
    flags: [1],
    class: 'lead',
    atRiskCents: 0,
    says: 'as the pharmacy',
  },
  { name: 'two numbers', lines: [{ prescriberNpi: '1098765435' }], expect: 'pass' },
  { name: 'a vaccine', lines: [{ drugName: 'SHINGRIX VIAL KIT' }], expect: 'not-applicable' },
  { name: 'naloxone', lines: [{ drugName: 'Narcan 4 mg nasal spray' }], expect: 'not-applicable' },
  { name: 'denied', lines: [{ claimStatus: 'denied' }], expect: 'not-applicable' },
  {
    name: 'the pharmacy by its NCPDP number',
    lines: [{ pharmacyId: '1234567' }],
    expect: 'cannot-tell',
  },
  {
    name: 'no prescriber',
    lines: [{ prescriberNpi: undefined }, {}],
    expect: 'finding',
    flags: [2],
  },
])
