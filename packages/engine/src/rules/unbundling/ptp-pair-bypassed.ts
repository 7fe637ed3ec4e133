import { isoDate } from '../../claim/day.ts'
import type { Encounter } from '../../batch/groups.ts'
import { mayBypassEdits } from '../../facts/ncci/ncci-bypass.ts'
import { outcomeByService } from '../../findings/outcome-by-line.ts'
import { codeEvidence, pairSources, pairSourcesFor } from '../../facts/ncci/pair-evidence.ts'
import { pairEdits, pairOutcome, withoutPairEdits } from '../../facts/ncci/pair-outcome.ts'
import { findingsByColumn2, ptpPairs, type PtpPair } from '../../facts/ncci/ptp-pairs.ts'
import { notApplicable, type FindingDraft } from '../../rule/outcome.ts'
import { defineRule } from '../../rule/rule.ts'

const noBypass = notApplicable('no modifier that could let a pair through')

/** Pairs that a modifier let through: right if the record bears the modifier out. */
export const ptpPairBypassed = defineRule({
  id: 'ptp-pair-bypassed',
  version: 2,
  title: 'Included code paid because of a modifier',
  category: 'unbundling',
  class: 'notice',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'encounter',
  sources: pairSources,
  needs: {
    fields: ['procedureCode'],
    tables: [],
    optionalTables: ['ptpPractitioner', 'ptpHospital'],
  },
  clearedBy:
    'Records that show the separate session, site, lesion or visit that the modifier claims.',
  suggestedFix:
    'Nothing, unless records are asked for: then check that they bear the modifier out.',
  byService: (service) => (mayBypassEdits(service) ? undefined : noBypass),
  check(encounter, { tables }) {
    const { setting, lines } = encounter
    const edits = pairEdits(setting, tables)
    if (edits === undefined) return withoutPairEdits(setting)
    const findings = findingsByColumn2(ptpPairs(encounter, edits).filter(isBypassed), (bypassed) =>
      draftOf(bypassed, encounter),
    )
    const isAlone = lines.length === 1
    return outcomeByService(encounter, findings, (service) => pairOutcome(service, edits, isAlone))
  },
})

function isBypassed({ bypass }: PtpPair): boolean {
  return bypass === 'claimed'
}

function draftOf(pairs: readonly PtpPair[], { day, setting }: Encounter): FindingDraft {
  const [first] = pairs
  if (first === undefined) throw new RangeError('A finding needs a pair')
  const { column2 } = first
  const column1Lines = pairs.map(({ column1 }) => column1)
  const lines = [column2, ...column1Lines]
  const codes = eachOnce(column1Lines.map(({ procedureCode }) => procedureCode ?? ''))
  const modifiers = eachOnce(lines.flatMap((line) => line.modifiers))
  return {
    message:
      `${column2.procedureCode ?? ''} is included in ${codes.join(' and ')}, billed by the same provider on ${isoDate(day)}, ` +
      `and was let through by ${modifiers.join(' ')}; the record must show the separate service.`,
    lines: [column2],
    related: column1Lines,
    evidence: codeEvidence(lines),
    sources: pairSourcesFor(setting),
  }
}

/** Most pairs are two lines with one modifier between them. */
function eachOnce(texts: readonly string[]): readonly string[] {
  return texts.length < 2 ? texts : Array.from(new Set(texts))
}
