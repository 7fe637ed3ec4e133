import type { LookSetAside as Group } from '@plumbline/contract'
import { Panel } from '../../components/panel.tsx'
import { ShowOnPage } from '../../components/places/show-on-page.tsx'
import { counted } from '../../format/money.ts'

/** Rows that no audit will see, by what is to be done about them. */
export function LookSetAside({
  uploadId,
  groups,
}: {
  readonly uploadId: string
  readonly groups: readonly Group[]
}) {
  if (groups.length === 0) return null
  return (
    <Panel heading="Rows that will be set aside">
      <ul className="grid grid-cols-1 gap-4">
        {groups.map(({ code, reason, rows, examples, places }) => (
          <li key={code}>
            <strong>{`${counted(rows)} ${rows === 1 ? 'row' : 'rows'}`}</strong>
            {`: ${reason}`}
            <span className="block text-small text-soft">
              {`${namesOf(examples, places)}${rows > examples.length ? ' and others' : ''}`}
            </span>
            {places.map(
              ({ row, words, hasPicture }) =>
                hasPicture && <ShowOnPage key={row} uploadId={uploadId} row={row} words={words} />,
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** Numbers of rows are of use where they count lines of the file. */
function namesOf(examples: readonly number[], places: Group['places']): string {
  const words = new Map(places.map((place) => [place.row, place.words]))
  if (words.size > 0) return examples.map((row) => words.get(row) ?? String(row)).join('; ')
  return `${examples.length === 1 ? 'Line' : 'Lines'} ${examples.join(', ')}`
}
