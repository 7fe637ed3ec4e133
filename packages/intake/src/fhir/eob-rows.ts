import type { SetAsideCode } from '../words/set-aside.ts'
import { claimFacts, kindOf } from './claim-facts.ts'
import type { FhirFacts } from './fhir-columns.table.ts'
import { itemFacts } from './item-facts.ts'
import { listAt, textAt, type Json } from './json-values.ts'
import { careFacts, type Resolve } from './people.ts'

/** One item of a claim, or a claim that details none. */
export interface FhirRow {
  readonly facts: FhirFacts
  readonly because?: SetAsideCode
}

/** The rows of an ExplanationOfBenefit. */
export function rowsOf(eob: Json, resolveBeside: Resolve): readonly FhirRow[] {
  const contained = new Map(
    listAt(eob, 'contained').map((each) => [`#${textAt(each, 'id')}`, each]),
  )
  const resolve: Resolve = (reference) => contained.get(reference) ?? resolveBeside(reference)
  const claim = claimFacts(eob, resolve)
  const kind = kindOf(eob)
  const team = listAt(eob, 'careTeam')
  const because: SetAsideCode | undefined =
    textAt(eob, 'use') === 'preauthorization' || textAt(eob, 'use') === 'predetermination'
      ? 'predetermination'
      : undefined
  const items = listAt(eob, 'item')
  const rows = items.map((item): FhirFacts => ({
    ...claim,
    ...careFacts(teamOf(item, team), resolve),
    ...stated(itemFacts(item, eob, kind, resolve)),
  }))
  const facts =
    rows.length > 0
      ? rows
      : [{ ...claim, ...careFacts(team, resolve), ...stated(itemFacts({}, eob, kind, resolve)) }]
  const problem = rows.length === 0 && claim.drg === '' ? 'claim-without-lines' : undefined
  return facts.map((each) => withReason(each, because ?? problem))
}

function withReason(facts: FhirFacts, because: SetAsideCode | undefined): FhirRow {
  return because === undefined ? { facts } : { facts, because }
}

/** Those whom an item names; all where it names none. */
function teamOf(item: Json, team: readonly Json[]): readonly Json[] {
  const links = item.careTeamSequence ?? item.careTeamLinkId
  if (!Array.isArray(links) || links.length === 0) return team
  const named = team.filter(({ sequence }) => links.includes(sequence))
  return [...named, ...team.filter((each) => !named.includes(each))]
}

/** What an item leaves blank, its claim may say. */
function stated(facts: FhirFacts): FhirFacts {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== ''))
}
