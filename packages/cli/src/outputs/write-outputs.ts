import type { AuditOptions } from '../auditing/audit-options.ts'
import type { Audited } from '../auditing/audit-file.ts'
import { reportChoices } from '../auditing/report-choices.ts'
import type { Progress } from '../terminal/progress.ts'
import { productVersion } from '../version.ts'
import { documentJson } from './document-json.ts'
import type { OutputKind, PlannedOutput } from './planned-audits.ts'
import { writeOutput, type Chunks } from './write-output.ts'

const titles: Readonly<Record<OutputKind, string>> = {
  html: 'Report',
  csv: 'Lines',
  json: 'JSON',
  toCorrect: 'Rows to correct',
}

/** Writes what was asked for, one after the other; answers a sentence for each file written. */
export async function writeOutputs(
  audited: Audited,
  outputs: readonly PlannedOutput[],
  options: AuditOptions,
  progress: Progress,
): Promise<string[]> {
  const written: string[] = []
  for (const output of outputs) {
    await writeOutput(output, await textOf(output.kind, audited, options, progress))
    if (output.file) written.push(`${titles[output.kind]}: ${output.named}`)
  }
  return written
}

async function textOf(
  kind: OutputKind,
  audited: Audited,
  options: AuditOptions,
  progress: Progress,
): Promise<Chunks> {
  const { document, lines, rules, members } = audited
  const lineCount = lines.length
  const step = progress.stage(`Writing ${titles[kind]}`, { of: 'lines' })
  if (kind === 'json') {
    return counted(documentJson(document, lines), (chunks) => {
      step(Math.min(chunks, lineCount), lineCount)
    })
  }
  const { renderReport, rowsToCorrectCsv, writeClaimsCsv, writeFullCsv } =
    await import('@plumbline/report')
  if (kind === 'toCorrect') return [rowsToCorrectCsv(await audited.toCorrect())]
  if (kind === 'csv' && options.full) {
    return writeFullCsv(document, lines, await audited.original(), step)
  }
  if (kind === 'csv') return writeClaimsCsv(document, lines, members, step)
  step(0, lineCount)
  const auditedAt = new Date().toISOString()
  const input = { document, lines, rules, members, auditedAt, productVersion }
  return [renderReport({ ...input, ...reportChoices(options) })]
}

function* counted(chunks: Iterable<string>, step: (chunks: number) => void): Generator<string> {
  let count = 0
  for (const chunk of chunks) {
    yield chunk
    step(++count)
  }
}
