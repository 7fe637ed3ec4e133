import type { ClaimLine } from '../../claim/claim-line.ts'
import { basisOf } from '../../findings/line-at-risk.ts'
import {
  requirementsOf,
  type BilledCode,
  type ModifierRequirement,
} from '../../facts/modifiers/modifier-requirements.ts'
import { dollars } from '../../sentences/dollars.ts'
import { exposureCents } from '../../claim/exposure.ts'
import {
  cannotTell,
  finding,
  notApplicable,
  pass,
  type FindingDraft,
  type TablesConsulted,
} from '../../rule/outcome.ts'
import { noProcedure } from '../../claim/procedure-number.ts'
import { defineRule } from '../../rule/rule.ts'

const noModifier = notApplicable('no modifier on the line')
const noCode = notApplicable('no CPT or HCPCS code on the line')
const notListed = cannotTell('the fee schedule at hand does not have the code')
const ownFacts: TablesConsulted = { inForce: true, releases: [] }

/** Modifiers on codes that they cannot stand on. */
export const modifierNotForProcedure = defineRule({
  id: 'modifier-not-for-procedure',
  version: 3,
  title: 'Modifier that the procedure cannot carry',
  category: 'modifier-misuse',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'line',
  sources: [
    {
      title: 'Medicare Physician Fee Schedule database record layout',
      section: 'payment policy indicators',
      table: 'feeSchedule',
    },
  ],
  needs: {
    fields: ['procedureCode', 'modifiers'],
    tables: [],
    optionalTables: ['feeSchedule', 'procedureProfiles'],
  },
  clearedBy: "The payer's written policy that accepts the modifier on this code.",
  suggestedFix: 'Read the record and bill the modifier, or the code, that describes what was done.',
  byService({ modifiers, procedure }) {
    if (modifiers.length === 0) return noModifier
    if (procedure === noProcedure) return noCode
    return modifiers.some((modifier) => requirementsOf(modifier).length > 0) ? undefined : pass
  },
  check(line, { tables, consulted }) {
    const { modifiers, procedure } = line
    if (modifiers.length === 0) return noModifier
    if (procedure === noProcedure) return noCode
    const billed: BilledCode = {
      line,
      fee: tables.feeSchedule?.find(procedure),
      profile: tables.procedureProfiles?.find(procedure),
    }
    let unlisted = false
    let misfit: Misfit | undefined
    for (const modifier of modifiers) {
      for (const requirement of requirementsOf(modifier)) {
        const fit = requirement.fit(billed)
        if (fit === 'not-listed') unlisted = true
        else if (fit === 'wrong' && misfit?.requirement.class !== 'error') {
          misfit = { modifier, requirement }
        }
      }
    }
    if (!misfit) return unlisted ? notListed : pass
    const { table } = misfit.requirement
    return finding({ ...draftOf(line, misfit), consulted: table ? consulted(table) : ownFacts })
  },
})

interface Misfit {
  readonly modifier: string
  readonly requirement: ModifierRequirement
}

function draftOf(line: ClaimLine, { modifier, requirement }: Misfit): FindingDraft {
  const { row, procedureCode = '' } = line
  return {
    message: `Modifier ${modifier} stands on ${procedureCode}, ${requirement.says}.`,
    class: requirement.class,
    lines: [line],
    evidence: [
      { row, field: 'procedureCode', value: procedureCode },
      { row, field: 'modifiers', value: line.modifiers.join(', ') },
    ],
    sources: [requirement.source],
    ...atRiskOf(line, requirement.shareAtRisk),
  }
}

function atRiskOf(line: ClaimLine, share: number): Pick<FindingDraft, 'atRisk' | 'arithmetic'> {
  const whole = exposureCents(line)
  const cents = Math.round(whole * share)
  if (cents <= 0) return {}
  const amount = `${dollars(whole)} ${basisOf(line)} on row ${line.row}`
  return {
    atRisk: [{ line, cents }],
    arithmetic: share < 1 ? `a third of ${amount}: 150% where 100% is due` : amount,
  }
}
