import type { FindingItem } from '@plumbline/contract'
import { quotedText, summaryOrigin } from '@plumbline/report'

export type Cell = string | number | null

interface Column {
  readonly title: string
  /** Numbers are our own, so that a negative one stays a number; all else is text. */
  readonly type: 'text' | 'number'
  readonly of: (item: FindingItem) => Cell
}

/** What exports say of a finding, in order. */
export const exportColumns: readonly Column[] = [
  { title: 'Finding', type: 'text', of: (item) => item.id },
  { title: 'Upload', type: 'text', of: (item) => item.uploadName },
  { title: 'Claim', type: 'text', of: (item) => item.claimId },
  { title: 'Row', type: 'number', of: (item) => item.row },
  { title: 'Rule', type: 'text', of: (item) => item.ruleId },
  { title: 'Title', type: 'text', of: (item) => item.title },
  { title: 'Category', type: 'text', of: (item) => item.category },
  { title: 'Class', type: 'text', of: (item) => item.class },
  { title: 'Standing', type: 'text', of: (item) => item.standing },
  { title: 'Dollars at risk', type: 'number', of: (item) => item.dollars },
  { title: 'Paid', type: 'number', of: (item) => item.paid },
  { title: 'Date of service', type: 'text', of: (item) => item.serviceDate },
  { title: 'Code', type: 'text', of: (item) => item.code },
  { title: 'Payee', type: 'text', of: (item) => item.provider?.label ?? null },
  { title: 'Summary', type: 'text', of: (item) => item.summary },
  { title: 'Summary origin', type: 'text', of: () => summaryOrigin },
  { title: 'Decision', type: 'text', of: (item) => item.decision },
  { title: 'Reason', type: 'text', of: (item) => item.reason },
  { title: 'Decided by', type: 'text', of: (item) => item.decidedBy },
  { title: 'Decided at', type: 'text', of: (item) => item.decidedAt },
  { title: 'Carried over', type: 'text', of: (item) => (item.carriedOver ? 'yes' : 'no') },
]

export async function* csvOf(
  batches: AsyncIterable<readonly FindingItem[]>,
): AsyncGenerator<string> {
  yield `\uFEFF${exportColumns.map(({ title }) => quotedText(title)).join(',')}\r\n`
  let isEmpty = true
  for await (const items of batches) {
    if (items.length > 0) isEmpty = false
    yield items.map(csvRow).join('')
  }
  if (isEmpty) yield csvCells(nothingFound)
}

const nothingSaid = 'No finding matches this filter.'

/** The row of an export of nothing: a word where others say what was found, and no finding. */
export const nothingFound: readonly Cell[] = exportColumns.map(({ title }) =>
  title === 'Summary' ? nothingSaid : null,
)

function csvRow(item: FindingItem): string {
  return csvCells(exportColumns.map(({ of }) => of(item)))
}

function csvCells(cells: readonly Cell[]): string {
  const types = exportColumns.map(({ type }) => type)
  return `${cells.map((cell, at) => csvCell(types[at] ?? 'text', cell)).join(',')}\r\n`
}

function csvCell(type: Column['type'], value: Cell): string {
  if (value === null) return ''
  return type === 'number' ? String(value) : quotedText(String(value))
}

/** The items as calls answer them, in one document. */
export async function* jsonOf(
  batches: AsyncIterable<readonly FindingItem[]>,
): AsyncGenerator<string> {
  yield `{"summaryOrigin":${JSON.stringify(summaryOrigin)},"findings":[`
  let first = true
  for await (const items of batches) {
    if (items.length === 0) continue
    yield (first ? '' : ',') + items.map((item) => JSON.stringify(item)).join(',')
    first = false
  }
  yield first ? `],"message":${JSON.stringify(nothingSaid)}}` : ']}'
}
