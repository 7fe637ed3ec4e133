import { describe, expect, it } from 'vitest'
import { readText } from '../../testing/read-text.ts'

const notesOf = async (...rows: readonly string[]) => {
  const { file } = await readText(`Date,Code,Description,Amount\n${rows.join('\n')}\n`)
  return file.notes.filter((note) => note.startsWith('The total of'))
}
const first = '2024-01-05,99284,ER VISIT,500.00'
const second = '2024-01-05,80053,LAB,50.00'
const third = '2024-01-06,80048,LAB,40.00'

describe('totals that a file prints', () => {
  it('are named where they are not what their lines come to', async () => {
    expect(await notesOf(first, second, ',,Subtotal,550.00', third, ',,Total,690.00')).toEqual([
      'The total of $690.00 in row 6 is not what the charges of its lines come to, $590.00 as they stand above it: rows may be missing, or stand there twice.',
    ])
  })

  it('agree as subtotals and as totals of all', async () => {
    const rows = [first, second, ',,Subtotal,550.00', third, ',,Subtotal,40.00']
    expect(await notesOf(...rows, ',,Grand Total,590.00')).toEqual([])
  })

  it('agree with the lines below them', async () => {
    const rows = [',,Total,550.00', first, second, ',,Total,40.00', third]
    expect(await notesOf(...rows)).toEqual([])
  })

  it('may count what is not audited', async () => {
    const rows = [first, '2024-01-05,,MISCELLANEOUS,5.00', ',,Total,505.00']
    expect(await notesOf(...rows)).toEqual([])
  })

  it('of revenue code 0001 are of their claim, wherever its lines stand', async () => {
    const { file } = await readText(
      [
        'Claim,Patient ID,Date,Rev,HCPCS,Charge',
        'A,P1,2024-01-05,0300,80053,50.00',
        'B,P2,2024-01-05,0001,,40.00',
        'A,P1,2024-01-05,0001,,50.00',
        'B,P2,2024-01-05,0300,80048,40.00',
        'C,P3,2024-01-05,0300,80048,40.00',
        'D,P4,2024-01-05,0001,,70.00',
        'D,P4,2024-01-05,0300,85025,70.00',
      ].join('\n'),
    )
    expect(file.notes.filter((note) => note.startsWith('The total of'))).toEqual([])
  })

  it('say nothing without an amount', async () => {
    expect(await notesOf(first, second, ',,Total,')).toEqual([])
  })

  it('are counted where several do not agree', async () => {
    const [note] = await notesOf(first, ',,Subtotal,501.00', second, ',,Subtotal,53.00')
    expect(note).toContain('The total of $501.00 in row 3 (and 1 more)')
  })
})
