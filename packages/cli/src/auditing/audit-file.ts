import { basename } from 'node:path'
import {
  assembleDocument,
  compareWithMedicare,
  planRulePrefix,
  runAudit,
  type AuditDocument,
  type ClaimLine,
  type Day,
  type Rule,
} from '@plumbline/engine'
import type {
  ColumnMapping,
  FileSource,
  FixedLayout,
  IntakeResult,
  OriginalTable,
  ReadOptions,
  RowsToCorrect,
} from '@plumbline/intake'
import type { loadReference } from '@plumbline/reference'
import type { Progress } from '../terminal/progress.ts'
import type { AuditOptions } from './audit-options.ts'
import { howItWasTaken } from './how-it-was-taken.ts'
import { readAgain, readClaimsFile } from './read-claims-file.ts'

/** What an audit of one file came to. */
export interface Audited {
  readonly document: AuditDocument
  readonly lines: readonly ClaimLine[]
  readonly rules: readonly Rule[]
  readonly members: ReadonlyMap<string, string>
  /** Reads the file's cells as they stand. */
  readonly original: () => Promise<OriginalTable>
  /** Reads the rows that were set aside, whole. */
  readonly toCorrect: () => Promise<RowsToCorrect>
  /** What the person should know beside the findings. */
  readonly warnings: readonly string[]
}

/** What the options say, read and checked. */
export interface AuditChoices {
  readonly day: Day
  readonly mapping: ColumnMapping | undefined
  readonly layout: FixedLayout | undefined
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
  const asRead = readOptions(options, choices)
  const onProgress = progress.stage('Reading', { of: 'bytes' })
  const intake = await readClaimsFile(file, source, { ...asRead, onProgress })
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
  const medicare = compareWithMedicare(intake.lines, reference.tables)
  const document = assembleDocument(intake, reference.releases, result, medicare)
  const taken = howItWasTaken(intake, options.type ?? mapping?.type)
  const warnings = [...defects, ...ofOtherType(rules, options, intake), ...taken]
  const original = () => readAgain(file, source, asRead, intake.file.sha256)
  const { lines, members, toCorrect } = intake
  return { document, lines, rules, members, original, toCorrect, warnings }
}

/** Rules that were asked for and say nothing of such claims. */
function ofOtherType(rules: readonly Rule[], options: AuditOptions, { file }: IntakeResult) {
  return rules
    .filter(({ id }) => options.rule !== undefined || id.startsWith(planRulePrefix))
    .filter(({ auditTypes }) => !auditTypes.includes(file.type))
    .map(({ id }) => `The rule ${id} is not for ${file.type} claims.`)
}

function readOptions(
  { type, forceType, remittance, corrected }: AuditOptions,
  { day, mapping, layout }: AuditChoices,
): ReadOptions {
  return {
    ...(type && { type }),
    ...(forceType && { typeConfirmed: true }),
    ...(mapping && { mapping }),
    ...(layout && { layout }),
    ...(remittance && {
      remittances: remittance.map((path) => ({ name: basename(path), path })),
    }),
    ...(corrected && { corrected: corrected.map((path) => ({ name: basename(path), path })) }),
    auditDay: day,
  }
}
