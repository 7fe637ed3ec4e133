import { LetterWhole } from '@plumbline/contract'
import type { Letter } from '@plumbline/letters'
import * as z from 'zod'
import type { LetterRow } from '../../db/cases/letters.ts'
import { openPart } from '../../stored-audits/sealed-case.ts'
import type { OpenedCase } from './case-answer.ts'

const Checks = LetterWhole.pick({
  role: true,
  html: true,
  missing: true,
  checklist: true,
  deadlines: true,
})
const Kept = Checks.extend({
  /** Letters from before models wrote any were written by rules. */
  words: LetterWhole.shape.words.default([]),
  letter: z.custom<Letter>((value) => typeof value === 'object'),
})

/** A final letter as it was composed; nothing in it is worked out again. */
export type FinalLetter = z.infer<typeof Kept>

export function openFinal({ content }: OpenedCase, row: LetterRow): FinalLetter {
  if (!row.sealed) throw new Error('A final letter was not kept')
  const owner = { userId: row.user_id, caseId: row.case_id }
  return Kept.parse(JSON.parse(openPart(content.key, owner, `letter ${row.id}`, row.sealed)))
}
