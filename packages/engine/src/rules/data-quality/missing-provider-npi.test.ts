import { day } from '../../claim/day.ts'
import { ruleTable } from '../../testing/rule-table.ts'
import { missingProviderNpi } from './missing-provider-npi.ts'

const nineFills = Array.from({ length: 9 }, () => ({ prescriberNpi: '1234567893' }))
const nineVisits = Array.from({ length: 9 }, () => ({
  auditType: 'medical' as const,
  renderingNpi: '1234567893',
}))

ruleTable(missingProviderNpi, { base: { auditType: 'pharmacy' } }, [
  { name: 'every fill has its prescriber', lines: nineFills, expect: 'pass' },
  {
    name: 'one fill in ten has none',
    lines: [...nineFills, { planType: 'Commercial', paidCents: 1000 }],
    expect: 'finding',
    class: 'lead',
    flags: [10],
    atRiskCents: 0,
    says: 'no prescriber NPI, which 90% of the lines carry',
  },
  {
    name: 'Part D may not pay without a prescriber, and may recover it only after asking',
    lines: [...nineFills, { planType: 'Medicare Part D', paidCents: 1000 }],
    expect: 'finding',
    class: 'lead',
    flags: [10],
    atRiskCents: 1000,
  },
  {
    name: 'before 2016 a Part D claim was not refused for it',
    lines: [
      ...nineFills,
      { planType: 'Medicare Part D', paidCents: 1000, serviceFromDay: day('2015-12-31') },
    ],
    expect: 'finding',
    class: 'lead',
    flags: [10],
    atRiskCents: 0,
  },
  {
    name: 'a medical line without any NPI',
    lines: [...nineVisits, { auditType: 'medical' }],
    expect: 'finding',
    class: 'lead',
    flags: [10],
  },
  {
    name: 'a billing NPI is enough',
    lines: [...nineVisits, { auditType: 'medical', billingNpi: '1234567893' }],
    expect: 'pass',
  },
  {
    name: 'an atypical provider with its own number',
    lines: [...nineVisits, { auditType: 'medical', providerId: 'A981940000' }],
    expect: 'pass',
  },
  {
    name: 'an optional column: half of the lines known have it',
    history: [{ prescriberNpi: '1234567893' }],
    lines: [{}],
    expect: 'not-applicable',
  },
  { name: 'the file has no NPI at all', lines: [{}, {}], expect: 'cannot-tell' },
])
