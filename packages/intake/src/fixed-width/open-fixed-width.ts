import { readBytes, type ByteScan, type FileSource } from '../source/byte-source.ts'
import { decodeText, detectEncoding, encodingNotes } from '../source/encoding.ts'
import { refuseLookAlike } from '../source/look-alike.ts'
import type { OpenFile } from '../source/open-file.ts'
import type { RowVisitor } from '../source/token-source.ts'
import type { SetAsideCode } from '../words/set-aside.ts'
import { ControlRecords } from './control-records.ts'
import { FixedTable } from './fixed-table.ts'
import { recordsOf } from './fixed-records.ts'
import type { FixedLayout } from './layout.ts'
import { RecordKinds } from './record-kinds.ts'

/** Above the first record. */
const headerRow = 0

/** Opens a file of fixed-width records by the description of its layout. */
export function openFixedWidth(
  source: FileSource,
  scan: ByteScan,
  layout: FixedLayout,
  onBytes: (bytesDone: number) => void,
): OpenFile {
  refuseLookAlike(scan.head)
  const encoding = detectEncoding(scan.head, scan.isUtf8)
  const openText = () => {
    let bytesDone = 0
    const bytes = readBytes(source, (chunk) => {
      bytesDone += chunk.length
      onBytes(bytesDone)
    })
    return decodeText(bytes, encoding)
  }
  const { columns } = new FixedTable(layout)
  const setAside = new Map<number, SetAsideCode>()
  let said: readonly string[] = []
  return {
    tokens: {
      visit: async (visitor) => {
        const notes = await visitRecords(openText(), layout, setAside, visitor)
        if (notes) said = notes
      },
    },
    sha256: scan.sha256,
    get notes() {
      return [...encodingNotes(encoding), readAs(layout), ...said]
    },
    placeOf: (row) => `Record ${row}`,
    setAsideBecause: (row) => setAside.get(row),
    mapping: {
      headerRow,
      because: 'the layout of the file says it of this place',
      columns: new Map(columns.map(({ name, meaning }) => [name, meaning])),
      ...(layout.type && { type: layout.type }),
    },
  }
}

function readAs({ name }: FixedLayout): string {
  return `The file was read as fixed-width records by the layout "${name}": its rows are numbered by record (the first is 1).`
}

/** Visits the lines, and answers what controls say of all records; undefined where the visit was cut short. */
async function visitRecords(
  text: AsyncIterable<string>,
  layout: FixedLayout,
  setAside: Map<number, SetAsideCode>,
  visitor: RowVisitor,
): Promise<readonly string[] | undefined> {
  const kinds = new RecordKinds(layout)
  const table = new FixedTable(layout)
  const controls = new ControlRecords(layout)
  if (
    visitor(
      table.columns.map(({ name }) => name),
      headerRow,
    ) === false
  )
    return undefined
  let row = 0
  for await (const each of recordsOf(text, layout.recordLength)) {
    row++
    if (each.trim() === '') continue
    const record = kinds.of(each)
    if (record) controls.take(record, each, row)
    if (record && record.kind !== 'line') {
      if (record.kind === 'above') table.takeAbove(record, each)
      continue
    }
    const because = record
      ? kinds.isBroken(each, record)
        ? 'broken-record'
        : undefined
      : 'unknown-record'
    if (because) setAside.set(row, because)
    // A record that nobody can take apart is one cell, so that the file has it.
    const cells = record ? table.rowOf(record, each) : [each.slice(0, 80)]
    if (visitor(cells, row) === false) return undefined
  }
  return controls.notes()
}
