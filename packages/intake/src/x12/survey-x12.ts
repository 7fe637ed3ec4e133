import { IntakeRefusal } from '../words/intake-refusal.ts'
import { Balances } from './remittances/balances.ts'
import { Envelopes } from './envelopes.ts'
import { visitSegments } from './segments.ts'
import { claimKinds, insteadOf, kindInWords } from './transaction-kinds.ts'
import { UnknownSegments } from './unknown-segments.ts'

/** What all segments of a file say of it, before its rows are read. */
export interface Survey {
  readonly notes: readonly string[]
  /** Transactions by ST01. */
  readonly kinds: ReadonlyMap<string, number>
  /** How often each claim (CLM01) is sent. */
  readonly timesSent: ReadonlyMap<string, number>
  /** Interchanges, 1 first, that repeat an earlier one. */
  readonly repeated: ReadonlySet<number>
}

const problemsSaid = 5

/** Looks at a whole X12 text. Refuses one that holds no claims, or amounts that are none. */
export async function surveyX12(text: AsyncIterable<string>): Promise<Survey> {
  const envelopes = new Envelopes()
  const balances = new Balances()
  const unknown = new UnknownSegments()
  const timesSent = new Map<string, number>()
  let claims = 0
  const { isCutOff } = await visitSegments(text, (segment) => {
    envelopes.take(segment)
    balances.take(segment)
    unknown.take(segment)
    if (segment.name === 'CLM' || segment.name === 'CLP') claims++
    if (segment.name === 'CLM') {
      const claimId = (segment.elements[1] ?? '').trim()
      timesSent.set(claimId, (timesSent.get(claimId) ?? 0) + 1)
    }
    return true
  })
  envelopes.end()
  const others = [...envelopes.kinds.keys()].filter((kind) => !claimKinds.has(kind))
  if (claims === 0) throw withoutClaims(others)
  if (balances.claimsWithAmounts === 0) {
    throw new IntakeRefusal(
      'edi-file',
      'The amounts of the X12 file are words, not numbers: it looks like a test message. Send real claims (837) or remittances (835).',
    )
  }
  const unsaid = envelopes.problems.length - problemsSaid
  return {
    kinds: envelopes.kinds,
    timesSent,
    repeated: envelopes.repeated,
    notes: [
      'The file is X12: its rows are numbered by segment (the first is 1).',
      ...alsoHeld(others),
      ...(isCutOff ? ['The last segment has no end: the file is cut off there.'] : []),
      ...envelopes.problems.slice(0, problemsSaid),
      ...(unsaid > 0 ? [`The envelopes do not agree in ${unsaid} more places.`] : []),
      ...unknown.notes(),
      ...balances.notes(),
    ],
  }
}

function withoutClaims(kinds: readonly string[]): IntakeRefusal {
  const named = kinds.map(kindInWords).join(', ')
  const holds = named === '' ? 'no claim' : `${named} and no claim`
  return new IntakeRefusal('edi-file', `The X12 file holds ${holds}. ${insteadOf(kinds)}`)
}

function alsoHeld(kinds: readonly string[]): readonly string[] {
  const named = kinds.map(kindInWords).join(', ')
  return named === '' ? [] : [`The file also holds ${named}: no claims, and not audited.`]
}
