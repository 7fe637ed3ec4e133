import type {
  AdjustmentReasonFacts,
  CodeTable,
  ModifierFacts,
  ReferenceTables,
} from '@plumbline/engine'
import type { OpenRelease } from './open-release.ts'

/**
 * Official lists of modifiers and adjustment reasons say which codes exist and until when; what
 * they are for (the family, the theme) is said by the starter pack. Both together make a row.
 */
export function withStarterFacts(release: OpenRelease, starter: ReferenceTables): OpenRelease {
  switch (release.table) {
    case 'modifiers': {
      const known = starter.modifiers?.releases[0]?.data
      const listed = release.data as CodeTable<ModifierFacts>
      return { ...release, data: joined(listed, (code) => known?.find(code)) }
    }
    case 'adjustmentReasons': {
      const known = starter.adjustmentReasons?.releases[0]?.data
      const listed = release.data as CodeTable<AdjustmentReasonFacts>
      const facts = (code: string, { endDay }: AdjustmentReasonFacts) => {
        const ours = known?.find(code)
        return ours && { ...ours, endDay: endDay ?? ours.endDay }
      }
      return { ...release, data: joined(listed, facts) }
    }
    default:
      return release
  }
}

function joined<Row>(
  listed: CodeTable<Row>,
  ours: (code: string, row: Row) => Row | undefined,
): CodeTable<Row> {
  const known = new Map<string, Row>()
  return {
    complete: listed.complete,
    find(code) {
      const row = known.get(code) ?? listed.find(code)
      if (!row || known.has(code)) return row
      const whole = ours(code, row) ?? row
      known.set(code, whole)
      return whole
    },
  }
}
