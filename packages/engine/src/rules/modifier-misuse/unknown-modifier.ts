import type { ClaimLine } from '../../claim/claim-line.ts'
import { day } from '../../claim/day.ts'
import { isImpossibleModifier } from '../../codes/modifier-shape.ts'
import { isAmbulanceTrip } from '../../facts/ambulance/ambulance-trip.ts'
import { cannotTell, finding, lookAt, pass, type FindingDraft } from '../../rule/outcome.ts'
import { noModifier } from '../../rule/reasons.ts'
import { cite, defineLineRule } from '../../rule/rule.ts'
import { code, list, say, words } from '../../sentences/say.ts'

const selection = cannotTell(
  'a modifier is not in the starter pack, which lists those since 2024; import the modifier table',
)
const otherYear = cannotTell(
  'a modifier is not in the available table, which does not cover the date of service',
)

/** Modifiers that neither CPT nor HCPCS has. */
export const unknownModifier = defineLineRule({
  id: 'unknown-modifier',
  version: 3,
  title: 'Modifier that does not exist',
  category: 'modifier-misuse',
  class: 'error',
  basis: 'binding',
  auditTypes: ['medical'],
  sources: [cite('45 CFR 162.1002', 'CPT and HCPCS code sets, modifiers included', 'modifiers')],
  needs: { fields: ['modifiers'], tables: ['modifiers'] },
  clearedBy: 'The code set, or the agreement with the payer, that has the modifier.',
  suggestedFix: 'Replace the modifier with the one that the record supports, or leave it out.',
  triage(service, tables) {
    if (service.modifiers.length === 0) return noModifier
    const unknown = service.modifiers.filter(
      (modifier) => !tables.modifiers.find(modifier) && !isAmbulanceTrip(service, modifier),
    )
    return unknown.length === 0 ? pass : lookAt(unknown)
  },
  judge(line, { tables, consulted }, unknown) {
    const { complete } = tables.modifiers
    const reading = consulted('modifiers')
    if (complete && reading.inForce) return finding(draftOf(line, unknown))
    const doubtful = doubtfulOf(line, unknown, complete)
    if (doubtful.length === 0) return complete ? otherYear : selection
    const settled = { ...reading, inForce: true }
    return finding({ ...draftOf(line, doubtful), class: 'lead', consulted: settled })
  },
})

const endOfGeneticModifiers = day('2013-01-01')

/** Since then the starter pack lists every modifier; those of coming quarters it cannot know. */
const startOfWholeList = day('2024-01-01')

/** Modifiers that no code set can have, and those that the starter pack would know. */
function doubtfulOf(
  { serviceFromDay = 0 }: ClaimLine,
  unknown: readonly string[],
  isComplete: boolean,
): readonly string[] {
  if (serviceFromDay < endOfGeneticModifiers) return []
  if (!isComplete && serviceFromDay >= startOfWholeList) return unknown
  return unknown.filter(isImpossibleModifier)
}

function draftOf(line: ClaimLine, unknown: readonly string[]): FindingDraft {
  const [noun, verb] = unknown.length === 1 ? ['Modifier', 'is'] : ['Modifiers', 'are']
  const named = list(
    unknown.map((modifier) => code(modifier)),
    ', ',
  )
  return {
    message: say`${words(noun)} ${named} ${words(verb)} in neither CPT nor HCPCS.`,
    lines: [line],
    evidence: unknown.map((value) => ({ row: line.row, field: 'modifiers', value })),
  }
}
