import type { BilledService } from '../../../batch/kinds/billed-services.ts'
import type { Encounter } from '../../../batch/groups.ts'
import { wholeLineAtRisk } from '../../../findings/line-at-risk.ts'
import { pairBypass } from '../../../facts/ncci/ncci-bypass.ts'
import { codeEvidence, pairSources, pairSourcesFor } from '../../../facts/ncci/pair-evidence.ts'
import { isPaidAloneOnly, paidAloneSource } from '../../../facts/ncci/paid-alone.ts'
import { pairMessage } from '../../../facts/ncci/pair-words.ts'
import {
  arePairsOfMedicaid,
  pairEdits,
  pairTriage,
  pairVerdict,
  unlessMedicaidsEquipment,
} from '../../../facts/ncci/pair-verdict.ts'
import { isMedicaid } from '../../../claim/medicaid.ts'
import { mayBeTwins } from '../../../facts/bills/multiple-birth.ts'
import {
  findingsByColumn2,
  linesLeftOut,
  isSeparated,
  ptpPairs,
  type PtpPair,
} from '../../../facts/ncci/ptp-pairs.ts'
import { surelySameProvider } from '../../../facts/repeats/same-provider.ts'
import type { FindingDraft } from '../../../rule/outcome.ts'
import type { PtpEdits } from '../../../reference/ncci-rows.ts'
import { defineGroupRule } from '../../../rule/rule.ts'

/** Two codes that NCCI pays only once, with nothing on the lines that separates them. */
export const ptpPairNoModifier = defineGroupRule({
  id: 'ptp-pair-no-modifier',
  version: 5,
  title: 'Code billed with the one that includes it',
  category: 'unbundling',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'encounter',
  sources: pairSources,
  needs: {
    fields: ['procedureCode'],
    optionalTables: ['ptpPractitioner', 'ptpHospital', 'ptpDmeMedicaid'],
  },
  clearedBy:
    'Records of a separate session, site or lesion and a corrected claim with the modifier that says so.',
  suggestedFix:
    'Deny the column 2 line unless the record shows a separate service and the claim is corrected with the modifier that says so.',
  triage: pairTriage,
  triagePair(one, other, tables) {
    const edits = pairEdits(one.setting, tables)
    return edits !== undefined && mayBeUnbundled(one, other, edits)
  },
  judge(encounter, { tables, memories, consulted }) {
    const edits = pairEdits(encounter.setting, tables)
    const equipment = unlessMedicaidsEquipment(encounter, tables)
    if (equipment !== undefined) return equipment
    if (edits === undefined) return []
    const unbundled = ptpPairs(encounter, edits, memories).filter(isUnbundled)
    const isOwn = arePairsOfMedicaid(encounter.setting, consulted)
    const findings = findingsByColumn2(unbundled, (pairs) => draftOf(pairs, encounter, isOwn))
    return pairVerdict(encounter, edits, findings)
  },
})

function isUnbundled({ bypass, edit }: PtpPair): boolean {
  return edit.modifierIndicator === 0 || !isSeparated(bypass)
}

/** Whether an edit of any day names two services that no modifier surely separates. */
function mayBeUnbundled(one: BilledService, other: BilledService, edits: PtpEdits): boolean {
  const indicator = edits.indicatorOf(one.procedure, other.procedure)
  if (indicator !== 1) return indicator === 0
  if (isPaidAloneOnly(one.procedure) || isPaidAloneOnly(other.procedure)) return true
  return !isSeparated(pairBypass(one, other)) || !isSeparated(pairBypass(other, one))
}

/** Why the line is not paid, strongest reason first. */
const weight = (pair: PtpPair) => (pair.bypass !== 'none' ? 2 : pair.edit.modifierIndicator)

/** @param isOwn whether the edits are those of Medicaid itself */
function draftOf(pairs: readonly PtpPair[], encounter: Encounter, isOwn: boolean): FindingDraft {
  const [pair, ...others] = pairs.toSorted((a, b) => weight(a) - weight(b))
  if (pair === undefined) throw new RangeError('A finding needs a pair')
  const { column2, edit } = pair
  const column1Lines = [pair, ...others].map(({ column1 }) => column1)
  const sure =
    weight(pair) < 2 &&
    (isOwn || !isMedicaid(column2)) &&
    column1Lines.some(
      (column1) =>
        surelySameProvider(column1, column2, encounter.provider) && !mayBeTwins(column1, column2),
    )
  return {
    message: pairMessage(pair, others, encounter.day),
    lines: [column2],
    related: column1Lines,
    leftOut: linesLeftOut(pairs),
    evidence: codeEvidence([column2, ...column1Lines]),
    ...wholeLineAtRisk(column2),
    sources: [
      ...pairSourcesFor(encounter.setting, isOwn),
      ...(pair.turned ? [paidAloneSource] : []),
    ],
    ...(sure ? {} : { class: 'lead' }),
    ...(edit.modifierIndicator === 0 ? noModifierHelps : {}),
    ...(pair.turned ? paidAloneHelps : {}),
  }
}

const paidAloneHelps = {
  clearedBy: 'Proof that no other service of the practitioner was payable on the day.',
  suggestedFix: 'Recover what was paid on this line; the other service stands.',
}

const noModifierHelps = {
  clearedBy: 'Proof that the code, the day or the provider of one of the two lines is wrong.',
  suggestedFix: 'Deny the column 2 line, or recover what was paid on it.',
}
