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

/** Who wrote a text, where either may. */
export const WrittenBy = z.enum(['rules', 'model'])

/** A paragraph on what would settle the issue of some findings of a letter, as either writes it. */
export const LetterWords = z.object({
  /** The first finding of the group, below which it stands. */
  findingId: z.string(),
  title: z.string(),
  /** How many findings the paragraph is about. */
  findings: z.number().int(),
  byRules: z.string(),
  /** Null until a model was asked and its words passed every check. */
  byModel: z.string().nullable(),
  /** Which of them the letter holds. */
  chosen: WrittenBy,
})
export type LetterWords = z.infer<typeof LetterWords>

/** Which words a letter is to hold below a finding. */
export const LetterWordsChosen = z.object({ findingId: z.string().max(100), by: WrittenBy })
export type LetterWordsChosen = z.infer<typeof LetterWordsChosen>

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
  /** Its argument, paragraph by paragraph, with who wrote each. */
  words: z.array(LetterWords),
  /** Whether a model may be asked for words: there is one, the account wants it, and it is a draft. */
  asksModel: z.boolean(),
  /** The letter as it reads now, as a page. */
  html: z.string(),
})
export type LetterWhole = z.infer<typeof LetterWhole>

export const LetterDocumentQuery = z.object({ format: z.enum(['html', 'docx', 'pdf']) })
