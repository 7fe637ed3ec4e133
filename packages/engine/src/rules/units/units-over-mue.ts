import type { Memories } from '../../memo/memories.ts'
import type { Encounter } from '../../batch/groups.ts'
import { hasUnitLimits, isSuppliersItem } from '../../facts/ncci/ncci-scope.ts'
import { isZeroOfMedicareOnly } from '../../facts/ncci/zero-limits.ts'
import { findingsByLine } from '../../findings/findings-by-line.ts'
import { isOnFacilitysClaim } from '../../facts/bills/facility-claim.ts'
import { mayExceed, unitCounts, type UnitCount } from '../../facts/ncci/unit-counts.ts'
import {
  classOfExcess,
  excessMessage,
  isOneEachSide,
  isUsualTwoSides,
} from '../../facts/ncci/unit-excess-words.ts'
import { excessAtRisk, linesInExcess } from '../../facts/ncci/unit-excess.ts'
import { limitSources, limitSourcesFor } from '../../facts/ncci/unit-limit-sources.ts'
import { unitLimits, unitOutcome, unitTriage } from '../../facts/ncci/unit-limits.ts'
import {
  cannotTell,
  eachLine,
  finding,
  type FindingDraft,
  type FindingOutcome,
} from '../../rule/outcome.ts'
import { cells } from '../../findings/evidence.ts'
import { noProcedure } from '../../claim/procedure-number.ts'
import type { ProcedureTable } from '../../reference/look-up-tables.ts'
import type { MueLimit } from '../../reference/ncci-rows.ts'
import { defineGroupRule } from '../../rule/rule.ts'

const facilitys = cannotTell("a line of a hospital's claim that does not name its form")

/** More units of a code than one patient can need from one provider, on one line or in one day. */
export const unitsOverMue = defineGroupRule({
  id: 'units-over-mue',
  version: 7,
  title: 'More units than the Medically Unlikely Edit allows',
  category: 'units',
  class: 'error',
  basis: 'benchmark',
  picksSurvivor: true,
  auditTypes: ['medical'],
  scope: 'encounter',
  sources: limitSources,
  needs: {
    fields: ['procedureCode', 'units'],
    optionalTables: ['muePractitioner', 'mueHospital', 'mueDme'],
  },
  clearedBy:
    'Records that show every unit; for a limit by line, separate lines with the modifiers that say why.',
  suggestedFix: 'Correct the units, or send the record that shows each of them.',
  triage: unitTriage,
  triagePair: (one, other) => one.procedure === other.procedure && one.procedure !== noProcedure,
  judge(encounter, { tables, memories }) {
    const { setting, lines } = encounter
    const limits = unitLimits(setting, tables)
    if (limits === undefined) return []
    const found = findingsByLine(
      mayExceed(lines, limits) ? findingsOf(encounter, limits, memories) : [],
    )
    return eachLine((line, service) => {
      const outcome = found.get(line)
      if (outcome) return outcome
      return isOnFacilitysClaim(line, encounter, memories)
        ? facilitys
        : unitOutcome(line, service, limits)
    })
  },
})

function findingsOf(
  encounter: Encounter,
  limits: ProcedureTable<MueLimit>,
  memories: Memories,
): readonly FindingOutcome[] {
  const findings: FindingOutcome[] = []
  const { setting } = encounter
  const limited = encounter.lines.filter((line) => {
    const { billType, procedureCode, modifiers } = line
    return (
      hasUnitLimits({ setting, billType }) &&
      !isSuppliersItem({ setting, procedureCode, modifiers }) &&
      !isOnFacilitysClaim(line, encounter, memories)
    )
  })
  for (const [procedure, lines] of Map.groupBy(limited, (line) => line.procedure)) {
    const limit = limits.find(procedure)
    if (limit === undefined) continue
    const bound = lines.filter((line) => !isZeroOfMedicareOnly(line, limit))
    for (const count of unitCounts(bound, limit)) {
      if (count.excess <= 0 || isUsualTwoSides(count)) continue
      findings.push(finding(draftOf(count, encounter, memories)))
    }
  }
  return findings
}

function draftOf(count: UnitCount, encounter: Encounter, memories: Memories): FindingDraft {
  const over = linesInExcess(count)
  const lines = over.map(({ line }) => line)
  const inExcess = new Set(lines)
  return {
    message: excessMessage(count, encounter),
    lines,
    related: count.lines.filter((line) => !inExcess.has(line)),
    evidence: count.lines.flatMap((line) => cells(line, 'procedureCode', 'units')),
    ...(!isOneEachSide(count) && excessAtRisk(over, memories)),
    class: classOfExcess(count, encounter),
    sources: limitSourcesFor(encounter.setting, count.limit.isMedicaids === true),
  }
}
