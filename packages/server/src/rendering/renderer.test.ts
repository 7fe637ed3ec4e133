import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { findUpload } from '../db/uploads/uploads.ts'
import { openResultsKey } from '../files/results-key.ts'
import { customer } from '../testing/customers.ts'
import { claimsCsv } from '../testing/multipart.ts'
import { ended, runWorker, sendFile } from '../testing/run-worker.ts'
import { testServer } from '../testing/test-server.ts'
import type { Rendering } from './messages.ts'

const server = testServer()
runWorker(server)

async function audited() {
  const { visitor, id: userId } = await customer(server)
  const { id: uploadId } = await sendFile(visitor, claimsCsv)
  await ended(visitor, uploadId)
  const resultsKey = openResultsKey(...(await wrappedKey(userId, uploadId)))
  return { userId, uploadId, resultsKey }
}

async function wrappedKey(userId: string, uploadId: string) {
  const { database, accountKeys } = server.context
  const upload = await database.asTenant(userId, (tx) => findUpload(tx, uploadId))
  return [
    await accountKeys.ofUser(userId),
    { userId, uploadId },
    upload?.results_key ?? Buffer.alloc(0),
  ] as const
}

/** A report of an upload, or its lines as CSV. */
function renderingOf(
  owner: Awaited<ReturnType<typeof audited>>,
  kind: 'claims-csv' | 'report',
): Rendering {
  if (kind === 'claims-csv') return { ...owner, kind }
  return {
    ...owner,
    kind,
    edition: 'full',
    memberDisplay: 'tail',
    cover: {},
    told: { decisions: [], responses: [] },
    summaryWords: {},
  }
}

async function whole(pieces: AsyncIterable<string>): Promise<string> {
  let text = ''
  for await (const piece of pieces) text += piece
  return text
}

test('many renderings at once are each their own', async () => {
  const { renderer } = server.context
  const owner = await audited()
  const kinds = ['claims-csv', 'report', 'claims-csv', 'report'] as const
  const texts = await Promise.all(
    kinds.map((kind) => whole(renderer.render(renderingOf(owner, kind)))),
  )
  expect(texts[0]).toBe(texts[2])
  expect(texts[0]?.trimEnd().split('\n')).toHaveLength(4)
  expect(texts[1]).toMatch(/^<!doctype html>/i)
})

test('what cannot be made fails, and the next is made', async () => {
  const { renderer } = server.context
  const owner = await audited()
  const missing = renderingOf({ ...owner, uploadId: randomUUID() }, 'report')
  await expect(whole(renderer.render(missing))).rejects.toThrow()
  const foreign = renderingOf({ ...owner, userId: randomUUID() }, 'report')
  await expect(whole(renderer.render(foreign))).rejects.toThrow()
  expect(await whole(renderer.render(renderingOf(owner, 'report')))).toContain('</html>')
})

test('whoever leaves in the middle, or a thread that ends, disturbs nobody', async () => {
  const { renderer } = server.context
  const owner = await audited()
  for await (const piece of renderer.render(renderingOf(owner, 'report'))) {
    expect(piece).not.toBe('')
    break
  }
  const interrupted = whole(renderer.render(renderingOf(owner, 'report')))
  const failure = expect(interrupted).rejects.toThrow('ended')
  await new Promise((resume) => setImmediate(resume))
  await renderer.close()
  await failure
  expect(await whole(renderer.render(renderingOf(owner, 'report')))).toContain('</html>')
})

test('an account has two at a time, however slowly they are taken, and keeps no other waiting', async () => {
  const { renderer } = server.context
  const [owner, other] = [await audited(), await audited()]
  const [first, second, third] = [0, 1, 2].map(() =>
    renderer.render(renderingOf(owner, 'claims-csv')),
  )
  if (!first || !second || !third) throw new Error('Three were asked for')
  await Promise.all([first.next(), second.next()])
  let hasCome = false
  const waiting = third.next().then(() => {
    hasCome = true
  })
  expect(await whole(renderer.render(renderingOf(other, 'report')))).toContain('</html>')
  expect(hasCome).toBe(false)
  await first.return(undefined)
  await waiting
  for (const pieces of [second, third]) await pieces.return(undefined)
})
