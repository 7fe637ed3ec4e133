import { columnHelp, columnsAsked } from '@plumbline/ai'
import { day } from '@plumbline/engine'
import {
  columnsTold,
  fieldsTold,
  IntakeRefusal,
  lookAtRefused,
  readClaims,
} from '@plumbline/intake'
import { describe, expect, test } from 'vitest'
import { identifier } from '../making/identifiers.ts'

const auditDay = day('2026-02-02')
/** Nothing says what was done, or by a name when. */
const known = 'Claim ID,Patient ID,When,Activity,Diagnosis,Units,Charge,Paid'
const perFile = 12

/**
 * What is sent of a file that lacks a column, so that all that are left are asked about: six columns of six rows
 * whose headings and cells are identifiers, and known ones.
 */
async function told(file: number): Promise<string | undefined> {
  const own = Array.from({ length: perFile }, (_, at) => identifier(file * perFile + at))
  const headings = own.slice(0, 6).map((value, at) => (at < 3 ? value : `PS ${value} paid amt`))
  const quoted = (cells: readonly string[]) => cells.map((cell) => `"${cell}"`).join(',')
  const rows = Array.from(
    { length: 6 },
    (_, row) => `C${row},P${row},2025-03-0${row + 1},office visit,I10,1,120.00,80.00`,
  )
  const text = [
    `${known},${quoted(headings)},PS`,
    ...rows.map((row, at) => `${row},${quoted([...own.slice(at), ...own].slice(0, 6))},11`),
  ].join('\n')
  const source = { name: 'claims.csv', bytes: Buffer.from(text) }
  const look = await readClaims(source, { auditDay }).then(
    () => undefined,
    (refusal: unknown) =>
      refusal instanceof IntakeRefusal ? lookAtRefused(source, { auditDay }, refusal) : undefined,
  )
  const asked = look && columnsAsked(columnsTold(look.table.columns, look.questions), fieldsTold())
  if (!asked) return undefined
  const { system, user } = columnHelp.prompt(asked)
  return `${system}\n${user}`
}

const files = Array.from({ length: 150 }, (_, file) => file)
const prompts = (await Promise.all(files.map(told))).filter((prompt) => prompt !== undefined)
const identifiers = Array.from({ length: files.length * perFile }, (_, at) => identifier(at))

describe('what a model is told of columns', () => {
  test('is enough to prove something: many files, columns in doubt, words and shapes', () => {
    expect(identifiers.length).toBeGreaterThanOrEqual(500)
    expect(prompts.length).toBeGreaterThanOrEqual(140)
    expect(prompts.filter((prompt) => prompt.includes('["paid","amt"]')).length).toBeGreaterThan(50)
    expect(prompts.filter((prompt) => prompt.includes('999-99-9999')).length).toBeGreaterThan(50)
  })

  test.each<[string, (value: string) => readonly string[]]>([
    ['as it stands', (value) => [value]],
    ['in lower case', (value) => [value.toLowerCase()]],
    ['reversed', (value) => [Array.from(value).reverse().join('')]],
    ['in base64', (value) => [Buffer.from(value).toString('base64').replace(/=+$/, '')]],
    ['in two pieces', (value) => [value.slice(0, value.length / 2), value.slice(value.length / 2)]],
  ])('holds no identifier of headings or cells %s', (_, written) => {
    const found = identifiers.filter((value) =>
      prompts.some((prompt) => written(value).every((piece) => prompt.includes(piece))),
    )
    expect(found).toEqual([])
  })

  test('holds no digit of the file but nines, and the places of columns', () => {
    for (const prompt of prompts) {
      const [, user = ''] = /\n(\{"columns":.*)$/s.exec(prompt) ?? []
      expect(user.replace(/"column":\d+/g, '')).not.toMatch(/[0-8]/)
    }
  })
})
