import type { PlanRuleWhole } from '@plumbline/contract'
import { useState } from 'react'
import { Link } from 'react-router'
import { Badge } from '../../components/badge.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { Panel } from '../../components/panel.tsx'
import { QueryBoundary } from '../../components/states/query-boundary.tsx'
import { usePathId } from '../../shell/path-id.ts'
import { ApproveRule } from './approve-rule.tsx'
import { ChangeDraft } from './change-draft.tsx'
import { EndRule } from './end-rule.tsx'
import { ListedPrices } from './listed-prices.tsx'
import { usePlanRule } from './plan-rule-queries.ts'
import { planRuleStateWords } from './term-words.ts'
import { TryRule } from './try-rule.tsx'
import { VersionsList } from './versions-list.tsx'
import { WorkedExamples } from './worked-examples.tsx'
import { useMayChange, useOwnsAccount } from '../../api/may-change.ts'

/** One rule: its words, what it finds, and what a person does with it. */
export function RulePage() {
  const query = usePlanRule(usePathId())
  return (
    <QueryBoundary query={query} title="Plan rule">
      {(whole) => <Whole key={`${whole.id} ${String(whole.version)}`} whole={whole} />}
    </QueryBoundary>
  )
}

function Whole({ whole }: { readonly whole: PlanRuleWhole }) {
  const [confirmed, setConfirmed] = useState<readonly number[]>([])
  const isDraft = whole.state === 'draft'
  const mayChange = useMayChange()
  const owns = useOwnsAccount()
  return (
    <div className="mx-auto max-w-[60rem]">
      <Head whole={whole} />
      <div className="grid grid-cols-1 gap-6">
        <Panel heading="What it says">
          <p className="reading mb-3">{whole.words}</p>
          <blockquote className="reading border-l-2 border-metal-light pl-4">
            {whole.written.rule.quote}
          </blockquote>
          <p className="mt-2 text-small text-soft">{`${whole.clause} of ${whole.document}`}</p>
          {whole.written.proposedBy === 'model' && (
            <p className="reading mt-2 text-small text-soft">
              A language model filled its form in; the quote, and each figure and code in it, were
              held against the document then. What was changed since is a person’s.
            </p>
          )}
          <ListedPrices rule={whole.written.rule} />
        </Panel>
        <Panel heading="Worked examples">
          <WorkedExamples
            examples={whole.reading.examples}
            confirmed={isDraft && owns ? confirmed : undefined}
            onConfirm={setConfirmed}
          />
        </Panel>
        {mayChange && whole.state !== 'withdrawn' && (
          <Panel heading="Try it on a past upload">
            <TryRule whole={whole} />
          </Panel>
        )}
        {isDraft && owns && <ApproveRule whole={whole} confirmed={confirmed} />}
        {isDraft && !owns && <p className="text-soft">The owner of the account approves it.</p>}
        {isDraft && mayChange && <ChangeDraft whole={whole} />}
        {whole.state === 'approved' && mayChange && <EndRule whole={whole} />}
        <VersionsList versions={whole.versions} />
      </div>
    </div>
  )
}

function Head({ whole }: { readonly whole: PlanRuleWhole }) {
  const { label, tone } = planRuleStateWords[whole.state]
  const approval = whole.approvedBy === null ? '' : ` by ${whole.approvedBy}`
  return (
    <>
      <Link to="/plan-rules" className="text-link inline-flex min-h-11 items-center text-soft">
        All plan rules
      </Link>
      <PageHeading title={`Rule ${String(whole.number)}`}>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-soft">
          {whole.plan}
          <Badge tone={tone}>{label + approval}</Badge>
        </p>
      </PageHeading>
    </>
  )
}
