import Fastify, { type FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { closeHttp } from './http/close-http.ts'
import { runWorker } from './worker/run-worker.ts'
import { startWorkerThread } from './worker/start-worker-thread.ts'
import { openContext, type OpenContext } from './open-context.ts'
import { deleteAgain } from './services/administration/delete-user.ts'
import { metricsServer, operationsRoutes } from './routes/operations-routes.ts'
import { makeFirstAccounts, type FirstAccount } from './services/administration/first-accounts.ts'
import { readSettings } from './settings/read-settings.ts'
import { SettingsError } from './settings/environment.ts'
import type { Settings } from './settings/settings.ts'
import { buildWebIfMissing } from './web-folder.ts'

type Stop = () => Promise<void> | void

/** What runs, and what it stands on: all of the first end together, then the second. */
interface Running {
  readonly parts: Stop[]
  readonly context: OpenContext
}

/**
 * Starts what ROLE asks for, says where it is, and drains on SIGINT and SIGTERM. What cannot start
 * leaves nothing running, the database least of all.
 */
async function start(): Promise<void> {
  const running: Running = { parts: [], context: await openContext(readSettings(process.env)) }
  stopOnSignals(running)
  stopWithNpm()
  try {
    await startParts(running)
  } catch (error) {
    await stop(running)
    throw error
  }
}

async function startParts({ parts, context }: Running): Promise<void> {
  const { settings } = context
  const again = await deleteAgain(context)
  if (again > 0) say(`Accounts that a back-up had brought back were deleted again: ${again}`)
  if (settings.role !== 'worker') parts.push(await startServer(context))
  if (settings.role === 'all') parts.push(await startWorkerThread())
  if (settings.role === 'worker') {
    parts.push(await runWorker(context), await answerHealth(context))
    say(`The worker takes audits from the queue; its health is at port ${settings.port}.`)
  }
}

async function startServer(context: OpenContext): Promise<Stop> {
  const { settings } = context
  if (await buildWebIfMissing()) say('The web app was built.')
  const { http, metrics } = await buildApp(context)
  const accounts = await makeFirstAccounts(context)
  await listen(http, settings)
  const stopMetrics = await answerMetrics(metrics, settings)
  for (const account of accounts) say(introduced(account))
  say(`Plumbline is at ${settings.publicUrl ?? `http://${settings.host}:${settings.port}`}`)
  return async () => {
    await Promise.all([closeHttp(http), stopMetrics()])
  }
}

/** A worker has no pages and no calls: whether it lives, is ready, and how busy it is. */
async function answerHealth(context: OpenContext): Promise<Stop> {
  const { settings } = context
  const http = Fastify({ logger: { level: settings.logLevel }, disableRequestLogging: true })
  const metrics = metricsServer(http, context)
  operationsRoutes(http, context)
  await listen(http, settings)
  const stopMetrics = await answerMetrics(metrics, settings)
  return async () => {
    await Promise.all([closeHttp(http), stopMetrics()])
  }
}

async function listen(http: FastifyInstance, { port, host }: Settings): Promise<void> {
  try {
    await http.listen({ port, host })
  } catch (error) {
    if (!isTaken(error)) throw error
    throw new SettingsError(taken('PORT', port))
  }
}

/** Where nobody chose the port and another program has it, Plumbline runs without, and says so. */
async function answerMetrics(
  metrics: FastifyInstance,
  settings: Settings,
): Promise<() => Promise<void>> {
  const { port, host, chosen } = settings.metrics
  if (port === 'off') return () => Promise.resolve()
  try {
    await metrics.listen({ port, host })
    return () => closeHttp(metrics)
  } catch (error) {
    if (!isTaken(error)) throw error
    const said = taken('METRICS_PORT', port)
    if (chosen) throw new SettingsError(said)
    say(`There are no metrics: ${said}`)
    return () => Promise.resolve()
  }
}

function taken(setting: 'PORT' | 'METRICS_PORT', port: number): string {
  return `Port ${port} is taken by another program. Stop it, or set ${setting} to another number.`
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
}

function introduced({ role, email, password, chosen }: FirstAccount): string {
  const who = role === 'admin' ? 'Administrator (sign in at /admin-login)' : 'Demo customer (/auth)'
  return chosen
    ? `${who}: ${email}, with the password that was set`
    : `${who}: ${email}, password ${password} (shown this once)`
}

/** One press of Ctrl-C may come twice: to the whole group of processes, and handed on by npm. */
const samePressMs = 1_000

/** Asked again, it ends at once: what is lost is taken up again at the next start. */
function stopOnSignals(running: Running): void {
  let askedAt: number | undefined
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (askedAt !== undefined) {
        if (performance.now() - askedAt > samePressMs) process.exit(1)
        return
      }
      askedAt = performance.now()
      void stop(running).then(() => process.exit(0))
    })
  }
}

/** What does not end well keeps nothing else from ending: the database above all. */
async function stop({ parts, context }: Running): Promise<void> {
  await Promise.allSettled(parts.map(async (end) => end()))
  await context.close().catch(() => undefined)
}

const npmWatchMs = 1_000

/** `npm start` hands a SIGTERM on to nobody: where it has gone, the product ends as if asked itself. */
function stopWithNpm(): void {
  if (process.env['npm_lifecycle_event'] !== 'start') return
  const npm = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === npm) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, npmWatchMs)
  watch.unref()
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

try {
  await start()
} catch (error) {
  const known = error instanceof SettingsError || error instanceof Error
  process.stderr.write(`${known ? error.message : String(error)}\n`)
  process.exit(1)
}
