import type { ClaimLine } from '../../claim/claim-line.ts'
import { isDenied, isWithoutCharge } from '../../claim/exposure.ts'
import { procedureNumber, type ProcedureNumber } from '../../claim/procedure-number.ts'
import type { ProcedureTable } from '../../reference/look-up-tables.ts'
import type { RuleSource } from '../../rule/rule-source.ts'
import { cite } from '../../rule/rule.ts'
import type { Encounter } from '../../batch/groups.ts'
import { saysSeparate } from '../surgery/line-roles.ts'
import { digitsOnly, laboratory, procedureSection } from '../../codes/procedure-section.ts'

/** Components of each lab panel. */
export type LabPanels = ProcedureTable<readonly ProcedureNumber[]>

/** A paid line that bills a panel, with the tests that the panel holds. */
export interface PanelLine {
  readonly line: ClaimLine
  readonly components: readonly ProcedureNumber[]
}

/** Where the panels are written. */
export const panelDefinition: RuleSource = cite(
  'CPT, Organ or Disease-Oriented Panels',
  '80047 to 80081',
  'labPanels',
)

export const panelPolicy: RuleSource = cite(
  'NCCI Policy Manual for Medicare Services',
  'chapter X, organ or disease oriented panels',
)

const firstPanel = 80_047
const lastPanel = 80_081

/** Every number of the panel section of CPT. */
export const panelNumbers: readonly ProcedureNumber[] = Array.from(
  { length: lastPanel - firstPanel + 1 },
  (_, offset) => procedureNumber(String(firstPanel + offset)),
)

const lowest = procedureNumber(String(firstPanel))
const highest = procedureNumber(String(lastPanel))

/** Whether a code stands in the panel section of CPT. */
export function isPanel({ procedure }: Pick<ClaimLine, 'procedure'>): boolean {
  if (procedure < lowest || procedure > highest) return false
  const number = digitsOnly(procedure)
  return firstPanel <= number && number <= lastPanel
}

export function isLabTest({ procedure }: Pick<ClaimLine, 'procedure'>): boolean {
  return procedureSection(procedure) === laboratory
}

/** Billed and not denied, and not said to be a repeated or separate test (91, 59, X{EPSU}, 76, 77). */
export function countsAsTest(line: ClaimLine): boolean {
  return isLabTest(line) && !isDenied(line) && !isWithoutCharge(line) && !saysSeparate(line)
}

/** The panels of an encounter whose tests are known; none for inpatients, whose tests the stay pays. */
export function panelsOf({ lines, setting }: Encounter, panels: LabPanels): readonly PanelLine[] {
  if (!isPanelSetting(setting)) return noPanels
  let found: PanelLine[] | undefined
  for (const line of lines) {
    if (!isPanel(line) || !countsAsTest(line)) continue
    const components = panels.find(line.procedure)
    if (components) (found ??= []).push({ line, components })
  }
  return found ?? noPanels
}

const noPanels: readonly PanelLine[] = []

/** Where tests are paid one by one, so that panels matter. */
export function isPanelSetting(setting: Encounter['setting']): boolean {
  return setting === 'professional' || setting === 'outpatient-facility'
}

/** The tests that a panel holds; a single test by itself. */
export function testsOf(
  { procedure }: Pick<ClaimLine, 'procedure'>,
  panels: LabPanels,
): readonly ProcedureNumber[] {
  return panels.find(procedure) ?? [procedure]
}

/** Whether a code is a panel whose tests the available table does not know. */
export function isUnknownPanel(service: Pick<ClaimLine, 'procedure'>, panels: LabPanels): boolean {
  return !panels.complete && isPanel(service) && panels.find(service.procedure) === undefined
}

/** How many tests of one panel another one holds too. */
export function sharedTests(one: PanelLine, other: PanelLine): number {
  return one.components.filter((test) => other.components.includes(test)).length
}
