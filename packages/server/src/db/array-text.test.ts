import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testServer } from '../testing/test-server.ts'
import { arrayText } from './array-text.ts'

const server = testServer()

test('the database reads back what was written', async () => {
  const text = fc.string({ unit: 'binary' }).map((value) => value.replaceAll('\0', ''))
  const values = fc.array(
    fc.option(fc.oneof(text, fc.constantFrom('', 'NULL', 'null', '{}', '\\', '"', ',', ' '))),
  )
  await server.context.database.asSystem(async (tx) => {
    const readBack = async (given: readonly (string | null)[]) => {
      const { rows } = await sql<{ value: (string | null)[] }>`
        select ${arrayText(given)}::text[] as value`.execute(tx.sql)
      return rows[0]?.value
    }
    await fc.assert(
      fc.asyncProperty(values, async (given) => {
        expect(await readBack(given)).toEqual(given)
      }),
    )
  })
})

test('numbers and bytes go as their types read them', async () => {
  await server.context.database.asSystem(async (tx) => {
    const { rows } = await sql<{ numbers: number[]; bytes: Buffer[] }>`
      select ${arrayText([1, null, -2])}::integer[] as numbers,
        ${arrayText(['\\x00ff', null])}::bytea[] as bytes`.execute(tx.sql)
    expect(rows).toEqual([{ numbers: [1, null, -2], bytes: [Buffer.from([0, 255]), null] }])
  })
})
