import type { BilledService } from '../../batch/kinds/billed-services.ts'
import type { Encounter } from '../../batch/groups.ts'
import { namesParties } from '../../batch/kinds/line-standing.ts'
import { findingsByLine } from '../../findings/findings-by-line.ts'
import {
  cannotTell,
  eachLine,
  notApplicable,
  pass,
  type FindingOutcome,
  type GroupVerdict,
  type NoFinding,
} from '../../rule/outcome.ts'
import { denied, noPatientOrProvider } from '../../rule/reasons.ts'
import type { TablesRead } from '../../rule/rule.ts'
import {
  isLabTest,
  isPanel,
  isPanelSetting,
  isUnknownPanel,
  panelNumbers,
  testsOf,
  type LabPanels,
} from './lab-panels.ts'

const noLabTest = notApplicable('no laboratory test')
const otherBill = notApplicable('laboratory panels are paid by the stay or on other bills')
const unknownPanel = cannotTell('the tests of a panel of the day are not in the table of panels')

/** What a service is to a rule about panels, if all panels of the day are known. */
export function panelTriage({ procedure, setting, standing }: BilledService): NoFinding {
  if (!isLabTest({ procedure })) return noLabTest
  if (!isPanelSetting(setting)) return otherBill
  if (standing.isDenied) return denied
  return namesParties(standing) ? pass : noPatientOrProvider
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

/** What a rule about panels finds; beside a panel that is not known no other test passes. */
export function panelVerdict(
  { lines }: Encounter,
  panels: LabPanels,
  findings: readonly FindingOutcome[],
): GroupVerdict {
  const isUnknown = lines.length > 1 && lines.some((line) => isUnknownPanel(line, panels))
  if (!isUnknown) return findings
  const found = findingsByLine(findings)
  return eachLine((line, service) => {
    const alone = panelTriage(service)
    return found.get(line) ?? (alone.kind === 'pass' ? unknownPanel : alone)
  })
}
