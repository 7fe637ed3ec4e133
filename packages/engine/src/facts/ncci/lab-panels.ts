import type { ClaimLine } from '../../claim/claim-line.ts'
import { isDenied, isWithoutCharge } from '../../claim/exposure.ts'
import { cannotTell, notApplicable, pass, type Settled } from '../../rule/outcome.ts'
import { procedureNumber, type ProcedureNumber } from '../../claim/procedure-number.ts'
import type { ProcedureTable } from '../../reference/look-up-tables.ts'
import type { RuleSource } from '../../rule/rule-source.ts'
import type { TablesRead } from '../../rule/rule.ts'
import type { BilledService } from '../../batch/billed-services.ts'
import type { Encounter } from '../../batch/groups.ts'
import { saysSeparate } from '../surgery/line-roles.ts'
import { namesParties } from '../../batch/line-standing.ts'
import { digitsOnly, laboratory, procedureSection } from '../../codes/procedure-section.ts'

/** Components of each lab panel. */
export type LabPanels = ProcedureTable<readonly ProcedureNumber[]>

/** A paid line that bills a panel, with the tests that the panel holds. */
export interface PanelLine {
  readonly line: ClaimLine
  readonly components: readonly ProcedureNumber[]
}

/** Where the panels are written. */
export const panelDefinition: RuleSource = {
  title: 'CPT, Organ or Disease-Oriented Panels',
  section: '80047 to 80081',
  table: 'labPanels',
}

export const panelPolicy: RuleSource = {
  title: 'NCCI Policy Manual for Medicare Services',
  section: 'chapter X, organ or disease oriented panels',
}

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
function isPanel({ procedure }: Pick<ClaimLine, 'procedure'>): boolean {
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

function isPanelSetting(setting: Encounter['setting']): boolean {
  return setting === 'professional' || setting === 'outpatient-facility'
}

const noLabTest = notApplicable('no laboratory test')
const otherBill = notApplicable('laboratory panels are paid by the stay or on other bills')
const denied = notApplicable('the line was denied')
const nobodyNamed = cannotTell(
  'no provider or patient on the line, so other claims of the day could not be compared',
)
const unknownPanel = cannotTell('the tests of a panel of the day are not in the table of panels')

/** What to answer for a service without a finding about panels, if all panels of the day are known. */
export function panelOutcome({ procedure, setting, standing }: BilledService): Settled {
  if (!isLabTest({ procedure })) return noLabTest
  if (!isPanelSetting(setting)) return otherBill
  if (standing.isDenied) return denied
  return namesParties(standing) ? pass : nobodyNamed
}

/** The outcomes of an encounter's services without a finding about panels. */
export function panelOutcomes({ lines }: Encounter, panels: LabPanels) {
  const isUnknown = lines.length > 1 && lines.some((line) => isUnknownPanel(line, panels))
  return (service: BilledService): Settled => {
    const outcome = panelOutcome(service)
    return isUnknown && outcome === pass ? unknownPanel : outcome
  }
}

/** Whether two services hold a test in common or are parts of one panel; surely where one is a panel not known. */
export function mayShareTests(
  one: BilledService,
  other: BilledService,
  { labPanels }: TablesRead<'labPanels', never>,
): boolean {
  if (isUnknownPanel(one, labPanels) || isUnknownPanel(other, labPanels)) return true
  if (!isLabTest(one) || !isLabTest(other)) return false
  if (isPanel(one) || isPanel(other)) {
    const tests = testsOf(one, labPanels)
    return testsOf(other, labPanels).some((test) => tests.includes(test))
  }
  if (one.procedure === other.procedure) return false
  return panelNumbers.some((code) => {
    const tests = labPanels.find(code)
    return tests?.includes(one.procedure) === true && tests.includes(other.procedure)
  })
}

/** The tests that a panel holds; a single test by itself. */
function testsOf(
  { procedure }: Pick<ClaimLine, 'procedure'>,
  panels: LabPanels,
): readonly ProcedureNumber[] {
  return panels.find(procedure) ?? [procedure]
}

function isUnknownPanel(service: Pick<ClaimLine, 'procedure'>, panels: LabPanels): boolean {
  return !panels.complete && isPanel(service) && panels.find(service.procedure) === undefined
}
