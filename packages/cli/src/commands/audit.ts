import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import {
  dollars,
  assembleDocument,
  runAudit,
  type AuditDocument,
  type AuditSummary,
  type AuditType,
  type ClaimLine,
  type Day,
  type Rule,
} from '@plumbline/engine'
import { parseMapping, readClaims, type ColumnMapping, type IntakeResult } from '@plumbline/intake'
import { loadReference } from '@plumbline/reference'
import { auditDay } from '../audit-day.ts'
import { chosenRules } from '../chosen-rules.ts'
import { fileProblem } from '../command-error.ts'
import { documentJson } from '../document-json.ts'
import { howItWasTaken } from '../how-it-was-taken.ts'
import { asCommandError } from '../intake-problem.ts'
import { terminalProgress, type Progress } from '../progress.ts'
import { readable } from './reference.ts'
import { reportChoices, type ReportOptions } from '../report-choices.ts'
import { referenceFolder } from '../settings.ts'
import { productVersion } from '../version.ts'
import { writeFileAtomically, writeToStandardOutput } from '../write-outputs.ts'

export interface AuditOptions extends ReportOptions {
  readonly type?: AuditType
  /** The type stands though the columns of the file call for the other. */
  readonly forceType?: boolean
  readonly html?: string
  readonly json?: string
  readonly csv?: string
  readonly mapping?: string
  readonly reference?: string
  readonly asOf?: string
  readonly failOn?: 'flagged' | 'review'
  /** Ids of the rules to run; all where none is named. */
  readonly rule?: readonly string[]
}

interface Audited {
  readonly document: AuditDocument
  readonly lines: readonly ClaimLine[]
  readonly rules: readonly Rule[]
  readonly members: ReadonlyMap<string, string>
  /** What was recognized, and what was only likely, in sentences. */
  readonly taken: string
}

/** What the options say, read and checked. */
interface Choices {
  readonly day: Day
  readonly mapping: ColumnMapping | undefined
  readonly rules: readonly Rule[]
}

/** Audits a file and writes what was asked for; 1 if `--fail-on` is met, else 0. */
export async function audit(file: string, options: AuditOptions): Promise<number> {
  const day = auditDay(options.asOf, new Date())
  const rules = chosenRules(options.rule)
  const mapping = options.mapping === undefined ? undefined : readMapping(options.mapping)
  const progress = terminalProgress(process.stderr.isTTY)
  let audited: Audited
  try {
    audited = await auditFile(file, options, { day, mapping, rules }, progress)
  } finally {
    progress.end()
  }
  await writeOutputs(audited, withDefaults(file, options))
  process.stderr.write(audited.taken + spoken(audited.document))
  return isMet(options.failOn, audited.document.summary) ? 1 : 0
}

async function auditFile(
  file: string,
  options: AuditOptions,
  { day, mapping, rules }: Choices,
  progress: Progress,
): Promise<Audited> {
  const intake = await read(file, options, day, mapping, progress)
  const folder = referenceFolder(options.reference, process.env)
  const reference = readable(() => loadReference({ folder }))
  const result = runAudit({
    lines: intake.lines,
    fields: intake.fields,
    columns: intake.lineColumns,
    rules,
    tables: reference.tables,
    auditDay: day,
    onProgress: progress.stage('Auditing'),
  })
  for (const defect of result.defects) {
    process.stderr.write(
      `The rule ${defect.ruleId} failed at row ${defect.row}: ${defect.message}\n`,
    )
  }
  for (const rule of rules) {
    if (options.rule && !rule.auditTypes.includes(intake.file.type)) {
      process.stderr.write(`The rule ${rule.id} is not for ${intake.file.type} claims.\n`)
    }
  }
  const document = assembleDocument(intake, reference.releases, result)
  const taken = howItWasTaken(intake, options.type ?? mapping?.type)
  return { document, lines: intake.lines, rules, members: intake.members, taken }
}

async function read(
  file: string,
  options: AuditOptions,
  day: Day,
  mapping: ColumnMapping | undefined,
  progress: Progress,
): Promise<IntakeResult> {
  try {
    return await readClaims(
      { name: basename(file), path: file },
      {
        ...(options.type && { type: options.type }),
        ...(options.forceType && { typeConfirmed: true }),
        ...(mapping && { mapping }),
        auditDay: day,
        onProgress: progress.stage('Reading'),
      },
    )
  } catch (error) {
    throw asCommandError(file, error)
  }
}

function readMapping(path: string): ColumnMapping {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    throw fileProblem(path, error)
  }
  try {
    return parseMapping(text)
  } catch (error) {
    throw asCommandError(path, error)
  }
}

/** With no output named, the report and the JSON are written to the current folder. */
function withDefaults(file: string, options: AuditOptions): AuditOptions {
  if (options.html !== undefined || options.json !== undefined || options.csv !== undefined)
    return options
  const stem = basename(file).replace(/(\.[a-z0-9]{1,4}){1,2}$/i, '')
  return { ...options, html: `${stem}.audit.html`, json: `${stem}.audit.json` }
}

async function writeOutputs(
  { document, lines, rules, members }: Audited,
  options: AuditOptions,
): Promise<void> {
  if (options.html !== undefined) {
    const { renderReport } = await import('@plumbline/report')
    const auditedAt = new Date().toISOString()
    const report = renderReport({
      ...{ document, lines, rules, members, auditedAt, productVersion },
      ...reportChoices(options),
    })
    writeFileAtomically(options.html, [report])
    process.stderr.write(`Report: ${options.html}\n`)
  }
  if (options.csv !== undefined) {
    const { writeClaimsCsv } = await import('@plumbline/report')
    writeFileAtomically(options.csv, writeClaimsCsv(document, lines, members))
    process.stderr.write(`Lines: ${options.csv}\n`)
  }
  if (options.json === '-') await writeToStandardOutput(documentJson(document))
  else if (options.json !== undefined) {
    writeFileAtomically(options.json, documentJson(document))
    process.stderr.write(`JSON: ${options.json}\n`)
  }
}

function spoken({ file, summary }: AuditDocument): string {
  const count = (value: number) => value.toLocaleString('en-US')
  const savings = (summary.potentialSavingsCents / 100).toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
  })
  const rows = file.rowsSetAside === 1 ? 'row' : 'rows'
  const aside = file.rowsSetAside > 0 ? `, ${count(file.rowsSetAside)} ${rows} set aside` : ''
  const { charged, paid } = file.setAsideCents
  const setAside =
    charged === 0 && paid === 0
      ? aside
      : `${aside} (${dollars(charged)} charged, ${dollars(paid)} paid)`
  const hardly =
    summary.hardlyChecked > 0
      ? ` (${count(summary.hardlyChecked)} of them not enough to check)`
      : ''
  return (
    `Audited ${count(summary.claims)} ${file.type} lines${setAside}: ` +
    `${count(summary.flagged)} flagged, ${count(summary.needsReview)} need review, ` +
    `${count(summary.clean)} clean${hardly}; ${savings} at risk.\n`
  )
}

function isMet(failOn: AuditOptions['failOn'], summary: AuditSummary): boolean {
  if (failOn === 'flagged') return summary.flagged > 0
  return failOn === 'review' && summary.flagged + summary.needsReview > 0
}
