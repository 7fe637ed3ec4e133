import type { ClaimLine, ReferenceTables } from '@plumbline/engine'
import { auditedOrRefused, type Said } from '../foreign/audited-file.ts'
import { without } from '../foreign/without.ts'

/** How far claims in one form are from the same claims in our own. */
export interface FormDifference {
  readonly lines: number
  /** Fields compared of each line. */
  readonly fields: number
  readonly findings: number
  /** Of the lines, those with dollars. */
  readonly dollarLines: number
  /** What differs, as sentences; empty where nothing does. */
  readonly complaints: readonly string[]
}

/** Fields that name the place in a file, follow from others, or that no form of ours states. */
export const notCompared: ReadonlySet<string> = new Set([
  'index',
  'row',
  'procedure',
  'auditType',
  'unreadable',
  // With hyphens or without: the eleven digits are compared.
  'ndcAsBilled',
])

/** Reads and audits both files and compares them field by field, finding by finding. */
export async function compareForm(
  file: Uint8Array,
  truth: Uint8Array,
  tables: ReferenceTables,
): Promise<FormDifference> {
  const own = await auditedOrRefused(truth, tables, true)
  if (typeof own === 'string') throw new Error(`Our own layout is refused: ${own}`)
  const said = await auditedOrRefused(file, tables, true)
  const fields = [...own.read.fields].filter((name) => !notCompared.has(name))
  const size = {
    lines: own.read.lines.length,
    fields: fields.length,
    findings: own.findings.length,
    dollarLines: own.dollars.length,
  }
  if (typeof said === 'string') return { ...size, complaints: [`refused: ${said}`] }
  return { ...size, complaints: complaints(own, said, fields) }
}

function complaints(own: Said, said: Said, fields: readonly string[]): readonly string[] {
  const lines = (of: Said) => of.read.lines.map((line) => fieldsOf(line, fields))
  return [
    ...differences('line', lines(own), lines(said)),
    ...differences('finding', own.findings, said.findings),
    ...differences('status', own.statuses, said.statuses),
    ...differences('dollars', own.dollars, said.dollars),
  ]
}

function differences(what: string, expected: readonly string[], said: readonly string[]) {
  return [
    ...without(expected, said).map((each) => `missing ${what}: ${each}`),
    ...without(said, expected).map((each) => `extra ${what}: ${each}`),
  ]
}

function fieldsOf(line: ClaimLine, fields: readonly string[]): string {
  const values = Object.entries(line).filter(([name]) => fields.includes(name))
  return JSON.stringify(Object.fromEntries(values.toSorted(([a], [b]) => (a < b ? -1 : 1))))
}
