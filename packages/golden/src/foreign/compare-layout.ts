import type { ClaimField, ReferenceTables } from '@plumbline/engine'
import { lookAt, type LookQuestion } from '@plumbline/intake'
import type { FilePair } from './all-layouts.ts'
import { auditDay, auditedOrRefused } from './audited-file.ts'
import { lostFields } from './compare-fields.ts'
import { without } from './without.ts'

/** How far the audit of a foreign file is from that of its truth. */
export interface Difference {
  readonly lines: number
  /** Findings of the truth, how many of them the foreign file has, and what it has besides. */
  readonly expected: number
  readonly found: number
  readonly extra: number
  /** What differs, as sentences; empty where nothing does. */
  readonly complaints: readonly string[]
  /** Fields that do not arrive as they are, whether or not a finding rests on them. */
  readonly lost: readonly ClaimField[]
  /** What a person is asked before the audit; none where all is certain. */
  readonly questions: readonly LookQuestion[]
}

/** Audits both files and compares. A refusal of the foreign file is a difference. */
export async function compareFiles(
  { foreign, truth, saysClaim }: FilePair,
  tables: ReferenceTables,
): Promise<Difference> {
  const expected = await auditedOrRefused(truth, tables, saysClaim)
  if (typeof expected === 'string')
    return refused(nothing, `our own layout is refused: ${expected}`)
  const count = { lines: expected.lines.length, expected: expected.findings.length }
  const said = await auditedOrRefused(foreign, tables, saysClaim)
  if (typeof said === 'string') return refused(count, `refused: ${said}`)
  const missing = without(expected.findings, said.findings)
  const extra = without(said.findings, expected.findings)
  return {
    ...count,
    found: count.expected - missing.length,
    extra: extra.length,
    complaints: [
      ...differences('line', expected.lines, said.lines),
      ...differences('finding', expected.findings, said.findings),
      ...differences('status', expected.statuses, said.statuses),
      ...differences('dollars', expected.dollars, said.dollars),
    ],
    lost: lostFields(expected, said),
    questions: lookAt(said.read, auditDay).questions,
  }
}

const nothing = { lines: 0, expected: 0 }

function refused(count: typeof nothing, complaint: string): Difference {
  return { ...count, found: 0, extra: 0, complaints: [complaint], lost: [], questions: [] }
}

function differences(what: string, expected: readonly string[], said: readonly string[]) {
  return [
    ...without(expected, said).map((each) => `missing ${what}: ${each}`),
    ...without(said, expected).map((each) => `extra ${what}: ${each}`),
  ]
}
