import { day } from '@plumbline/engine'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { readText, refusalOf } from '../testing/read-text.ts'
import { IntakeRefusal } from '../words/intake-refusal.ts'
import { cellOf, written } from './field-value.ts'
import { parseLayout, type FixedField } from './layout.ts'

const fields = [
  { name: 'Rx', start: 2, length: 7, meaning: 'prescriptionNumber' },
  { name: 'NDC', start: 9, length: 11, meaning: 'ndcAsBilled' },
  { name: 'Filled', start: 20, length: 8, meaning: 'serviceFromDay', date: 'mmddyyyy' },
  { name: 'Qty', start: 28, length: 8, meaning: 'quantity', number: { decimals: 3, sign: 'none' } },
  { name: 'Days', start: 36, length: 3, meaning: 'daysSupply' },
  { name: 'Fee', start: 39, length: 7, number: { decimals: 2, sign: 'overpunched' } },
  {
    ...{ name: 'Ingredient', start: 46, length: 7, meaning: 'ingredientCostCents' },
    number: { decimals: 2, sign: 'overpunched' },
  },
]
const described = {
  name: 'Pharmacy extract',
  type: 'pharmacy',
  recordLength: 60,
  records: [
    {
      ...{ name: 'Store', kind: 'above', where: { start: 1, is: 'S' } },
      fields: [{ name: 'NPI', start: 2, length: 10, meaning: 'pharmacyId' }],
    },
    {
      ...{ name: 'Member', kind: 'above', where: { start: 1, is: ['M', 'm'] } },
      fields: [
        { name: 'Member', start: 2, length: 9, meaning: 'patientKey' },
        { name: 'Sex', start: 11, length: 1, meaning: 'sex', values: { A: 'F', B: 'M' } },
      ],
    },
    { name: 'Fill', kind: 'line', where: { start: 1, is: 'F' }, fields },
    { name: 'Remark', kind: 'ignored', where: { start: 1, is: 'R' } },
    {
      ...{ name: 'Total', kind: 'trailer', where: { start: 1, is: 'T' } },
      fields: [
        { name: 'Fills', start: 2, length: 5, counts: 'lines' },
        { name: 'Fees', start: 7, length: 7, totals: 'Fee' },
      ],
    },
  ],
  sums: [{ name: 'Paid', meaning: 'paidCents', of: ['Fee', 'Ingredient'] }],
}
const layout = parseLayout(JSON.stringify(described))
const fill = (rx: string, on: string, fee: string, ingredient: string) =>
  `F${rx.padEnd(7)}00093505601${on}00030000030${fee}${ingredient}`.padEnd(60)
const records = [
  'S1234567893'.padEnd(60),
  'MM0001    A'.padEnd(60),
  fill('700001', '01052024', '000017E', '000085{'),
  'R paper copy'.padEnd(60),
  'mM0002    B'.padEnd(60),
  fill('700002', '01062024', '000017N', '000085}'),
  'T00002000000{'.padEnd(60),
]
const text = `${records.join('\n')}\n`

describe('a file of fixed widths by its layout', () => {
  test('is read field by field, with what stands above its lines', async () => {
    const { lines, file } = await readText(text, { layout })
    expect(lines).toMatchObject([
      {
        ...{ row: 3, auditType: 'pharmacy', prescriptionNumber: '700001', ndc: '00093505601' },
        ...{ serviceFromDay: day('2024-01-05'), quantity: 30, daysSupply: 30, sex: 'F' },
        ...{ pharmacyId: '1234567893', ingredientCostCents: 850, paidCents: 1025 },
      },
      { row: 6, sex: 'M', ingredientCostCents: -850, paidCents: -1025 },
    ])
    expect(lines[0]?.patientKey).not.toBe(lines[1]?.patientKey)
    expect(file.notes.join(' ')).toContain('2 agree with the file')
    expect(file.rowsRead).toBe(2)
  })

  test('is the same without line breaks, with others, and without the blanks behind its records', async () => {
    const plain = await readText(text, { layout })
    for (const other of [
      records.join(''),
      records.join('\r\n'),
      records.map((record) => record.trimEnd()).join('\n'),
    ]) {
      expect((await readText(other, { layout })).lines).toEqual(plain.lines)
    }
  })

  test('says what its trailer does not agree with, and reads it as it stands', async () => {
    const { lines, file } = await readText(text.replace('T00002000000{', 'T00003000001{'), {
      layout,
    })
    expect(lines).toHaveLength(2)
    expect(file.notes.filter((note) => note.startsWith('The Total record'))).toEqual([
      'The Total record 7 does not agree: its Fills says 00003, the file has 2. It was read all the same.',
      'The Total record 7 does not agree: its Fees says 000001{, the file has 0.00. It was read all the same.',
    ])
  })

  test('sets aside records that nobody described, and broken ones', async () => {
    const odd = [
      ...records,
      'X9'.padEnd(60),
      `${fill('700003', '01072024', '000017E', '000085{')}9`,
    ]
    const cut = fill('700004', '01072024', '000017E', '000085{').slice(0, 48)
    const { setAside, lines, file } = await readText([...odd, cut].join('\n'), { layout })
    expect(setAside.map(({ row, code }) => [row, code])).toEqual([
      [8, 'unknown-record'],
      [9, 'broken-record'],
      [10, 'broken-record'],
    ])
    expect(file.rowsRead).toBe(lines.length + 3)
  })

  test('leaves a value that is written otherwise to be counted as unreadable', async () => {
    const { lines, file } = await readText(text.replace('000085{', '0000?5{'), { layout })
    expect(lines[0]?.ingredientCostCents).toBeUndefined()
    expect(lines[0]?.paidCents).toBeUndefined()
    expect(file.notes.join(' ')).toContain('1 value in Ingredient could not be read')
  })
})

