import {
  caseCalls,
  type CaseGiven,
  type CaseInList,
  type CaseWhole,
  type LetterRole,
} from '@plumbline/contract'
import type * as z from 'zod'
import { callEndpoint } from '../../api/client.ts'
import { carriedFacts } from '../../shell/carried-facts.ts'

export type CaseAsked = z.input<typeof CaseGiven>

/** What the sender said in the newest case of the role. */
export async function factsSaidBefore(
  cases: readonly CaseInList[],
  role: LetterRole,
): Promise<Record<string, string>> {
  const newest = cases.find((one) => one.role === role)
  if (newest === undefined) return {}
  return carriedFacts(await callEndpoint(caseCalls.case, { params: { id: newest.id } }))
}

/** Starts a case with its first draft, since that is what a case is for, and with what is known. */
export async function startCase(
  body: CaseAsked,
  facts: Record<string, string>,
): Promise<CaseWhole> {
  const made = await callEndpoint(caseCalls.createCase, { body })
  const params = { id: made.id }
  // A case without a letter is whole too: the draft can be made from its page.
  try {
    if (Object.keys(facts).length > 0) {
      await callEndpoint(caseCalls.changeCase, { params, body: { facts } })
    }
    await callEndpoint(caseCalls.createLetter, { params })
    return await callEndpoint(caseCalls.case, { params })
  } catch {
    return made
  }
}

/** The draft letters of cases, in their order. */
export function draftsOf(cases: readonly CaseWhole[]): string[] {
  return cases.flatMap(({ letters }) => letters.find(({ state }) => state === 'draft')?.id ?? [])
}
