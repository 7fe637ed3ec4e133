import type { ClaimLine } from '../../claim-line.ts'
import { day } from '../../day.ts'
import { isImpossibleModifier } from '../../derive/modifier-shape.ts'
import { cannotTell, finding, notApplicable, pass, type FindingDraft } from '../../outcome.ts'
import { defineRule, type TablesRead } from '../../rule.ts'

const noModifier = notApplicable('no modifier on the line')
const selection = cannotTell(
  'a modifier is not in the starter pack; import the modifier table for the rest',
)
const otherYear = cannotTell(
  'a modifier is not in the table at hand, which does not speak for the date of service',
)

/** Modifiers that neither CPT nor HCPCS has. */
export const unknownModifier = defineRule({
  id: 'unknown-modifier',
  version: 2,
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
    const impossible = unknown.filter(isImpossibleModifier)
    if (impossible.length > 0 && (line.serviceFromDay ?? 0) >= endOfGeneticModifiers) {
      const consulted = { ...reading, inForce: true }
      return finding({ ...draftOf(line, impossible), class: 'lead', consulted })
    }
    return tables.modifiers.complete ? otherYear : selection
  },
})

const endOfGeneticModifiers = day('2013-01-01')

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
