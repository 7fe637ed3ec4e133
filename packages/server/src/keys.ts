import { createHmac, randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from './settings.ts'

/** Keys for separate uses, derived from the one that is kept outside the database. */
export interface Keys {
  /** Wraps the key of each file. */
  readonly files: Buffer
  /** Chains the audit trail. */
  readonly auditTrail: Buffer
  /** Turns a patient's identifier into a mark that means nothing elsewhere. */
  readonly patients: Buffer
  /** Seals the secrets of generators of codes, and marks recovery codes. */
  readonly secondFactors: Buffer
}

/** The keys of ENCRYPTION_KEY, or, in evaluation mode, of one made and kept under the data folder. */
export function openKeys(settings: Settings): Keys {
  const master = settings.encryptionKey ?? evaluationKey(settings.dataFolder)
  return {
    files: derived(master, 'files'),
    auditTrail: derived(master, 'audit trail'),
    patients: derived(master, 'patients'),
    secondFactors: derived(master, 'second factors'),
  }
}

function evaluationKey(dataFolder: string): Buffer {
  const path = join(dataFolder, 'encryption.key')
  if (!existsSync(path)) {
    mkdirSync(dataFolder, { recursive: true })
    writeFileSync(path, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' })
    chmodSync(path, 0o600)
  }
  return Buffer.from(readFileSync(path, 'utf8').trim(), 'hex')
}

function derived(master: Buffer, use: string): Buffer {
  return createHmac('sha256', master).update(`plumbline ${use} v1`).digest()
}
