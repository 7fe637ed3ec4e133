import type { PlanRuleVersion } from '@plumbline/contract'
import { Panel } from '../../components/panel.tsx'
import { dayOf, momentOf } from '../../format/dates.ts'
import { planRuleStateWords } from './term-words.ts'

/** Who changed the rule and when; findings name the version that judged. */
export function VersionsList({ versions }: { readonly versions: readonly PlanRuleVersion[] }) {
  return (
    <Panel heading="Versions">
      <ol reversed className="grid gap-2 text-small">
        {versions.map(({ version, state, from, to, by, at }) => (
          <li key={version} className="flex flex-wrap justify-between gap-x-4">
            <span>
              {`Version ${String(version)}, kept as ${planRuleStateWords[state].label.toLowerCase()}: services from ${dayOf(from)} ${to === null ? 'on' : `to ${dayOf(to)}`}`}
            </span>
            <span className="text-soft">{`${by}, ${momentOf(at)}`}</span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
