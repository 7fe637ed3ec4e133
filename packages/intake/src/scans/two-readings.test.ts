import { describe, expect, test } from 'vitest'
import type { ReadWord } from './hocr.ts'
import { twoReadings } from './two-readings.ts'

/** Words of one line, ten dots to the letter, by where they begin. */
function line(...words: readonly (readonly [text: string, left: number, confidence?: number])[]) {
  return words.map(([text, left, confidence = 95]): ReadWord => {
    const right = left + 10 * text.length
    return { text, left, right, top: 0, bottom: 20, baseline: 20, size: 24, confidence }
  })
}

async function read(
  network: readonly ReadWord[],
  shapes: readonly ReadWord[],
  third = '',
): Promise<readonly (readonly [string, number, string?])[]> {
  const words = await twoReadings(network, shapes, () => Promise.resolve(third))
  return words.map(({ text, left, doubt }) =>
    doubt === undefined ? [text, left] : [text, left, doubt],
  )
}

describe('two readings of a line', () => {
  test('stand where they agree', async () => {
    expect(await read(line(['99213', 0], ['25', 90]), line(['99213', 1], ['25', 91]))).toEqual([
      ['99213', 0],
      ['25', 90],
    ])
  })

  test('are settled by the third reader, whichever of the two it agrees with', async () => {
    expect(await read(line(['i:', 0]), line(['1', 2]), '1')).toEqual([['1', 0]])
    expect(await read(line(['J0690', 0]), line(['30690', 0]), 'J0690')).toEqual([['J0690', 0]])
  })

  test('are in doubt where all three differ', async () => {
    expect(await read(line(['99213', 0]), line(['99218', 0]), '99215')).toEqual([
      ['99213', 0, '99218'],
    ])
  })

  test('are in doubt where one sees nothing and the third another thing', async () => {
    expect(await read(line(['25', 0]), [], '26')).toEqual([['25', 0, '']])
    expect(await read([], line(['1', 0]), '7')).toEqual([['1', 0, '7']])
  })

  test('are one number, however much room its ones have around them', async () => {
    expect(await read(line(['CL100385', 0]), line(['CL', 0], ['1', 25], ['00385', 40]))).toEqual([
      ['CL100385', 0],
    ])
    expect(await read(line(['CL101', 0], ['162', 55]), line(['CL101162', 0]))).toEqual([
      ['CL101162', 0],
    ])
  })

  test('are an amount where two agree on its digits, and two on its point', async () => {
    expect(await read(line(['31286', 0]), line(['312.66', 0]), '312.86')).toEqual([['312.86', 0]])
    expect(await read(line(['31286', 0]), line(['31266', 0]), '312.86')).toHaveLength(1)
  })

  test('keep the words apart that one of them runs together', async () => {
    const together = line(['155001', 0]).map((word) => ({ ...word, right: 80 }))
    expect(await read(together, line(['15500', 0], ['1', 70]), '155001')).toEqual([
      ['15500', 0],
      ['1', 70],
    ])
  })

  test('keep apart what one of them parts in other places', async () => {
    const elsewhere = line(['15:5', 0], ['00:1', 30]).map((word, at) => ({
      ...word,
      right: at === 0 ? 28 : 80,
    }))
    expect(await read(elsewhere, line(['15500', 0], ['1', 70]), '155001')).toEqual([
      ['15500', 0],
      ['1', 70],
    ])
  })

  test('are nothing where both see a ruled line or a speck', async () => {
    expect(await read(line(['|', 0], ['—', 50]), line(['|', 0]))).toEqual([])
    expect(await read(line(['a', 0, 5]), [], '')).toEqual([])
  })
})
