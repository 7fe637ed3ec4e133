import * as z from 'zod'
import { LetterRole, Situation } from './letter-lists.ts'

export const LetterInList = z.object({
  id: z.string(),
  version: z.number().int(),
  state: z.enum(['draft', 'final']),
  situation: Situation,
  title: z.string(),
  createdAt: z.string(),
  /** SHA-256 of the final text, in hexadecimal digits. */
  hash: z.string().nullable(),
})
export type LetterInList = z.infer<typeof LetterInList>

/** A letter with what it still lacks. A draft is composed anew each time it is asked for. */
export const LetterWhole = LetterInList.extend({
  caseId: z.string(),
  role: LetterRole,
  missing: z.array(z.object({ fact: z.string(), why: z.string() })),
  checklist: z.array(
    z.object({
      element: z.string(),
      label: z.string(),
      done: z.boolean(),
      source: z.string(),
    }),
  ),
  deadlines: z.array(
    z.object({ what: z.string(), lastDay: z.string(), because: z.string(), source: z.string() }),
  ),
  /** The facts that this letter asks for, in order, as a form shows them. */
  asks: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      type: z.enum(['line', 'text', 'date', 'money', 'yes-no']),
      choices: z.array(z.string()),
      value: z.string(),
      /** Of a claim, where it is not of the whole letter. */
      claimId: z.string().nullable(),
      /** Of a finding: the answer to its issue. */
      findingId: z.string().nullable(),
    }),
  ),
  /** The letter as it reads now, as a page. */
  html: z.string(),
})
export type LetterWhole = z.infer<typeof LetterWhole>

export const LetterDocumentQuery = z.object({ format: z.enum(['html', 'docx', 'pdf']) })
