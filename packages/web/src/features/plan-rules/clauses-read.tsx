import { planRuleCalls, type PlanClauseRead, type PlanRuleWhole } from '@plumbline/contract'
import { useState } from 'react'
import { Link } from 'react-router'
import { callEndpoint } from '../../api/client.ts'
import { Button } from '../../components/button.tsx'
import { showToast } from '../../toast/toasts.ts'
import { draftOfClause } from './rule-draft.ts'
import { RuleForm } from './rule-form.tsx'

/** What rules that were kept share with the next one: they are mostly of one document. */
interface Shared {
  readonly plan: string
  readonly document: string
  readonly from: string
}

/** Sentences of a document, each with what was understood, and the form of the rule that is written from it. */
export function ClausesRead({
  clauses,
  document,
  by = 'rules',
}: {
  readonly clauses: readonly PlanClauseRead[]
  readonly document: string
  /** Who read them. */
  readonly by?: 'rules' | 'model'
}) {
  const [writing, setWriting] = useState<number>()
  const [kept, setKept] = useState<ReadonlyMap<number, PlanRuleWhole>>(new Map())
  const [shared, setShared] = useState<Shared>({ plan: '', document, from: '' })
  return (
    <ol className="grid gap-4">
      {clauses.map((clause, at) => (
        <li key={`${String(clause.page)} ${String(at)}`} className="border-t border-hair pt-4">
          <Clause clause={clause} by={by} />
          <Kept rule={kept.get(at)} />
          {writing === at ? (
            <RuleForm
              begin={{ ...draftOfClause(clause.rule), ...shared, proposedBy: by }}
              save={(body) => callEndpoint(planRuleCalls.savePlanRule, { body })}
              onSaved={(rule) => {
                const { plan, document: title, rule: written } = rule.written
                setShared({ plan, document: title, from: written.from })
                setKept((before) => new Map(before).set(at, rule))
                setWriting(undefined)
                showToast({ title: `Rule ${String(rule.number)} was kept as a draft` })
              }}
            />
          ) : (
            <Button
              look="secondary"
              onClick={() => {
                setWriting(at)
              }}
            >
              Write as a Rule
            </Button>
          )}
        </li>
      ))}
    </ol>
  )
}

function Clause({
  clause,
  by,
}: {
  readonly clause: PlanClauseRead
  readonly by: 'rules' | 'model'
}) {
  const { page, place, quote, words, remark } = clause
  return (
    <>
      <p className="text-small text-soft">
        {place === '' ? `Page ${String(page)}` : `${place}, page ${String(page)}`}
      </p>
      <blockquote className="reading my-2 border-l-2 border-metal-light pl-4">{quote}</blockquote>
      {words !== null && <p className="reading mb-2">{`Read as: ${words}.`}</p>}
      {by === 'model' && (
        <p className="mb-2 text-small text-soft">
          Proposed by a language model, its quote and figures checked against the document
        </p>
      )}
      {remark !== null && <p className="reading mb-2 text-soft">{remark}</p>}
    </>
  )
}

function Kept({ rule }: { readonly rule: PlanRuleWhole | undefined }) {
  if (rule === undefined) return null
  return (
    <p className="mb-2">
      {'Kept as a draft: '}
      <Link to={`/plan-rules/${rule.id}`} className="text-link">
        {`Rule ${String(rule.number)}`}
      </Link>
    </p>
  )
}
