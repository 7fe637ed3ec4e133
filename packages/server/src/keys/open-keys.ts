import {
  findSystemKeys,
  keepSystemKey,
  lockSystemKeys,
  type SystemKeyRow,
} from '../db/system-keys.ts'
import type { Database, SystemTransaction } from '../db/transactions.ts'
import type { Settings } from '../settings/settings.ts'
import { SealBrokenError } from '../files/envelope.ts'
import { evaluationKeyPath, keepEvaluationKey } from './evaluation-key.ts'
import { givenMasters, type GivenMasters } from './given-masters.ts'
import { localMasterKey, newKey, type KeyPlace, type MasterKey } from './master-key.ts'
import { provenKey } from './prove-key.ts'
import { missingKey, wrongKey } from './wrong-key.ts'

/** Keys for separate uses; the database keeps them wrapped by the one that is kept outside of it. */
export interface Keys {
  /** Chains the audit trail. */
  readonly auditTrail: Buffer
  /** Wrapped the keys of files before accounts had keys of their own. */
  readonly files: Buffer
  /** Made the marks of patients before accounts had keys of their own. */
  readonly patients: Buffer
  /** Seals the secrets of generators of codes, and marks recovery codes. */
  readonly secondFactors: Buffer
  /** What wraps: the first everything new, the others what they wrapped before. */
  readonly masters: readonly MasterKey[]
}

type SystemKeyName = 'files' | 'audit trail' | 'patients' | 'second factors'

/**
 * The product's keys, opened with the master key of the settings; made at the first start. Nobody
 * has them but through here, so that nothing is read or written with the key of another database:
 * throws `WrongKeyError` then, and has written nothing.
 */
export async function openKeys(settings: Settings, database: Database): Promise<Keys> {
  const kept = await database.asSystem(findSystemKeys)
  const given = await givenMasters(settings)
  if (kept.some(({ name }) => name === latestKey)) return opened(kept, { settings, ...given })
  return database.asSystem(async (tx) => {
    const meanwhile = await lockSystemKeys(tx)
    // Another first start may have made the key file meanwhile.
    const now = { settings, ...(await givenMasters(settings)) }
    if (meanwhile.length === 0) return firstKeys(tx, now)
    return opened(await withLatestKey(tx, meanwhile, now), now)
  })
}

interface Given extends GivenMasters {
  readonly settings: Settings
}

/** A database of an earlier version has the others, and nothing yet that this one sealed. */
const latestKey = 'second factors' satisfies SystemKeyName

/** Made once the master key that is given has opened the others. */
async function withLatestKey(
  tx: SystemTransaction,
  kept: readonly SystemKeyRow[],
  given: Given,
): Promise<readonly SystemKeyRow[]> {
  if (kept.some(({ name }) => name === latestKey)) return kept
  const [first] = given.masters
  if (!first) throw missingKey(given.settings)
  await openedOne(kept, given, 'audit trail')
  const wrapped = await first.wrap(systemKeyPlace(latestKey), newKey())
  const row = { name: latestKey, master_id: first.id, wrapped }
  await keepSystemKey(tx, row)
  return [...kept, row]
}

/** The master key of these settings that wraps. Throws `WrongKeyError` where there is none. */
export async function requireGiven(settings: Settings): Promise<MasterKey> {
  const [master] = (await givenMasters(settings)).masters
  if (!master) throw missingKey(settings)
  return master
}

async function openedOne(
  kept: readonly SystemKeyRow[],
  { settings, masters }: Given,
  name: SystemKeyName,
): Promise<Buffer> {
  const row = kept.find((one) => one.name === name)
  if (!row) throw new Error(`The database has lost the key of its ${name}`)
  const master = masters.find(({ id }) => id === row.master_id)
  if (!master) throw wrongKey(settings, row.master_id)
  try {
    return await master.unwrap(systemKeyPlace(name), row.wrapped)
  } catch (error) {
    throw error instanceof SealBrokenError ? wrongKey(settings, row.master_id) : error
  }
}

async function opened(kept: readonly SystemKeyRow[], given: Given): Promise<Keys> {
  const { masters, settings } = given
  if (masters.length === 0) throw missingKey(settings)
  const open = (name: SystemKeyName) => openedOne(kept, given, name)
  return {
    files: await open('files'),
    auditTrail: await open('audit trail'),
    patients: await open('patients'),
    secondFactors: await open('second factors'),
    masters,
  }
}

/** Kept wrapped from now on. What an earlier version stored proves the key that is given. */
async function firstKeys(tx: SystemTransaction, given: Given): Promise<Keys> {
  const { settings } = given
  const proven = await provenKey(tx, given.local)
  if (proven === undefined) {
    throw given.masters.length > 0 ? wrongKey(settings) : missingKey(settings)
  }
  const { masters } = given.masters.length > 0 ? given : madeMaster(settings)
  const [first] = masters
  if (!first) throw missingKey(settings)
  const keep = async (name: SystemKeyName): Promise<Buffer> => {
    // Earlier versions derived their keys from the master key; the latest had no use then.
    const isNew = proven === 'nothing kept' || name === latestKey
    const key = isNew ? newKey() : proven.derived(name)
    const wrapped = await first.wrap(systemKeyPlace(name), key)
    await keepSystemKey(tx, { name, master_id: first.id, wrapped })
    return key
  }
  return {
    files: await keep('files'),
    auditTrail: await keep('audit trail'),
    patients: await keep('patients'),
    secondFactors: await keep('second factors'),
    masters,
  }
}

/** In evaluation mode, where no key is set. */
function madeMaster({ dataFolder }: Settings): Pick<GivenMasters, 'masters'> {
  return { masters: [localMasterKey(keepEvaluationKey(evaluationKeyPath(dataFolder), newKey()))] }
}

/** What one of the product's own keys is wrapped as. */
export function systemKeyPlace(name: string): KeyPlace {
  return { purpose: 'system key', text: `system key ${name}` }
}
