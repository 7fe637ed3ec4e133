import { historyIndex, type ClaimLine } from '../../claim/claim-line.ts'
import { cells, drugField } from '../../findings/evidence.ts'
import { finding, type FindingOutcome } from '../../rule/outcome.ts'
import type { Sentence } from '../../sentences/sentence.ts'
import { count, date, name, say } from '../../sentences/say.ts'
import type { Meeting, Together } from '../fills/days-together.ts'
import type { TakenFill } from '../fills/drug-taken.ts'

/** More days together than a prescriber's change from one to the other, or a course after an operation, takes. */
const mostDays = 7

/** What a rule about two drugs taken together says of it. */
interface Said {
  /** Which of two fills is to be flagged where the file holds both; the other one where it holds that alone. */
  readonly flagged: (meeting: Meeting) => TakenFill
  /** What is wrong with it, behind the days on which they overlap. */
  readonly because: Sentence
}

/** A finding for each stretch of more than a week, at the first of its fills that this file holds. */
export function overlapFindings(
  stretches: readonly Together[],
  said: Said,
): ReadonlyMap<ClaimLine, FindingOutcome> {
  const found = new Map<ClaimLine, FindingOutcome>()
  for (const stretch of stretches) {
    if (stretch.days <= mostDays) continue
    for (const meeting of stretch.meetings) {
      const [line, other] = flaggedAndOther(meeting, said.flagged(meeting))
      if (line.index === historyIndex) continue
      if (!found.has(line)) found.set(line, flag(line, other, stretch, said.because))
      break
    }
  }
  return found
}

function flaggedAndOther(
  { later, earlier }: Meeting,
  flagged: TakenFill,
): readonly [ClaimLine, ClaimLine] {
  const other = flagged === later ? earlier : later
  return flagged.line.index === historyIndex
    ? [other.line, flagged.line]
    : [flagged.line, other.line]
}

function flag(
  line: ClaimLine,
  other: ClaimLine,
  { days, fromDay, untilDay }: Together,
  because: Sentence,
): FindingOutcome {
  return finding({
    message: say`${name(drugOf(line))} and ${name(drugOf(other))} overlap on ${count(days)} days from ${date(fromDay)} to ${date(untilDay - 1)}; ${because}.`,
    lines: [line],
    related: [other],
    evidence: [other, line].flatMap((each) =>
      cells(each, 'serviceFromDay', 'daysSupply', drugField(each)),
    ),
  })
}

function drugOf({ drugName, ndc }: ClaimLine): string | undefined {
  return drugName ?? ndc
}
