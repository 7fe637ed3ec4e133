import { unlimitedClaims, type LookAnswer, type Usage, type UploadLook } from '@plumbline/contract'
import { useState } from 'react'
import { useUsage } from '../../api/audit-queries.ts'
import { Button } from '../../components/button.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { Panel } from '../../components/panel.tsx'
import { counted } from '../../format/money.ts'

/** What the audit costs, whether the answers are kept, and the two ways on. */
export function LookActions({
  look,
  isChanged,
  isSaid,
  isPending,
  onAnswer,
}: {
  readonly look: UploadLook
  /** What was said is not in the totals yet. */
  readonly isChanged: boolean
  /** There is something to keep. */
  readonly isSaid: boolean
  readonly isPending: boolean
  readonly onAnswer: (then: LookAnswer['then'], remember: string | undefined) => void
}) {
  const [isKept, setKept] = useState(true)
  const [name, setName] = useState(look.upload.uploadName.slice(0, 80))
  const mayKeep = isSaid && !look.isFixed
  const answer = (then: LookAnswer['then']) => {
    onAnswer(then, then === 'audit' && mayKeep && isKept ? name.trim() || undefined : undefined)
  }
  return (
    <Panel heading="Have it audited">
      <Cost lines={look.totals?.lines} />
      {mayKeep && <Remembered isKept={isKept} name={name} onKeep={setKept} onName={setName} />}
      <div className="flex flex-wrap gap-3">
        <Button
          disabled={isPending}
          onClick={() => {
            answer('audit')
          }}
        >
          Start the Audit
        </Button>
        <Button
          look="secondary"
          disabled={isPending || !isChanged}
          onClick={() => {
            answer('look')
          }}
        >
          Read Again with These Columns
        </Button>
      </div>
    </Panel>
  )
}

function Remembered({
  isKept,
  name,
  onKeep,
  onName,
}: {
  readonly isKept: boolean
  readonly name: string
  readonly onKeep: (isKept: boolean) => void
  readonly onName: (name: string) => void
}) {
  return (
    <fieldset className="mb-5 grid max-w-xl gap-3">
      <legend className="sr-only">Files with the same headings</legend>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5"
          checked={isKept}
          onChange={(event) => {
            onKeep(event.target.checked)
          }}
        />
        Remember this for files with the same headings
      </label>
      {isKept && (
        <TextField
          label="Name of the mapping"
          maxLength={80}
          value={name}
          onChange={(event) => {
            onName(event.target.value)
          }}
        />
      )}
    </fieldset>
  )
}

function Cost({ lines }: { readonly lines: number | undefined }) {
  const { data: usage } = useUsage()
  if (lines === undefined) return null
  const uses = `The audit uses ${counted(lines)} ${lines === 1 ? 'claim' : 'claims'}`
  return <p className="mb-4">{usage ? `${uses} ${leftText(usage)}` : `${uses}.`}</p>
}

function leftText({ claimsUsed, claimsLimit, bonusCredits }: Usage): string {
  const credits = bonusCredits > 0 ? ` and ${counted(bonusCredits)} bonus credits` : ''
  if (claimsLimit === unlimitedClaims) return 'of a volume without limit.'
  return `of the ${counted(Math.max(0, claimsLimit - claimsUsed))} left of this month’s volume${credits}.`
}
