import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { lockedBucket } from '../files/locked-bucket.ts'
import { readSettings } from '../settings/read-settings.ts'
import { s3Server } from '../testing/third-parties/s3-server.ts'
import { testServer } from '../testing/test-server.ts'
import { acknowledgeRestore } from './acknowledge-restore.ts'
import { anchorBucket, anchorFile, type AnchorPlace } from './anchor-places.ts'
import { anchorText, readAnchorText } from './anchor-text.ts'
import { auditTrail } from './audit-trail.ts'
import { checkTrail, findAnchors } from './check-trail.ts'
import { moveAnchor } from './keep-anchors.ts'

const server = testServer()
const s3 = s3Server()
const trail = auditTrail(randomBytes(32))
const places: { file?: AnchorPlace; bucket?: AnchorPlace; folder?: string } = {}

const inSystem: typeof server.context.database.asSystem = (work) =>
  server.context.database.asSystem(work)

const append = (count: number) =>
  inSystem(async (tx) => {
    for (let index = 0; index < count; index++) {
      const detail = { index, mark: randomUUID() }
      await trail.record(tx, { action: 'sign-in', actorId: undefined, targetId: undefined, detail })
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

const keep =
  'create table kept as select * from audit_trail; create table kept_head as select * from audit_trail_head'
const putBack = `
  delete from audit_trail; insert into audit_trail select * from kept;
  delete from audit_trail_head; insert into audit_trail_head select * from kept_head`
const emptied = 'delete from audit_trail; delete from audit_trail_head'

const all = (): AnchorPlace[] => [places.file, places.bucket].filter((place) => place !== undefined)
const move = async (which = all()) => {
  for (const place of which) await inSystem((tx) => moveAnchor(tx, trail, place))
}
const verdict = async (which = all()) => {
  const anchors = await findAnchors(which)
  return inSystem((tx) => checkTrail(tx, trail, anchors))
}

beforeEach(async () => {
  places.folder = mkdtempSync(join(tmpdir(), 'plumbline-anchor-'))
  places.file = anchorFile(join(places.folder, 'anchor'), trail)
  const { anchors } = readSettings({
    ...s3.environment,
    ANCHOR_S3_BUCKET: s3.environment['S3_BUCKET'],
    ANCHOR_RETENTION_DAYS: '30',
  })
  if (!anchors.bucket) throw new Error('no bucket')
  places.bucket = anchorBucket(lockedBucket(anchors.bucket, anchors.retentionDays), 'b', trail)
  await tamper(`${emptied}; drop table if exists kept, kept_head; delete from users`)
  await move()
  await append(10)
  await move()
})
afterEach(() => {
  if (places.folder !== undefined) rmSync(places.folder, { recursive: true, force: true })
  s3.empty()
})

describe('a rollback', () => {
  test.each([
    ['is seen by the file', () => [places.file]],
    ['is seen by the bucket where the file was put back, too', () => [places.bucket]],
  ])('%s', async (_name, which) => {
    await tamper(keep)
    await append(5)
    await move()
    await tamper(putBack)
    const seeing = which().filter((place) => place !== undefined)
    expect(await verdict([])).toMatchObject({ kind: 'unanchored', entries: 10n })
    expect(await verdict(seeing)).toMatchObject({ kind: 'broken', at: '11' })
    // Grown over it again, and the anchors refuse to follow.
    await append(10)
    await expect(move()).rejects.toThrow(/does not hold entry 15/)
    expect(await verdict(seeing)).toMatchObject({ kind: 'broken', at: '15' })
  })

  test('is seen by a line of the log alone', async () => {
    await tamper(keep)
    await append(1)
    const line = anchorText(await inSystem((tx) => trail.anchor(tx)))
    await tamper(putBack)
    const anchor = readAnchorText(trail, line, 'the log')
    const answer = await inSystem((tx) => checkTrail(tx, trail, [{ where: 'the log', anchor }]))
    expect(answer).toMatchObject({ kind: 'broken', at: '11' })
  })
})

describe('a trail that is gone', () => {
  test('is seen by every place', async () => {
    await tamper(emptied)
    for (const place of all())
      expect(await verdict([place])).toMatchObject({ kind: 'broken', at: '1' })
  })

  test('is seen by the accounts that are left where the anchors are gone as well', async () => {
    await tamper(`${emptied}; insert into users (id, role, email, password_hash)
      values (gen_random_uuid(), 'client', 'a@example.com', '')`)
    expect(await verdict([])).toEqual({ kind: 'emptied' })
  })

  test('is not seen in what was never used', async () => {
    await tamper(emptied)
    expect(await verdict([])).toMatchObject({ kind: 'whole', entries: 0n })
  })
})

test('an anchor that began anew is an entry of the trail', async () => {
  const again = anchorFile(join(places.folder ?? '', 'another'), trail)
  await move([again])
  const entries = await inSystem((tx) =>
    tx.sql
      .selectFrom('audit_trail')
      .select(['action', 'detail'])
      .where('sequence', '=', '11')
      .execute(),
  )
  expect(entries).toEqual([{ action: 'anchor-begun', detail: { place: 'file', entries: 10 } }])
  expect(await verdict([again])).toMatchObject({ kind: 'whole', entries: 11n })
})

test('the bucket is asked to give nothing back before its time', async () => {
  await append(1)
  await move()
  const puts = s3.puts.filter(({ key }) => key.startsWith('audit-trail/'))
  expect(puts).toHaveLength(3)
  for (const { headers } of puts) {
    expect(headers['x-amz-object-lock-mode']).toBe('COMPLIANCE')
    const until = Date.parse(String(headers['x-amz-object-lock-retain-until-date']))
    expect(Math.round((until - Date.now()) / 86_400_000)).toBe(30)
    expect(headers['x-amz-checksum-sha256']).toMatch(/^[\w+/]{43}=$/)
  }
  expect(puts.map(({ key }) => key).sort()[0]).toBe(puts.at(-1)?.key)
})

describe('a restored back-up', () => {
  const acknowledge = async () => {
    const found = await findAnchors(all())
    return inSystem((tx) => acknowledgeRestore(tx, trail, found, randomUUID()))
  }
  const restored = async () => {
    await tamper(keep)
    await append(5)
    await move()
    await tamper(putBack)
    await append(2)
  }

  test('is answered for by an entry, and anchors move on in every place', async () => {
    await restored()
    expect(await acknowledge()).toEqual({ kind: 'acknowledged', lostThrough: 15n, kept: 12n })
    await move()
    await append(1)
    await move()
    const answer = await verdict()
    expect(answer).toMatchObject({ kind: 'whole', entries: 14n })
    expect(answer.kind === 'whole' && answer.acknowledged).toMatchObject([
      { sequence: 13n, lostThrough: 15n },
    ])
    expect(answer.kind === 'whole' && answer.anchors.map(({ anchor }) => anchor)).toMatchObject([
      { epoch: 1, sequence: 14n },
      { epoch: 1, sequence: 14n },
    ])
    expect(await acknowledge()).toEqual({ kind: 'nothing' })
  })

  test('does not cover a rollback to before it was acknowledged, nor one after', async () => {
    await restored()
    await tamper(
      'create table middle as select * from audit_trail; create table middle_head as select * from audit_trail_head',
    )
    await acknowledge()
    await append(3)
    await move()
    const toMiddle = putBack.replaceAll('kept', 'middle')
    await tamper(`${toMiddle}; drop table middle, middle_head`)
    for (const place of all()) {
      expect(await verdict([place])).toMatchObject({ kind: 'broken', at: '13' })
    }
  })

  test('is not what tampering with a link is', async () => {
    await restored()
    await tamper(`update audit_trail set action = 'sign-out' where sequence = 4`)
    expect(await acknowledge()).toEqual({ kind: 'broken', at: '4' })
  })
})

describe('an anchor', () => {
  test('of the form before is read', async () => {
    const { sequence, hash, seal } = await inSystem((tx) => trail.anchor(tx))
    const text = JSON.stringify({
      sequence: String(sequence),
      hash: hash.toString('hex'),
      seal: seal.toString('hex'),
    })
    expect(readAnchorText(trail, text, 'x')).toEqual({ epoch: 0, sequence, hash, seal })
  })

  test('that another key sealed, or that was changed, is refused', async () => {
    const anchor = await inSystem((tx) => trail.anchor(tx))
    expect(() => readAnchorText(auditTrail(randomBytes(32)), anchorText(anchor), 'x')).toThrow(
      /not sealed/,
    )
    for (const change of [{ epoch: 1 }, { sequence: 9n }]) {
      expect(() => readAnchorText(trail, anchorText({ ...anchor, ...change }), 'x')).toThrow(
        /not sealed/,
      )
    }
    writeFileSync(join(places.folder ?? '', 'anchor'), '')
    await expect(verdict()).rejects.toThrow(/not sealed/)
  })

  test('under the name of another entry is refused', async () => {
    const [newest, older] = [...s3.objects.keys()].sort()
    const text = s3.objects.get(older ?? '')
    s3.objects.set(newest ?? '', text ?? Buffer.alloc(0))
    await expect(verdict()).rejects.toThrow(/holds the anchor of another entry/)
  })
})
