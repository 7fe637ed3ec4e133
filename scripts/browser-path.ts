import { existsSync } from 'node:fs'

const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The machine's own Chromium, or the one that `CHROMIUM` names; undefined where there is none. */
export function browserPath(): string | undefined {
  return process.env['CHROMIUM'] ?? usual.find((path) => existsSync(path))
}