describe('the description of a layout', () => {
  test.each([
    ['no JSON', '{', 'it is not JSON'],
    [
      'an unknown field',
      { records: [{ ...described.records[2], fields: [{ ...fields[0], meaning: 'rx' }] }] },
      'records 1 fields 1 meaning: is no field',
    ],
    ['no lines', { records: [described.records[0]] }, 'no record is of kind "line"'],
    ['a field behind its record', { recordLength: 40 }, 'the field Fee ends behind the record'],
    [
      'a total of nothing',
      { sums: [{ ...described.sums[0], of: ['Fee', 'Tax'] }] },
      'the sum Paid names no field of lines: Tax',
    ],
    ['an unknown setting', { skip: 1 }, 'skip'],
  ])('with %s is refused with its place', (_what, changed, says) => {
    const json =
      typeof changed === 'string' ? changed : JSON.stringify({ ...described, ...changed })
    expect(() => parseLayout(json)).toThrow(says)
  })
})

const amount = (sign: 'leading' | 'trailing' | 'overpunched'): FixedField => ({
  ...{ name: 'A', start: 1, length: 12 },
  number: { decimals: 2, sign },
})

it('reads back every amount that it writes, in each manner', () => {
  fc.assert(
    fc.property(fc.integer({ min: -999_999, max: 999_999 }), (cents) => {
      const digits = String(Math.abs(cents)).padStart(9, '0')
      const last = Number(digits.slice(-1))
      const punched = (cents < 0 ? '}JKLMNOPQR' : '{ABCDEFGHI')[last] ?? ''
      const expected = written(cents, 2)
      expect(cellOf(`${cents < 0 ? '-' : ''}${digits}`, amount('leading'))).toBe(expected)
      expect(cellOf(`${digits}${cents < 0 ? '-' : ''}`, amount('trailing'))).toBe(expected)
      expect(cellOf(digits.slice(0, -1) + punched, amount('overpunched'))).toBe(expected)
      expect(Math.round(Number(expected) * 100)).toBe(cents)
    }),
  )
})

it.each([
  ['yyyymmdd', '20240229', '2024-02-29'],
  ['mmddyyyy', '02292024', '2024-02-29'],
  ['ddmmyyyy', '29022024', '2024-02-29'],
  ['yymmdd', '240229', '02/29/24'],
  ['mmddyy', '022924', '02/29/24'],
  ['yyyyddd', '2024060', '2024-02-29'],
  ['yyyyddd', '2023366', '2023366'],
  ['yyyymmdd', '00000000', ''],
  ['yyyymmdd', '2024-2-9', '2024-2-9'],
] as const)('reads a date written %s: %s', (date, text, cell) => {
  expect(cellOf(text, { name: 'D', start: 1, length: 8, date })).toBe(cell)
})

it('reads or refuses whatever became of a file, and loses no row', async () => {
  const change = fc.record({
    kind: fc.constantFrom('cut', 'repeat', 'write', 'end'),
    from: fc.nat(text.length),
    length: fc.nat(80),
    character: fc.constantFrom('\n', '\r', 'F', 'X', '9', '{', ' ', '\0', 'é', '"'),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 5 }), async (changes) => {
      const changed = changes.reduce((now, { kind, from, length, character }) => {
        const [before, after] = [now.slice(0, from), now.slice(from + length)]
        if (kind === 'end') return before
        if (kind === 'cut') return before + after
        return kind === 'repeat' ? before + now.slice(from) : before + character + after
      }, text)
      try {
        const { file, lines, setAside } = await readText(changed, { layout })
        expect(file.rowsRead).toBe(lines.length + setAside.length)
      } catch (error) {
        if (!(error instanceof IntakeRefusal)) throw error
      }
    }),
    { numRuns: Number(process.env['FIXED_RUNS'] ?? 60) },
  )
})

it('refuses a workbook or picture that a layout was given for', async () => {
  const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3])
  expect((await refusalOf(png, { layout })).code).toBe('image-file')
})
