import type { FindingFilter } from '@plumbline/contract'
import type * as z from 'zod'

type Filter = z.input<typeof FindingFilter>

/**
 * What a new case is to be of. It goes along as the navigation's state and not in the address, since
 * a filter may name a person: `navigate(newCasePath, { state: { cases: [caseStart] } })`.
 */
export interface CaseStart {
  /** Confirmed findings by id, or all that match the filter: one of the two. */
  readonly findings?: readonly string[]
  readonly filter?: Filter
  /** The payee, where one is known. */
  readonly counterpart?: string
  /** What the person saw: how many, and their dollars. */
  readonly count?: number
  readonly dollars?: number
}

export const newCasePath = '/cases/new'

/** What a navigation brought along: one case, or several to be started together; else nothing. */
export function caseStartsIn(state: unknown): readonly CaseStart[] {
  if (isStart(state)) return [state]
  if (typeof state !== 'object' || state === null || !('cases' in state)) return []
  return Array.isArray(state.cases) ? state.cases.filter(isStart) : []
}

function isStart(state: unknown): state is CaseStart {
  if (typeof state !== 'object' || state === null) return false
  const named = 'findings' in state && Array.isArray(state.findings) && state.findings.length > 0
  const filtered = 'filter' in state && typeof state.filter === 'object'
  return named !== filtered
}
