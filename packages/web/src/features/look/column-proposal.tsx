import type { LookProposal, UploadLook } from '@plumbline/contract'
import { Button } from '../../components/button.tsx'

const grounds: Readonly<Record<LookProposal['because'], string>> = {
  heading: 'its heading',
  values: 'how its values are written',
  'heading-and-values': 'its heading and how its values are written',
  place: 'its place between its neighbors',
}

/** What a model proposes that a column is, to be taken with one press. Room is kept before it comes. */
export function ColumnProposal({
  look,
  column,
  chosen,
  onTake,
}: {
  readonly look: UploadLook
  readonly column: UploadLook['columns'][number]
  /** What the column is taken for by now. */
  readonly chosen: string
  readonly onTake: (meaning: string) => void
}) {
  const helped = look.help.columns.find(({ key }) => key === column.key)
  if (!helped) return null
  return (
    <div className="mt-2 min-h-24 text-small">
      {look.help.standing === 'asked' && (
        <Proposed
          proposal={helped.proposal}
          label={look.choices.find(({ meaning }) => meaning === helped.proposal?.meaning)?.label}
          name={column.header === '' ? column.key : column.header}
          isTaken={helped.proposal?.meaning === chosen}
          onTake={onTake}
        />
      )}
    </div>
  )
}

function Proposed({
  proposal,
  label,
  name,
  isTaken,
  onTake,
}: {
  readonly proposal: LookProposal | null
  readonly label: string | undefined
  readonly name: string
  readonly isTaken: boolean
  readonly onTake: (meaning: string) => void
}) {
  if (proposal === null || label === undefined)
    return <p className="text-soft">No AI proposal for this column.</p>
  const said = `AI proposal: ${label}, by ${grounds[proposal.because]}.`
  if (isTaken) return <p className="text-soft">{`${said} So it stands here.`}</p>
  return (
    <>
      <p className="mb-1">{said}</p>
      <Button
        look="secondary"
        aria-label={`Use It: ${label} for ${name}`}
        onClick={() => {
          onTake(proposal.meaning)
        }}
      >
        Use It
      </Button>
    </>
  )
}
