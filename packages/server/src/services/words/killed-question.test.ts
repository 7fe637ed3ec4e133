import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reserveCall, settleCall } from '../../db/model/model-calls.ts'
import { compiledCode } from '../../testing/compiled-code.ts'
import { customer } from '../../testing/customers.ts'
import { testServer } from '../../testing/test-server.ts'
import { startModelServer } from '../../testing/third-parties/model-server.ts'

/** A process killed between holding a question's money and settling it. */

const provider = await startModelServer()
const environment = {
  ...{ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'test-model', AI_BASE_URL: provider.url },
}
const server = testServer(environment)
const entry = join(import.meta.dirname, '../../testing/killable-question.ts')

let owner = ''
beforeAll(async () => {
  owner = (await customer(server)).id
})
afterAll(() => provider.close())

/** Asks in a process of its own and kills it once the provider has the question. */
async function askAndKill(): Promise<void> {
  const { settings } = server.context
  const asking = spawn(process.execPath, [entry, owner], {
    env: {
      ...{ DATA_DIR: settings.dataFolder, DATABASE_URL: settings.databaseUrl },
      ...{ LOG_LEVEL: 'silent', ...environment, ...compiledCode },
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  asking.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  const gone = new Promise((done) =>
    asking.once('exit', (_, signal) => {
      done(signal)
    }),
  )
  await expect.poll(() => provider.questions.length, { timeout: 60_000 }).toBeGreaterThan(0)
  asking.kill('SIGKILL')
  expect([await gone, said]).toEqual(['SIGKILL', ''])
}

const calls = () =>
  server.context.database.asSystem((tx) =>
    tx.sql.selectFrom('model_calls').select(['id', 'outcome', 'micro_usd']).execute(),
  )

test('what it held is neither lost nor counted twice, and is free after ten minutes', async () => {
  provider.behave = () => ({ kind: 'silent' })
  await askAndKill()
  const [killed, ...others] = await calls()
  expect(others).toEqual([])
  expect(killed?.outcome).toBe('running')
  const held = Number(killed?.micro_usd)
  expect(held).toBeGreaterThan(0)

  const wanted = { userId: owner, use: 'summary-words', version: 1, model: 'm', microUsd: held }
  const limits = { all: 10 * held, customer: 2 * held }
  const reserve = () => server.context.database.asSystem((tx) => reserveCall(tx, wanted, limits))
  // It is counted once: there is room for one more beside it, and for no second.
  const beside = await reserve()
  expect(beside).toBeDefined()
  expect(await reserve()).toBeUndefined()
  await server.context.database.asSystem((tx) =>
    settleCall(tx, beside ?? '', {
      ...{ outcome: 'accepted', ms: 1, microUsd: held, faults: {} },
      tokens: { input: 1, output: 1 },
    }),
  )
  expect(await reserve()).toBeUndefined()

  await server.context.database.asSystem((tx) =>
    tx.sql
      .updateTable('model_calls')
      .set({ started_at: new Date(Date.now() - 10 * 60_000 - 1_000) })
      .where('id', '=', killed?.id ?? '')
      .execute(),
  )
  // Free again, once; what was settled stays spent.
  expect(await reserve()).toBeDefined()
  expect(await reserve()).toBeUndefined()
}, 120_000)
