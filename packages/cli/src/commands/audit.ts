import { compilePlanRules, type Rule } from '@plumbline/engine'
import { loadReference } from '@plumbline/reference'
import { auditDay } from '../auditing/audit-day.ts'
import { auditFile, type AuditChoices } from '../auditing/audit-file.ts'
import type { AuditOptions } from '../auditing/audit-options.ts'
import { chosenRules } from '../auditing/chosen-rules.ts'
import { claimsSource, spokenName } from '../auditing/claims-input.ts'
import { failure } from '../auditing/fail-on.ts'
import { readLayout, readMapping } from '../auditing/read-mapping.ts'
import { planRulesIn } from '../auditing/read-plan-rules.ts'
import { spokenSummary } from '../auditing/spoken-summary.ts'
import { CommandError } from '../command-error.ts'
import { planAudits, type PlannedAudit } from '../outputs/planned-audits.ts'
import { writeOutputs } from '../outputs/write-outputs.ts'
import { referenceFolder } from '../settings.ts'
import { complain } from '../terminal/complain.ts'
import { terminalProgress } from '../terminal/progress.ts'
import { styledError } from '../terminal/styled.ts'
import { readable } from './reference.ts'

/**
 * Audits files, each by itself, and writes what was asked for. Answers the exit status: 1 if
 * `--fail-on` is met by any, 2 if any of several cannot be audited, else 0.
 */
export async function audit(files: readonly string[], options: AuditOptions): Promise<number> {
  requireCsvForFull(options)
  const planned = planAudits(files, options)
  const choices = await readChoices(options)
  let status = 0
  for (const one of planned) {
    if (planned.length > 1) say([`${styledError('bold', spokenName(one.file))}:`])
    try {
      status = Math.max(status, await auditOne(one, options, choices))
    } catch (error) {
      if (planned.length === 1) throw error
      complain(error)
      status = 2
    }
  }
  return status
}

function requireCsvForFull({ full, csv }: AuditOptions): void {
  if (!full || csv !== undefined) return
  throw new CommandError('--full says what --csv writes: name its file with --csv')
}

async function readChoices(options: AuditOptions): Promise<AuditChoices> {
  const folder = referenceFolder(options.reference, process.env)
  return {
    day: auditDay(options.asOf, new Date()),
    rules: [...chosenRules(options.rule), ...(await planRulesOf(options))],
    mapping: options.mapping === undefined ? undefined : readMapping(options.mapping),
    layout: options.layout === undefined ? undefined : readLayout(options.layout),
    reference: readable(() => loadReference({ folder })),
  }
}

/** Throws `CommandError` where two files have a rule of one id: findings could not tell them apart. */
async function planRulesOf({ planRules = [] }: AuditOptions): Promise<readonly Rule[]> {
  const sets = await Promise.all(planRules.map(planRulesIn))
  const rules = sets.flatMap(compilePlanRules)
  const ids = rules.map(({ id }) => id)
  const twice = ids.find((id, at) => ids.indexOf(id) !== at)
  if (twice === undefined) return rules
  throw new CommandError(`The plan rule ${twice} stands in two files. Give one of them another id.`)
}

async function auditOne(
  { file, outputs }: PlannedAudit,
  options: AuditOptions,
  choices: AuditChoices,
): Promise<number> {
  const source = await claimsSource(file)
  const progress = terminalProgress(process.stderr.isTTY)
  try {
    const audited = await auditFile(file, source, options, choices, progress)
    const written = await writeOutputs(audited, outputs, options, progress)
    progress.end()
    const failures = (options.failOn ?? []).flatMap(
      (failOn) => failure(failOn, audited.document) ?? [],
    )
    say([...audited.warnings, ...written, ...spokenSummary(audited.document), ...failures])
    return failures.length > 0 ? 1 : 0
  } finally {
    progress.end()
  }
}

function say(lines: readonly string[]): void {
  process.stderr.write(lines.map((line) => `${line}\n`).join(''))
}
