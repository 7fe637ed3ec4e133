import { readMembers } from '../archive/read-members.ts'
import { archiveRefusal } from '../archive/archive-refusal.ts'
import { scanBytes, type ByteScan, type FileSource } from '../source/byte-source.ts'
import type { OpenFile } from '../source/open-file.ts'
import { understandTable } from '../understand/understand-table.ts'
import { IntakeRefusal } from '../words/intake-refusal.ts'
import { sameHeader } from '../workbook/same-header.ts'
import { openX12 } from '../x12/open-x12.ts'
import { isX12, type X12Text } from '../x12/x12-text.ts'
import { oneAfterAnother, type NamedTable } from './one-after-another.ts'

const zipSignature = Buffer.from([0x50, 0x4b, 0x03, 0x04])

/** Whether the first bytes are those of a zip archive. */
export function isArchive(head: Uint8Array): boolean {
  return zipSignature.equals(head.subarray(0, 4))
}

/** Opens one file of an archive by itself. */
type OpenMember = (source: FileSource, scan: ByteScan) => Promise<OpenFile> | OpenFile

interface HeaderedTable extends NamedTable {
  readonly header: readonly string[]
  readonly sizeBytes: number
}

/** What the files of an archive are. */
interface Sorted {
  readonly x12: X12Text[]
  readonly tables: HeaderedTable[]
  /** Why a file was not read, by its name. */
  readonly unread: Map<string, string>
}

/**
 * Opens the claims in a zip archive: X12 files together, remittances put to their claims; else tables
 * with the same header, one after another. What was not read is named with its reason.
 */
export async function openArchive(
  source: FileSource,
  scan: ByteScan,
  openMember: OpenMember,
): Promise<OpenFile> {
  const sorted = await sortMembers(source, openMember)
  const { x12, unread } = sorted
  const x12Bytes = x12.reduce((sum, text) => sum + text.scan.sizeBytes, 0)
  const tables = alike(sorted.tables)
  const tableBytes = tables.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)
  const isX12First = x12Bytes > tableBytes
  const others = isX12First
    ? sorted.tables.map(({ name }) => name)
    : [
        ...sorted.tables.filter((table) => !tables.includes(table)).map(({ name }) => name),
        ...x12.map((text) => text.source.name),
      ]
  for (const name of others) unread.set(name, 'its rows do not belong under the same header')
  if (x12Bytes + tableBytes === 0) throw nothingReadable(unread)
  const opened = isX12First
    ? await openX12(x12, () => undefined)
    : oneAfterAnother(tables, scan.sha256)
  return withUnread(opened, scan.sha256, unread)
}

async function sortMembers(source: FileSource, openMember: OpenMember): Promise<Sorted> {
  const sorted: Sorted = { x12: [], tables: [], unread: new Map() }
  const digests = new Set<string>()
  for (const { name, bytes } of await readMembers(source)) {
    const member = { name, bytes }
    const scan = await scanBytes(member)
    const isAgain = digests.has(scan.sha256)
    digests.add(scan.sha256)
    if (isAgain) sorted.unread.set(name, 'it is another of the files again, byte for byte')
    else await sortMember(member, scan, openMember, sorted)
  }
  return sorted
}

async function sortMember(
  source: FileSource,
  scan: ByteScan,
  openMember: OpenMember,
  { x12, tables, unread }: Sorted,
): Promise<void> {
  const { name } = source
  try {
    const file = await openMember(source, scan)
    if (isX12(scan)) {
      x12.push({ source, scan })
      return
    }
    const { table } = await understandTable(
      file.tokens,
      file.mapping ? { mapping: file.mapping } : {},
    )
    const { header, headerRow } = table
    tables.push({ name, file, header, headerRow, sizeBytes: scan.sizeBytes })
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
