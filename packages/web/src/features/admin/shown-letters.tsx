import { adminCalls, type ShownLetter } from '@plumbline/contract'
import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '../../api/client.ts'
import { Panel } from '../../components/panel.tsx'
import { EmptyState } from '../../components/states/empty-state.tsx'
import { momentOf } from '../../format/dates.ts'

/** Letters that go nowhere while there is no mail server: evaluation mode shows them here. */
export function ShownLetters() {
  const mail = useQuery(endpointQuery(adminCalls.shownMail)).data
  if (mail?.kind !== 'shown') return null
  return (
    <Panel heading="Letters">
      <p className="mb-4 text-soft">
        There is no mail server in evaluation mode. What would have been sent stands here.
      </p>
      {mail.letters.length === 0 ? (
        <EmptyState title="No letters so far" />
      ) : (
        <ul className="grid gap-4">
          {mail.letters.map((letter) => (
            <Letter key={`${letter.at} ${letter.to} ${letter.subject}`} letter={letter} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Letter({ letter: { at, to, subject, text } }: { readonly letter: ShownLetter }) {
  return (
    <li className="border-b border-hair pb-4">
      <details>
        <summary className="min-h-11 cursor-pointer">
          <strong>{subject}</strong> to <span className="break-all">{to}</span>, {momentOf(at)}
        </summary>
        <p className="mt-2 break-words whitespace-pre-line">{text}</p>
      </details>
    </li>
  )
}
