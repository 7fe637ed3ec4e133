import { describe, expect, it } from 'vitest'
import { readText } from '../testing/read-text.ts'

const file = (
  charges: readonly number[],
  header = 'Charge',
  codes = ['99213', '36415', '80053', '85025', '99214'],
) =>
  readText(
    [
      `Claim,Member ID,DOS,CPT,${header}`,
      ...charges.map((charge, at) => `C${at},M${at},2024-07-03,${codes[at] ?? ''},${charge}`),
      '',
    ].join('\n'),
  )
const centsOf = async (...given: Parameters<typeof file>) =>
  (await file(...given)).lines.map(({ chargeCents }) => chargeCents)

describe('amounts without a decimal point', () => {
  it('are cents where everyday services would cost a hundred times the usual, and a note says so', async () => {
    const { lines, file: facts } = await file([15500, 1200, 4800, 3100, 21000])
    expect(lines.map(({ chargeCents }) => chargeCents)).toEqual([15500, 1200, 4800, 3100, 21000])
    expect(facts.notes.join(' ')).toContain('This is an assumption')
  })

  it.each([
    ['usual prices', [155, 12, 48, 31, 210]],
    ['a dear hospital', [1550, 120, 480, 900, 1800]],
    ['amounts with decimals', [15500.5, 1200, 4800, 3100, 21000]],
  ])('are dollars with %s', async (_, charges) => {
    expect(await centsOf(charges)).toEqual(charges.map((each) => each * 100))
  })

  it('are dollars where the header says so', async () => {
    expect((await centsOf([15500, 1200, 4800, 3100, 21000], 'Charge (dollars)'))[0]).toBe(1_550_000)
  })

  it('are dollars where no everyday service is among them', async () => {
    const codes = ['27447', '47562', '22551', '66984', '33533']
    expect((await centsOf([9500000, 1200000, 4800000, 3100000, 2100000], 'Charge', codes))[0]).toBe(
      950_000_000,
    )
  })
})
