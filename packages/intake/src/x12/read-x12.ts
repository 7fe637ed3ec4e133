import { Claims837 } from './claims-837.ts'
import { Remittance835 } from './remittances/remittance-835.ts'
import { visitSegments, type Segment } from './segments.ts'
import type { SayRow, TransactionReader, X12Row } from './x12-rows.ts'

/** Transactions that rows are read from. */
export type RowKind = X12Row['kind']

/** Called with every row; `false` stops the reading. */
type VisitRow = (...row: Parameters<SayRow>) => boolean | undefined

/**
 * Reads the rows of an X12 text: service lines, and claims that state none, of transactions of these `kinds`. Rows of
 * interchanges in `repeated` (1 first) are said to be repeated.
 */
export async function readX12(
  text: AsyncIterable<string>,
  repeated: ReadonlySet<number>,
  kinds: readonly RowKind[],
  visit: VisitRow,
): Promise<void> {
  let interchange = 0
  let goesOn = true
  const say: SayRow = (row) => {
    if (!goesOn) return
    const again = repeated.has(interchange)
    goesOn = visit(again ? { ...row, because: 'repeated-interchange' } : row) !== false
  }
  let guide = ''
  let reader: TransactionReader | undefined
  await visitSegments(text, (segment) => {
    const { name } = segment
    if (name === 'ISA') interchange++
    if (name === 'GS') guide = segment.elements[8] ?? ''
    if (name === 'ST' || name === 'SE' || name === 'IEA') {
      reader?.end(false)
      reader = name === 'ST' ? readerOf(segment, kinds, guide, say) : undefined
    } else reader?.take(segment)
    return goesOn
  })
  // Its end (SE) is missing, and so may be the rest of its last line.
  reader?.end(true)
}

function readerOf(
  { elements }: Segment,
  kinds: readonly RowKind[],
  guide: string,
  say: SayRow,
): TransactionReader | undefined {
  const kind = elements[1]?.trim()
  if (!kinds.some((wanted) => wanted === kind)) return undefined
  return kind === '837' ? new Claims837(say, elements[3] ?? guide) : new Remittance835(say)
}
