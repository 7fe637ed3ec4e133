import { once } from 'node:events'
import { join } from 'node:path'
import { MessageChannel, Worker, type MessagePort } from 'node:worker_threads'
import type pg from 'pg'
import { AppError } from '../app-error.ts'
import { fairTurns, piecesInTurn } from '../turns/fair-turns.ts'
import type { RenderAnswer, Rendering, RenderRequest, RenderThreadData } from './messages.ts'

const entry = join(import.meta.dirname, 'render-thread.ts')
/** An unused thread goes, and its memory with it. */
const idleMs = 30_000
const heapMegabytes = 2_048

/**
 * Each holds its audit in memory until it is taken to its end, however slowly: so many of one account that it does
 * not take all of the thread's memory from others, and no fewer of all than slow readers would have to be.
 */
const turnLimits = {
  ...{ atOnce: 16, ofAccount: 2, waitingOfAccount: 50, waitingInAll: 500, retryAfterSeconds: 30 },
} as const

/** Makes reports and exports of stored audits without keeping other requests waiting. */
export interface Renderer {
  /**
   * The text in pieces, each made when it is asked for. Throws `too-many-requests` where too many of an account wait,
   * and `not-found` where the upload was deleted meanwhile.
   */
  render(rendering: Rendering): AsyncGenerator<string>
  close(): Promise<void>
}

/** One thread for all renderings, started when there is one. `connection` is the application's. */
export function openRenderer(connection: pg.PoolConfig): Renderer {
  let thread: Worker | undefined
  let running = 0
  let idle: NodeJS.Timeout | undefined
  const end = async () => {
    const ending = thread
    thread = undefined
    await ending?.terminate()
  }
  const begin = (): Worker => {
    clearTimeout(idle)
    running++
    thread ??= startThread(connection, (gone) => {
      if (thread === gone) thread = undefined
    })
    return thread
  }
  const finish = () => {
    running--
    if (running === 0) idle = setTimeout(() => void end(), idleMs).unref()
  }
  const rendered = async function* (rendering: Rendering): AsyncGenerator<string> {
    const { port1: line, port2 } = new MessageChannel()
    const worker = begin()
    try {
      const request: RenderRequest = { rendering, line: port2 }
      worker.postMessage(request, [port2])
      yield* piecesFrom(line, worker)
    } finally {
      line.close()
      finish()
    }
  }
  const turns = fairTurns(turnLimits)
  return {
    render: (rendering) =>
      rendering.kind === 'sample-report'
        ? rendered(rendering)
        : piecesInTurn(turns, rendering.userId, () => rendered(rendering)),
    close() {
      clearTimeout(idle)
      return end()
    },
  }
}

function startThread(connection: pg.PoolConfig, gone: (thread: Worker) => void): Worker {
  const workerData: RenderThreadData = { connection }
  const thread = new Worker(entry, {
    workerData,
    // It is given no settings, and no key but that of the results it is asked for.
    env: {},
    execArgv: ['--disable-warning=ExperimentalWarning'],
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
  })
  thread.unref()
  thread.setMaxListeners(0)
  // Each rendering hears of it itself; without a listener it would end the process.
  thread.on('error', () => undefined)
  thread.once('exit', () => {
    gone(thread)
  })
  return thread
}

async function* piecesFrom(line: MessagePort, thread: Worker): AsyncGenerator<string> {
  const left = new AbortController()
  const exit = once(thread, 'exit', { signal: left.signal }).then((): RenderAnswer => ({
    say: 'failed',
    error: new Error('The thread that makes downloads ended'),
  }))
  exit.catch(() => undefined)
  try {
    for (;;) {
      const answered = answerOn(line)
      line.postMessage('next')
      const answer = await Promise.race([answered, exit])
      if (answer.say === 'failed') throw answer.error
      if (answer.say === 'gone') throw new AppError('not-found')
      if (answer.say === 'end') return
      yield answer.text
    }
  } finally {
    left.abort()
  }
}

function answerOn(line: MessagePort): Promise<RenderAnswer> {
  return new Promise((resolve) => {
    line.once('message', resolve)
  })
}
