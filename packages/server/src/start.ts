import Fastify from 'fastify'
import { buildApp } from './http/build-app.ts'
import { closeHttp } from './http/close-http.ts'
import { runWorker } from './jobs/run-worker.ts'
import { startWorkerThread } from './jobs/start-worker-thread.ts'
import { openContext, type OpenContext } from './open-context.ts'
import { deleteAgain } from './services/delete-user.ts'
import { operationsRoutes } from './routes/operations-routes.ts'
import { makeFirstAccounts, type FirstAccount } from './services/first-accounts.ts'
import { readSettings, SettingsError } from './settings.ts'
import { buildWebIfMissing } from './web-folder.ts'

type Stop = () => Promise<void> | void

/** What runs, and what it stands on: all of the first end together, then the second. */
interface Running {
  readonly parts: Stop[]
  readonly context: OpenContext
}

/** Starts what ROLE asks for, says where it is, and drains on SIGINT and SIGTERM. */
async function start(): Promise<void> {
  const settings = readSettings(process.env)
  const context = await openContext(settings)
  const parts: Stop[] = []
  stopOnSignals({ parts, context })
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
  const { http } = await buildApp(context)
  const accounts = await makeFirstAccounts(context)
  await http.listen({ port: settings.port, host: settings.host })
  for (const account of accounts) say(introduced(account))
  say(`Plumbline is at ${settings.publicUrl ?? `http://${settings.host}:${settings.port}`}`)
  return () => closeHttp(http)
}

/** A worker has no pages and no calls: whether it lives, is ready, and how busy it is. */
async function answerHealth(context: OpenContext): Promise<Stop> {
  const { port, host, logLevel } = context.settings
  const http = Fastify({ logger: { level: logLevel }, disableRequestLogging: true })
  operationsRoutes(http, context)
  await http.listen({ port, host })
  return () => closeHttp(http)
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
function stopOnSignals({ parts, context }: Running): void {
  let askedAt: number | undefined
  // What does not end well keeps nothing else from ending: the database above all.
  const stop = async () => {
    await Promise.allSettled(parts.map(async (end) => end()))
    await context.close().catch(() => undefined)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (askedAt !== undefined) {
        if (performance.now() - askedAt > samePressMs) process.exit(1)
        return
      }
      askedAt = performance.now()
      void stop().then(() => process.exit(0))
    })
  }
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
