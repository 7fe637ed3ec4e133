import { loadReference } from '@plumbline/reference'
import { beforeAll, describe, expect, test } from 'vitest'
import { fillRows, medicalRows } from './all-kinds.ts'
import { knownFailures, knownWritings } from './known-failures.table.ts'
import { measureDollars, type KindDollars } from './measure-dollars.ts'
import { writings } from './writings.table.ts'

let measured: readonly KindDollars[]

beforeAll(async () => {
  measured = await measureDollars(loadReference().tables)
}, 60_000)

const kinds = Map.groupBy([...medicalRows(), ...fillRows()], ({ kind }) => kind)
const [usual, ...others] = writings.map(({ name }) => name)

describe('dollars, worked out by hand', () => {
  test.each(Array.from(kinds.keys()))('%s', (kind) => {
    const dollars = measured.find((each) => each.kind === kind && each.writing === usual)
    if (Object.hasOwn(knownFailures, kind))
      expect(dollars?.verdict, 'right now: take it off the list').not.toBe('right')
    else expect(dollars).toMatchObject({ verdict: 'right', complaints: [] })
  })

  test.each(others)('are the same %s', (writing) => {
    const known = knownWritings[writing]
    const failing = measured
      .filter((each) => each.writing === writing && each.verdict !== 'right')
      .map(({ kind }) => kind)
      .filter((kind) => !Object.hasOwn(knownFailures, kind))
    expect(failing.toSorted()).toEqual((known?.kinds ?? []).toSorted())
  })

  test('kinds are named once, and $0 is what nothing is owed of', () => {
    for (const [kind, rows] of kinds) {
      const most = rows.reduce((sum, { over }) => sum + over[1], 0)
      expect(most > 0, kind).toBe(!kind.startsWith('$0'))
    }
  })

  test('known failures are kinds and writings, and each says why', () => {
    expect(Object.keys(knownFailures).filter((kind) => !kinds.has(kind))).toEqual([])
    expect(Object.keys(knownWritings).filter((name) => !others.includes(name))).toEqual([])
    const whys = [
      ...Object.values(knownFailures),
      ...Object.values(knownWritings).map(({ why }) => why),
    ]
    expect(whys.every((why) => why.length > 20)).toBe(true)
  })
})
