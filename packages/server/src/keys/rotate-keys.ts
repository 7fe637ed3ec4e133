import { keepResealedMapping, lockMappingsOfOtherKeys } from '../db/uploads/column-mappings.ts'
import { keepBranding, lockBranding } from '../db/accounts/branding.ts'
import { brandingPlace } from '../stored-audits/branding.ts'
import { findAccountKeys, insertAccountKey } from '../db/account-keys.ts'
import {
  destroyReplacedKeys,
  keepResealed,
  keepResealedCase,
  keepRewrapped,
  listKeyedAccounts,
  lockCasesOfOtherKeys,
  lockKeysOfOtherMasters,
  lockUploadsOfOtherKeys,
  type SealedColumns,
} from '../db/key-rotation.ts'
import { keepSystemKey, lockSystemKeys } from '../db/system-keys.ts'
import type { Database, TenantTransaction } from '../db/transactions.ts'
import { filePlace } from '../files/original-files.ts'
import { resultsPlace } from '../files/results-key.ts'
import { casePlace } from '../stored-audits/sealed-case.ts'
import { errorPlace, namesPlace } from '../stored-audits/upload-words.ts'
import {
  accountKeyPlace,
  unwrapAccountKey,
  versionMark,
  wrapAccountKey,
  type AccountKey,
  type AccountKeys,
} from './account-keys.ts'
import type { KeyPlace, MasterKey } from './master-key.ts'
import { keepResealedNote, findNotesOfOtherKeys } from '../db/review/decision-notes.ts'
import { openNote, sealNote } from '../stored-audits/decision-notes.ts'
import { keepResealedView, lockViewsOfOtherKeys } from '../db/review/saved-views.ts'
import { mappingPlace } from '../stored-audits/column-mapping.ts'
import { keepResealedVersion, lockVersionsOfOtherKeys } from '../db/plan-rules/plan-rules.ts'
import { planRulePlace } from '../stored-audits/plan-rules.ts'
import { viewPlace } from '../stored-audits/saved-view.ts'
import { systemKeyPlace } from './open-keys.ts'
import { WrongKeyError } from './wrong-key.ts'

const atOnce = 100

/**
 * Wraps every key anew that another than the first of the master keys wrapped. Each step is a
 * transaction: killed anywhere, it goes on when it is asked for again. Answers how many there were.
 */
export async function rotateMasterKey(
  database: Database,
  masters: readonly MasterKey[],
): Promise<number> {
  const [first] = masters
  if (!first) throw new Error('There is no master key')
  const again = async (masterId: string, place: KeyPlace, wrapped: Buffer) => {
    const master = masters.find(({ id }) => id === masterId)
    if (!master)
      throw new WrongKeyError(
        `The key ${masterId}, which wrapped the ${place.text}, was not given.`,
      )
    return first.wrap(place, await master.unwrap(place, wrapped))
  }
  let count = await database.asSystem(async (tx) => {
    const rows = (await lockSystemKeys(tx)).filter((row) => row.master_id !== first.id)
    for (const { name, master_id, wrapped } of rows) {
      const rewrapped = await again(master_id, systemKeyPlace(name), wrapped)
      await keepSystemKey(tx, { name, master_id: first.id, wrapped: rewrapped })
    }
    return rows.length
  })
  for (;;) {
    const done = await database.asSystem(async (tx) => {
      const rows = await lockKeysOfOtherMasters(tx, first.id, atOnce)
      for (const row of rows) {
        const wrapped = await again(row.master_id, accountKeyPlace(row), row.wrapped)
        await keepRewrapped(tx, { ...row, master_id: first.id, wrapped })
      }
      return rows.length
    })
    if (done === 0) return count
    count += done
  }
}

export interface AccountsRotated {
  readonly accounts: number
  /** Replaced keys that stay until an hour has passed since. */
  readonly waiting: number
}

/**
 * Gives every account a new key and seals anew what the one before sealed. Marks of patients stay. An
 * account whose change was interrupted, or whose old key waits to be destroyed, goes on from there.
 */
