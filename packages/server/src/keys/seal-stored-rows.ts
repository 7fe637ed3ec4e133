import { createHmac } from 'node:crypto'
import { arrayText } from '../db/array-text.ts'
import { bytesArray } from '../db/bytes-array.ts'
import {
  deleteClearUpload,
  findClearUploads,
  holdsClearRows,
  lockClearUpload,
  takeClearClaims,
  takeClearFindings,
  wipeClearTables,
  type ClearClaim,
  type ClearUpload,
} from '../db/clear-rows.ts'
import { insertClaims, insertFindings, type ClaimColumns } from '../db/results/audit-results.ts'
import { insertSearchPart } from '../db/results/search-parts.ts'
import type { Database, TenantTransaction } from '../db/transactions.ts'
import { findUpload, keepSealedUpload } from '../db/uploads/uploads.ts'
import { unseal } from '../files/envelope.ts'
import { filePlace } from '../files/original-files.ts'
import { resultsPlace, type ResultsKey } from '../files/results-key.ts'
import { resultsKey } from '../stored-audits/results-key.ts'
import { sealDocument, sealFinding } from '../stored-audits/sealed-results.ts'
import { sealSearchPart } from '../stored-audits/search-parts.ts'
import { contentText, sealClaim } from '../stored-audits/stored-claim.ts'
import { namesAlone, sealError, sealNames } from '../stored-audits/upload-words.ts'
import type { AccountKey, AccountKeys } from './account-keys.ts'
import type { Keys } from './open-keys.ts'

const uploadsAtOnce = 100
const linesAtOnce = 2_000

/**
 * Encrypts what versions before encryption stored in clear, and empties the tables where it lay. Each
 * step is a transaction: killed anywhere, the next start goes on where it stopped, and several
 * processes may do it at once. Nothing is served before it is done.
 */
export async function sealStoredRows(
  database: Database,
  accounts: AccountKeys,
  keys: Keys,
): Promise<void> {
  if (!(await database.asSystem(holdsClearRows))) return
  for (;;) {
    const uploads = await database.asSystem((tx) => findClearUploads(tx, uploadsAtOnce))
    if (uploads.length === 0) break
    for (const { user_id: userId, id } of uploads) {
      const account = await database.asTenant(userId, (tx) => sealUpload(tx, accounts, keys, id))
      let left = account !== undefined
      while (account && left) {
        left = await database.asTenant(userId, (tx) => sealSome(tx, account, id))
      }
    }
  }
  await database.asSystem(wipeClearTables)
}

/** Names, document and keys of an upload; answers its account, undefined where it is gone. */
async function sealUpload(
  tx: TenantTransaction,
  accounts: AccountKeys,
  keys: Keys,
  id: string,
): Promise<AccountKey | undefined> {
  const clear = await lockClearUpload(tx, id)
  if (!clear) return undefined
  const marks = createHmac('sha256', keys.patients).update(tx.userId).digest()
  const account = await accounts.makeWithMarks(tx, tx.userId, marks)
  const upload = await findUpload(tx, id)
  if (!upload || upload.names) return account
  const { file_key, results_key } = rewrapped(clear, account, keys.files)
  const key = await resultsKey(account, tx, { ...upload, results_key })
  await keepSealedUpload(tx, id, {
    names: sealNames(account, clear, namesAlone(clear.upload_name, clear.file_name)),
    error: clear.error_message === null ? null : sealError(account, clear, clear.error_message),
    file_mark: account.markOfFile(clear.file_sha256),
    document: clear.document === null ? null : sealDocument(key, JSON.stringify(clear.document)),
    ...(file_key && { file_key }),
    ...(results_key && { results_key }),
  })
  return account
}

/** What the master key wrapped, wrapped by the account's. */
function rewrapped(clear: ClearUpload, account: AccountKey, wrapping: Buffer) {
  const owner = { userId: clear.user_id, uploadId: clear.id }
  const again = (place: string, wrapped: Buffer | null) =>
    wrapped && account.seal(`key of ${place}`, unseal(wrapping, `key of ${place}`, wrapped))
  return {
    file_key: again(filePlace(owner), clear.file_key),
    results_key: again(resultsPlace(owner), clear.results_key),
  }
}

/** Some lines, else some findings; with the last of them the upload is done. */
async function sealSome(tx: TenantTransaction, account: AccountKey, id: string): Promise<boolean> {
  const upload = (await lockClearUpload(tx, id)) && (await findUpload(tx, id))
  if (!upload) return false
  const key = await resultsKey(account, tx, upload)
  const claims = await takeClearClaims(tx, id, linesAtOnce)
  const [first] = claims
  if (first) {
    await insertClaims(tx, id, columnsOf(key, claims))
    await insertSearchPart(tx, id, sealSearchPart(key, first.line, searchTexts(claims)))
    return true
  }
  const findings = await takeClearFindings(tx, id, linesAtOnce)
  if (findings.length > 0) {
    await insertFindings(tx, id, {
      number: arrayText(findings.map(({ number }) => number)),
      ruleId: arrayText(findings.map(({ rule_id }) => rule_id)),
      sealed: bytesArray(
        findings.map(({ number, bodyText }) => sealFinding(key, number, bodyText)),
      ),
    })
    return true
  }
  await deleteClearUpload(tx, id)
  return false
}

/** A text for each line from the first to the last, also where one is missing between them. */
function searchTexts(claims: readonly ClearClaim[]): string[] {
  const texts: string[] = []
  const first = claims[0]?.line ?? 0
  for (const { line, search } of claims) {
    while (texts.length < line - first) texts.push('')
    texts.push(search)
  }
  return texts
}

function columnsOf(key: ResultsKey, claims: readonly ClearClaim[]): ClaimColumns {
  const column = (value: (claim: ClearClaim) => string | number | null) =>
    arrayText(claims.map(value))
  return {
    line: column(({ line }) => line),
    row: column(({ row }) => row),
    errorFlag: column((claim) => claim.error_flag),
    categories: column(({ categories }) => arrayText(categories)),
    findingNumbers: column((claim) => arrayText(claim.finding_numbers)),
    savingsCents: column((claim) => claim.savings_cents),
    patientHash: column(({ patient_hash: mark }) => mark && `\\x${mark.toString('hex')}`),
    serviceDay: column((claim) => claim.service_day),
    chargeCents: column((claim) => claim.charge_cents),
    sealed: bytesArray(
      claims.map((claim) => sealClaim(key, claim.line, contentText(claim, claim.factsText))),
    ),
  }
}
