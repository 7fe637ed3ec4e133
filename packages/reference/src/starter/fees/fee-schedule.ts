import type { FeeScheduleRow } from '@plumbline/engine'
import { groupedRows } from '../grouped-rows.ts'
import { once, words } from '../lookup.ts'
import { endoscopicBases } from './endoscopic-bases.ts'
import { facilityOperations } from './facility-operations.ts'
import { feeScheduleGroups } from './fee-schedule-rows.ts'

/** Code and indicators; codes with the same indicators and base share one object. */
export const feeScheduleRows = once(() => {
  const rows = new Map<string, FeeScheduleRow>()
  return groupedRows(feeScheduleGroups).map(([shared, code]): readonly [string, FeeScheduleRow] => {
    const base = baseOf.get(code)
    const office = officeOf(shared, code)
    const key = `${shared} ${base ?? ''} ${office ?? ''}`
    const row = rows.get(key) ?? {
      ...indicators(shared),
      ...(base && { endoscopicBase: base }),
      ...(office && { office }),
    }
    rows.set(key, row)
    return [code, row]
  })
})

const baseOf: ReadonlyMap<string, string> = new Map(
  groupedRows(endoscopicBases).map(([base, code]) => [code, base]),
)

const ofFacilities: ReadonlySet<string> = new Set(words(facilityOperations))
/** NA in 2024 and no longer in 2026. */
const changed: ReadonlySet<string> = new Set(['52648'])

/** Of operations: whether they are done in offices. */
function officeOf(shared: string, code: string): FeeScheduleRow['office'] {
  if (ofFacilities.has(code)) return 'rare'
  return /^\S 0[019]0 /.test(shared) && !changed.has(code) ? 'usual' : undefined
}

function indicators(shared: string): FeeScheduleRow {
  const [status, globalDays, pcTc, multiple, bilateral, assistant, co, team, ...shares] =
    words(shared)
  const [preOperative = 0, intraOperative = 0, postOperative = 0] = shares.map(Number)
  return {
    status: status ?? '',
    globalDays: globalDays ?? '',
    pcTc: pcTc ?? '',
    multipleProcedure: multiple ?? '',
    bilateral: bilateral ?? '',
    assistantSurgeon: assistant ?? '',
    coSurgeon: co ?? '',
    teamSurgeon: team ?? '',
    preOperative,
    intraOperative,
    postOperative,
  }
}
