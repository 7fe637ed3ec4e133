import {
  isoDate,
  type AuditType,
  type ClaimLine,
  type ColumnReading,
  type FileFacts,
  type LineColumns,
  type SetAsideRow,
} from '@plumbline/engine'
import { storedSizeBytes, type FileSource } from './source/byte-source.ts'
import { claimAmounts, sumOfAmounts } from './read/totals/claim-amounts.ts'
import { settleLines } from './read/settle-lines.ts'
import { mappingFileSays } from './columns/assign-columns.ts'
import { columnReadings, doubtNotes, maskedNotes } from './columns/column-readings.ts'
import {
  dateNotes,
  decideFormats,
  proofsOf,
  sameFormats,
  sampledProofs,
} from './columns/date-columns.ts'
import { IntakeRefusal } from './words/intake-refusal.ts'
import type { RowPlace } from './words/row-place.ts'
import { openForm } from './forms/open-form.ts'
import type { OpenFile } from './source/open-file.ts'
import { tableSeen, type TableSeen } from './look/table-seen.ts'
import {
  correctedClaims,
  correctedNotes,
  type CorrectedClaims,
  type ReadBefore,
} from './correct/corrected-claims.ts'
import { rowsToCorrect, type RowsToCorrect } from './correct/rows-to-correct.ts'
import { memberNumbers } from './read/patients/member-number.ts'
import { rememberedMarks } from './read/patients/patient-key.ts'
import { readRows, type ReadRows } from './read/rows/read-rows.ts'
import { asMapped, type MappedOptions } from './mapped-options.ts'
import type { ReadOptions } from './read-options.ts'
import { rowNotes } from './read/row-notes.ts'
import { withYears } from './table/days-without-year.ts'
import type { RecognizedType } from './understand/recognize-type.ts'
import { unreadColumns } from './understand/unread-columns.ts'
import { leftOutNotes } from './understand/values-not-codes.ts'
import { isServiceDate } from './understand/not-claims.ts'
import {
  understandColumns,
  understandTable,
  type Understanding,
} from './understand/understand-table.ts'

/** A claims file as the audit takes it. */
export interface IntakeResult {
  readonly file: FileFacts
  /** What kind of file it is, in words. */
  readonly form: string
  /** The table as a person may look at it. */
  readonly table: TableSeen
  /** Which audit the columns call for, and why. */
  readonly recognized: RecognizedType
  readonly columns: readonly ColumnReading[]
  readonly setAside: readonly SetAsideRow[]
  /** Where a row stands, where its number alone does not say it. */
  readonly placeOf: (row: number) => RowPlace | undefined
  readonly lines: readonly ClaimLine[]
  /**
   * Members' own numbers as the file writes them, by the `patientKey` of lines: for reports, which
   * both sides must be able to find a claim by. Personal data, with or without `pseudonym`.
   */
  readonly members: ReadonlyMap<string, string>
  /** For the audit of these very lines. */
  readonly lineColumns: LineColumns
  /** Names of the fields that lines state, and perhaps of some that were taken back after reading. */
  readonly fields: ReadonlySet<string>
  /** Reads the rows set aside once more, whole, to be corrected: personal data, as `members` is. */
  readonly toCorrect: () => Promise<RowsToCorrect>
}

/** How a file's columns are understood. */
export interface ColumnsResult {
  readonly type: AuditType
  /** What kind of file it is, in words. */
  readonly form: string
  readonly table: TableSeen
  /** Which audit the columns call for, and why. */
  readonly recognized: RecognizedType
  readonly columns: readonly ColumnReading[]
  readonly notes: readonly string[]
}

/** Reads a claims file. Throws `IntakeRefusal` where it cannot be audited, with what to do. */
export async function readClaims(
  source: FileSource,
  options: ReadOptions = {},
): Promise<IntakeResult> {
  const { opened, form } = await open(source, options)
  return orUnquoted(opened, (file) => readCorrected(source, file, { ...options, form }))
}

/** With corrected rows in their places, where such came beside the file. */
async function readCorrected(
  source: FileSource,
  opened: OpenFile,
  options: ReadOptions & { readonly form: string },
): Promise<IntakeResult> {
  const read = async (file: OpenFile, corrected: Corrected) =>
    readOpened(source, file, { ...(await asMapped(file, options)), form: options.form }, corrected)
  const { file, ...corrected } = await correctedFile(opened, options, async (before) => {
    return (await read(before, nothingCorrected)).setAside
  })
  return read(file, corrected)
}

type Corrected = Pick<CorrectedClaims, 'rows'>

const nothingCorrected: Corrected = { rows: new Set() }

async function correctedFile(
  opened: OpenFile,
  options: ReadOptions,
  setAsideOf: ReadBefore['setAsideOf'],
): Promise<CorrectedClaims> {
  return correctedClaims(opened, options.corrected ?? [], {
    setAsideOf,
    headerOf: async (file) => {
      const understood = await understandTable(file.tokens, await asMapped(file, options))
      return understood.table.header
    },
  })
}

