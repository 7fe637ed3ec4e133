import { randomUUID } from 'node:crypto'
import type { CaseGiven, CaseWhole } from '@plumbline/contract'
import { ownAct, type Actor } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import {
  findHoldingCase,
  insertCaseFindings,
  markFindingsOfCase,
} from '../../db/cases/case-findings.ts'
import {
  findPlaces,
  lockFindings,
  type FindingPlace,
  type LockedFinding,
} from '../../db/cases/findings-for-case.ts'
import { insertCase, nextCaseNumber } from '../../db/cases/cases.ts'
import { lockManyFindings } from '../../db/review/decisions.ts'
import type { TenantTransaction } from '../../db/transactions.ts'
import { reviewMarks } from '../../stored-audits/review-marks.ts'
import { newCaseContent, sealCase, sealPart } from '../../stored-audits/sealed-case.ts'
import { readFilter } from '../review/read-filter.ts'
import { referenceOf } from '../../stored-audits/case-reference.ts'
import { caseWhole, isUuid, requireCase } from './case-answer.ts'
import { centsOf } from './case-snapshot.ts'
import { requireSituation } from './required-situation.ts'
import { snapshotsOf } from './read-snapshots.ts'

/**
 * Starts a case of confirmed findings. Throws `conflict` where some are not confirmed, stand in
 * another case, or are against several payees and nobody is named who answers for all.
 */
export async function createCase(
  context: Context,
  actor: Actor,
  given: CaseGiven,
): Promise<CaseWhole> {
  requireSituation(given.role, given.situation)
  return context.database.asTenant(actor.userId, async (tx) => {
    const number = await nextCaseNumber(tx)
    await lockManyFindings(tx)
    const places = await placesOf(context, tx, given)
    const findings = await lockFindings(tx, places)
    if (findings.length < places.length) throw new AppError('not-found', { message: goneSaid })
    requireConfirmed(findings)
    await requireFree(tx, findings)
    const id = randomUUID()
    await keep(context, tx, { id, number }, given, findings)
    await context.auditTrail.record(tx, {
      action: 'case-started',
      ...ownAct(actor),
      subjectId: id,
      detail: { findings: findings.length, situation: given.situation },
    })
    return caseWhole(tx, await requireCase(context, tx, id))
  })
}

const goneSaid =
  'Some of these findings are gone: their upload was deleted, or audited again. Please reload.'

const mostFindings = 10_000

async function placesOf(
  context: Context,
  tx: TenantTransaction,
  { findings, filter }: CaseGiven,
): Promise<FindingPlace[]> {
  if (!filter) return Array.from(new Set(findings), placeOf)
  const { patientMarks } = await context.accountKeys.of(tx, tx.userId)
  const places = await findPlaces(tx, readFilter(filter, reviewMarks(patientMarks)), mostFindings)
  if (places.length <= mostFindings) return places
  const message = 'More than 10,000 findings match. A case holds at most 10,000: narrow the filter.'
  throw new AppError('conflict', { message })
}

/** Where a finding is stored, by its id. Throws `not-found` for an id that can be none. */
function placeOf(id: string): FindingPlace {
  const at = id.lastIndexOf('-')
  const uploadId = id.slice(0, at)
  const number = id.slice(at + 1)
  if (!isUuid(uploadId) || !/^\d{1,9}$/.test(number))
    throw new AppError('not-found', { message: goneSaid })
  return { uploadId, number: Number(number) }
}

function requireConfirmed(findings: readonly LockedFinding[]): void {
  if (findings.length === 0)
    throw new AppError('conflict', { message: 'No confirmed finding matches.' })
  const open = findings.filter(({ decision }) => decision !== 'confirmed').length
  if (open === 0) return
  const said = open === 1 ? '1 of these findings is' : `${open} of these findings are`
  const message = `${said} not confirmed. A case holds confirmed findings only: confirm them first, or leave them out.`
  throw new AppError('conflict', { message })
}

async function requireFree(
  tx: TenantTransaction,
  findings: readonly LockedFinding[],
): Promise<void> {
  const prints = findings.map((one) => `${one.fingerprint?.toString('hex')} ${one.occurrence}`)
  if (new Set(prints).size < prints.length) {
    const message = 'Some of these findings are the same one in two uploads. Choose one upload.'
    throw new AppError('conflict', { message })
  }
  const holding = await findHoldingCase(tx, findings)
  if (!holding) return
  const message = `Some of these findings stand in case ${referenceOf(holding)} already. A finding stands in one case at most.`
  throw new AppError('conflict', { message })
}

/** Several payees answer together only where somebody is named who does. */
function payeeOfAll(findings: readonly LockedFinding[], counterpart: string | undefined) {
  const marks = new Map(findings.map(({ payee_mark: mark }) => [mark?.toString('hex'), mark]))
  if (marks.size === 1) return findings[0]?.payee_mark ?? null
  if (counterpart) return null
  const message = `These findings are against ${marks.size} payees. Choose those of one, or name the counterpart that answers for all.`
  throw new AppError('conflict', { message })
}

async function keep(
  context: Context,
  tx: TenantTransaction,
  { id, number }: { readonly id: string; readonly number: number },
  given: CaseGiven,
  findings: readonly LockedFinding[],
): Promise<void> {
  const { role, situation } = given
  const owner = { userId: tx.userId, caseId: id }
  const payee = payeeOfAll(findings, given.counterpart)
  const snapshots = await snapshotsOf(context, tx, findings)
  const named = given.counterpart ?? ''
  const known = snapshots[0]?.item.provider?.label
  const content = newCaseContent(named === '' ? (known ?? 'Unknown payee') : named)
  const account = await context.accountKeys.of(tx, tx.userId)
  const sealed = sealCase(account, owner, content)
  await insertCase(tx, { id, number, role, situation, payee_mark: payee, sealed })
  await insertCaseFindings(
    tx,
    findings.map((finding, position) => ({
      case_id: id,
      fingerprint: required(finding.fingerprint),
      occurrence: finding.occurrence,
      upload_id: finding.upload_id,
      position,
      cents: centsOf(finding),
      sealed: sealPart(
        content.key,
        owner,
        `finding ${position}`,
        JSON.stringify(snapshots[position]),
      ),
    })),
  )
  await markFindingsOfCase(tx, id)
}

function required(fingerprint: Buffer | null): Buffer {
  if (!fingerprint) throw new Error('A finding has no fingerprint')
  return fingerprint
}
