import { ReferenceFileError } from '../reference-file-error.ts'
import { importers } from './importers.ts'
import type { SourceEntry } from './source/source-entries.ts'

const shownCharacters = 120

/** The refusal of a file that no importer knows: what was seen, and what is understood. */
export function unknownFile(entries: readonly SourceEntry[]): ReferenceFileError {
  const file = entries[0]?.file ?? 'the file'
  const understood = importers.map((importer) => importer.title).join('; ')
  return new ReferenceFileError(
    'unknown-file',
    `${file} is not a reference file that is understood. ${whatWasSeen(entries)} ` +
      `Understood are: ${understood}.`,
  )
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
