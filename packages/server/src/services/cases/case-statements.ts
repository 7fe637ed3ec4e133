import type { CaseChange } from '@plumbline/contract'
import { isCaseFact, isFactKey } from '@plumbline/letters'
import { AppError } from '../../app-error.ts'
import type { CaseContent } from '../../stored-audits/sealed-case.ts'
import type { OpenedCase } from './case-answer.ts'

type Statements = Readonly<Record<string, string>>

/**
 * What is stated of a case after a change: replaced by name, an empty text takes one away. Throws
 * `invalid-request` naming the field for a fact, a claim or a finding that the case has not.
 */
export function contentAfter({ content, findings }: OpenedCase, change: CaseChange): CaseContent {
  const { facts = {}, claimFacts = {}, answers = {}, counterpart } = change
  const claims = new Set(findings.flatMap(({ letter }) => letter.lines.map((one) => one.claimId)))
  const ids = new Set(findings.map(({ item }) => item.id))
  for (const name of Object.keys(facts))
    if (!isFactKey(name)) refuse(`facts.${name}`, 'No letter asks for this fact')
  for (const [claim, ofClaim] of Object.entries(claimFacts)) {
    if (!claims.has(claim)) refuse(`claimFacts.${claim}`, 'The case has no such claim')
    for (const name of Object.keys(ofClaim))
      if (!isCaseFact(name)) refuse(`claimFacts.${claim}.${name}`, 'No letter asks for this fact')
  }
  for (const id of Object.keys(answers))
    if (!ids.has(id)) refuse(`answers.${id}`, 'The case has no such finding')
  const ofClaims = Object.entries(claimFacts).map(
    ([claim, given]) => [claim, replaced(content.claimFacts[claim] ?? {}, given)] as const,
  )
  return {
    ...content,
    counterpart:
      counterpart === undefined || counterpart === '' ? content.counterpart : counterpart,
    facts: replaced(content.facts, facts),
    claimFacts: { ...content.claimFacts, ...Object.fromEntries(ofClaims) },
    answers: replaced(content.answers, answers),
  }
}

function replaced(before: Statements, given: Statements): Statements {
  const all = Object.entries({ ...before, ...given })
  return Object.fromEntries(all.filter(([, value]) => value !== ''))
}

function refuse(field: string, message: string): never {
  throw new AppError('invalid-request', { message, faults: [{ field, message }] })
}
