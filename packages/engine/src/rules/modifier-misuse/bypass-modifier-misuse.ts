import type { ClaimLine } from '../../claim/claim-line.ts'
import { isoDate } from '../../claim/day.ts'
import { isAnatomic } from '../../facts/surgery/anatomic-site.ts'
import type { Encounter } from '../../batch/groups.ts'
import { wholeLineAtRisk } from '../../findings/line-at-risk.ts'
import { outcomeByService } from '../../findings/outcome-by-line.ts'
import { pairEdits, pairOutcome, withoutPairEdits } from '../../facts/ncci/pair-outcome.ts'
import { codeEvidence } from '../../facts/ncci/pair-evidence.ts'
import { ptpPairs, type PtpPair } from '../../facts/ncci/ptp-pairs.ts'
import { finding, notApplicable, type FindingOutcome } from '../../rule/outcome.ts'
import { defineRule } from '../../rule/rule.ts'

const separate: ReadonlySet<string> = new Set(['59', 'XE', 'XP', 'XS', 'XU'])

const noBypass = notApplicable('no modifier that says the service was separate (59, X{EPSU})')

/** 59 and X modifiers that the rest of the pair contradicts. */
export const bypassModifierMisuse = defineRule({
  id: 'bypass-modifier-misuse',
  version: 2,
  title: 'Bypass modifier that the claim itself contradicts',
  category: 'modifier-misuse',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'encounter',
  sources: [
    {
      title: 'CMS MLN1783722, Proper Use of Modifiers 59, XE, XP, XS and XU',
      section: 'separate structure, encounter, practitioner or service',
    },
    {
      title: 'NCCI Policy Manual',
      section: 'chapter I, E: modifiers and modifier indicators',
      table: 'ptpPractitioner',
    },
  ],
  needs: {
    fields: ['procedureCode', 'modifiers'],
    tables: [],
    optionalTables: ['ptpPractitioner', 'ptpHospital'],
  },
  clearedBy: 'Records that show the separate site, lesion, session or practitioner.',
  suggestedFix: 'Ask for the record; without a separate service the included code is not paid.',
  byService: (service) => (saysDistinct(service) ? undefined : noBypass),
  check(encounter, { tables }) {
    const { setting, lines } = encounter
    const edits = pairEdits(setting, tables)
    if (edits === undefined) return withoutPairEdits(setting)
    const findings = new Map<ClaimLine, FindingOutcome>()
    for (const pair of ptpPairs(encounter, edits)) {
      const contradiction = contradictionOf(pair)
      if (contradiction === undefined || findings.has(pair.column2)) continue
      findings.set(pair.column2, misuse(pair, contradiction, encounter))
    }
    const isAlone = lines.length === 1
    return outcomeByService(encounter, findings, (service) => pairOutcome(service, edits, isAlone))
  },
})

function saysDistinct({ modifiers }: Pick<ClaimLine, 'modifiers'>): boolean {
  return modifiers.some((modifier) => separate.has(modifier))
}

/** Why the claim itself speaks against the separate service, in words. */
function contradictionOf({ column1, column2, bypass, edit }: PtpPair): string | undefined {
  if (bypass !== 'claimed' || edit.modifierIndicator !== 1) return undefined
  const modifiers = [...column1.modifiers, ...column2.modifiers]
  const site = column1.modifiers.find(
    (code) => isAnatomic(code) && column2.modifiers.includes(code),
  )
  if (site !== undefined && modifiers.includes('XS')) {
    return `XS says another structure, and both lines name ${site}`
  }
  if (site !== undefined && isDigitOrLid(site)) {
    return `both lines name the same finger, toe or eyelid (${site})`
  }
  if (!modifiers.includes('XP')) return undefined
  const { renderingNpi } = column1
  return renderingNpi !== undefined && renderingNpi === column2.renderingNpi
    ? `XP says another practitioner, and NPI ${renderingNpi} gave both`
    : undefined
}

/** A whole side (LT, RT) holds many sites; a finger, toe or eyelid hardly two. */
function isDigitOrLid(modifier: string): boolean {
  return modifier !== 'LT' && modifier !== 'RT'
}

function misuse(pair: PtpPair, contradiction: string, encounter: Encounter): FindingOutcome {
  const { column1, column2 } = pair
  return finding({
    message: `${column2.procedureCode ?? ''} is included in ${column1.procedureCode ?? ''} on ${isoDate(encounter.day)} and was let through as separate, but ${contradiction}.`,
    lines: [column2],
    related: [column1],
    evidence: codeEvidence([column2, column1]),
    ...wholeLineAtRisk(column2),
  })
}
