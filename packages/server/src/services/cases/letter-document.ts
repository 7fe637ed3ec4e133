import { createHash } from 'node:crypto'
import { composeLetter, letterHtml } from '@plumbline/letters'
import { ownAct, type Actor } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import type { TenantTransaction } from '../../db/transactions.ts'
import { printPdf, type Printer } from '../../rendering/print-pdf.ts'
import { wordLetter, wordRefusal } from '../../rendering/word-letter.ts'
import { referenceOf } from '../../stored-audits/case-reference.ts'
import { openFinal } from './final-letter.ts'
import { letterInputOf } from './letter-answer.ts'
import { requireLetter, type FoundLetter } from './letters.ts'

export type LetterFormat = 'html' | 'docx' | 'pdf'

export interface LetterDocument {
  readonly bytes: Buffer
  /** Of our own words: the case's number, the version, and whether it is a draft. */
  readonly fileName: string
  /** `'sha256-…'` of its style sheet, for the policy that a page is sent with. */
  readonly styleHash: string
}

/**
 * A letter as a file; that it was taken is in the trail. Throws `pdf-unavailable` without Chromium, and
 * `invalid-request` for one that is too large for Word.
 */
export async function letterDocument(
  context: Context,
  actor: Actor,
  id: string,
  format: LetterFormat,
): Promise<LetterDocument> {
  const { chromium } = context.settings
  if (format === 'pdf' && chromium === undefined) throw new AppError('pdf-unavailable')
  const found = await context.database.asTenant(actor.userId, async (tx) => {
    const letter = await requireLetter(context, tx, id)
    const message = format === 'docx' ? refusedInWord(letter.opened) : undefined
    if (message !== undefined) throw new AppError('invalid-request', { message })
    await context.auditTrail.record(tx, {
      action: 'letter-downloaded',
      ...ownAct(actor),
      subjectId: id,
      detail: { format, state: letter.row.state },
    })
    return letter
  })
  const { row, opened } = found
  const { letter, html } = contentOf(found)
  const printer = chromium === undefined ? undefined : { chromium, userId: actor.userId }
  const name = `letter_${referenceOf(opened.row)}_v${row.version}`
  return {
    bytes: await bytesOf(format, { letter, html, state: row.state, userId: actor.userId }, printer),
    fileName: `${name}${row.state === 'draft' ? '_draft' : ''}.${format}`,
    styleHash: styleHashOf(html),
  }
}

/** Why the letters of a case are made as pages alone, by the lines that they list; undefined where they are not. */
export function refusedInWord({
  findings,
}: Pick<FoundLetter['opened'], 'findings'>): string | undefined {
  return wordRefusal(findings.reduce((sum, { letter }) => sum + letter.lines.length, 0))
}

/** A letter as a Word document for whoever packs it with others. */
export async function letterInWord(
  context: Context,
  tx: TenantTransaction,
  id: string,
): Promise<() => Promise<Buffer>> {
  const { row, opened } = await requireLetter(context, tx, id)
  const { letter } = contentOf({ row, opened })
  return () => wordLetter(tx.userId, { letter, state: row.state })
}

/** A letter as it stands, with its page. */
export async function openedLetter(context: Context, tx: TenantTransaction, id: string) {
  return contentOf(await requireLetter(context, tx, id))
}

function contentOf({ row, opened }: FoundLetter) {
  if (row.state === 'final') return openFinal(opened, row)
  const letter = composeLetter(letterInputOf(opened, row.situation))
  return { letter, html: letterHtml(letter, 'draft') }
}

interface Written {
  readonly letter: ReturnType<typeof composeLetter>
  readonly html: string
  readonly state: 'draft' | 'final'
  readonly userId: string
}

async function bytesOf(
  format: LetterFormat,
  { letter, html, state, userId }: Written,
  printer: Printer | undefined,
): Promise<Buffer> {
  if (format === 'html') return Buffer.from(html)
  if (format === 'docx') return wordLetter(userId, { letter, state })
  if (printer === undefined) throw new AppError('pdf-unavailable')
  try {
    return await printPdf(printer, html)
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    const message = 'The program that makes PDF files did not answer. Print the letter instead.'
    throw new AppError('pdf-unavailable', { message, cause })
  }
}

function styleHashOf(html: string): string {
  const sheet = /<style>([^<]*)<\/style>/.exec(html)?.[1] ?? ''
  return `'sha256-${createHash('sha256').update(sheet).digest('base64')}'`
}
