import { setTimeout as pause } from 'node:timers/promises'
import { startProductProcess } from '../../../packages/server/src/testing/product-process.ts'
import { claimsFile, sendFile, whenEnded } from '../harness/claims.ts'
import { run } from '../harness/commands.ts'
import { ask } from '../harness/database.ts'
import { newCustomer, signInAsAdministrator } from '../harness/people.ts'
import { startProduct, type Product } from '../harness/products.ts'
import type { Row } from '../harness/row.ts'

/** E: workers that stand still and wake, and files that no worker survives. */

const lines = 400

const zombies: Row = {
  id: 'E4',
  isLong: true,
  title:
    'A worker stopped while it audits, taken over, woken again: results are those of one, once',
  less: 'the plan has 50; a lease that runs out takes a minute or more each time',
  async run({ tally, count }) {
    const product = await startProduct({ ROLE: 'server' })
    const worker = () =>
      startProductProcess(product.dataFolder, { ROLE: 'worker', WORKERS: '2', LOG_LEVEL: 'info' })
    const running = [await worker(), await worker()]
    try {
      const { visitor } = await newCustomer(product, await signInAsAdministrator(product))
      const rounds = count(4)
      let sent = 0
      for (let round = 0; round < rounds; round++) {
        const ids: string[] = []
        for (let file = 0; file < 4; file++) {
          const parts = claimsFile({ mark: `ZQstop${round}n${file}n`, lines })
          const id = await sendFile(visitor, parts)
          if (id !== undefined) ids.push(id)
        }
        sent += ids.length
        await pause(Math.random() * 3_000)
        const stopped = running[round % running.length]
        stopped?.signal('SIGSTOP')
        for (const id of ids) {
          const { status, totalClaims } = await whenEnded(visitor, id)
          tally.check(status === 'completed' && totalClaims === lines, `${status} ${totalClaims}`)
        }
        stopped?.signal('SIGCONT')
        // What it wakes with has time to be written, if anything lets it.
        await pause(5_000)
        for (const id of ids) {
          const [row] = await ask(product, [
            `select count(*)::int as stored, count(distinct line)::int as lines from claims where upload_id = '${id}'`,
          ])
          tally.check(row?.['stored'] === lines && row['lines'] === lines, JSON.stringify(row))
        }
        const usage = (await visitor.get('/api/usage')).body
        tally.check(usage.includes(`${sent * lines}`), `of ${sent * lines}: ${usage}`)
        tally.check(product.process.said() !== '', 'the server said nothing')
      }
    } finally {
      for (const one of running) one.signal('SIGKILL')
      await product.stop()
    }
  },
}

/** The samples of the first start are audited, too, and would be killed and counted with the file. */
async function whenNothingWaits(product: Product): Promise<void> {
  const waiting = `select 1 from uploads where status = 'processing' limit 1`
  while ((await ask(product, [waiting])).length > 0) await pause(500)
}

/** What a process that audits runs: its source, or the one file that is made of it. */
const auditProgram = 'audit-process\\.ts|/audit-[0-9a-f]+\\.mjs'

/** Kills every child that audits, until told to stop. */
async function poison(pid: number, state: { on: boolean; killed: Set<number> }): Promise<void> {
  while (state.on) {
    const { said } = await run('pgrep', ['-P', String(pid), '-f', auditProgram])
    for (const child of said.split('\n').filter((line) => /^\d+$/.test(line))) {
      try {
        process.kill(Number(child), 'SIGKILL')
        // One that is killed stays in the list for a moment.
        state.killed.add(Number(child))
      } catch {
        // It has ended by itself meanwhile.
      }
    }
    await pause(50)
  }
}

const poisoned: Row = {
  id: 'E6',
  isLong: true,
  title:
    'A file whose audit dies every time: ends with a sentence after its tries; the next is audited',
  less: 'the plan has 20; each is tried again after a while',
  async run({ tally, count }) {
    const product = await startProduct()
    try {
      const { visitor } = await newCustomer(product, await signInAsAdministrator(product))
      for (let at = 0; at < count(4); at++) {
        await whenNothingWaits(product)
        const state = { on: true, killed: new Set<number>() }
        const killing = poison(product.process.pid ?? 0, state)
        const id = (await sendFile(visitor, claimsFile({ mark: `ZQpoison${at}n`, lines }))) ?? ''
        const { status, errorMessage } = await whenEnded(visitor, id)
        state.on = false
        await killing
        tally.check(status === 'failed' && errorMessage.length > 20, `${status}: ${errorMessage}`)
        const { size } = state.killed
        tally.check(size >= 1 && size <= 5, `${size} tries`)
        const next = await sendFile(visitor, claimsFile({ mark: `ZQafter${at}n`, lines }))
        const ended = await whenEnded(visitor, next ?? '')
        tally.check(ended.status === 'completed', `the next file: ${ended.status}`)
      }
    } finally {
      await product.stop()
    }
  },
}

export const stoppedRows = [zombies, poisoned]
