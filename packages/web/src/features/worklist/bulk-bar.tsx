import type { FindingItem } from '@plumbline/contract'
import { useState, type ComponentProps } from 'react'
import type { FindingsFilter } from '../../api/finding-queries.ts'
import { buttonLook } from '../../components/button-look.ts'
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog.tsx'
import { counted, dollars } from '../../format/money.ts'
import { decisionWords } from '../../shell/review/decision-words.ts'
import { ReasonDialog } from '../../shell/review/reason-dialog.tsx'
import { useKeys } from '../../shell/review/single-keys.ts'
import type { Verdict } from '../../shell/review/use-decide.ts'
import { useBulk, type Expected } from './use-bulk.ts'

const look = `${buttonLook('secondary')} !min-h-9 !px-3 text-small max-tablet:!min-h-11`

/** What may be done with the rows that are selected, or with all that match. */
export function BulkBar({
  items,
  filter,
  isWholePage,
  matching,
  onClear,
}: {
  readonly items: readonly FindingItem[]
  readonly filter: FindingsFilter
  /** Every row of the page is selected. */
  readonly isWholePage: boolean
  /** All that match now. */
  readonly matching: Expected
  readonly onClear: () => void
}) {
  const [asksAll, setAll] = useState(false)
  // A row taken out of the page's is taken out of all that match too: these are meant alone then.
  const all = asksAll && isWholePage
  const [asking, setAsking] = useState<Verdict | 'reason'>()
  const { pending, decideAll, decideThese } = useBulk(onClear)
  const sum = items.reduce((total, item) => total + item.dollars, 0)
  const taken = all ? matching : { findings: items.length, dollars: sum }
  const what = `${counted(taken.findings)} ${taken.findings === 1 ? 'finding' : 'findings'}, ${dollars(taken.dollars)} at risk`
  const give = (verdict: Verdict) => {
    setAsking(undefined)
    void (all ? decideAll(filter, verdict, matching) : decideThese(items, verdict))
  }
  // A reason was asked for with count and dollars above it: that is the question.
  const choose = (verdict: Verdict) => {
    if (all) setAsking(verdict)
    else give(verdict)
  }
  const keys = {
    a: () => {
      setAll(true)
    },
    c: () => {
      choose({ decision: 'confirmed' })
    },
    d: () => {
      setAsking('reason')
    },
    i: () => {
      choose({ decision: 'needs-information' })
    },
  }
  useKeys(items.length > 0 && !pending ? keys : {})
  if (items.length === 0) return null
  return (
    <section
      aria-label="Selection"
      className="my-2 flex flex-wrap items-center gap-2 border border-metal-light bg-tint px-3 py-1.5"
    >
      <strong className="mr-2">{what}</strong>
      {!all && isWholePage && matching.findings > items.length && (
        <Small onClick={keys.a}>{`Select all ${counted(matching.findings)} matching`}</Small>
      )}
      <span className="grow" />
      <Small disabled={pending} onClick={keys.c}>
        Confirm selected
      </Small>
      <Small disabled={pending} onClick={keys.d}>
        Dismiss selected
      </Small>
      <Small disabled={pending} onClick={keys.i}>
        Selected need information
      </Small>
      <Small onClick={onClear}>Clear</Small>
      {asking === 'reason' && (
        <ReasonDialog
          what={what}
          onClose={() => {
            setAsking(undefined)
          }}
          onChoose={(reason, note) => {
            give({ decision: 'dismissed', reason, note })
          }}
        />
      )}
      {asking !== undefined && asking !== 'reason' && (
        <ConfirmDialog
          title={`${decisionWords[asking.decision]}: all that match?`}
          confirmLabel={`Decide on ${counted(taken.findings)}`}
          onConfirm={() => {
            give(asking)
          }}
          onClose={() => {
            setAsking(undefined)
          }}
        >
          <p>{what}. One press of Undo reverses it, within the hour.</p>
        </ConfirmDialog>
      )}
    </section>
  )
}

function Small(button: ComponentProps<'button'>) {
  return <button type="button" className={look} {...button} />
}
