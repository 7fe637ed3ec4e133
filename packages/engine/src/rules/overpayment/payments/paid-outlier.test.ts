import { ruleTable } from '../../../testing/rule-table.ts'
import { paidOutlier } from './paid-outlier.ts'

const paid = Array.from({ length: 12 }, (_, index) => ({ paidCents: 7000 + 50 * index }))
const allowed = Array.from({ length: 12 }, () => ({ allowedCents: 8000, paidCents: 6400 }))
const base = { procedureCode: '99213', units: 1, placeOfService: '11', chargeCents: 100000 }

const fills = Array.from({ length: 12 }, () => ({
  auditType: 'pharmacy' as const,
  procedureCode: undefined,
  ndc: '00093731405',
  drugName: 'CLOPIDOGREL 75 MG TABLET',
  quantity: 30,
  ingredientCostCents: 1000,
  paidCents: 1000,
}))

ruleTable(paidOutlier, { base }, [
  {
    name: 'paid at ten times the usual',
    lines: [...paid, { paidCents: 70000 }],
    expect: 'finding',
    flags: [13],
    class: 'outlier',
    atRiskCents: 62700,
    says: 'was paid at',
  },
  {
    name: 'allowed amounts are compared where the file has them, and their share of what was paid',
    lines: [...allowed, { allowedCents: 80000, paidCents: 50000 }],
    expect: 'finding',
    flags: [13],
    atRiskCents: 45000,
    says: 'was allowed at',
  },
  { name: 'a little over the usual', lines: [...paid, { paidCents: 9000 }], expect: 'pass' },
  {
    name: 'denied lines show no usual price',
    lines: [{ paidCents: 0, allowedCents: 0 }],
    expect: 'not-applicable',
  },
  {
    name: 'a fill at twenty times what the drug costs in the file',
    lines: [...fills, { ...fills[0], ingredientCostCents: 20_000, paidCents: 20_000 }],
    expect: 'finding',
    flags: [13],
    says: 'CLOPIDOGREL',
    atRiskCents: 19_000,
  },
  {
    name: 'a fill at twenty times a few cents',
    lines: [...fills, { ...fills[0], quantity: 1, ingredientCostCents: 700, paidCents: 700 }],
    expect: 'pass',
  },
  {
    name: 'too few like lines',
    lines: [{ paidCents: 7000 }, { paidCents: 70000 }],
    expect: 'cannot-tell',
  },
  { name: 'no payments in the file', lines: [{}], expect: 'cannot-tell' },
])
