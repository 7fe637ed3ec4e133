import type { LookSetAside as Group } from '@plumbline/contract'
import { Panel } from '../../components/panel.tsx'
import { counted } from '../../format/money.ts'

/** Rows that no audit will see, by what is to be done about them. */
export function LookSetAside({ groups }: { readonly groups: readonly Group[] }) {
  if (groups.length === 0) return null
  return (
    <Panel heading="Rows that will be set aside">
      <ul className="grid gap-4">
        {groups.map(({ code, reason, rows, examples }) => (
          <li key={code}>
            <strong>{`${counted(rows)} ${rows === 1 ? 'row' : 'rows'}`}</strong>
            {`: ${reason}`}
            <span className="block text-small text-soft">
              {`${examples.length === 1 ? 'Line' : 'Lines'} ${examples.join(', ')}${rows > examples.length ? ' and others' : ''}`}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
