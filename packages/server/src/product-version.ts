import { readFileSync } from 'node:fs'
import * as z from 'zod'

const manifest = new URL('../package.json', import.meta.url)

/** As reports print it. */
export const productVersion = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(manifest, 'utf8'))).version
