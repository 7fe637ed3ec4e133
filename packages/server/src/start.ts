import { buildApp } from './http/build-app.ts'
import { startSweeping } from './jobs/sweep-files.ts'
import { startWorker } from './jobs/start-worker.ts'
import { openContext, type OpenContext } from './open-context.ts'
import { makeFirstAccounts, type FirstAccount } from './services/first-accounts.ts'
import { readSettings, SettingsError } from './settings.ts'
import { buildWebIfMissing } from './web-folder.ts'

/** Undone in reverse when the process is asked to stop. */
type Stop = () => Promise<void> | void

/** Starts what ROLE asks for, says where it is, and drains on SIGINT and SIGTERM. */
async function start(): Promise<void> {
  const settings = readSettings(process.env)
  const context = await openContext(settings)
  const stops: Stop[] = [() => context.close()]
  stopOnSignals(stops)
  const worksToo = settings.role !== 'server'
  if (settings.role !== 'worker') stops.push(await startServer(context))
  if (worksToo) {
    const worker = await startWorker(context, context.connection)
    stops.push(() => worker.stop(), startSweeping(context))
    if (settings.role === 'worker') say('The worker takes audits from the queue.')
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
  return () => http.close()
}

function introduced({ role, email, password, chosen }: FirstAccount): string {
  const who = role === 'admin' ? 'Administrator (sign in at /admin-login)' : 'Demo customer (/auth)'
  return chosen
    ? `${who}: ${email}, with the password that was set`
    : `${who}: ${email}, password ${password} (shown this once)`
}

function stopOnSignals(stops: Stop[]): void {
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    for (const undo of stops.toReversed()) await undo()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
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
