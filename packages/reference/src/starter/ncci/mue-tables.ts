import type { MueLimit } from '@plumbline/engine'
import { groupedRows } from '../grouped-rows.ts'
import { once, words } from '../lookup.ts'
import {
  dmeLimits,
  hospitalDifferences,
  notForHospitals,
  practitionerLimits,
} from './mue-limits.ts'

/** What each adjudication indicator says about a limit. */
const rationales: Readonly<Record<MueLimit['adjudicationIndicator'], string>> = {
  1: 'a limit of each claim line',
  2: 'a limit of the day that follows from policy or the definition of the code',
  3: 'a limit of the day from clinical experience; records may show that more was needed',
}

const practitionerRows = once(() => limits(practitionerLimits))
const hospitalRows = once(() => {
  const rows = new Map([...practitionerRows(), ...limits(hospitalDifferences)])
  for (const code of words(notForHospitals)) rows.delete(code)
  return [...rows]
})
const dmeRows = once(() => limits(dmeLimits))

/** Code and limit, by setting. */
export const mueRows = { practitioner: practitionerRows, hospital: hospitalRows, dme: dmeRows }

function limits(table: string): (readonly [string, MueLimit])[] {
  return groupedRows(table).map(([shared, code]) => [code, limit(shared)])
}

function limit(shared: string): MueLimit {
  const [units, indicator] = words(shared)
  const adjudicationIndicator = indicator === '1' ? 1 : indicator === '2' ? 2 : 3
  return {
    units: Number(units),
    adjudicationIndicator,
    rationale: rationales[adjudicationIndicator],
  }
}
