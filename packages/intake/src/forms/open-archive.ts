import { readMembers, type Member } from '../archive/read-members.ts'
import { archiveRefusal } from '../archive/archive-refusal.ts'
import { scanBytes, type ByteScan, type FileSource } from '../source/byte-source.ts'
import type { OpenFile } from '../source/open-file.ts'
import { understandTable } from '../understand/understand-table.ts'
import { IntakeRefusal } from '../words/intake-refusal.ts'
import { sameHeader } from '../workbook/same-header.ts'
import { withPayments } from '../payments/open-payments.ts'
import type { SurveyedX12 } from '../x12/several-x12.ts'
import { openX12, surveyed } from '../x12/open-x12.ts'
import { isX12, type X12Text } from '../x12/x12-text.ts'
import { oneAfterAnother, type NamedTable } from './one-after-another.ts'

const zipSignature = Buffer.from([0x50, 0x4b, 0x03, 0x04])

/** Whether the first bytes are those of a zip archive. */
export function isArchive(head: Uint8Array): boolean {
  return zipSignature.equals(head.subarray(0, 4))
}

/** Opens one file of an archive by itself. */
export type OpenMember = (source: FileSource, scan: ByteScan) => Promise<OpenFile> | OpenFile

interface HeaderedTable extends NamedTable {
  readonly header: readonly string[]
  readonly sizeBytes: number
}

/** What the files of an archive are. */
interface Sorted {
  readonly x12: SurveyedX12[]
  /** Among them are claims, and not their remittances alone. */
  hasClaims837: boolean
  readonly tables: HeaderedTable[]
  /** Why a file was not read, by its name. */
  readonly unread: Map<string, string>
}

/**
 * Opens the claims in a zip archive: claims in X12 together, remittances put to them; else tables with
 * the same header, one after another, remittances put to those. What was not read is named with its
 * reason. `remittances` came beside the archive.
 */
export async function openArchive(
  { source, scan }: X12Text,
  remittances: readonly SurveyedX12[],
  openMember: OpenMember,
): Promise<OpenFile> {
  const sorted = await sortMembers(source, openMember)
  const { unread, hasClaims837 } = sorted
  const x12 = [...sorted.x12, ...remittances]
  const x12Bytes = sizeOf(sorted.x12.map(({ text }) => text.scan))
  const tables = alike(sorted.tables)
  if (x12Bytes === 0 && tables.length === 0) throw nothingReadable(unread)
  const isX12First = tables.length === 0 || (hasClaims837 && x12Bytes > sizeOf(tables))
  const others = isX12First
    ? sorted.tables.map(({ name }) => name)
    : [
        ...sorted.tables.filter((table) => !tables.includes(table)).map(({ name }) => name),
        ...(hasClaims837 ? sorted.x12.map(({ text }) => text.source.name) : []),
      ]
  for (const name of others) unread.set(name, 'its rows do not belong under the same header')
  const opened = isX12First
    ? openX12(x12, () => undefined)
    : await withRemittances(oneAfterAnother(tables, scan.sha256), hasClaims837 ? remittances : x12)
  return withUnread(opened, scan.sha256, unread)
}

function withRemittances(
  table: OpenFile,
  remittances: readonly SurveyedX12[],
): Promise<OpenFile> | OpenFile {
  return remittances.length > 0 ? withPayments(table, remittances) : table
}

function sizeOf(files: readonly { readonly sizeBytes: number }[]): number {
  return files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)
}

async function sortMembers(source: FileSource, openMember: OpenMember): Promise<Sorted> {
  const sorted: Sorted = { x12: [], hasClaims837: false, tables: [], unread: new Map() }
  const digests = new Set<string>()
  for (const member of await readMembers(source)) {
    const { name } = member
    const scan = await scanBytes(member)
    const isAgain = digests.has(scan.sha256)
    digests.add(scan.sha256)
    if (isAgain) sorted.unread.set(name, 'it is another of the files again, byte for byte')
    else await sortMember(member, scan, openMember, sorted)
  }
  return sorted
}

async function sortMember(
  source: Member,
  scan: ByteScan,
  openMember: OpenMember,
  sorted: Sorted,
): Promise<void> {
  const { name, path } = source
  const { x12, tables, unread } = sorted
  try {
    if (isX12(scan)) {
      const file = await surveyed({ source, scan })
      x12.push(file)
      sorted.hasClaims837 ||= file.survey.kinds.has('837')
      return
    }
    const file = await openMember(source, scan)
    const { table } = await understandTable(
      file.tokens,
      file.mapping ? { mapping: file.mapping } : {},
    )
    const { header, headerRow } = table
    tables.push({ name, path, file, header, headerRow, sizeBytes: scan.sizeBytes })
  } catch (error) {
    if (!(error instanceof IntakeRefusal)) throw error
    unread.set(name, error.message)
  }
}

/** The longest table, and those that have its header, in the archive's order. */
function alike(tables: readonly HeaderedTable[]): readonly HeaderedTable[] {
  const [longest] = tables.toSorted((one, two) => two.sizeBytes - one.sizeBytes)
  return longest ? tables.filter(({ header }) => sameHeader(header, longest.header)) : []
}

/** A single file's reason is the archive's. */
function nothingReadable(unread: ReadonlyMap<string, string>): IntakeRefusal {
  const [first] = unread
  if (!first) return archiveRefusal('empty')
  return new IntakeRefusal(
    'archive-file',
    `The zip archive holds no claims that can be read. ${first[0]}: ${first[1]}`,
  )
}

function withUnread(file: OpenFile, sha256: string, unread: ReadonlyMap<string, string>): OpenFile {
  const notes = Array.from(unread, ([name, why]) => `${name} in the archive was not read: ${why}`)
  return {
    ...file,
    sha256,
    get notes() {
      return [...file.notes, ...notes]
    },
  }
}
