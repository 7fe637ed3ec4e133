import type { Encounter } from '../../batch/groups.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'
import { procedureNumber, type ProcedureNumber } from '../../claim/procedure-number.ts'
import { payerProgram } from '../payers/payer-program.ts'
import { Remembered, type Memories } from '../../memo/memories.ts'
import {
  countsAsTest,
  panelNumbers,
  panelsOf,
  type LabPanels,
  type PanelLine,
} from './lab-panels.ts'

/** A panel with the tests that it holds. */
export interface Panel {
  readonly code: ProcedureNumber
  readonly tests: readonly ProcedureNumber[]
}

const orders = new Remembered(() => new WeakMap<LabPanels, readonly Panel[]>())

/** The panels of a table, those of most tests first. */
export function panelsBySize(panels: LabPanels, memories: Memories): readonly Panel[] {
  const byTable = orders.in(memories)
  let order = byTable.get(panels)
  if (!order) byTable.set(panels, (order = ordered(panels)))
  return order
}

function ordered(panels: LabPanels): readonly Panel[] {
  return panelNumbers
    .flatMap((code) => {
      const tests = panels.find(code)
      return tests ? [{ code, tests }] : []
    })
    .sort((a, b) => b.tests.length - a.tests.length)
}

/** The tests of the day that no panel of the day holds, the first line of each. */
export function singleTests(
  encounter: Encounter,
  panels: LabPanels,
): ReadonlyMap<ProcedureNumber, ClaimLine> {
  const tests = new Map<ProcedureNumber, ClaimLine>()
  let billed: readonly PanelLine[] | undefined
  for (const line of encounter.lines) {
    if (tests.has(line.procedure) || !countsAsTest(line)) continue
    billed ??= panelsOf(encounter, panels)
    if (billed.some(({ components }) => components.includes(line.procedure))) continue
    tests.set(line.procedure, line)
  }
  return tests
}

const generalHealth = procedureNumber('80050')

/** Medicare does not take the general health panel, so its parts are billed singly. */
export function isNotTaken(panel: ProcedureNumber, line: ClaimLine): boolean {
  const program = panel === generalHealth ? payerProgram(line) : 'other'
  return program === 'medicare' || program === 'medicare-plan'
}
