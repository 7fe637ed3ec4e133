import { createHash, randomUUID } from 'node:crypto'
import type { LetterWhole } from '@plumbline/contract'
import { composeLetter, letterHtml, type Letter } from '@plumbline/letters'
import { ownAct, type Actor, type Caller } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { lockCase } from '../../db/cases/cases.ts'
import {
  findLetter,
  insertLetter,
  listLetters,
  makeFinal,
  type LetterRow,
} from '../../db/cases/letters.ts'
import type { TenantTransaction } from '../../db/transactions.ts'
import { sealPart } from '../../stored-audits/sealed-case.ts'
import { isUuid, requireCase, type OpenedCase } from './case-answer.ts'
import { openFinal, type FinalLetter } from './final-letter.ts'
import { checks, draftWhole, letterInList, letterInputOf } from './letter-answer.ts'
import { letterWording } from './letter-wording.ts'

/** A letter with the case that it is of. */
export interface FoundLetter {
  readonly row: LetterRow
  readonly opened: OpenedCase
}

/** One of the caller's letters. Throws `not-found`, the same whether it is another's or none. */
export async function requireLetter(
  context: Context,
  tx: TenantTransaction,
  id: string,
): Promise<FoundLetter> {
  const row = isUuid(id) ? await findLetter(tx, id) : undefined
  if (!row) throw new AppError('not-found')
  return { row, opened: await requireCase(context, tx, row.case_id) }
}

/** The draft of a case's letter: a new version, or the one of this kind that is not final yet. */
export async function createLetter(
  context: Context,
  actor: Actor,
  caseId: string,
): Promise<LetterWhole> {
  return context.database.asTenant(actor.userId, async (tx) => {
    if (isUuid(caseId)) await lockCase(tx, caseId)
    const { row } = await requireCase(context, tx, caseId)
    const [newest, ...older] = await listLetters(tx, caseId)
    const open = [...(newest ? [newest] : []), ...older].find(
      ({ state, situation }) => state === 'draft' && situation === row.situation,
    )
    if (open) return wholeOf(context, tx, await requireLetter(context, tx, open.id))
    const id = randomUUID()
    const version = (newest?.version ?? 0) + 1
    await insertLetter(tx, { id, case_id: caseId, version, situation: row.situation })
    await context.auditTrail.record(tx, {
      action: 'letter-drafted',
      ...ownAct(actor),
      subjectId: id,
      detail: { caseId, version, situation: row.situation },
    })
    return wholeOf(context, tx, await requireLetter(context, tx, id))
  })
}

export async function ownLetter(
  context: Context,
  { userId }: Caller,
  id: string,
): Promise<LetterWhole> {
  return context.database.asTenant(userId, async (tx) =>
    wholeOf(context, tx, await requireLetter(context, tx, id)),
  )
}

/** Locks a letter that lacks nothing; one that is final stays as it is. Throws `conflict` else. */
export async function finalLetter(
  context: Context,
  actor: Actor,
  id: string,
): Promise<LetterWhole> {
  return context.database.asTenant(actor.userId, async (tx) => {
    const found = await requireLetter(context, tx, id)
    await lockCase(tx, found.opened.row.id)
    const { row, opened } = await requireLetter(context, tx, id)
    if (row.state === 'final') return wholeOf(context, tx, { row, opened })
    const letter = composeLetter(letterInputOf(opened, row.situation))
    requireWhole(letter)
    const hash = await lock(context, tx, { row, opened }, letter)
    await context.auditTrail.record(tx, {
      action: 'letter-final',
      ...ownAct(actor),
      subjectId: id,
      detail: { caseId: row.case_id, version: row.version, sha256: hash.toString('hex') },
    })
    return wholeOf(context, tx, await requireLetter(context, tx, id))
  })
}

function requireWhole({ missing }: Letter): void {
  if (missing.length === 0) return
  const [first] = missing
  const more = missing.length === 1 ? '' : `, and ${missing.length - 1} more`
  const message = `The letter cannot be final yet. It lacks: ${first?.fact ?? ''}${more}.`
  const faults = missing.map(({ fact, why }) => ({ field: fact, message: why }))
  throw new AppError('conflict', { message, faults })
}

/** The hash is of the page's bytes, as they are downloaded. */
async function lock(
  context: Context,
  tx: TenantTransaction,
  { row, opened }: FoundLetter,
  letter: Letter,
): Promise<Buffer> {
  const html = letterHtml(letter, 'final')
  const hash = createHash('sha256').update(html).digest()
  const { role } = opened.row
  const { words } = await letterWording(context, tx, opened, row.situation)
  const kept: FinalLetter = { role, html, letter, words, ...checks(letter) }
  const owner = { userId: tx.userId, caseId: row.case_id }
  const sealed = sealPart(opened.content.key, owner, `letter ${row.id}`, JSON.stringify(kept))
  await makeFinal(tx, row.id, { sealed, hash })
  return hash
}

async function wholeOf(
  context: Context,
  tx: TenantTransaction,
  { row, opened }: FoundLetter,
): Promise<LetterWhole> {
  if (row.state === 'draft')
    return draftWhole(opened, row, await letterWording(context, tx, opened, row.situation))
  const { role, html, words, missing, checklist, deadlines } = openFinal(opened, row)
  const told = { ...letterInList(row), caseId: row.case_id, role, html, words, asksModel: false }
  return { ...told, missing, checklist, deadlines, asks: [] }
}
