import { letterRoles, letterSituations, type CaseWhole } from '@plumbline/contract'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useCase } from '../../api/case-queries.ts'
import { Badge } from '../../components/badge.tsx'
import { MoneySteps } from '../../components/figures/money-steps.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { Panel } from '../../components/panel.tsx'
import { QueryBoundary } from '../../components/states/query-boundary.tsx'
import { dayOf } from '../../format/dates.ts'
import { payeeWords } from '../../format/payee.ts'
import { usePathId } from '../../shell/path-id.ts'
import { CaseEvents } from './case-events.tsx'
import { CaseFindings } from './case-findings.tsx'
import { CaseLetters } from './case-letters.tsx'
import { CaseSettings } from './case-settings.tsx'
import { stateWords } from './case-words.ts'
import { ForChangers } from '../../components/for-changers.tsx'

/** One case: what it asks, its letters, and what came of it. */
export function CasePage({
  workOn,
}: {
  /** The facts that a draft asks for, with its checklist. */
  readonly workOn: (letterId: string) => ReactNode
}) {
  const id = usePathId()
  const query = useCase(id)
  return (
    <QueryBoundary query={query} title="Case">
      {(whole) => <Whole key={whole.id} whole={whole} workOn={workOn} />}
    </QueryBoundary>
  )
}

function Whole({
  whole,
  workOn,
}: {
  readonly whole: CaseWhole
  readonly workOn: (letterId: string) => ReactNode
}) {
  const draft = whole.letters.find(({ state }) => state === 'draft')
  return (
    <>
      <Head whole={whole} />
      <div className="grid grid-cols-1 gap-6">
        <MoneySteps label="Dollars of this case" money={whole.money} />
        <div className="grid grid-cols-1 items-start gap-6 desktop:grid-cols-[3fr_2fr]">
          <div className="grid grid-cols-1 gap-6">
            <Panel heading="Letters">
              <CaseLetters whole={whole} />
            </Panel>
            {draft && <Panel heading="What the draft needs">{workOn(draft.id)}</Panel>}
          </div>
          <div className="grid grid-cols-1 gap-6">
            <Panel heading="What came of it">
              <CaseEvents whole={whole} />
            </Panel>
            <ForChangers>
              <Panel heading="About this case">
                <CaseSettings whole={whole} />
              </Panel>
            </ForChangers>
          </div>
        </div>
        <Panel heading={`Findings of this case (${String(whole.findings)})`}>
          <CaseFindings items={whole.items} />
        </Panel>
      </div>
    </>
  )
}

function Head({ whole }: { readonly whole: CaseWhole }) {
  const { label, tone } = stateWords[whole.state]
  return (
    <>
      <Link to="/cases" className="text-link inline-flex min-h-11 items-center text-soft">
        All cases
      </Link>
      <PageHeading title={payeeWords(whole.counterpart) || 'Payee not named'}>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-soft">
          <span className="code">{whole.reference}</span>
          <Badge tone={tone}>{label}</Badge>
        </p>
      </PageHeading>
      <p className="-mt-5 mb-6 text-soft">
        {`${letterSituations[whole.situation]}, as ${letterRoles[whole.role]}. Started ${dayOf(whole.createdAt)}.`}
        {whole.due && (
          <strong className="block text-ink">{`Due ${dayOf(whole.due.on)}: ${whole.due.what}`}</strong>
        )}
      </p>
    </>
  )
}
