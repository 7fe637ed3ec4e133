import type { FeeScheduleRow } from '@plumbline/engine'
import { groupedRows } from '../grouped-rows.ts'
import { once, words } from '../lookup.ts'
import { endoscopicBases } from './endoscopic-bases.ts'
import { feeScheduleGroups } from './fee-schedule-rows.ts'

/** Code and indicators; codes with the same indicators and base share one object. */
export const feeScheduleRows = once(() => {
  const rows = new Map<string, FeeScheduleRow>()
  return groupedRows(feeScheduleGroups).map(([shared, code]): readonly [string, FeeScheduleRow] => {
    const base = baseOf.get(code)
    const key = `${shared} ${base ?? ''}`
    const row = rows.get(key) ?? { ...indicators(shared), ...(base && { endoscopicBase: base }) }
    rows.set(key, row)
    return [code, row]
  })
})

const baseOf: ReadonlyMap<string, string> = new Map(
  groupedRows(endoscopicBases).map(([base, code]) => [code, base]),
)

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
