import type { PlanRuleExample } from '@plumbline/contract'
import { dollars } from '../../format/money.ts'

/** Claims made up for the rule, with what an audit says of each; a draft's are confirmed one by one. */
export function WorkedExamples({
  examples,
  confirmed,
  onConfirm,
}: {
  readonly examples: readonly PlanRuleExample[]
  /** The places of those that were confirmed; undefined where nothing is to be confirmed. */
  readonly confirmed: readonly number[] | undefined
  readonly onConfirm: (confirmed: readonly number[]) => void
}) {
  return (
    <>
      <p className="reading mb-4 text-soft">
        Judged by the very rule that audits use.
        {confirmed && ' Read each against the document, and confirm it where it is right.'}
      </p>
      <ol className="grid gap-4">
        {examples.map((example, at) => (
          <li key={example.claim} className="border-t border-hair pt-4">
            <Example example={example} />
            {confirmed && (
              <label className="mt-2 inline-flex min-h-11 items-center gap-3">
                <input
                  type="checkbox"
                  className="size-5 accent-ink"
                  checked={confirmed.includes(at)}
                  onChange={({ target }) => {
                    const others = confirmed.filter((place) => place !== at)
                    onConfirm(target.checked ? [...others, at] : others)
                  }}
                />
                <span>{`Right: example ${String(at + 1)}`}</span>
              </label>
            )}
          </li>
        ))}
      </ol>
    </>
  )
}

function Example({ example }: { readonly example: PlanRuleExample }) {
  const { claim, answer, atRiskDollars, isFlagged } = example
  return (
    <dl className="grid gap-x-4 gap-y-1 tablet:grid-cols-[6rem_1fr]">
      <dt className="text-soft">Claim</dt>
      <dd>{claim.charAt(0).toUpperCase() + claim.slice(1)}</dd>
      <dt className="text-soft">Audit</dt>
      <dd className={isFlagged ? 'font-semibold' : ''}>
        {answer.charAt(0).toUpperCase() + answer.slice(1)}
        {isFlagged && ` (${dollars(atRiskDollars)} at risk)`}
      </dd>
    </dl>
  )
}