export async function rotateAccountKeys(
  database: Database,
  accounts: AccountKeys,
  masters: readonly MasterKey[],
): Promise<AccountsRotated> {
  let count = 0
  let waiting = 0
  let after: string | undefined
  for (;;) {
    const userIds = await database.asSystem((tx) => listKeyedAccounts(tx, after, atOnce))
    for (const userId of userIds) {
      await database.asTenant(userId, (tx) => addVersion(tx, masters))
      while ((await database.asTenant(userId, (tx) => resealSome(tx, accounts))) > 0);
      waiting += await database.asTenant(userId, destroyReplacedKeys)
      count++
    }
    after = userIds.at(-1)
    if (after === undefined) return { accounts: count, waiting }
  }
}

async function addVersion(tx: TenantTransaction, masters: readonly MasterKey[]): Promise<void> {
  const [newest, older] = await findAccountKeys(tx, tx.userId)
  if (!newest || older) return
  const { patientMarks } = await unwrapAccountKey(masters, newest)
  const version = newest.version + 1
  await insertAccountKey(
    tx,
    await wrapAccountKey(masters, { userId: tx.userId, version, patientMarks }),
  )
}

async function resealSome(tx: TenantTransaction, accounts: AccountKeys): Promise<number> {
  const account = await accounts.of(tx, tx.userId)
  const uploads = await lockUploadsOfOtherKeys(tx, versionMark(account.version), atOnce)
  for (const { id, ...sealed } of uploads) {
    await keepResealed(tx, id, resealed(account, { userId: tx.userId, uploadId: id }, sealed))
  }
  const cases = await lockCasesOfOtherKeys(tx, versionMark(account.version), atOnce)
  for (const { id, sealed } of cases) {
    const place = casePlace({ userId: tx.userId, caseId: id })
    await keepResealedCase(tx, id, account.seal(place, account.open(place, sealed)))
  }
  const views = await lockViewsOfOtherKeys(tx, versionMark(account.version))
  for (const { id, sealed } of views) {
    const place = viewPlace({ userId: tx.userId, viewId: id })
    await keepResealedView(tx, id, account.seal(place, account.open(place, sealed)))
  }
  const mappings = await lockMappingsOfOtherKeys(tx, versionMark(account.version))
  for (const { id, sealed } of mappings) {
    const place = mappingPlace({ userId: tx.userId, mappingId: id })
    await keepResealedMapping(tx, id, account.seal(place, account.open(place, sealed)))
  }
  const kept = views.length + mappings.length
  const others =
    (await resealBranding(tx, account)) +
    (await resealNotes(tx, account)) +
    (await resealPlanRules(tx, account))
  return uploads.length + cases.length + kept + others
}

/** Sealed with an older key, as its first bytes say. */
async function resealBranding(tx: TenantTransaction, account: AccountKey): Promise<number> {
  const sealed = await lockBranding(tx)
  if (!sealed || sealed.subarray(0, 4).equals(versionMark(account.version))) return 0
  const place = brandingPlace(tx.userId)
  await keepBranding(tx, account.seal(place, account.open(place, sealed)))
  return 1
}

async function resealPlanRules(tx: TenantTransaction, account: AccountKey): Promise<number> {
  const versions = await lockVersionsOfOtherKeys(tx, versionMark(account.version), atOnce)
  for (const { rule_id, version, sealed } of versions) {
    const place = planRulePlace({ userId: tx.userId, ruleId: rule_id, version })
    const again = account.seal(place, account.open(place, sealed))
    await keepResealedVersion(tx, { rule_id, version, sealed: again })
  }
  return versions.length
}

async function resealNotes(tx: TenantTransaction, account: AccountKey): Promise<number> {
  const notes = await findNotesOfOtherKeys(tx, versionMark(account.version), atOnce)
  for (const { note, ids } of notes) {
    const opened = openNote(account, tx.userId, note)
    await keepResealedNote(tx, ids, sealNote(account, tx.userId, opened))
  }
  return notes.length
}

function resealed(
  account: AccountKey,
  owner: { readonly userId: string; readonly uploadId: string },
  { names, error, file_key, results_key }: SealedColumns,
): SealedColumns {
  const row = { user_id: owner.userId, id: owner.uploadId }
  const again = (place: string, sealed: Buffer | null) =>
    sealed && account.seal(place, account.open(place, sealed))
  return {
    names: again(namesPlace(row), names),
    error: again(errorPlace(row), error),
    file_key: again(`key of ${filePlace(owner)}`, file_key),
    results_key: again(`key of ${resultsPlace(owner)}`, results_key),
  }
}
