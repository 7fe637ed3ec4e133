import { execFile, spawn } from 'node:child_process'
import dgram from 'node:dgram'
import dns from 'node:dns/promises'
import { readdirSync, readFileSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { connect, createServer } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { Worker } from 'node:worker_threads'

/**
 * A program that tries what a confined process must not be able to do, and answers which of it
 * went well. Its words: a folder to write into, a port of this machine where somebody listens, a
 * local socket, a file that it may not read, and one that it may.
 */

const [folder = '', port = '', socket = '', secretFile = '', ownFile = ''] = process.argv.slice(2)

/** Resolves where a stream connects. */
function connects(stream: NodeJS.EventEmitter, event = 'connect'): Promise<unknown> {
  return new Promise((resolve, reject) => {
    stream.once(event, resolve)
    stream.once('error', reject)
  })
}

const tries: Readonly<Record<string, () => unknown>> = {
  'read a file of the system': () => readFileSync('/etc/passwd'),
  'read another file': () => readFileSync(secretFile),
  'list the root': () => readdirSync('/'),
  'read the environment of its parent': () => readFileSync(`/proc/${process.ppid}/environ`),
  'write a file': () => {
    writeFileSync(`${folder}/written`, 'x')
  },
  'link to a file': () => {
    symlinkSync(secretFile, `${folder}/link`)
  },
  'remove a file': () => {
    unlinkSync(secretFile)
  },
  'start a program': () => connects(spawn('/bin/true'), 'spawn'),
  'start a shell': () => connects(execFile('/bin/sh', ['-c', 'true']), 'spawn'),
  'start a thread': () => connects(new Worker('0', { eval: true }), 'online'),
  'load native code': () => {
    process.dlopen({ exports: {} }, `${folder}/x.node`)
  },
  'make code from text': () => {
    const words: unknown = Reflect.construct(Function, ['return 1'])
    return words
  },
  'reach the internals': () => {
    const binding: unknown = Reflect.get(process, 'binding')
    if (typeof binding !== 'function') throw new Error('none')
    return Reflect.apply(binding, process, ['tcp_wrap']) as unknown
  },
  'connect to a port': () => connects(connect(Number(port), '127.0.0.1')),
  'connect by TLS': () => connects(connectTls(Number(port), '127.0.0.1'), 'connect'),
  'connect to a local socket': () => connects(connect(socket)),
  'ask by HTTP': () => connects(get(`http://127.0.0.1:${port}/`), 'response'),
  fetch: () => fetch(`http://127.0.0.1:${port}/`),
  listen: () => connects(createServer().listen(0), 'listening'),
  'send a datagram': () =>
    new Promise((resolve, reject) => {
      const sender = dgram.createSocket('udp4')
      sender.once('error', reject)
      sender.send('x', Number(port), '127.0.0.1', (error) => {
        if (error) reject(error)
        else resolve(undefined)
      })
    }),
  'ask for a name': () => dns.resolve4('example.com'),
  'look a name up': () => dns.lookup('localhost'),
}

/** Longer than anything on this machine takes; what hangs reached nobody. */
const patienceMs = 3_000

async function wentWell(attempt: () => unknown): Promise<boolean> {
  const hung = new Promise((_, reject) => setTimeout(reject, patienceMs, new Error('hung')))
  try {
    await Promise.race([attempt(), hung])
    return true
  } catch {
    return false
  }
}

process.on('uncaughtException', () => undefined)
const done: string[] = []
for (const [name, attempt] of Object.entries(tries)) if (await wentWell(attempt)) done.push(name)
const variables = Object.keys(process.env)
const readsItsOwn = ownFile === '' || (await wentWell(() => readFileSync(ownFile)))
process.send?.({ tried: Object.keys(tries).length, done, variables, readsItsOwn }, () => {
  process.exit()
})
