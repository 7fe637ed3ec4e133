import { buildApp } from './http/build-app.ts'
import { openContext } from './open-context.ts'
import { readSettings, SettingsError } from './settings.ts'

/** Starts what ROLE asks for, and drains on SIGINT and SIGTERM. */
async function start(): Promise<void> {
  const settings = readSettings(process.env)
  const context = await openContext(settings)
  const { http } = await buildApp(context)
  await http.listen({ port: settings.port, host: settings.host })
  process.stdout.write(`Plumbline is at http://${settings.host}:${settings.port}\n`)
  const stop = async () => {
    await http.close()
    await context.close()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
}

try {
  await start()
} catch (error) {
  const known = error instanceof SettingsError || error instanceof Error
  process.stderr.write(`${known ? error.message : String(error)}\n`)
  process.exitCode = 1
}
