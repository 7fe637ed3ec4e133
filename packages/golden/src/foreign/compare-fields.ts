import { fieldLabels, type ClaimField, type ClaimLine } from '@plumbline/engine'
import type { Said } from './audited-file.ts'
import { without } from './without.ts'

/**
 * Fields that layouts say otherwise without losing anything: marks and positions, an NDC as it was
 * written, and totals of claims, which the truth keeps where the layout repeats them line by line.
 */
const otherwise: ReadonlySet<ClaimField> = new Set<ClaimField>([
  'patientKey',
  'lineNumber',
  'ndcAsBilled',
  'icdVersion',
  'claimChargeCents',
  'claimPaidCents',
])

const isField = (name: string): name is ClaimField => Object.hasOwn(fieldLabels, name)
const allFields = Object.keys(fieldLabels).filter(isField)

/** Fields of the truth that the foreign file lacks on some line, or has another value of. */
export function lostFields(truth: Said, foreign: Said): readonly ClaimField[] {
  return allFields.filter(
    (field) =>
      !otherwise.has(field) &&
      without(valuesOf(truth, field), [...valuesOf(foreign, field)]).length > 0,
  )
}

/** What lines say of a field, each with the line's key; nothing where nothing is said. */
function valuesOf({ read, lines }: Said, field: ClaimField): readonly string[] {
  return read.lines.flatMap((line, at) => {
    const value: ClaimLine[ClaimField] = line[field]
    if (value === undefined || (Array.isArray(value) && value.length === 0)) return []
    return `${lines[at]} ${JSON.stringify(value)}`
  })
}
