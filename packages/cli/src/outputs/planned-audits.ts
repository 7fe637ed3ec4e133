import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { requireReadable, standardStream, stemOf } from '../auditing/claims-input.ts'
import type { AuditOptions } from '../auditing/audit-options.ts'
import { CommandError, fileProblem } from '../command-error.ts'
import { identityOf, isStandardOutput, type FileIdentity } from './file-identity.ts'
import { refuseOverwrite, refuseSameInput, refuseSameOutput } from './refused-outputs.ts'

const outputKinds = ['html', 'csv', 'json', 'toCorrect'] as const

/** What follows the claims file's name where only a folder was named. */
const ownEndings: Readonly<Record<(typeof outputKinds)[number], string>> = {
  html: 'audit.html',
  csv: 'audit.csv',
  json: 'audit.json',
  toCorrect: 'to-correct.csv',
}

export type OutputKind = (typeof outputKinds)[number]

export interface PlannedOutput {
  readonly kind: OutputKind
  /** As it was named; `-` is standard output. */
  readonly named: string
  /** Undefined for standard output, by whatever name. */
  readonly file: FileIdentity | undefined
}

/** A claims file and where its results go. */
export interface PlannedAudit {
  readonly file: string
  readonly outputs: readonly PlannedOutput[]
}

/**
 * Where one output of another command goes. Throws `CommandError` where nothing can be written to it,
 * or it would replace a file that is read.
 */
export function planOutput(
  kind: OutputKind,
  named: string,
  inputs: readonly string[],
): PlannedOutput {
  const file = named === standardStream ? undefined : placeFor(kind, named)
  const output = { kind, named, file }
  refuseOverwrite(inputs, [output])
  return output
}

type PlanOptions = Pick<
  AuditOptions,
  OutputKind | 'mapping' | 'layout' | 'remittance' | 'corrected'
>

/**
 * Says what is read and written before anything is. Throws `CommandError` where a file cannot be
 * read, an output would replace what is read, or two outputs would go to one place.
 */
export function planAudits(files: readonly string[], options: PlanOptions): PlannedAudit[] {
  const { mapping, layout, remittance = [], corrected = [] } = options
  const described = [mapping, layout].filter((path) => path !== undefined)
  const inputs = [...files, ...remittance, ...corrected, ...described]
  for (const input of inputs) requireReadable(input)
  const audits = files.map((file) => ({
    file,
    outputs: outputsOf(file, options, files.length).map(({ kind, named }) => ({
      ...{ kind, named },
      file: named === standardStream ? undefined : placeFor(kind, named),
    })),
  }))
  const outputs = audits.flatMap((audit) => audit.outputs)
  refuseSameInput([...files, ...remittance, ...corrected])
  if (corrected.length > 0 && files.length > 1) {
    throw new CommandError(
      '--corrected belongs to one claims file. Audit the others by themselves.',
    )
  }
  if (remittance.length > 0 && files.length > 1) {
    throw new CommandError(
      '--remittance belongs to one claims file. Audit the others by themselves, or pack them into one .zip.',
    )
  }
  refuseOverwrite(inputs, outputs)
  refuseSameOutput(outputs)
  return audits
}

/** With no output named, the report and the JSON go to the current folder. */
function outputsOf(file: string, options: PlanOptions, fileCount: number) {
  const stem = stemOf(file)
  const ownName = (kind: OutputKind) => `${stem}.${ownEndings[kind]}`
  const chosen = outputKinds.flatMap((kind) => {
    const named = options[kind]
    if (named === undefined) return []
    if (named !== standardStream && isFolder(named)) {
      return [{ kind, named: path.join(named, ownName(kind)) }]
    }
    if (fileCount > 1) {
      throw new CommandError(
        `${optionOf(kind)} ${named} is one output for ${fileCount} claims files. Name a folder that exists, or leave the outputs unnamed.`,
      )
    }
    return [{ kind, named }]
  })
  if (chosen.some(({ kind }) => kind !== 'toCorrect')) return chosen
  const unnamed = (['html', 'json'] as const).map((kind) => ({ kind, named: ownName(kind) }))
  return [...unnamed, ...chosen]
}

function optionOf(kind: OutputKind): string {
  return kind === 'toCorrect' ? '--to-correct' : `--${kind}`
}

function isFolder(named: string): boolean {
  try {
    return identityOf(named).kind === 'folder'
  } catch {
    return false
  }
}

/** Undefined where it is standard output. Throws `CommandError` where nothing can be written to it. */
function placeFor(kind: OutputKind, named: string): FileIdentity | undefined {
  try {
    if (isStandardOutput(named)) return undefined
    const place = identityOf(named)
    if (place.kind === 'unwritable') {
      throw new CommandError(
        `${optionOf(kind)} ${named} is a disk or a socket, which is not written to. Name a file.`,
      )
    }
    if (place.kind !== 'stream') accessSync(path.dirname(place.path), constants.W_OK)
    return place
  } catch (error) {
    throw error instanceof CommandError ? error : fileProblem(named, error)
  }
}
