import { existsSync } from 'node:fs'
import { chromium, type Browser } from 'playwright-core'

const known = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The machine's own Chromium; `CHROMIUM` names another. Throws where there is none. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM'] ?? known.find(existsSync)
  if (executablePath === undefined) throw new Error('No Chromium found; name one in CHROMIUM')
  return chromium.launch({ executablePath, args: ['--no-sandbox'] })
}
