import { randomBytes, randomUUID } from 'node:crypto'
import pg from 'pg'
import { beforeEach, describe, expect, test } from 'vitest'
import { testServer } from '../testing/test-server.ts'
import { auditTrail } from './audit-trail.ts'

const server = testServer()
const key = randomBytes(32)
const trail = auditTrail(key)

const findBreak = () => server.context.database.asSystem((tx) => trail.findBreak(tx))

const append = (count: number, by = trail) =>
  server.context.database.asSystem(async (tx) => {
    for (let index = 0; index < count; index++) {
      await by.record(tx, {
        action: 'sign-in',
        actorId: randomUUID(),
        targetId: randomUUID(),
        detail: { role: 'client', index },
        address: '203.0.113.1',
      })
    }
  })

/** As whoever owns the database: what the application's role may not do. */
async function tamper(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server.context.settings.migrationUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

beforeEach(async () => {
  await tamper('delete from audit_trail; delete from audit_trail_head')
  await append(10)
})

describe('a trail that was not touched', () => {
  test('is whole, also while others append', async () => {
    expect(await findBreak()).toBeUndefined()
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => findBreak()),
      append(20),
      append(20),
      ...Array.from({ length: 5 }, () => findBreak()),
    ])
    expect(new Set(answers)).toEqual(new Set([undefined]))
  })

  test('32 writers at once make one chain without a fork or a gap', async () => {
    await Promise.all(Array.from({ length: 32 }, () => append(10)))
    expect(await findBreak()).toBeUndefined()
    const { sequence } = await server.context.database.asSystem((tx) => trail.anchor(tx))
    expect(sequence).toBe(330n)
  })
})

describe('tampering is found at the first link that it touched', () => {
  const swap = `
    update audit_trail a set at = b.at, actor_id = b.actor_id, target_id = b.target_id,
           detail = b.detail, hash = b.hash, previous_hash = b.previous_hash
      from audit_trail b
     where (a.sequence, b.sequence) in ((4, 7), (7, 4))`
  const insertAtEnd = `
    insert into audit_trail (sequence, at, action, detail, previous_hash, hash)
    select 11, now(), 'sign-in', '{}', hash, sha256(hash) from audit_trail where sequence = 10`
  const insertInside = `
    update audit_trail set sequence = -sequence where sequence > 4;
    update audit_trail set sequence = -sequence + 1 where sequence < 0;
    insert into audit_trail (sequence, at, action, detail, previous_hash, hash)
    select 5, now(), 'sign-in', '{}', hash, sha256(hash) from audit_trail where sequence = 4`
  const rehash = `
    update audit_trail set actor_id = null where sequence = 6;
    update audit_trail set hash = sha256(previous_hash || convert_to(coalesce(actor_id::text, ''), 'UTF8'))
     where sequence >= 6`

  test.each([
    ['an edit of who', 'update audit_trail set actor_id = null where sequence = 5', '5'],
    ['an edit of when', `update audit_trail set at = at + interval '1 s' where sequence = 3`, '3'],
    ['an edit of what', `update audit_trail set action = 'sign-out' where sequence = 1`, '1'],
    ['an edit of from where', `update audit_trail set address = null where sequence = 10`, '10'],
    ['an edit of the detail', `update audit_trail set detail = '{}' where sequence = 2`, '2'],
    ['a link taken from the middle', 'delete from audit_trail where sequence = 4', '4'],
    ['links taken from the tail', 'delete from audit_trail where sequence > 7', '8'],
    ['all links taken', 'delete from audit_trail', '1'],
    ['the first link taken', 'delete from audit_trail where sequence = 1', '1'],
    ['two links swapped', swap, '4'],
    ['a link put in at the end', insertAtEnd, '11'],
    ['a link put in inside', insertInside, '5'],
    ['all later links hashed anew without the key', rehash, '6'],
    [
      'the tail cut and the head moved back',
      `delete from audit_trail where sequence > 7;
       update audit_trail_head set sequence = 7, hash = (select hash from audit_trail where sequence = 7)`,
      '8',
    ],
  ])('%s', async (_name, statement, first) => {
    await tamper(statement)
    expect(await findBreak()).toBe(first)
  })

  test('a chain made with another key', async () => {
    await tamper('delete from audit_trail; delete from audit_trail_head')
    await append(3, auditTrail(randomBytes(32)))
    expect(await findBreak()).toBe('1')
  })
})

describe('the application’s role', () => {
  test.each([
    `update audit_trail set action = 'sign-out'`,
    'delete from audit_trail',
    'truncate audit_trail',
    'delete from audit_trail_head',
  ])('may not: %s', async (statement) => {
    const client = new pg.Client(server.context.connection)
    await client.connect()
    try {
      await client.query(`select set_config('app.scope', 'system', false)`)
      await expect(client.query(statement)).rejects.toThrow(/permission denied/)
    } finally {
      await client.end()
    }
  })
})
