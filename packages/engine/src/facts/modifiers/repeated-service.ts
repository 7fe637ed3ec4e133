import type { ClaimLine } from '../../claim/claim-line.ts'
import type { Day } from '../../claim/day.ts'
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
export function wasOperatedBefore(lines: readonly ClaimLine[], line: ClaimLine, on: Day): boolean {
  if (procedureSection(line.procedure) !== surgery) return false
  return lines.some(({ procedure, serviceFromDay }) => {
    const daysBefore = on - (serviceFromDay ?? on)
    return procedure === line.procedure && daysBefore > 0 && daysBefore <= globalPeriodDays
  })
}

/** Whether the first test of the day stands on the bill as part of a panel. */
export function wasTestedInPanel(
  lines: readonly ClaimLine[],
  line: ClaimLine,
  panels: LabPanels | undefined,
): boolean {
  return lines.some(
    ({ procedure, serviceFromDay }) =>
      serviceFromDay === line.serviceFromDay &&
      panels?.find(procedure)?.includes(line.procedure) === true,
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
