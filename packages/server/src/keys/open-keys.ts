import {
  findSystemKeys,
  keepSystemKey,
  lockSystemKeys,
  type SystemKeyRow,
} from '../db/system-keys.ts'
import type { Database, SystemTransaction } from '../db/transactions.ts'
import type { Settings } from '../settings.ts'
import { evaluationKeyPath, keepEvaluationKey, readEvaluationKey } from './evaluation-key.ts'
import { localMasterKey, newKey, opens, type LocalMasterKey } from './master-key.ts'
import { provenKey } from './prove-key.ts'
import { WrongKeyError } from './wrong-key.ts'

/** Keys for separate uses; the database keeps them wrapped by the one that is kept outside of it. */
export interface Keys {
  /** Wraps the key of each file. */
  readonly files: Buffer
  /** Chains the audit trail. */
  readonly auditTrail: Buffer
  /** Turns a patient's identifier into a mark that means nothing elsewhere. */
  readonly patients: Buffer
}

const names = { files: 'files', auditTrail: 'audit trail', patients: 'patients' } as const

/**
 * The product's keys, opened with ENCRYPTION_KEY or, in evaluation mode, with the key under the data
 * folder; made at the first start. Nobody has them but through here, so that nothing is read or
 * written with the key of another database: throws `WrongKeyError` then, and has written nothing.
 */
export async function openKeys(settings: Settings, database: Database): Promise<Keys> {
  const kept = await database.asSystem(findSystemKeys)
  const master = givenKey(settings)
  if (kept.length > 0) {
    if (!master) throw missing(settings)
    return opened(master, kept, settings)
  }
  return database.asSystem(async (tx) => {
    const meanwhile = await lockSystemKeys(tx)
    if (meanwhile.length > 0) return opened(master ?? requireGiven(settings), meanwhile, settings)
    return firstKeys(tx, master, settings)
  })
}

function givenKey({ encryptionKey, dataFolder }: Settings): LocalMasterKey | undefined {
  const bytes = encryptionKey ?? readEvaluationKey(evaluationKeyPath(dataFolder))
  return bytes && localMasterKey(bytes)
}

function requireGiven(settings: Settings): LocalMasterKey {
  const master = givenKey(settings)
  if (!master) throw missing(settings)
  return master
}

async function opened(
  master: LocalMasterKey,
  kept: readonly SystemKeyRow[],
  settings: Settings,
): Promise<Keys> {
  const open = async (name: string): Promise<Buffer> => {
    const row = kept.find((one) => one.name === name)
    if (!row) throw new Error(`The database has lost the key of its ${name}`)
    const place = placeOf(name)
    if (row.master_id !== master.id || !(await opens(() => master.unwrap(place, row.wrapped)))) {
      throw wrong(settings)
    }
    return master.unwrap(place, row.wrapped)
  }
  return {
    files: await open(names.files),
    auditTrail: await open(names.auditTrail),
    patients: await open(names.patients),
  }
}

/** Kept wrapped from now on. What an earlier version stored proves the key that is given. */
async function firstKeys(
  tx: SystemTransaction,
  given: LocalMasterKey | undefined,
  settings: Settings,
): Promise<Keys> {
  const proven = await provenKey(tx, given ? [given] : [])
  if (proven === undefined) throw given ? wrong(settings) : missing(settings)
  const path = evaluationKeyPath(settings.dataFolder)
  const master = given ?? localMasterKey(keepEvaluationKey(path, newKey()))
  const keys = {
    files: master.derived('files'),
    auditTrail: master.derived('audit trail'),
    patients: master.derived('patients'),
  }
  for (const [use, name] of [
    ['files', names.files],
    ['auditTrail', names.auditTrail],
    ['patients', names.patients],
  ] as const) {
    const wrapped = await master.wrap(placeOf(name), keys[use])
    await keepSystemKey(tx, { name, master_id: master.id, wrapped })
  }
  return keys
}

function placeOf(name: string): string {
  return `system key ${name}`
}

function wrong({ encryptionKey, dataFolder }: Settings): WrongKeyError {
  const given = encryptionKey ? 'ENCRYPTION_KEY' : evaluationKeyPath(dataFolder)
  return new WrongKeyError(
    `${given} is not the key of this database. Nothing was written. Start with the key that the database was made with, or with the database that belongs to this key.`,
  )
}

function missing({ dataFolder }: Settings): WrongKeyError {
  return new WrongKeyError(
    `The database was made with a key that is not here: ${evaluationKeyPath(dataFolder)} is missing, and ENCRYPTION_KEY is not set. Nothing was written. Put the file back, or set ENCRYPTION_KEY to the key.`,
  )
}
