import type { DecisionMade, FindingWhole } from '@plumbline/contract'
import { momentOf } from '../../format/dates.ts'
import { DecisionMark } from '../../shell/review/decision-mark.tsx'
import { decisionText } from '../../shell/review/decision-words.ts'

/** What was decided, by whom and why, the newest first; and what was decided on other values. */
export function DecisionHistory({ whole }: { readonly whole: FindingWhole }) {
  const { item, history, earlierDecision } = whole
  return (
    <section aria-label="Decision" className="mb-5 border-l-4 border-metal-light pl-3">
      <p className="font-semibold">
        <DecisionMark decision={item.decision} />
      </p>
      {history.length > 0 && (
        <ol className="mt-1 grid gap-1">
          {history.map((made) => (
            <li key={`${made.at} ${made.decision}`}>
              <Made made={made} />
            </li>
          ))}
        </ol>
      )}
      {earlierDecision && (
        <div className="mt-2">
          <p className="text-small font-semibold">
            Decided before, when its claims held other values. Not carried over:
          </p>
          <Made made={earlierDecision} />
        </div>
      )}
    </section>
  )
}

function Made({ made }: { readonly made: DecisionMade }) {
  return (
    <div className="text-small">
      <p>
        {decisionText(made.decision, made.reason)}
        <span className="text-soft">
          {' '}
          · {made.by}, {momentOf(made.at)}
          {made.carriedOver && ' · carried over from an earlier upload'}
        </span>
      </p>
      {made.note !== null && <p className="whitespace-pre-wrap">{made.note}</p>}
    </div>
  )
}
