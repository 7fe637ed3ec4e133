import type { PlanRuleListed } from '@plumbline/contract'
import { Link } from 'react-router'
import { Badge } from '../../components/badge.tsx'
import { ButtonLink } from '../../components/button-link.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { EmptyState } from '../../components/states/empty-state.tsx'
import { QueryBoundary } from '../../components/states/query-boundary.tsx'
import { WideTable, type WideColumn } from '../../components/wide-table.tsx'
import { dayOf } from '../../format/dates.ts'
import { usePlanRules } from './plan-rule-queries.ts'
import { planRuleStateWords } from './term-words.ts'
import { ForChangers } from '../../components/for-changers.tsx'

/** Terms of plans and contracts that the account wrote down. */
export function PlanRulesPage() {
  const query = usePlanRules()
  return (
    <>
      <PageHeading title="Plan Rules">
        <ForChangers>
          <ButtonLink look="secondary" to="/plan-rules/document">
            Read a Document
          </ButtonLink>
          <ButtonLink to="/plan-rules/new">Write a Rule</ButtonLink>
        </ForChangers>
      </PageHeading>
      <p className="reading mb-6 text-soft">
        What a plan or contract says, clause by clause. Approved rules judge every upload from their
        first day of service on, beside Plumbline’s own, and findings quote the clause.
      </p>
      <QueryBoundary
        query={query}
        empty={
          <EmptyState title="No rule has been written yet.">
            <p className="reading text-soft">
              Write down what is not covered, how often, at what price, or by when to file. Each
              rule is shown with worked examples and tried on a past upload before it judges
              anything.
            </p>
          </EmptyState>
        }
      >
        {(rules) => <Rules rules={rules} />}
      </QueryBoundary>
    </>
  )
}

const columns: readonly WideColumn[] = [
  { heading: 'Rule' },
  { heading: 'Plan or contract' },
  { heading: 'Days of service' },
  { heading: 'State' },
]

function Rules({ rules }: { readonly rules: readonly PlanRuleListed[] }) {
  return (
    <WideTable label="Plan rules" columns={columns} cards className="desktop:min-w-[56rem]">
      <tbody className="max-desktop:block">
        {rules.map((rule) => (
          <Row key={rule.id} rule={rule} />
        ))}
      </tbody>
    </WideTable>
  )
}

function Row({ rule }: { readonly rule: PlanRuleListed }) {
  const { id, number, words, plan, document, clause, state } = rule
  const { label, tone } = planRuleStateWords[state]
  return (
    <tr className="border-b border-hair *:py-3 *:align-top max-desktop:grid max-desktop:gap-1 max-desktop:py-3 max-desktop:*:py-0 desktop:*:not-last:pr-4">
      <th scope="row" className="text-left font-normal">
        <Link to={`/plan-rules/${id}`} className="text-link">
          {`Rule ${String(number)}, ${clause}`}
        </Link>
        <span className="block text-small text-soft">{words}</span>
      </th>
      <td>
        {plan}
        <span className="block text-small text-soft">{document}</span>
      </td>
      <td className="whitespace-nowrap">{daysOf(rule)}</td>
      <td>
        <Badge tone={tone}>{label}</Badge>
      </td>
    </tr>
  )
}

function daysOf({ from, to }: PlanRuleListed): string {
  return to === null ? `From ${dayOf(from)} on` : `${dayOf(from)} to ${dayOf(to)}`
}