/** A file as it stands: its header, and its rows below by the line on which each starts. */
export interface OriginalTable {
  readonly sha256: string
  readonly header: readonly string[]
  readonly rows: ReadonlyMap<number, readonly string[]>
}

/** Reads the cells of a claims file as they stand, corrected rows in their places. Refuses as `readClaims` does. */
export async function readOriginal(
  source: FileSource,
  options: ReadOptions = {},
): Promise<OriginalTable> {
  const { opened } = await open(source, options)
  const corrected = options.corrected?.map((one) => ({ ...one, isTaken: true }))
  return orUnquoted(opened, async (asSent) => {
    const asTaken = { ...options, ...(corrected && { corrected }) }
    const { file } = await correctedFile(asSent, asTaken, () => Promise.resolve([]))
    const { tokens, sha256 } = file
    const mapped = await asMapped(file, options)
    const { header, headerRow } = (await understandTable(tokens, mapped)).table
    const rows = new Map<number, readonly string[]>()
    await tokens.visit((cells, row) => {
      if (row > headerRow) rows.set(row, cells)
      return undefined
    })
    return { sha256, header, rows }
  })
}

/** Of a mark that is text, a cell between two of them may be made that is too long. */
const brokenQuotes: ReadonlySet<string> = new Set(['unterminated-quote', 'record-too-long'])

/** Reads again without quoting where quotation marks do not pair and need not. */
async function orUnquoted<Result>(
  opened: OpenFile,
  read: (file: OpenFile) => Promise<Result>,
): Promise<Result> {
  try {
    return await read(opened)
  } catch (error) {
    const quotesBroken = error instanceof IntakeRefusal && brokenQuotes.has(error.code)
    if (!quotesBroken || !opened.unquoted) throw error
    return read(opened.unquoted)
  }
}

async function readOpened(
  source: FileSource,
  asSent: OpenFile,
  options: MappedOptions & { readonly form: string },
  corrected: Corrected,
): Promise<IntakeResult> {
  const opened = await withYears(asSent)
  const understood = await understandTable(opened.tokens, options)
  const { read, notes } = await readAllRows(opened, understood, options)
  requireLines(read, understood, opened)
  const settled = settleLines(read, {
    ...understood,
    hasSeveralHeads: understood.table.between.length > 0,
    sha256: opened.sha256,
    isBill: understood.table.isBill,
    pseudonym: options.pseudonym,
    ...(opened.payments && { payments: opened.payments }),
    ...(opened.placeOf && { placeOf: opened.placeOf }),
  })
  const setAside = placed(read.setAside, opened)
  return {
    file: fileFacts(source, opened, understood, read, [
      ...opened.notes,
      ...options.mappingNotes,
      ...doubtNotes(understood.columns),
      ...maskedNotes(understood.columns),
      ...leftOutNotes(understood.columns),
      ...unreadColumns(understood.columns).map(({ note }) => note),
      ...notes,
      ...rowNotes(read, opened.placeOf),
      ...settled.notes,
      ...correctedNotes(corrected.rows, read.setAside),
    ]),
    form: options.form,
    table: seenIn(opened, understood, options, false),
    recognized: understood.recognized,
    columns: columnReadings(understood.columns),
    setAside,
    placeOf: (row) => rowPlace(opened, row),
    lines: read.lines,
    members: memberNumbers(read.lines, read.memberNumbers),
    fields: settled.fields,
    lineColumns: settled.lineColumns,
    toCorrect: () => rowsToCorrect(asSent, understood.table.header, setAside, read.unsureColumns),
  }
}

/** Says in the reason where a row stands, where its number alone does not. */
function placed(rows: readonly SetAsideRow[], { placeOf }: OpenFile): readonly SetAsideRow[] {
  if (!placeOf) return rows
  return rows.map((row) => ({ ...row, reason: `${placeOf(row.row)}. ${row.reason}` }))
}

/** Undefined where the number of a row says where it stands. */
function rowPlace({ placeOf, onPage }: OpenFile, row: number): RowPlace | undefined {
  if (!placeOf) return undefined
  const place = onPage?.(row)
  return { words: placeOf(row), ...(place && { onPage: place }) }
}

/** Says how the columns of a file are understood, without reading its lines. */
export async function readColumns(
  source: FileSource,
  options: ReadOptions = {},
): Promise<ColumnsResult> {
  const { opened, form } = await open(source, options)
  return orUnquoted(opened, async (file) =>
    readColumnsOf(file, { ...(await asMapped(file, options)), form }),
  )
}

