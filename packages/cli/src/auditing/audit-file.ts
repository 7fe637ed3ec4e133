import {
  assembleDocument,
  runAudit,
  type AuditDocument,
  type ClaimLine,
  type Day,
  type Rule,
} from '@plumbline/engine'
import {
  readClaims,
  type ColumnMapping,
  type FileSource,
  type IntakeResult,
} from '@plumbline/intake'
import type { loadReference } from '@plumbline/reference'
import { asCommandError } from '../intake-problem.ts'
import type { Progress } from '../terminal/progress.ts'
import type { AuditOptions } from './audit-options.ts'
import { spokenName } from './claims-input.ts'
import { howItWasTaken } from './how-it-was-taken.ts'

/** What an audit of one file came to. */
export interface Audited {
  readonly document: AuditDocument
  readonly lines: readonly ClaimLine[]
  readonly rules: readonly Rule[]
  readonly members: ReadonlyMap<string, string>
  /** What the person should know beside the findings. */
  readonly warnings: readonly string[]
}

/** What the options say, read and checked. */
export interface AuditChoices {
  readonly day: Day
  readonly mapping: ColumnMapping | undefined
  readonly rules: readonly Rule[]
  readonly reference: ReturnType<typeof loadReference>
}

/** Reads and audits one claims file. Throws `CommandError` where it cannot be read. */
export async function auditFile(
  file: string,
  source: FileSource,
  options: AuditOptions,
  choices: AuditChoices,
  progress: Progress,
): Promise<Audited> {
  const { day, mapping, rules, reference } = choices
  const intake = await read(file, source, options, { day, mapping }, progress)
  const step = progress.stage('Auditing', { of: 'lines' })
  const lineCount = intake.lines.length
  const result = runAudit({
    lines: intake.lines,
    fields: intake.fields,
    columns: intake.lineColumns,
    rules,
    tables: reference.tables,
    auditDay: day,
    onProgress: (done, inAll) => {
      step((lineCount * done) / Math.max(inAll, 1), lineCount)
    },
  })
  const defects = result.defects.map(
    ({ ruleId, row, message }) => `The rule ${ruleId} failed at row ${row}: ${message}`,
  )
  const document = assembleDocument(intake, reference.releases, result)
  const taken = howItWasTaken(intake, options.type ?? mapping?.type)
  const warnings = [...defects, ...ofOtherType(rules, options, intake), ...taken]
  return { document, lines: intake.lines, rules, members: intake.members, warnings }
}

/** Rules that were asked for and say nothing of such claims. */
function ofOtherType(rules: readonly Rule[], options: AuditOptions, { file }: IntakeResult) {
  if (!options.rule) return []
  return rules
    .filter(({ auditTypes }) => !auditTypes.includes(file.type))
    .map(({ id }) => `The rule ${id} is not for ${file.type} claims.`)
}

async function read(
  file: string,
  source: FileSource,
  { type, forceType }: AuditOptions,
  { day, mapping }: Pick<AuditChoices, 'day' | 'mapping'>,
  progress: Progress,
): Promise<IntakeResult> {
  try {
    return await readClaims(source, {
      ...(type && { type }),
      ...(forceType && { typeConfirmed: true }),
      ...(mapping && { mapping }),
      auditDay: day,
      onProgress: progress.stage('Reading', { of: 'bytes' }),
    })
  } catch (error) {
    throw asCommandError(spokenName(file), error)
  }
}
