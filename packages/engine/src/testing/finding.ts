import type { Finding } from '../result/finding.ts'

/** A finding of which a test says only what matters to it. */
export function testFinding(known: Partial<Finding> = {}): Finding {
  return {
    ruleId: 'a-rule',
    ruleVersion: 1,
    category: 'overpayment',
    class: 'error',
    readingInDoubt: false,
    estimated: false,
    cuts: 'price',
    basis: 'binding',
    title: '',
    message: '',
    parts: [],
    rows: [2],
    amountAtRiskCents: 0,
    atRisk: [],
    evidence: [],
    arithmetic: '',
    clearedBy: '',
    suggestedFix: '',
    sources: [],
    ...known,
  }
}
