import type { LetterFinding, Situation } from '../letter.ts'
import { settlesSaid, type Voice } from './argument.ts'

/** Findings of a letter that one paragraph is about: those of one rule that the same would settle. */
export interface ArgumentGroup {
  /** The place of its first finding in the letter; the paragraph stands there. */
  readonly first: number
  /** How many findings it has. */
  readonly findings: number
  readonly finding: LetterFinding
  readonly voice: BilledVoice
  /** The sentence that rules write. */
  readonly byRules: string
}

/** Voices of letters to whoever billed. */
export type BilledVoice = Exclude<Voice, 'disputes units'>

/** Letters that argue to whoever billed; others argue to a manufacturer, or answer. */
const voices: Readonly<Partial<Record<Situation, BilledVoice>>> = {
  overpayment: 'claims a refund',
  'no-surprises': 'disputes a bill',
  'bill-dispute': 'disputes a bill',
  'record-request': 'asks for records',
}

/** The groups of a letter's findings in their order; none where the letter argues to nobody who billed. */
export function argumentGroups(
  situation: Situation,
  findings: readonly LetterFinding[],
): readonly ArgumentGroup[] {
  const voice = voices[situation]
  if (voice === undefined) return []
  const placed = findings.map((finding, first) => ({ finding, first }))
  const groups = Map.groupBy(
    placed.filter(({ finding }) => finding.clearedBy !== ''),
    ({ finding }) => JSON.stringify([finding.ruleId, finding.class, finding.clearedBy]),
  )
  return Array.from(groups.values()).flatMap(([head, ...others]) => {
    if (head === undefined) return []
    const byRules = settlesSaid(voice, head.finding.clearedBy)
    return [{ ...head, findings: others.length + 1, voice, byRules }]
  })
}
