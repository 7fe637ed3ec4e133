import { ProviderIndex } from '../../batch/provider-key.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'
import { exposureCents } from '../../claim/exposure.ts'
import { anesthesiaRole } from './anesthesia-role.ts'

/** A line of an operation's anesthesia that another of the day contradicts. */
export interface AnesthesiaTwice {
  readonly line: ClaimLine
  readonly other: ClaimLine
  /** One of them was not alone; or two people say that each was; or both are of one practitioner's session, and the other is paid more. */
  readonly as: 'not alone' | 'both alone' | 'second code'
}

/** What contradicts what among the anesthesia lines of a patient's day; each line at most once. */
export function anesthesiaTwice(ofDay: readonly ClaimLine[]): readonly AnesthesiaTwice[] {
  if (ofDay.length < 2) return []
  const contradicted = contradictedRoles(ofDay)
  const known = new Set(contradicted.map(({ line }) => line))
  return [...contradicted, ...secondCodes(ofDay).filter(({ line }) => !known.has(line))]
}

/** One says that nobody directed, and another of the same code that they were directed, or directed. */
function contradictedRoles(ofDay: readonly ClaimLine[]): readonly AnesthesiaTwice[] {
  const byCode = Map.groupBy(ofDay, ({ procedure }) => procedure)
  return Array.from(byCode.values()).flatMap((ofCode) => {
    const alone = ofCode.filter((line) => anesthesiaRole(line) === 'alone')
    const other = ofCode.find(isShared)
    if (other === undefined) return twiceAlone(alone)
    return alone.map((line) => ({ line, other, as: 'not alone' as const }))
  })
}

/** Two people each say that they gave all of it, and by different modifiers: it is no bill sent twice. */
function twiceAlone(alone: readonly ClaimLine[]): readonly AnesthesiaTwice[] {
  const physician = alone.find(({ modifiers }) => modifiers.includes('AA'))
  if (physician === undefined) return []
  const others = alone.filter(({ modifiers }) => modifiers.includes('QZ'))
  return others.map((line) => ({ line, other: physician, as: 'both alone' as const }))
}

function isShared(line: ClaimLine): boolean {
  const role = anesthesiaRole(line)
  return role === 'directed' || role === 'directs'
}

/** A practitioner's second code of a day: the one that is paid less is part of the other. */
function secondCodes(ofDay: readonly ClaimLine[]): readonly AnesthesiaTwice[] {
  const providers = new ProviderIndex()
  const byProvider = Map.groupBy(ofDay, (line) => providers.of(line, 'professional'))
  return Array.from(byProvider.values()).flatMap((own) => {
    const [other] = own.toSorted((a, b) => exposureCents(b) - exposureCents(a))
    if (other === undefined) return []
    const others = own.filter(({ procedure }) => procedure !== other.procedure)
    return others.map((line) => ({ line, other, as: 'second code' as const }))
  })
}
