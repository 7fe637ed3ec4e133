import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { processorTimeOf } from './processor-time.ts'

const busy =
  'const end = Date.now() + 600; while (Date.now() < end); process.stdout.write("done"); setInterval(() => {}, 1000)'

test.skipIf(!existsSync('/proc/self/stat'))(
  'what a process has had of the processor grows with its work',
  async () => {
    const child = spawn(process.execPath, ['-e', busy])
    try {
      await once(child.stdout, 'data')
      expect(processorTimeOf([child])).toBeGreaterThan(10)
    } finally {
      child.kill('SIGKILL')
    }
  },
)

test('a process that is gone says nothing', async () => {
  const child = spawn(process.execPath, ['-e', ''])
  await once(child, 'exit')
  expect(processorTimeOf([child])).toBeUndefined()
})
