import type { ClaimLine } from '../../claim/claim-line.ts'
import type { Day } from '../../claim/day.ts'
import type { ProcedureNumber } from '../../claim/procedure-number.ts'
import { lastBefore } from '../../batch/dated-lines.ts'
import { LastAnswer } from '../../memo/last-answer.ts'
import { Remembered, type Memories } from '../../memo/memories.ts'
import { procedureSection, surgery } from '../../codes/procedure-section.ts'
import type { LabPanels } from '../ncci/lab-panels.ts'

/** An operation may be repeated at any time within the longest global period. */
const globalPeriodDays = 90

/** Whether a line says that its service is a repeat: 76, 77 or 91. */
export function isRepeat({ modifiers }: Pick<ClaimLine, 'modifiers'>): boolean {
  return (
    modifiers.length > 0 &&
    (modifiers.includes('76') || modifiers.includes('77') || modifiers.includes('91'))
  )
}

/** Whether the same operation was billed on an earlier day of the longest global period. */
export function wasOperatedBefore(
  lines: readonly ClaimLine[],
  { procedure }: ClaimLine,
  on: Day,
  memories: Memories,
): boolean {
  if (procedureSection(procedure) !== surgery) return false
  const ofPatient = lastCodes.in(memories).get(lines, undefined, undefined)
  const before = lastBefore(ofPatient?.get(procedure), on)?.serviceFromDay
  return before !== undefined && on - before <= globalPeriodDays
}

const lastCodes = new Remembered(() => new LastAnswer(byCode))

function byCode(lines: readonly ClaimLine[]): ReadonlyMap<number, readonly ClaimLine[]> {
  const dated = lines.filter(({ serviceFromDay }) => serviceFromDay !== undefined)
  return Map.groupBy(dated, ({ procedure }) => procedure)
}

/** Whether the first test of the day stands on the bill as part of a panel. */
export function wasTestedInPanel(
  lines: readonly ClaimLine[],
  line: ClaimLine,
  panels: LabPanels | undefined,
  memories: Memories,
): boolean {
  const { serviceFromDay: day } = line
  if (day === undefined) return false
  const codes = lastDays.in(memories).get(lines, undefined, undefined)?.get(day) ?? []
  for (const code of codes) if (panels?.find(code)?.includes(line.procedure) === true) return true
  return false
}

const lastDays = new Remembered(() => new LastAnswer(codesByDay))

function codesByDay(
  lines: readonly ClaimLine[],
): ReadonlyMap<Day | undefined, ReadonlySet<ProcedureNumber>> {
  const days = Map.groupBy(lines, ({ serviceFromDay }) => serviceFromDay)
  return new Map(
    Array.from(days, ([day, ofDay]) => [day, new Set(ofDay.map(({ procedure }) => procedure))]),
  )
}

/**
 * Who gave the service in truth where the modifier says otherwise: 76 is for the `same` physician, 77
 * for `others`. Undefined where the modifier fits, or the file does not name everybody.
 */
export function wrongRepeater(
  { modifiers, renderingNpi }: ClaimLine,
  sameDay: readonly ClaimLine[],
): 'same' | 'others' | undefined {
  const npis = sameDay.flatMap((other) => other.renderingNpi ?? [])
  if (renderingNpi === undefined || npis.length < sameDay.length) return undefined
  const same = npis.includes(renderingNpi)
  const wrong = modifiers.includes('77') ? npis.every((npi) => npi === renderingNpi) : !same
  if (!wrong || modifiers.includes('91')) return undefined
  return same ? 'same' : 'others'
}
