import { createSecretKey, randomBytes, type KeyObject } from 'node:crypto'
import * as z from 'zod'
import { sealBytes, unseal, type AccountSeal } from '../files/envelope.ts'

/** What of a case is written in words, with the key of what else it keeps. */
export interface CaseContent {
  readonly counterpart: string
  readonly facts: Readonly<Record<string, string>>
  readonly claimFacts: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly answers: Readonly<Record<string, string>>
  /** Paragraphs of a model that a person chose, by the situation and the finding below which they stand. */
  readonly chosenWords: Readonly<Record<string, string>>
  /** Seals findings, notes and letters of this case, and nothing else. */
  readonly key: KeyObject
}

/** Whose case it is. */
export interface CaseOwner {
  readonly userId: string
  readonly caseId: string
}

const words = z.record(z.string(), z.string())
const Stored = z.object({
  counterpart: z.string(),
  facts: words,
  claimFacts: z.record(z.string(), words),
  answers: words,
  chosenWords: words.default({}),
  key: z.base64(),
})

const keyBytes = 32

/** What a case begins with. */
export function newCaseContent(counterpart: string): CaseContent {
  const key = createSecretKey(randomBytes(keyBytes))
  return { counterpart, facts: {}, claimFacts: {}, answers: {}, chosenWords: {}, key }
}

/** For the column `cases.sealed`, which alone is sealed anew when the account's key is changed. */
export function sealCase(account: AccountSeal, owner: CaseOwner, content: CaseContent): Buffer {
  const key = content.key.export().toString('base64')
  return account.seal(casePlace(owner), Buffer.from(JSON.stringify({ ...content, key })))
}

export function openCase(account: AccountSeal, owner: CaseOwner, sealed: Buffer): CaseContent {
  const text = account.open(casePlace(owner), sealed).toString('utf8')
  const { key, ...content } = Stored.parse(JSON.parse(text))
  return { ...content, key: createSecretKey(Buffer.from(key, 'base64')) }
}

/** What a case's own words are sealed as. */
export function casePlace({ userId, caseId }: CaseOwner): string {
  return `cases.sealed of ${caseId} of ${userId}`
}

/** Seals a part of a case: `what` names it, so that no part stands in for another. */
export function sealPart(key: KeyObject, owner: CaseOwner, what: string, text: string): Buffer {
  return sealBytes(key, `${what}, ${casePlace(owner)}`, Buffer.from(text))
}

export function openPart(key: KeyObject, owner: CaseOwner, what: string, sealed: Buffer): string {
  return unseal(key, `${what}, ${casePlace(owner)}`, sealed).toString('utf8')
}
