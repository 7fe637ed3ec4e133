import type { ReportFacts } from '../facts/report-facts.ts'
import { coverage } from '../sections/data/coverage.ts'
import { dismissedFindings } from '../sections/data/dismissed.ts'
import { repeat } from '../sections/data/repeat.ts'
import { scope } from '../sections/data/scope.ts'
import { setAside } from '../sections/data/set-aside.ts'
import { claimLines } from '../sections/findings/claim-lines.ts'
import { FindingIndex } from '../sections/findings/finding-numbers.ts'
import { findings } from '../sections/findings/findings.ts'
import type { Part } from '../sections/front/contents.ts'
import { summary } from '../sections/front/summary.ts'
import { glossary } from '../sections/method/glossary.ts'
import { limitations } from '../sections/method/limitations.ts'
import { method } from '../sections/method/method.ts'
import { rules } from '../sections/method/rules.ts'
import { signature } from '../sections/method/signature.ts'
import { dollarImpact } from '../sections/money/dollar-impact.ts'
import { providers } from '../sections/money/providers.ts'

/** Everything that the audit knows, in the order in which somebody who doubts it would ask. */
export function fullParts(facts: ReportFacts): readonly Part[] {
  const index = new FindingIndex(facts)
  return [
    { id: 'summary', number: '1', title: 'Summary', body: summary(facts) },
    { id: 'scope', number: '2', title: 'Scope and data', body: scope(facts) },
    { id: 'method', number: '3', title: 'Method', body: method(facts) },
    { id: 'findings', number: '4', title: 'Findings', body: findings(facts, index) },
    { id: 'dollars', number: '5', title: 'Dollar impact', body: dollarImpact(facts) },
    { id: 'providers', number: '6', title: 'Providers and patterns', body: providers(facts) },
    { id: 'unchecked', number: '7', title: 'What could not be checked', body: coverage(facts) },
    { id: 'limitations', number: '8', title: 'Limitations', body: limitations(facts) },
    { id: 'signature', number: '9', title: 'Review and signature', body: signature(facts) },
    { id: 'lines', number: 'A', title: 'Claim lines', body: claimLines(facts, index) },
    { id: 'rules', number: 'B', title: 'Rules applied', body: rules(facts) },
    { id: 'glossary', number: 'C', title: 'Glossary', body: glossary },
    { id: 'set-aside', number: 'D', title: 'Rows set aside', body: setAside(facts) },
    { id: 'repeat', number: 'E', title: 'How to repeat this audit', body: repeat(facts) },
    ...(facts.reviews.decided === 0
      ? []
      : [
          {
            ...{ id: 'dismissed', number: 'F', title: 'Findings dismissed' },
            body: dismissedFindings(facts, index),
          },
        ]),
  ]
}
