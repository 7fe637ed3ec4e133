import { createHmac, createSecretKey, randomBytes, type KeyObject } from 'node:crypto'
import {
  findAccountKeys,
  findKeysOfAccounts,
  insertAccountKey,
  type AccountKeyRow,
  type Statements,
} from '../db/account-keys.ts'
import type { Database } from '../db/transactions.ts'
import { SealBrokenError, sealBytes, unseal, type AccountSeal } from '../files/envelope.ts'
import { newKey, type KeyPlace, type MasterKey } from './master-key.ts'

/** The key of one account: what it seals, nothing else opens. */
export interface AccountKey extends AccountSeal {
  /** Of the newest key, with which it seals. */
  readonly version: number
  /** Makes marks of patients' identifiers, which mean something to this account alone. */
  readonly patientMarks: Buffer
  /** By which the same file is found again; says nothing of the file to who has not the key. */
  markOfFile(sha256: Buffer): Buffer
  /** By which a request that is sent again is known, and whether it asks for the same. */
  markOfRequest(text: string): Buffer
}

/** The keys of accounts, kept wrapped in the database and opened where they are needed. */
export interface AccountKeys {
  /** Made where the account has none. With the account its key goes, and all it sealed with it. */
  of(tx: Statements, userId: string): Promise<AccountKey>
  /** The same outside of a transaction. */
  ofUser(userId: string): Promise<AccountKey>
  /** Those of several accounts at once; of accounts that have a key. */
  ofEach(tx: Statements, userIds: readonly string[]): Promise<ReadonlyMap<string, AccountKey>>
  /** Makes the key of an account of before there were keys, with the marks that it has stored. */
  makeWithMarks(tx: Statements, userId: string, patientMarks: Buffer): Promise<AccountKey>
}

/** A key in clear: what seals, and what marks; the marks stay when the other is changed. */
interface Opened {
  readonly version: number
  readonly sealing: KeyObject
  readonly patientMarks: Buffer
}

const keyBytes = 32
const rememberedMs = 5 * 60_000
const rememberedKeys = 2_000

export function accountKeys(masters: readonly MasterKey[], database: Database): AccountKeys {
  const remembered = new Map<string, { readonly opened: Promise<Opened>; readonly until: number }>()
  const open = (row: AccountKeyRow): Promise<Opened> => {
    const name = `${row.user_id} ${row.wrapped.toString('base64')}`
    const known = remembered.get(name)
    if (known && known.until > performance.now()) return known.opened
    const opened = unwrapAccountKey(masters, row)
    if (remembered.size >= rememberedKeys) remembered.clear()
    remembered.set(name, { opened, until: performance.now() + rememberedMs })
    // A service that keeps the master key may not answer this time.
    opened.catch(() => remembered.delete(name))
    return opened
  }
  const make = async (tx: Statements, userId: string, patientMarks: Buffer) => {
    const row = await wrapAccountKey(masters, { userId, version: 1, patientMarks })
    await insertAccountKey(tx, row)
    return findAccountKeys(tx, userId)
  }
  const of = async (tx: Statements, userId: string, patientMarks?: Buffer) => {
    const kept = await findAccountKeys(tx, userId)
    const rows = kept.length > 0 ? kept : await make(tx, userId, patientMarks ?? newKey())
    return accountKey(await Promise.all(rows.map(open)))
  }
  return {
    of: (tx, userId) => of(tx, userId),
    async ofEach(tx, userIds) {
      const rows = await findKeysOfAccounts(tx, [...new Set(userIds)])
      const found = new Map<string, AccountKey>()
      for (const [userId, ofUser] of Map.groupBy(rows, (row) => row.user_id)) {
        found.set(userId, accountKey(await Promise.all(ofUser.map(open))))
      }
      return found
    },
    ofUser: (userId) => database.asTenant(userId, (tx) => of(tx, userId)),
    makeWithMarks: of,
  }
}

/** A new key of an account, wrapped by the first of the master keys. */
export async function wrapAccountKey(
  [master]: readonly MasterKey[],
  given: { readonly userId: string; readonly version: number; readonly patientMarks: Buffer },
): Promise<AccountKeyRow> {
  if (!master) throw new Error('There is no master key')
  const { userId, version, patientMarks } = given
  const both = Buffer.concat([randomBytes(keyBytes), patientMarks])
  const wrapped = await master.wrap(accountKeyPlace({ user_id: userId, version }), both)
  return { user_id: userId, version, master_id: master.id, wrapped }
}

/** Throws where none of the master keys wrapped it. */
export async function unwrapAccountKey(
  masters: readonly MasterKey[],
  row: AccountKeyRow,
): Promise<Opened> {
  const master = masters.find(({ id }) => id === row.master_id)
  if (!master) throw new SealBrokenError(`No master key ${row.master_id} was given`)
  const both = await master.unwrap(accountKeyPlace(row), row.wrapped)
  return {
    version: row.version,
    sealing: createSecretKey(both.subarray(0, keyBytes)),
    patientMarks: both.subarray(keyBytes),
  }
}

/** What a key of an account is wrapped as. */
export function accountKeyPlace({
  user_id,
  version,
}: Pick<AccountKeyRow, 'user_id' | 'version'>): KeyPlace {
  const text = `account key ${version} of ${user_id}`
  return { purpose: 'account key', account: user_id, text }
}

const versionBytes = 4

/** What stands before all that the key of a version sealed. */
export function versionMark(version: number): Buffer {
  const mark = Buffer.alloc(versionBytes)
  mark.writeUInt32BE(version)
  return mark
}

/** Seals with the newest key; opens what any of them sealed, by the version before the bytes. */
function accountKey(keys: readonly Opened[]): AccountKey {
  const [newest] = keys
  if (!newest) throw new Error('The account has no key')
  const { patientMarks } = newest
  const prefix = versionMark(newest.version)
  return {
    version: newest.version,
    patientMarks,
    seal: (place, bytes) => Buffer.concat([prefix, sealBytes(newest.sealing, place, bytes)]),
    open(place, sealed) {
      const version = sealed.length < versionBytes ? 0 : sealed.readUInt32BE()
      const key = keys.find((one) => one.version === version)
      if (!key) throw new SealBrokenError('The account has no key of this version')
      return unseal(key.sealing, place, sealed.subarray(versionBytes))
    },
    markOfFile: (sha256) => markOf(patientMarks, 'plumbline files v1', sha256),
    markOfRequest: (text) => markOf(patientMarks, 'plumbline requests v1', text),
  }
}

/** Marks of one kind tell nothing of another's. */
function markOf(secret: Buffer, kind: string, what: string | Buffer): Buffer {
  const key = createHmac('sha256', secret).update(kind).digest()
  return createHmac('sha256', key).update(what).digest()
}
