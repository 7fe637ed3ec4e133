import type { ClaimLine } from '../../claim/claim-line.ts'
import { isDenied, isWithoutCharge } from '../../claim/exposure.ts'
import { finding, type FindingDraft, type FindingOutcome } from '../../rule/outcome.ts'
import type { PtpEdit, PtpEdits } from '../../reference/ncci-rows.ts'
import type { Encounter } from '../../batch/groups.ts'
import { mostCompared, oneOfEachKind } from '../../batch/one-of-each-kind.ts'
import { isOfMultipleBirth } from '../bills/multiple-birth.ts'
import { LastAnswer } from '../../memo/last-answer.ts'
import { Remembered, type Memories } from '../../memo/memories.ts'
import { pairBypass, type PairBypass } from './ncci-bypass.ts'
import { hasPairEdits } from './ncci-scope.ts'
import { isPaidAloneOnly } from './paid-alone.ts'
import { payerProgram } from '../payers/payer-program.ts'
import { toTwoPayers } from '../payers/two-payers.ts'

/** Two paid lines of one encounter that an edit names. */
export interface PtpPair {
  readonly column1: ClaimLine
  readonly column2: ClaimLine
  readonly edit: PtpEdit
  readonly bypass: PairBypass
  /** Column 2 is paid only alone (status T), so the columns were turned round. */
  readonly turned: boolean
  /** So many more lines of column 1 are like the one named, where the encounter has very many lines. */
  readonly alike?: number
}

/**
 * The pairs of an encounter that an edit in force on its day names, across claims and in either
 * order. Denied lines, lines without a charge, bills that pair edits do not speak about and edits that never applied
 * (indicator 9) are left out.
 */
export function ptpPairs(
  encounter: Encounter,
  edits: PtpEdits,
  memories: Memories,
): readonly PtpPair[] {
  if (encounter.lines.length === 1) return noPairs
  return lastPairs.in(memories).get(encounter, edits, undefined) ?? noPairs
}

const lastPairs = new Remembered(() => new LastAnswer(findPairs))
const noPairs: readonly PtpPair[] = []

function findPairs(encounter: Encounter, edits: PtpEdits): readonly PtpPair[] {
  if (encounter.lines.length > mostCompared) return findPairsOfMany(encounter, edits)
  const { lines } = encounter
  let pairs: PtpPair[] | undefined
  for (let one = 0; one < lines.length - 1; one++) {
    const first = lines[one]
    if (first === undefined || !edits.mentions(first.procedure)) continue
    for (let two = one + 1; two < lines.length; two++) {
      const second = lines[two]
      if (second === undefined || second.procedure === first.procedure) continue
      const pair =
        pairOf(first, second, encounter, edits) ?? pairOf(second, first, encounter, edits)
      if (pair) (pairs ??= []).push(pair)
    }
  }
  return pairs ?? noPairs
}

/**
 * Of very many lines each is paired with the first lines of each kind alone: the others of the kind say
 * no more, and all of them with all would be too many to find or to read.
 */
function findPairsOfMany(encounter: Encounter, edits: PtpEdits): readonly PtpPair[] {
  const compared = partnersOf(encounter.lines)
  const kinds = Map.groupBy(encounter.lines, kindOf)
  const partners = new Map<string, readonly ClaimLine[]>()
  const pairedWith = (line: ClaimLine) =>
    compared.filter(
      (other) =>
        other.procedure !== line.procedure &&
        (pairOf(line, other, encounter, edits) ?? pairOf(other, line, encounter, edits)),
    )
  return encounter.lines.flatMap((line) => {
    const kind = kindOf(line)
    let others = partners.get(kind)
    if (!others) partners.set(kind, (others = pairedWith(line)))
    return others.flatMap((other) => {
      const pair = pairOf(line, other, encounter, edits) ?? pairOf(other, line, encounter, edits)
      const alike = (kinds.get(kindOf(other))?.length ?? 1) - 1
      return pair?.column2 === line ? [{ ...pair, alike }] : []
    })
  })
}

/** The first kinds of each code. */
function partnersOf(lines: readonly ClaimLine[]): readonly ClaimLine[] {
  const ofCode = new Map<ClaimLine['procedure'], number>()
  return oneOfEachKind(lines, kindOf, { kinds: Infinity }).filter(({ procedure }) => {
    const count = ofCode.get(procedure) ?? 0
    if (count === mostOfCode) return false
    ofCode.set(procedure, count + 1)
    return count > 0 || ofCode.size <= mostCodes
  })
}

/** So many kinds of lines for one code, and so many codes, are compared with a line. */
const mostOfCode = 3
const mostCodes = 256

/** What is asked of a line beside another one. */
function kindOf(line: ClaimLine): string {
  const { procedureCode, modifiers, billType, payer, planType, renderingNpi } = line
  const { paidDay, receivedDay } = line
  const bill = [procedureCode, modifiers.join(), billType, payer, planType, renderingNpi]
  return [...bill, paidDay, receivedDay, isBilled(line), isOfMultipleBirth(line)].join('|')
}

/** How many lines a finding about pairs leaves out: see `alike`. */
export function linesLeftOut(pairs: readonly PtpPair[]): number {
  return pairs.reduce((sum, { alike = 0 }) => sum + alike, 0)
}

/** One finding for each column 2 line, whatever number of pairs deny it. */
export function findingsByColumn2(
  pairs: readonly PtpPair[],
  draftOf: (pairs: readonly PtpPair[]) => FindingDraft,
): readonly FindingOutcome[] {
  if (pairs.length < 2) return pairs.map((pair) => finding(draftOf([pair])))
  const byLine = Map.groupBy(pairs, ({ column2 }) => column2)
  return Array.from(byLine.values(), (ofLine) => finding(draftOf(ofLine)))
}

function pairOf(
  column1: ClaimLine,
  column2: ClaimLine,
  { day, setting }: Encounter,
  edits: PtpEdits,
): PtpPair | undefined {
  const edit = edits.find(column1.procedure, column2.procedure, day)
  if (edit === undefined || edit.modifierIndicator === 9) return undefined
  if (!isBilled(column1) || !isBilled(column2)) return undefined
  if (toTwoPayers(column1, column2)) return undefined
  const areEdited = [column1, column2].every(({ billType }) => hasPairEdits({ setting, billType }))
  if (!areEdited) return undefined
  const bypass = bypassOf(column1, column2, edit)
  const turned =
    setting === 'professional' &&
    isPaidAloneOnly(column1.procedure) &&
    !isPaidAloneOnly(column2.procedure)
  if (!turned) return { column1, column2, edit, bypass, turned }
  return isSeparated(bypass) && payerProgram(column1) !== 'medicare'
    ? undefined
    : { column1: column2, column2: column1, edit, bypass: 'none', turned }
}

/** Whether modifiers say that the two services of a pair are apart. */
export function isSeparated(bypass: PairBypass): boolean {
  return bypass === 'claimed' || bypass === 'different-sites'
}

/** No modifier separates a pair of indicator 0; that two sides are named is still worth saying. */
function bypassOf(column1: ClaimLine, column2: ClaimLine, edit: PtpEdit): PairBypass {
  const bypass = pairBypass(column1, column2)
  return edit.modifierIndicator === 0 && bypass !== 'different-sites' ? 'none' : bypass
}

function isBilled(line: ClaimLine): boolean {
  return !isDenied(line) && !isWithoutCharge(line)
}
