import type { FeeScheduleRow } from '@plumbline/engine'
import { groupedRows } from '../grouped-rows.ts'
import { once, words } from '../lookup.ts'
import { feeScheduleGroups } from './fee-schedule-rows.ts'

/** Code and indicators; codes with the same indicators share one object. */
export const feeScheduleRows = once(() => {
  const rows = new Map<string, FeeScheduleRow>()
  return groupedRows(feeScheduleGroups).map(([shared, code]): readonly [string, FeeScheduleRow] => {
    const row = rows.get(shared) ?? indicators(shared)
    rows.set(shared, row)
    return [code, row]
  })
})

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
