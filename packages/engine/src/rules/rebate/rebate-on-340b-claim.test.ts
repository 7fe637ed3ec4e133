import { ruleTable } from '../../testing/rule-table.ts'
import { rebateOn340bClaim } from './rebate-on-340b-claim.ts'

const base = {
  auditType: 'pharmacy' as const,
  planType: 'Medicaid',
  paidCents: 10000,
  rebateCents: 2300,
}

ruleTable(rebateOn340bClaim, { base }, [
  {
    name: 'clarification code 20 on a Medicaid rebate',
    lines: [{ submissionClarificationCodes: ['20'] }],
    expect: 'finding',
    flags: [1],
    class: 'error',
    atRiskCents: 2300,
    says: '$23.00',
  },
  {
    name: 'basis of cost 08, on the invoice without an amount',
    lines: [{ basisOfCost: '08', rebateCents: undefined, rebateInvoiced: true }],
    expect: 'finding',
    flags: [1],
    atRiskCents: 0,
  },
  {
    name: 'modifier UD on a medical line',
    lines: [{ auditType: 'medical', modifiers: ['UD'] }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'outside Medicaid the contract decides',
    lines: [{ planType: 'Commercial', modifiers: ['TB'] }],
    expect: 'finding',
    flags: [1],
    class: 'lead',
  },
  { name: 'no 340B mark', lines: [{ submissionClarificationCodes: ['2'] }], expect: 'pass' },
  {
    name: '340B without a rebate',
    lines: [{ submissionClarificationCodes: ['20'], rebateCents: 0 }],
    expect: 'not-applicable',
  },
  { name: 'no column can mark 340B', lines: [{}], expect: 'cannot-tell', says: '340B' },
  {
    name: 'nothing about rebates',
    lines: [{ submissionClarificationCodes: ['20'], rebateCents: undefined }],
    expect: 'cannot-tell',
  },
])