async function readColumnsOf(
  asSent: OpenFile,
  options: MappedOptions & { readonly form: string },
): Promise<ColumnsResult> {
  const opened = await withYears(asSent)
  const understood = await understandColumns(opened.tokens, options)
  const { type, recognized, columns, problem } = understood
  const proofs = sampledProofs(columns)
  const asked = options.mapping?.dateOrder
  const formats = decideFormats(proofs, auditYear(options), asked)
  return {
    type,
    form: options.form,
    table: seenIn(opened, understood, options, problem !== undefined),
    recognized,
    columns: columnReadings(columns),
    notes: [
      ...opened.notes,
      ...options.mappingNotes,
      ...doubtNotes(columns),
      ...dateNotes(proofs, formats, asked),
      ...(problem === undefined ? [] : [problem]),
    ],
  }
}

function seenIn(
  { mapping }: OpenFile,
  understood: Understanding,
  { fingerprint, mapping: said }: MappedOptions,
  lacksOne: boolean,
): TableSeen {
  const isFixed = mapping !== undefined
  const saidBecause = isFixed || !said ? undefined : (said.because ?? mappingFileSays)
  return tableSeen(understood, { isFixed, fingerprint, saidBecause, lacksOne })
}

async function open(
  source: FileSource,
  { onProgress, readPdf, remittances, layout }: ReadOptions,
): Promise<{ readonly opened: OpenFile; readonly form: string }> {
  const sizeBytes = await storedSizeBytes(source)
  let furthest = 0
  const onBytes = (bytesDone: number) => {
    if (bytesDone <= furthest) return
    furthest = bytesDone
    onProgress?.(Math.min(bytesDone, sizeBytes), sizeBytes)
  }
  let form = ''
  const opened = await openForm(source, sizeBytes, {
    onBytes,
    onForm: (words) => {
      form = words
    },
    ...(readPdf && { readPdf }),
    ...(remittances && { remittances }),
    ...(layout && { layout }),
  })
  return { opened, form }
}

const readingLimit = 3

/**
 * Reads the rows with the date formats that the first rows suggest, and again in the rare case
 * that all rows together prove another.
 */
async function readAllRows(
  opened: OpenFile,
  understood: Understanding,
  options: ReadOptions,
): Promise<{ read: ReadRows; notes: readonly string[] }> {
  const { columns } = understood
  const asked = options.mapping?.dateOrder
  const pseudonym = options.pseudonym && rememberedMarks(options.pseudonym)
  let proofs = sampledProofs(columns)
  let formats = decideFormats(proofs, auditYear(options), asked)
  for (let reading = 1; ; reading++) {
    const read = await readRows(opened, understood, formats, pseudonym)
    proofs = proofsOf(columns, read.dateColumns)
    const proven = decideFormats(proofs, auditYear(options), asked)
    if (reading === readingLimit || sameFormats(proven, formats)) {
      return { read, notes: dateNotes(proofs, formats, asked) }
    }
    formats = proven
  }
}

function auditYear({ auditDay }: ReadOptions): number {
  return auditDay === undefined ? new Date().getFullYear() : Number(isoDate(auditDay).slice(0, 4))
}

function requireLines(
  { lines, rowsRead, setAside }: ReadRows,
  understood: Understanding,
  { placeOf }: OpenFile,
): void {
  if (lines.length > 0) {
    if (lines.some(hasDay)) return
    throw new IntakeRefusal(
      'no-dates',
      `No row of the file has a date of service (${dateHeaders(understood)}), so that its lines cannot be audited. Export the claims again with their dates.`,
    )
  }
  if (rowsRead === 0) {
    throw new IntakeRefusal(
      'header-only',
      'The file has a header and no rows below it. Export the claims again.',
    )
  }
  const first = setAside[0]
  const at = first?.row ?? 0
  throw new IntakeRefusal(
    'no-service-rows',
    `None of the ${rowsRead} rows could be audited. ${placeOf?.(at) ?? `Line ${at}`}: ${first?.reason ?? ''}`,
  )
}

function hasDay(line: ClaimLine): boolean {
  const { serviceFromDay, serviceThroughDay, admissionDay, dischargeDay } = line
  return (serviceFromDay ?? serviceThroughDay ?? admissionDay ?? dischargeDay) !== undefined
}

function dateHeaders({ columns }: Understanding): string {
  const dates = columns.filter(({ meaning }) => meaning !== undefined && isServiceDate(meaning))
  return dates.map(({ column }) => column.header).join(', ')
}

function fileFacts(
  source: FileSource,
  opened: OpenFile,
  { type }: Understanding,
  { lines, setAside, rowsRead, setAsideMoney }: ReadRows,
  notes: readonly string[],
): FileFacts {
  const [chargeCents, allowedCents, paidCents] = claimAmounts.map((amount) =>
    sumOfAmounts(lines, amount),
  )
  return {
    name: source.name,
    sha256: opened.sha256,
    type,
    rowsRead,
    rowsAudited: rowsRead - setAside.length,
    rowsSetAside: setAside.length,
    linesAudited: lines.length,
    chargeCents: chargeCents ?? 0,
    allowedCents: allowedCents ?? 0,
    paidCents: paidCents ?? 0,
    setAsideCents: setAsideMoney.cents,
    notes,
  }
}
