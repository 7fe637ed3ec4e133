import type { BilledService } from '../../../batch/kinds/billed-services.ts'
import type { Encounter } from '../../../batch/groups.ts'
import { letsPairThrough, mayBypassEdits } from '../../../facts/ncci/ncci-bypass.ts'
import { codeEvidence, pairSources, pairSourcesFor } from '../../../facts/ncci/pair-evidence.ts'
import {
  arePairsOfMedicaid,
  bypassTriage,
  pairEdits,
  pairVerdict,
  unlessMedicaidsEquipment,
  type EditTables,
} from '../../../facts/ncci/pair-verdict.ts'
import {
  findingsByColumn2,
  linesLeftOut,
  ptpPairs,
  type PtpPair,
} from '../../../facts/ncci/ptp-pairs.ts'
import {
  notApplicable,
  type FindingDraft,
  type Look,
  type NoFinding,
} from '../../../rule/outcome.ts'
import { defineGroupRule } from '../../../rule/rule.ts'
import { code, date, list, say } from '../../../sentences/say.ts'
import type { Sentence } from '../../../sentences/sentence.ts'

const noBypass = notApplicable('no modifier that could bypass a pair edit')

/** Pairs that a modifier let through: right if the record bears the modifier out. */
export const ptpPairBypassed = defineGroupRule({
  id: 'ptp-pair-bypassed',
  version: 4,
  title: 'Included code paid because of a modifier',
  category: 'unbundling',
  class: 'notice',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'encounter',
  sources: pairSources,
  needs: {
    fields: ['procedureCode'],
    optionalTables: ['ptpPractitioner', 'ptpHospital', 'ptpDmeMedicaid'],
  },
  clearedBy:
    'Records that show the separate session, site, lesion or visit that the modifier claims.',
  suggestedFix: 'Nothing, unless records are asked for: then check that they support the modifier.',
  triage,
  judge(encounter, { tables, memories, consulted }) {
    const edits = pairEdits(encounter.setting, tables)
    const equipment = unlessMedicaidsEquipment(encounter, tables)
    if (equipment !== undefined) return equipment
    if (edits === undefined) return []
    const bypassed = ptpPairs(encounter, edits, memories).filter(isBypassed)
    const isOwn = arePairsOfMedicaid(encounter.setting, consulted)
    const findings = findingsByColumn2(bypassed, (pairs) => draftOf(pairs, encounter, isOwn))
    return pairVerdict(encounter, edits, findings)
  },
})

/** The modifier may stand on either line of a pair, so a line without one may still be let through. */
function triage(service: BilledService, tables: EditTables): NoFinding | Look<undefined> {
  return mayBypassEdits(service) ? bypassTriage(service, tables) : noBypass
}

function isBypassed({ bypass }: PtpPair): boolean {
  return bypass === 'claimed'
}

/** @param isOwn whether the edits are those of Medicaid itself */
function draftOf(
  pairs: readonly PtpPair[],
  { day, setting }: Encounter,
  isOwn: boolean,
): FindingDraft {
  const [first] = pairs
  if (first === undefined) throw new RangeError('A finding needs a pair')
  const { column2 } = first
  const column1Lines = pairs.map(({ column1 }) => column1)
  const lines = [column2, ...column1Lines]
  const codes = eachOnce(column1Lines.map(({ procedureCode }) => procedureCode ?? ''))
  const modifiers = eachOnce(lines.flatMap((line) => line.modifiers.filter(letsPairThrough)))
  const included = say`${code(column2.procedureCode)} is included in ${listOf(codes, ' and ')}`
  return {
    message: say`${included}, billed by the same provider on ${date(day)}, and was paid because of modifier ${listOf(modifiers, ' and ')}; the record must show the separate service.`,
    lines: [column2],
    related: column1Lines,
    leftOut: linesLeftOut(pairs),
    evidence: codeEvidence(lines),
    sources: pairSourcesFor(setting, isOwn),
  }
}

function listOf(codes: readonly string[], separator: string): Sentence {
  return list(
    codes.map((each) => code(each)),
    separator,
  )
}

/** Most pairs are two lines with one modifier between them. */
function eachOnce(texts: readonly string[]): readonly string[] {
  return texts.length < 2 ? texts : Array.from(new Set(texts))
}
