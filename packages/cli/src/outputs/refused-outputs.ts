import { spokenName, standardStream } from '../auditing/claims-input.ts'
import { CommandError } from '../command-error.ts'
import { identityOf, isSameFile } from './file-identity.ts'
import type { PlannedOutput } from './planned-audits.ts'

/** One claims file is audited once in a call. */
export function refuseSameInput(files: readonly string[]): void {
  const isTwice = (file: string, at: number) =>
    files.slice(0, at).some((before) => isSameInput(before, file))
  const twice = files.find(isTwice)
  if (twice !== undefined) throw new CommandError(`${spokenName(twice)} is named twice`)
}

/** An output may not be a file that is read, by whatever name or link. */
export function refuseOverwrite(
  inputs: readonly string[],
  outputs: readonly PlannedOutput[],
): void {
  for (const input of inputs) {
    if (input === standardStream) continue
    const read = identityOf(input)
    const over = outputs.find(({ file }) => file && isSameFile(file, read))
    if (over) {
      throw new CommandError(
        `--${over.kind} ${over.named} would replace ${input}, which is read. Name another output.`,
      )
    }
  }
}

/** No two outputs may go to one file, nor both to standard output. */
export function refuseSameOutput(outputs: readonly PlannedOutput[]): void {
  outputs.forEach((output, at) => {
    const other = outputs.slice(0, at).find((before) => isSamePlace(before, output))
    if (!other) return
    const place = output.file ? output.named : 'standard output'
    const both = new Set([`--${other.kind}`, `--${output.kind}`])
    throw new CommandError(
      `Two outputs would be written to ${place} (${Array.from(both).join(' and ')}). Give each its own.`,
    )
  })
}

function isSamePlace(one: PlannedOutput, other: PlannedOutput): boolean {
  if (!one.file || !other.file) return one.file === other.file
  return isSameFile(one.file, other.file)
}

function isSameInput(one: string, other: string): boolean {
  if (one === standardStream || other === standardStream) return one === other
  return isSameFile(identityOf(one), identityOf(other))
}
