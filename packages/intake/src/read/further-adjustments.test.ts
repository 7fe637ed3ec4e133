import { describe, expect, it } from 'vitest'
import { readText } from '../testing/read-text.ts'

const header = 'Claim,Line,Member ID,DOS,CPT,Charge,Paid,Adj Group,Adj Reason,Adj Amount'
const read = (...rows: readonly string[]) => readText([header, ...rows, ''].join('\n'))
const line = 'C1,1,M1,2024-07-03,99213,100.00,60.00'

describe('a row for each adjustment', () => {
  it('is one line with all of them', async () => {
    const { lines, setAside } = await read(`${line},CO,45,30.00`, `${line},PR,2,10.00`)
    expect(lines).toHaveLength(1)
    expect(lines[0]?.adjustments).toMatchObject([
      { group: 'CO', reason: '45', amountCents: 3000 },
      { group: 'PR', reason: '2', amountCents: 1000 },
    ])
    expect(setAside).toMatchObject([{ row: 3, code: 'further-adjustment' }])
  })

  it.each([
    ['the same adjustment', 'CO,45,20.00', 'CO,45,20.00'],
    ['more than charge and payment leave', 'CO,45,40.00', 'PR,2,40.00'],
    ['an amount that is not said', 'CO,45,30.00', 'PR,2,'],
  ])('stays a second line with %s', async (_, first, second) => {
    const { lines } = await read(`${line},${first}`, `${line},${second}`)
    expect(lines).toHaveLength(2)
  })

  it('stays a second line where anything else differs', async () => {
    const other = line.replace('99213', '99214')
    const { lines } = await read(`${line},CO,45,30.00`, `${other},PR,2,10.00`)
    expect(lines).toHaveLength(2)
  })
})
