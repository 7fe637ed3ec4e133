import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Where evaluation mode keeps the key that it made for itself. */
export function evaluationKeyPath(dataFolder: string): string {
  return join(dataFolder, 'encryption.key')
}

/** The key that evaluation mode made; undefined before it has. Throws where the file holds none. */
export function readEvaluationKey(path: string): Buffer | undefined {
  if (!existsSync(path)) return undefined
  const text = readFileSync(path, 'utf8').trim()
  if (/^[0-9a-f]{64}$/i.test(text)) return Buffer.from(text, 'hex')
  throw new Error(`${path} does not hold a key (64 hexadecimal digits). Put it back.`)
}

/** Keeps a key; of two that are made at once the first stays, and both are answered that one. */
export function keepEvaluationKey(path: string, key: Buffer): Buffer {
  mkdirSync(dirname(path), { recursive: true })
  try {
    writeFileSync(path, key.toString('hex'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readEvaluationKey(path) ?? key
}
