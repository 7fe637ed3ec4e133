import type { ClaimLine } from '../../claim/claim-line.ts'
import { day } from '../../claim/day.ts'
import { isImpossibleModifier } from '../../codes/modifier-shape.ts'
import { cannotTell, finding, notApplicable, pass, type FindingDraft } from '../../rule/outcome.ts'
import { defineRule, type TablesRead } from '../../rule/rule.ts'

const noModifier = notApplicable('no modifier on the line')
const selection = cannotTell(
  'a modifier is not in the starter pack, which lists those since 2024; import the modifier table',
)
const otherYear = cannotTell(
  'a modifier is not in the table at hand, which does not speak for the date of service',
)

/** Modifiers that neither CPT nor HCPCS has. */
export const unknownModifier = defineRule({
  id: 'unknown-modifier',
  version: 3,
  title: 'Modifier that does not exist',
  category: 'modifier-misuse',
  class: 'error',
  basis: 'binding',
  auditTypes: ['medical'],
  scope: 'line',
  sources: [
    {
      title: '45 CFR 162.1002',
      section: 'CPT and HCPCS code sets, modifiers included',
      table: 'modifiers',
    },
  ],
  needs: { fields: ['modifiers'], tables: ['modifiers'] },
  clearedBy: 'The code set, or the agreement with the payer, that has the modifier.',
  suggestedFix: 'Replace the modifier with the one that the record supports, or leave it out.',
  byService(service, tables) {
    if (service.modifiers.length === 0) return noModifier
    return unknownOf(service, tables).length > 0 ? undefined : pass
  },
  check(line, { tables, consulted }) {
    if (line.modifiers.length === 0) return noModifier
    const unknown = unknownOf(line, tables)
    const [first] = unknown
    if (first === undefined) return pass
    const reading = consulted('modifiers')
    if (tables.modifiers.complete && reading.inForce) return finding(draftOf(line, unknown))
    const doubtful = doubtfulOf(line, unknown, tables)
    if (doubtful.length > 0) {
      const consulted = { ...reading, inForce: true }
      return finding({ ...draftOf(line, doubtful), class: 'lead', consulted })
    }
    return tables.modifiers.complete ? otherYear : selection
  },
})

const endOfGeneticModifiers = day('2013-01-01')

/** Since then the starter pack lists every modifier; those of coming quarters it cannot know. */
const startOfWholeList = day('2024-01-01')

/** Modifiers that no code set can have, and those that the starter pack would know. */
function doubtfulOf(
  { serviceFromDay = 0 }: ClaimLine,
  unknown: readonly string[],
  { modifiers }: TablesRead<'modifiers', never>,
): readonly string[] {
  if (serviceFromDay < endOfGeneticModifiers) return []
  if (!modifiers.complete && serviceFromDay >= startOfWholeList) return unknown
  return unknown.filter(isImpossibleModifier)
}

function draftOf(line: ClaimLine, unknown: readonly string[]): FindingDraft {
  return {
    message: `${unknown.length === 1 ? 'Modifier' : 'Modifiers'} ${unknown.join(', ')} ${unknown.length === 1 ? 'is' : 'are'} in neither CPT nor HCPCS.`,
    lines: [line],
    evidence: unknown.map((value) => ({ row: line.row, field: 'modifiers', value })),
  }
}

type ModifiersOfCode = Pick<ClaimLine, 'modifiers' | 'procedureCode'>

function unknownOf(line: ModifiersOfCode, tables: TablesRead<'modifiers', never>) {
  return line.modifiers.filter(
    (modifier) => !tables.modifiers.find(modifier) && !isAmbulanceRoute(line, modifier),
  )
}

/** On ambulance codes two letters say from where to where: `RH` residence to hospital. */
function isAmbulanceRoute(line: ModifiersOfCode, modifier: string): boolean {
  const { procedureCode } = line
  if (procedureCode === undefined || !procedureCode.startsWith('A0')) return false
  return /^[DEGHIJNPRS][DEGHIJNPRSX]$/.test(modifier)
}
