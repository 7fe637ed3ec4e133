import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { claimLine, type ClaimLine } from '../claim/claim-line.ts'
import { day } from '../claim/day.ts'
import type { LineFields } from '../testing/audit-lines.ts'
import { buildBatch } from './build-batch.ts'

const mother = { birthDay: day('1980-01-01'), sex: 'F' } as const
const son = { birthDay: day('2012-05-05'), sex: 'M' } as const
const daughter = { birthDay: day('2010-03-03'), sex: 'F' } as const

/** Of each line, the first line of the same person. */
function personsOf(lines: readonly LineFields[]): readonly number[] {
  const { ofLine } = batchOf(lines).columns.patients
  return Array.from(ofLine, (person) => ofLine.indexOf(person))
}

function batchOf(fields: readonly LineFields[]) {
  const lines = fields.map((known, index) =>
    claimLine({ patientKey: 'F1', claimId: `C${index}`, ...known, index, row: index + 2 }),
  )
  return buildBatch(lines)
}

describe('people who share a patient number', () => {
  test.each<[string, readonly LineFields[], readonly number[]]>([
    ['another birth date', [mother, son, mother], [0, 1, 0]],
    ['another sex alone', [{ sex: 'F' }, { sex: 'M' }], [0, 1]],
    ['twins of two sexes', [{ ...son, sex: 'F' }, son], [0, 1]],
    ['nothing known is one person', [{}, {}], [0, 0]],
    ['nothing known beside one who is', [{}, mother, { sex: 'F' }], [0, 0, 0]],
    ['a birth date alone beside both', [{ birthDay: mother.birthDay }, mother, son], [0, 0, 2]],
    ['a birth date and a sex that go together', [{ birthDay: 0 }, { sex: 'F' }], [0, 0]],
    ['one birth date of two sexes', [{ birthDay: 0 }, { sex: 'F' }, { sex: 'M' }], [0, 1, 2]],
    ['a sex that only one has', [{ sex: 'M' }, mother, son], [0, 1, 0]],
    ['a sex that two have', [{ sex: 'F' }, mother, daughter], [0, 1, 2]],
    ['several could be meant, each line for itself', [{}, {}, mother, son], [0, 1, 2, 3]],
    [
      'but the claim tells whom',
      [{ claimId: 'A' }, { ...mother, claimId: 'A' }, { ...son, claimId: 'B' }],
      [0, 0, 2],
    ],
    [
      'or stands for one whom nobody knows',
      [{ claimId: 'A' }, { claimId: 'A' }, { ...mother, claimId: 'B' }, { ...son, claimId: 'B' }],
      [0, 0, 2, 3],
    ],
    [
      'or, where its lines contradict each other, for none of them',
      [
        { claimId: 'A', sex: 'F' },
        { claimId: 'A', sex: 'M' },
        mother,
        daughter,
        son,
        { ...son, birthDay: 3000 },
      ],
      [0, 1, 2, 3, 4, 5],
    ],
    [
      'a claim does not give its person the other sex',
      [
        { ...mother, claimId: 'A' },
        { birthDay: son.birthDay, claimId: 'B' },
        { claimId: 'A', sex: 'M' },
        { claimId: 'B', sex: 'F' },
      ],
      [0, 1, 1, 3],
    ],
    [
      'nor two claims both sexes, beside the birth dates that they could mean',
      [
        { birthDay: 3000, claimId: 'A' },
        { birthDay: 3000, claimId: 'B' },
        { birthDay: 3001 },
        { birthDay: 3002 },
        { claimId: 'A', sex: 'F' },
        { claimId: 'B', sex: 'M' },
        { claimId: 'B' },
      ],
      [0, 0, 2, 3, 4, 5, 0],
    ],
    [
      'an age fits a birth date',
      [
        { ageYears: 44, serviceFromDay: day('2024-05-01') },
        { ...mother, serviceFromDay: day('2024-05-01') },
        { ...son, serviceFromDay: day('2024-05-01') },
        { ageYears: 11, serviceFromDay: day('2024-05-04') },
        { ageYears: 12, serviceFromDay: day('2024-05-05') },
      ],
      [0, 0, 2, 2, 2],
    ],
    [
      'two ages on one day',
      [
        { ageYears: 44, serviceFromDay: day('2024-05-01') },
        { ageYears: 12, serviceFromDay: day('2024-05-01') },
        { ageYears: 45, serviceFromDay: day('2025-03-01') },
      ],
      [0, 1, 0],
    ],
    [
      'a birth date after the service, which nobody has, is not hers',
      [{ ...mother, birthDay: 20_000, serviceFromDay: 19_000 }, mother],
      [0, 1],
    ],
    [
      'lines that agree on a birth date after one of the services',
      [
        { ...son, serviceFromDay: day('2012-05-04') },
        { ...son, serviceFromDay: day('2012-05-06') },
        mother,
      ],
      [0, 0, 2],
    ],
    ['an age that is none', [{ ageYears: -3, serviceFromDay: 0 }, mother], [0, 0]],
  ])('%s', (_, lines, expected) => {
    expect(personsOf(lines)).toEqual(expected)
  })

  test('other numbers are other people', () => {
    expect(personsOf([mother, { ...mother, patientKey: 'F2' }])).toEqual([0, 1])
  })

  test('nobody is known by a number that several share', () => {
    const { patients } = batchOf([{}, mother, son])
    const known = patients.toArray().map(({ lines, identified }) => [lines[0]?.row, identified])
    expect(known.sort()).toEqual([
      [2, false],
      [3, true],
      [4, true],
    ])
    expect(new Set(patients.toArray().map(({ patientKey }) => patientKey))).toEqual(new Set(['F1']))
  })

  test('shared numbers and their people are counted', () => {
    const counted = [mother, son, {}, { ...mother, patientKey: 'F2' }]
    expect(batchOf(counted).columns.patients.shared).toEqual({ numbers: 1, persons: 2 })
  })

  const someone = fc.record({
    patientKey: fc.constantFrom('F1', 'F2', undefined),
    claimId: fc.constantFrom('A', 'B', 'C', undefined),
    birthDay: fc.constantFrom(undefined, 3000, 3001, 3200, 12_000),
    sex: fc.constantFrom(undefined, 'F' as const, 'M' as const),
    ageYears: fc.constantFrom(undefined, 20, 46, 47),
    serviceFromDay: fc.constantFrom(undefined, 20_000, 20_100),
  })

  test('the order of lines changes nothing', () => {
    const orders = fc
      .array(someone, { maxLength: 24 })
      .chain((all) =>
        fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
      )
    fc.assert(
      fc.property(orders, ([all, shuffled]) => {
        expect(groupsIn(shuffled, all)).toEqual(groupsIn(all, all))
      }),
    )
  })

  test('nobody has two birth dates or two sexes', () => {
    fc.assert(
      fc.property(fc.array(someone, { maxLength: 24 }), (all) => {
        for (const { lines } of batchOf(all).patients.toArray()) {
          expect(valuesOf(lines, 'birthDay')).toBeLessThanOrEqual(1)
          expect(valuesOf(lines, 'sex')).toBeLessThanOrEqual(1)
        }
      }),
    )
  })

  test('a number for everybody is read in good time', () => {
    const all = Array.from({ length: 40_000 }, (_, at) => ({
      birthDay: (at * 7919) % 30_000,
      sex: at % 2 === 0 ? ('F' as const) : ('M' as const),
    }))
    expect(batchOf([...all, {}]).patients.count).toBeGreaterThan(20_000)
  })
})

/** Lines by person, as places in a list of which no two need be alike. */
function groupsIn(lines: readonly LineFields[], places: readonly LineFields[]): readonly string[] {
  const placeOf = new Map(places.map((fields, at) => [fields, at]))
  const rows = lines.map((fields, index) =>
    claimLine({ ...fields, index, row: 2 + (placeOf.get(fields) ?? 0) }),
  )
  const groups = buildBatch(rows).patients.toArray()
  return groups
    .map((group) =>
      group.lines
        .map(({ row }) => row)
        .sort((a, b) => a - b)
        .join(' '),
    )
    .sort()
}

function valuesOf(lines: readonly ClaimLine[], field: 'birthDay' | 'sex'): number {
  return new Set(lines.flatMap((line) => line[field] ?? [])).size
}
