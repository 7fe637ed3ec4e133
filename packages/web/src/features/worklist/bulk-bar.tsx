import { decisionNames, type FindingItem } from '@plumbline/contract'
import { useState, type ComponentProps } from 'react'
import type { FindingsFilter } from '../../api/finding-queries.ts'
import { buttonLook } from '../../components/button-look.ts'
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog.tsx'
import { counted, dollars } from '../../format/money.ts'
import { ReasonDialog } from '../../shell/review/reason-dialog.tsx'
import { useKeys } from '../../shell/review/single-keys.ts'
import type { Verdict } from '../../shell/review/use-decide.ts'
import { useBulk, type Expected } from './use-bulk.ts'
import { useMayChange } from '../../api/may-change.ts'

const look = `${buttonLook('secondary')} !min-h-9 !px-3 text-small max-tablet:!min-h-11`

/** What is taken in, and how much of its dollars stands in no total. */
interface Matching extends Expected {
  readonly inDoubt: number
}

interface BulkBarProps {
  readonly items: readonly FindingItem[]
  readonly filter: FindingsFilter
  /** Every row of the page is selected. */
  readonly isWholePage: boolean
  /** All that match now. */
  readonly matching: Matching
  readonly onClear: () => void
}

/** What may be done with the rows that are selected, or with all that match. */
export function BulkBar({ items, filter, isWholePage, matching, onClear }: BulkBarProps) {
  const [asksAll, setAll] = useState(false)
  // A row taken out of the page's is taken out of all that match too: these are meant alone then.
  const all = asksAll && isWholePage
  const [asking, setAsking] = useState<Verdict | 'reason'>()
  const { pending, decideAll, decideThese } = useBulk(onClear)
  const taken = all ? matching : picked(items)
  const give = (verdict: Verdict) => {
    setAsking(undefined)
    const { findings, dollars: expected } = matching
    void (all
      ? decideAll(filter, verdict, { findings, dollars: expected })
      : decideThese(items, verdict))
  }
  // A reason was asked for with count and dollars above it: that is the question.
  const choose = (verdict: Verdict) => {
    if (all) setAsking(verdict)
    else give(verdict)
  }
  const selectAll = () => {
    setAll(true)
  }
  const keys = {
    a: selectAll,
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
  const mayChange = useMayChange()
  useKeys(items.length > 0 && !pending && mayChange ? keys : {})
  if (items.length === 0) return null
  return (
    <section
      aria-label="Selection"
      className="my-2 flex flex-wrap items-center gap-2 border border-metal-light bg-tint px-3 py-1.5"
    >
      <strong className="mr-2">{takenWords(taken)}</strong>
      {mayChange && !all && isWholePage && matching.findings > items.length && (
        <Small onClick={keys.a}>{`Select all ${counted(matching.findings)} matching`}</Small>
      )}
      <span className="grow" />
      {mayChange && <BulkButtons keys={keys} disabled={pending} />}
      <Small onClick={onClear}>Clear</Small>
      {asking !== undefined && (
        <BulkQuestion {...{ asking, taken }} onAsk={setAsking} onGive={give} />
      )}
    </section>
  )
}

function BulkButtons({
  keys,
  disabled,
}: {
  readonly keys: Readonly<Record<'c' | 'd' | 'i', () => void>>
  readonly disabled: boolean
}) {
  return (
    <>
      <Small disabled={disabled} onClick={keys.c}>
        Confirm selected
      </Small>
      <Small disabled={disabled} onClick={keys.d}>
        Dismiss selected
      </Small>
      <Small disabled={disabled} onClick={keys.i}>
        Selected need information
      </Small>
    </>
  )
}

/** The reason for dismissing, or whether all that match are meant. */
function BulkQuestion({
  asking,
  taken,
  onAsk,
  onGive,
}: {
  readonly asking: Verdict | 'reason'
  readonly taken: Matching
  readonly onAsk: (asking: undefined) => void
  readonly onGive: (verdict: Verdict) => void
}) {
  const what = takenWords(taken)
  const onClose = () => {
    onAsk(undefined)
  }
  if (asking === 'reason') {
    return (
      <ReasonDialog
        what={what}
        onClose={onClose}
        onChoose={(reason, note) => {
          onGive({ decision: 'dismissed', reason, note })
        }}
      />
    )
  }
  return (
    <ConfirmDialog
      title={`${decisionNames[asking.decision]}: all that match?`}
      confirmLabel={`Decide on ${counted(taken.findings)}`}
      onConfirm={() => {
        onGive(asking)
      }}
      onClose={onClose}
    >
      <p>{what}. One press of Undo reverses it, within the hour.</p>
    </ConfirmDialog>
  )
}

function picked(items: readonly FindingItem[]): Matching {
  const sum = (some: readonly FindingItem[]) =>
    some.reduce((total, item) => total + Math.round(item.dollars * 100), 0) / 100
  const inDoubt = items.filter(({ standing }) => standing === 'in-doubt')
  return { findings: items.length, dollars: sum(items), inDoubt: sum(inDoubt) }
}

/** The same sums as above the list: what is in doubt is decided on too, and stands apart. */
function takenWords({ findings, dollars: all, inDoubt }: Matching): string {
  const atRisk = dollars(Math.round((all - inDoubt) * 100) / 100)
  const words = `${counted(findings)} ${findings === 1 ? 'finding' : 'findings'}, ${atRisk} at risk`
  return inDoubt === 0 ? words : `${words}, and ${dollars(inDoubt)} in doubt`
}

function Small(button: ComponentProps<'button'>) {
  return <button type="button" className={look} {...button} />
}
