import type { QuestionAnswered, QuestionPlan } from '@plumbline/contract'
import { Link } from 'react-router'
import { BarTable } from '../../components/figures/bar-table.tsx'
import { Panel } from '../../components/panel.tsx'
import { counted, dollars } from '../../format/money.ts'
import { splitText } from '../../format/savings-split.ts'
import { withoutPart } from './without-part.ts'

/** An answer: how the question was read, the figure, what it is made of and how it was counted. */
export function AnswerCard({
  answer,
  onPlan,
}: {
  readonly answer: QuestionAnswered
  readonly onPlan: (plan: QuestionPlan) => void
}) {
  const { plan, total, split, rows, rowsLeftOut, how, link } = answer
  const figure = plan.measure === 'dollars' ? dollars : counted
  return (
    <Panel heading="Answer">
      <Chips answer={answer} onPlan={onPlan} />
      {answer.readBy === 'model' && (
        <p className="mb-3 text-small text-soft">
          A language model read these words; check the parts above. Every figure is counted from
          your findings.
        </p>
      )}
      <p className="mb-1 text-heading font-light">
        <Link to={link} className="text-link">
          {figure(total)}
        </Link>
      </p>
      {split && <p className="mb-3 text-small text-soft">{splitText(split)}</p>}
      {rows.length > 0 && (
        <BarTable
          caption="Each figure leads to the findings that it counts"
          columns={['What', plan.measure === 'dollars' ? 'Dollars' : 'Findings']}
          rows={rows.map((row) => ({
            label: row.label,
            value: row.value,
            text: figure(row.value),
            to: row.link ?? undefined,
          }))}
        />
      )}
      {rowsLeftOut > 0 && (
        <p className="mt-2 text-small text-soft">
          {`${counted(rowsLeftOut)} more ${rowsLeftOut === 1 ? 'is' : 'are'} not shown here; `}
          <Link to={link} className="text-link">
            the list has all
          </Link>
          .
        </p>
      )}
      <p className="mt-3 text-small text-soft">{how}</p>
    </Panel>
  )
}

function Chips({
  answer: { chips, plan },
  onPlan,
}: {
  readonly answer: QuestionAnswered
  readonly onPlan: (plan: QuestionPlan) => void
}) {
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2 text-small">
      <span className="text-soft">I read this as:</span>
      <ul className="flex flex-wrap gap-2">
        {chips.map(({ part, text, removable }) => (
          <li key={part} className="inline-flex min-h-8 items-center border border-edge px-2">
            {text}
            {removable && (
              <button
                type="button"
                aria-label={`Without ${text}`}
                className="-mr-2 ml-1 min-h-8 min-w-8 text-soft hover:text-ink max-tablet:min-h-11 max-tablet:min-w-11"
                onClick={() => {
                  onPlan(withoutPart(plan, part))
                }}
              >
                ×
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
