import type { BilledService } from '../../batch/kinds/billed-services.ts'
import { contradictionOf } from '../../facts/ncci/bypass-contradiction.ts'
import type { Encounter } from '../../batch/groups.ts'
import type { Setting } from '../../batch/setting.ts'
import { wholeLineAtRisk } from '../../findings/line-at-risk.ts'
import {
  arePairsOfMedicaid,
  bypassTriage,
  pairEdits,
  pairVerdict,
  unlessMedicaidsEquipment,
  type EditTables,
} from '../../facts/ncci/pair-verdict.ts'
import { codeEvidence, pairSourcesFor } from '../../facts/ncci/pair-evidence.ts'
import { ptpPairs, type PtpPair } from '../../facts/ncci/ptp-pairs.ts'
import {
  finding,
  notApplicable,
  type FindingOutcome,
  type Look,
  type NoFinding,
} from '../../rule/outcome.ts'
import type { RuleSource } from '../../rule/rule-source.ts'
import { cite, defineGroupRule } from '../../rule/rule.ts'
import { code, date, say } from '../../sentences/say.ts'
import type { Sentence } from '../../sentences/sentence.ts'

const separate: ReadonlySet<string> = new Set(['59', 'XE', 'XP', 'XS', 'XU'])

const modifierGuide = cite(
  'CMS MLN1783722, Proper Use of Modifiers 59, XE, XP, XS and XU',
  'separate structure, encounter, practitioner or service',
)

const noBypass = notApplicable('no modifier that says the service was separate (59, X{EPSU})')

/** 59 and X modifiers that the rest of the pair contradicts. */
export const bypassModifierMisuse = defineGroupRule({
  id: 'bypass-modifier-misuse',
  version: 4,
  title: 'Bypass modifier that the claim itself contradicts',
  category: 'modifier-misuse',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'encounter',
  sources: sourcesFor('professional', false),
  needs: {
    fields: ['procedureCode', 'modifiers'],
    optionalTables: ['ptpPractitioner', 'ptpHospital', 'ptpDmeMedicaid'],
  },
  clearedBy: 'Records that show the separate site, lesion, session or practitioner.',
  suggestedFix: 'Ask for the record; without a separate service the included code is not paid.',
  triage,
  judge(encounter, { tables, memories, consulted }) {
    const edits = pairEdits(encounter.setting, tables)
    const equipment = unlessMedicaidsEquipment(encounter, tables)
    if (equipment !== undefined) return equipment
    if (edits === undefined) return []
    const pairs = ptpPairs(encounter, edits, memories)
    const sources = sourcesFor(encounter.setting, arePairsOfMedicaid(encounter.setting, consulted))
    return pairVerdict(encounter, edits, misusesOf(pairs, encounter, sources))
  },
})

/** The modifier may stand on either line of a pair, so a line without one may still be at fault. */
function triage(service: BilledService, tables: EditTables): NoFinding | Look<undefined> {
  const saysSeparate = service.modifiers.some((modifier) => separate.has(modifier))
  return saysSeparate ? bypassTriage(service, tables) : noBypass
}

/** What the modifiers say, and the edits that they let through. */
function sourcesFor(setting: Setting, isMedicaids: boolean): readonly RuleSource[] {
  return [modifierGuide, ...pairSourcesFor(setting, isMedicaids)]
}

/** One finding for each column 2 line: that of the first pair that is contradicted. */
function misusesOf(
  pairs: readonly PtpPair[],
  encounter: Encounter,
  sources: readonly RuleSource[],
): readonly FindingOutcome[] {
  const found = new Map<PtpPair['column2'], FindingOutcome>()
  for (const pair of pairs) {
    const contradiction = contradictionOf(pair)
    if (contradiction === undefined || found.has(pair.column2)) continue
    found.set(pair.column2, misuse(pair, contradiction, encounter, sources))
  }
  return Array.from(found.values())
}

function misuse(
  pair: PtpPair,
  contradiction: Sentence,
  encounter: Encounter,
  sources: readonly RuleSource[],
): FindingOutcome {
  const { column1, column2 } = pair
  const included = say`${code(column2.procedureCode)} is included in ${code(column1.procedureCode)} on ${date(encounter.day)}`
  return finding({
    message: say`${included} and was let through as separate, but ${contradiction}.`,
    lines: [column2],
    related: [column1],
    evidence: codeEvidence([column2, column1]),
    sources,
    ...wholeLineAtRisk(column2),
  })
}
