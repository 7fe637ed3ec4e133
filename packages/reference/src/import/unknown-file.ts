import { ReferenceFileError } from '../reference-file-error.ts'
import { isForParticipants } from './prices/fee-schedule.ts'
import { importers } from './importers.ts'
import type { SourceEntry } from './source/source-entries.ts'

const shownCharacters = 120

/** The refusal of a file that no importer knows: what was seen; see `understoodFiles` for what would be read. */
export function unknownFile(entries: readonly SourceEntry[]): ReferenceFileError {
  const file = entries[0]?.file ?? 'the file'
  const problem = entries.some(({ name }) => isForParticipants([name]))
    ? `${file} holds the fee schedule for participants of payment models (QPP); import its sibling nonQPP, as claims do not say who is one.`
    : `${file} is not a reference file that is understood. ${whatWasSeen(entries)}`
  return new ReferenceFileError('unknown-file', problem)
}

/** What people call each kind of file that is understood, in the order in which they are tried. */
export function understoodFiles(): readonly string[] {
  return importers.map((importer) => importer.title)
}

function whatWasSeen(entries: readonly SourceEntry[]): string {
  const [only] = entries
  if (!only) return 'It is empty.'
  if (entries.length > 1) {
    return `It holds: ${entries.map((entry) => entry.name).join(', ')}.`
  }
  if (typeof only.content !== 'string') return 'It is a workbook with other columns.'
  const top = only.content.slice(0, 2048)
  if (top === '') return 'It is empty.'
  if (top.includes('\u0000')) return 'It is a binary file.'
  return `It begins: "${top.replace(/\s+/g, ' ').trim().slice(0, shownCharacters)}".`
}
