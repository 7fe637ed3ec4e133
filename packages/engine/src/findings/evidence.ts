import type { ClaimField, ClaimLine } from '../claim/claim-line.ts'
import type { Evidence } from '../result/finding.ts'
import { field } from '../sentences/say.ts'

/** The cells of a line that show a finding, in the order given, as people read them. */
export function cells(line: ClaimLine, ...fields: readonly ClaimField[]): Evidence[] {
  return fields.map((name) => ({ row: line.row, field: name, value: field(line, name).text }))
}

/** The same of those fields that the line has. */
export function statedCells(line: ClaimLine, ...fields: readonly ClaimField[]): Evidence[] {
  return cells(line, ...fields.filter((name) => line[name] !== undefined))
}

/** Where a line names its drug: what it is called, else its NDC. */
export function drugField({ drugName }: ClaimLine): 'drugName' | 'ndc' {
  return drugName === undefined ? 'ndc' : 'drugName'
}
