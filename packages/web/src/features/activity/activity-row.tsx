import type { ActivityEntry } from '@plumbline/contract'
import { momentOf } from '../../format/dates.ts'
import { actionWords, actorWords } from './activity-words.ts'
import { detailWords } from './detail-words.ts'

/** One entry of the account's trail. */
export function ActivityRow({ entry }: { readonly entry: ActivityEntry }) {
  return (
    <tr className="border-b border-hair align-top max-desktop:block max-desktop:py-2 desktop:*:py-1.5 desktop:*:not-last:pr-4">
      <td className="whitespace-nowrap text-soft max-desktop:block">{momentOf(entry.at)}</td>
      <th scope="row" className="text-left font-semibold max-desktop:block">
        {actionWords(entry.action)}
      </th>
      <td className="max-desktop:block">{actorWords(entry)}</td>
      <td className="max-desktop:block">
        {entry.about !== null && entry.about !== entry.person && (
          <span className="block">{`The sign-in of ${entry.about}`}</span>
        )}
        {detailWords(entry.detail)}
        {entry.subjectId !== null && (
          <span className="code block truncate text-soft" title={entry.subjectId}>
            {entry.subjectId}
          </span>
        )}
      </td>
      <td className="code text-soft max-desktop:block">{entry.address}</td>
    </tr>
  )
}
