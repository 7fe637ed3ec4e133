import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { pry, pryingProcess, startFree } from '../testing/pry.ts'
import { apartFromNetwork, startConfined } from './confined-process.ts'

describe('a process that pries', () => {
  test('can do nothing where it is confined', async () => {
    const pried = await pry((words) =>
      startConfined({ entry: pryingProcess, words, readable: [], heapMegabytes: 128 }),
    )
    expect(pried.tried).toBeGreaterThan(20)
    expect(pried.done).toEqual([])
    expect(pried.variables.filter((name) => !name.startsWith('NODE_CHANNEL'))).toEqual([])
  })

  test('reads the folder that it is given', async () => {
    const ownFile = import.meta.filename
    const pried = await pry(
      (words) =>
        startConfined({
          entry: pryingProcess,
          words,
          readable: [import.meta.dirname],
          heapMegabytes: 128,
        }),
      ownFile,
    )
    expect(pried).toMatchObject({ done: [], readsItsOwn: true })
  })

  test('is seen: free, it can do nearly all of it', async () => {
    const { done, variables } = await pry(startFree)
    expect(done).toEqual(
      expect.arrayContaining([
        'read a file of the system',
        'write a file',
        'start a program',
        'start a thread',
        'make code from text',
        'reach the internals',
        'connect to a port',
        'connect to a local socket',
        'fetch',
        'listen',
        'send a datagram',
        'look a name up',
      ]),
    )
    expect(variables).toContain('PATH')
  })
})

// Where the system lets us: a container may forbid namespaces, which SECURITY.md says.
describe.skipIf(apartFromNetwork().length === 0)('a network of its own', () => {
  test('has nobody to talk to, whatever code asks', () => {
    const script = `require('net').connect(${closedPort}, '127.0.0.1').on('error', e => console.log(e.code))`
    const answered = (...before: readonly string[]) => {
      const words = [...before, process.execPath, '-e', script]
      return execFileSync('/usr/bin/env', words, { encoding: 'utf8' }).trim()
    }
    expect(answered()).toBe('ECONNREFUSED')
    expect(answered(...apartFromNetwork())).toBe('ENETUNREACH')
  })
})

/** Nobody listens there, which is an answer; in a network of its own nobody even says so. */
const closedPort = 9
