import { TextDecoder } from 'node:util'
import { alignedHeader, alignedTokens } from './aligned-text.ts'
import { ruledColumns, ruledTokens } from './ruled-text.ts'
import { IntakeRefusal } from '../words/intake-refusal.ts'
import { readBytes, type ByteScan, type FileSource } from './byte-source.ts'
import { detectDialect } from './csv-dialect.ts'
import { csvTokens, type CsvDialect } from './csv-tokens.ts'
import { decodeText, detectEncoding, encodingNotes } from './encoding.ts'
import { refuseLookAlike, refuseOtherText } from './look-alike.ts'
import { hasPaddedQuotes, strippedOfPadding, withoutPadding } from './padded-quotes.ts'
import type { OpenFile } from './open-file.ts'
import { joinedRecords, recordKinds, type RecordKinds } from './record-kinds.ts'
import type { TokenSource } from './token-source.ts'

/** Finds out how a text file is written, and opens its rows. Refuses what is no text table. */
export function openCsv(
  source: FileSource,
  scan: ByteScan,
  onBytes: (bytesDone: number) => void,
): OpenFile {
  refuseLookAlike(scan.head)
  if (scan.lineEnds > mostLines) throw tooManyLines()
  const encoding = detectEncoding(scan.head, scan.isUtf8)
  const sample = new TextDecoder(encoding).decode(scan.head)
  refuseOtherText(sample)
  const first = detectDialect(sample)
  const isPadded = hasPaddedQuotes(sample, first)
  const dialect = isPadded ? detectDialect(strippedOfPadding(sample, first)) : first
  const openText = () => {
    let bytesDone = 0
    const bytes = readBytes(source, (chunk) => {
      bytesDone += chunk.length
      onBytes(bytesDone)
    })
    const text = decodeText(bytes, encoding)
    return isPadded ? withoutPadding(text, dialect) : text
  }
  const columns = setApartByPlace(sample, openText)
  const opened = {
    tokens: columns?.tokens ?? csvTokens(openText, dialect),
    sha256: scan.sha256,
    notes: [...encodingNotes(encoding), ...(columns ? [columns.note] : [])],
  }
  if (columns) return opened
  const kinds = recordKinds(sample, dialect)
  if (kinds) return ofRecords(opened, kinds)
  return mayBeUnquoted(dialect)
    ? { ...opened, unquoted: { ...opened, ...unquoted(openText, dialect, opened.notes) } }
    : opened
}

/** More than that cannot be compared with each other in the memory of one audit. */
const mostLines = 5_000_000

function tooManyLines(): IntakeRefusal {
  return new IntakeRefusal(
    'file-too-large',
    `The file has more than ${mostLines.toLocaleString('en-US')} lines. Split it into smaller files, such as one for each month of service.`,
  )
}

/** Records of claims among those of lines: read with the lines, and set aside themselves. */
function ofRecords(opened: OpenFile, kinds: RecordKinds): OpenFile {
  let last = 0
  const tokens = joinedRecords(opened.tokens, kinds, (row) => {
    last = row
  })
  return {
    ...opened,
    tokens,
    notes: [
      ...opened.notes,
      `The file has records of two kinds: each ${kinds.line} was read with what the ${kinds.claim} above it says.`,
    ],
    setAsideBecause: (row) => (row === last ? 'claim-heading' : undefined),
  }
}

/** Rows of a text in which a value's place on the line tells its column; undefined for any other. */
function setApartByPlace(
  sample: string,
  openText: () => AsyncIterable<string>,
): { readonly tokens: TokenSource; readonly note: string } | undefined {
  const ruled = ruledColumns(sample)
  if (ruled) return { tokens: ruledTokens(openText, ruled), note: ruledNote }
  const aligned = alignedHeader(sample)
  return aligned && { tokens: alignedTokens(openText, aligned), note: alignedNote }
}

const ruledNote =
  'The columns of the file have fixed widths: each was read between the ends of its dashes below the names.'
const alignedNote =
  'The columns of the file are set apart by blanks: each value was taken for the column whose name stands over it.'

/** Programs that write tabs or pipes often do not quote at all: `5" tube` is text there. */
function mayBeUnquoted({ delimiter }: CsvDialect): boolean {
  return delimiter === '\t' || delimiter === '|'
}

function unquoted(
  openText: () => AsyncIterable<string>,
  dialect: CsvDialect,
  notes: readonly string[],
): Pick<OpenFile, 'tokens' | 'notes'> {
  const note = 'Quotation marks in the file do not pair; they were read as ordinary characters.'
  return { tokens: csvTokens(openText, { ...dialect, quoted: false }), notes: [...notes, note] }
}
