import { execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  linkSync,
  lstatSync,
  openSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { once } from 'node:events'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { claims, folderWith, plumbline, plumblineInto } from './run-plumbline.ts'

const isRoot = process.geteuid?.() === 0
const json = /^\{"schemaVersion"/

/** Runs the audit with its JSON going to `name`, in a folder that `prepare` has filled. */
async function auditInto(name: string, prepare: (folder: string) => void) {
  const folder = folderWith({ 'claims.csv': claims })
  prepare(folder)
  const ran = await plumbline(folder, 'audit', 'claims.csv', '--json', name)
  return { ran, place: path.join(folder, name) }
}

const make = (...words: readonly string[]) =>
  function (folder: string): void {
    const [command = '', ...rest] = words
    execFileSync(command, rest, { cwd: folder })
  }

describe('what is no file is written in place', () => {
  test.runIf(isRoot)('a character device made with mknod', async () => {
    const { ran, place } = await auditInto('node', make('mknod', 'node', 'c', '1', '3'))
    expect(ran.status).toBe(0)
    expect(lstatSync(place).isCharacterDevice()).toBe(true)
  })

  test.runIf(isRoot)('a link to a device', async () => {
    const { ran, place } = await auditInto('link', (folder) => {
      make('mknod', 'node', 'c', '1', '3')(folder)
      symlinkSync('node', path.join(folder, 'link'))
    })
    expect(ran.status).toBe(0)
    expect(lstatSync(place).isSymbolicLink()).toBe(true)
    expect(statSync(place).isCharacterDevice()).toBe(true)
  })

  test('a pipe', async () => {
    const folder = folderWith({ 'claims.csv': claims })
    make('mkfifo', 'pipe')(folder)
    const reader = spawn('cat', ['pipe'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
    const read: Buffer[] = []
    reader.stdout.on('data', (piece: Buffer) => read.push(piece))
    const ended = once(reader, 'close')
    const ran = await plumbline(folder, 'audit', 'claims.csv', '--json', 'pipe')
    await ended
    expect(ran.status).toBe(0)
    expect(Buffer.concat(read).toString()).toMatch(json)
    expect(lstatSync(path.join(folder, 'pipe')).isFIFO()).toBe(true)
  })
})

describe('what takes no text is refused before anything is read', () => {
  test.runIf(isRoot)('a disk', async () => {
    const { ran, place } = await auditInto('disk', make('mknod', 'disk', 'b', '7', '200'))
    expect(ran).toMatchObject({ status: 2, errors: [expect.stringMatching(/disk is a disk or/)] })
    expect(lstatSync(place).isBlockDevice()).toBe(true)
  })

  test('a socket', async () => {
    const folder = folderWith({ 'claims.csv': claims })
    const socket = createServer().listen(path.join(folder, 'socket'))
    await once(socket, 'listening')
    const ran = await plumbline(folder, 'audit', 'claims.csv', '--html', 'socket')
    expect(ran).toMatchObject({ status: 2, errors: [expect.stringMatching(/disk or a socket/)] })
    expect(lstatSync(path.join(folder, 'socket')).isSocket()).toBe(true)
    socket.close()
  })
})

describe('a file that stands already', () => {
  test('stays as private as it was', async () => {
    const { ran, place } = await auditInto('old.json', (folder) => {
      writeFileSync(path.join(folder, 'old.json'), 'earlier')
      chmodSync(path.join(folder, 'old.json'), 0o600)
    })
    expect(ran.status).toBe(0)
    expect(readFileSync(place, 'utf8')).toMatch(json)
    expect(statSync(place).mode & 0o777).toBe(0o600)
  })

  test('of several names stays one file', async () => {
    const { place } = await auditInto('one.json', (folder) => {
      writeFileSync(path.join(folder, 'one.json'), 'earlier, and longer than nothing')
      linkSync(path.join(folder, 'one.json'), path.join(folder, 'other.json'))
    })
    expect(readFileSync(path.join(path.dirname(place), 'other.json'), 'utf8')).toMatch(json)
  })

  test.runIf(isRoot)('of another user stays that user’s, through a link too', async () => {
    const { place } = await auditInto('link.json', (folder) => {
      writeFileSync(path.join(folder, 'theirs.json'), 'earlier')
      chownSync(path.join(folder, 'theirs.json'), 12_345, 12_345)
      symlinkSync('theirs.json', path.join(folder, 'link.json'))
    })
    expect(statSync(place).uid).toBe(12_345)
    expect(readFileSync(place, 'utf8')).toMatch(json)
  })
})

describe('/dev/stdout', () => {
  test('is standard output: a pipe or a socket', async () => {
    const { ran } = await auditInto('/dev/stdout', () => undefined)
    expect(ran.status).toBe(0)
    expect(ran.out).toMatch(json)
  })

  test('is standard output: a file', async () => {
    const folder = folderWith({ 'claims.csv': claims, 'out.json': '' })
    const place = path.join(folder, 'out.json')
    const number = statSync(place).ino
    const words = ['audit', 'claims.csv', '--json', '/dev/stdout']
    expect(await plumblineInto(openSync(place, 'w'), folder, words)).toBe(0)
    expect(readFileSync(place, 'utf8')).toMatch(json)
    expect(statSync(place).ino).toBe(number)
  })
})
