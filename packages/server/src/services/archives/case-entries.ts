import type { CaseWhole } from '@plumbline/contract'
import type { Actor } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { archiveName, one, type Entry } from '../../files/zip-archive.ts'
import { letterInWord, openedLetter, refusedInWord } from '../cases/letter-document.ts'
import { caseWhole, requireCase } from '../cases/case-answer.ts'
import { claimTableCsv } from './claim-table-csv.ts'

/**
 * A case as files of a folder: what it is with its answers and payments, its findings as they were when
 * it was started, the lines asked for, and every letter as page and as document.
 */
export async function caseEntries(
  context: Context,
  { userId }: Actor,
  id: string,
  folder: string,
): Promise<Entry[]> {
  const { whole, findings } = await context.database.asTenant(userId, async (tx) => {
    const opened = await requireCase(context, tx, id)
    return { whole: await caseWhole(tx, opened), findings: opened.findings }
  })
  const refusal = refusedInWord({ findings })
  const json = (value: unknown) => () => one(JSON.stringify(value, undefined, 2))
  return [
    // Its findings have a file of their own, with their evidence.
    { path: `${folder}/case.json`, bytes: json({ ...whole, items: undefined }) },
    { path: `${folder}/findings.json`, bytes: json(findings) },
    { path: `${folder}/claim-lines.csv`, bytes: () => one(claimTableCsv(findings)) },
    ...whole.letters.flatMap((letter) =>
      letterEntries(context, userId, { folder, reference: whole.reference, refusal }, letter),
    ),
  ]
}

/** Where letters lie, and why they are no Word documents, where they are none. */
interface LettersPlace {
  readonly folder: string
  readonly reference: string
  readonly refusal: string | undefined
}

function letterEntries(
  context: Context,
  userId: string,
  { folder, reference, refusal }: LettersPlace,
  { id, version, state }: CaseWhole['letters'][number],
): Entry[] {
  const draft = state === 'draft' ? '_draft' : ''
  const path = `${folder}/letters/${archiveName(`letter_${reference}_v${version}${draft}`)}`
  const open = () => context.database.asTenant(userId, (tx) => openedLetter(context, tx, id))
  return [
    { path: `${path}.html`, bytes: async () => one((await open()).html) },
    refusal === undefined
      ? {
          path: `${path}.docx`,
          // Written once nothing of the database is held any more.
          bytes: async () => {
            const write = await context.database.asTenant(userId, (tx) =>
              letterInWord(context, tx, id),
            )
            return one(await write())
          },
        }
      : { path: `${path}_without_word.txt`, bytes: () => one(`${refusal}\r\n`) },
  ]
}
