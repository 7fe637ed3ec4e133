import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

/** Every block of the engine runs in proportion to the lines, whatever loop or list it goes over. */

const busyMachine = { timeout: 300_000 }

test(
  'no block of an audit runs out of proportion to its lines, whatever they share',
  busyMachine,
  async () => {
    const script = fileURLToPath(new URL('count-blocks.ts', import.meta.url))
    // Code that was compiled before is not counted block by block.
    const env = { ...process.env, NODE_DISABLE_COMPILE_CACHE: '1' }
    const { stdout } = await promisify(execFile)(process.execPath, [script], { env })
    const growth: unknown = JSON.parse(stdout)
    const shapes = Object.keys(growth ?? {})
    expect(shapes.length).toBeGreaterThan(60)
    expect(growth).toEqual(Object.fromEntries(shapes.map((shape) => [shape, []])))
  },
)
