import { describe, expect, test } from 'vitest'
import { fairTurns } from './fair-turns.ts'

const limits = {
  ...{ atOnce: 2, ofAccount: 1, waitingOfAccount: 3, waitingInAll: 5, retryAfterSeconds: 10 },
}

const settled = () => new Promise((done) => setImmediate(done))

/** Works that begin when their turn comes, and end when they are told to. */
function workplace(changes: Partial<typeof limits> = {}) {
  const inTurn = fairTurns({ ...limits, ...changes })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (name: string) =>
    inTurn(name.slice(0, 1), async () => {
      begun.push(name)
      await new Promise<void>((end) => ends.set(name, end))
      return name
    })
  const end = async (name: string) => {
    await settled()
    ends.get(name)?.()
    await settled()
  }
  return { begun, ask, end }
}

const refused = { code: 'too-many-requests', retryAfterSeconds: 10 }

describe('turns at work', () => {
  test('an account that asks for much waits for itself, and others are next', async () => {
    const { begun, ask, end } = workplace()
    const all = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map(ask)
    await settled()
    expect(begun).toEqual(['a1', 'b1'])
    await end('b1')
    expect(begun.at(-1)).toBe('c1')
    await end('a1')
    expect(begun.at(-1)).toBe('a2')
    await end('c1')
    expect(begun.at(-1)).toBe('b2')
    for (const name of ['a2', 'b2', 'a3']) await end(name)
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'c1'])
  })

  test('whoever has least running is next, also where an account may have several', async () => {
    const { begun, ask, end } = workplace({ ofAccount: 2 })
    const all = ['a1', 'a2', 'a3', 'b1'].map(ask)
    await end('a1')
    expect(begun).toEqual(['a1', 'a2', 'b1'])
    for (const name of ['a2', 'a3', 'b1']) await end(name)
    await Promise.all(all)
  })

  test('so many wait of one account, and of all; another still has room', async () => {
    const { ask, end } = workplace()
    const all = ['a1', 'a2', 'a3', 'a4'].map(ask)
    await expect(ask('a5')).rejects.toMatchObject(refused)
    all.push(...['b1', 'b2', 'c1'].map(ask))
    await expect(ask('d1')).rejects.toMatchObject(refused)
    for (const name of ['a1', 'b1', 'a2', 'c1', 'b2', 'a3', 'a4']) await end(name)
    expect(await Promise.all(all)).toHaveLength(7)
  })

  test('work that fails gives its turn on', async () => {
    const inTurn = fairTurns({ ...limits, atOnce: 1 })
    const failing = inTurn('a', () => Promise.reject(new Error('broken')))
    const next = inTurn('b', () => Promise.resolve('done'))
    await expect(failing).rejects.toThrow('broken')
    expect(await next).toBe('done')
  })
})
