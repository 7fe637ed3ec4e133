import { historyIndex, type ClaimLine } from '../claim/claim-line.ts'
import type { Finding } from '../result/finding.ts'
import { claimDollars, type PartsOfClaims } from './claim-dollars/claim-dollars.ts'
import { findingsGivingWay, type TakeBack } from './survivors.ts'

const fewFindings = 8

/** A line that completes a finding on lines of earlier uploads. */
interface Completed {
  readonly line: ClaimLine
  readonly finding: Finding
  readonly earlier: readonly ClaimLine[]
}

/** Collects what rules say, line by line: how many could be checked, findings where there are any. */
export class AuditLedger {
  readonly findingsByLine: (Finding[] | undefined)[]
  /** Rules checked, and rules that could not be, for each line. */
  readonly checkedRules: Uint16Array
  readonly uncheckedRules: Uint16Array
  #takeBacks: TakeBack[] = []
  #completed: Completed[] = []
  /** Findings that take a line whose amounts belong to its claim, by the index of the line. */
  readonly #partsOfClaims: PartsOfClaims = new Map()

  constructor(lineCount: number) {
    this.findingsByLine = new Array<Finding[] | undefined>(lineCount)
    this.checkedRules = new Uint16Array(lineCount)
    this.uncheckedRules = new Uint16Array(lineCount)
  }

  /** That so many rules passed the line, or found something, and so many could not tell. */
  add(index: number, checked: number, unchecked: number): void {
    this.checkedRules[index] = (this.checkedRules[index] ?? 0) + checked
    this.uncheckedRules[index] = (this.uncheckedRules[index] ?? 0) + unchecked
  }

  /** That one rule passed the line, or found something. */
  addChecked(index: number): void {
    this.checkedRules[index] = (this.checkedRules[index] ?? 0) + 1
  }

  record(line: ClaimLine, finding: Finding): void {
    if (line.index === historyIndex) return
    const before = this.findingsByLine[line.index]
    if (before === undefined) this.findingsByLine[line.index] = [finding]
    // A list that grows keeps room for many more, and most lines have few findings.
    else if (before.length < fewFindings) this.findingsByLine[line.index] = [...before, finding]
    else before.push(finding)
  }

  /** That a line completes a finding on lines of earlier uploads. */
  recordCompleted(completed: Completed): void {
    this.#completed.push(completed)
  }

  /**
   * After all rules, before money taken back is settled: of two lines that do not stand beside each other one is
   * at fault, so a line that is taken back for the sake of the earlier one completes no finding on it.
   */
  settleCompleted(): void {
    const reliedOn = new Map<ClaimLine, Set<ClaimLine>>()
    if (this.#completed.length > 0)
      for (const { takes, reliesOn } of this.#takeBacks)
        for (const line of takes) {
          const lines = reliedOn.get(line) ?? new Set()
          for (const each of reliesOn) lines.add(each)
          reliedOn.set(line, lines)
        }
    for (const { line, finding, earlier } of this.#completed)
      if (!earlier.some((each) => reliedOn.get(line)?.has(each))) this.record(line, finding)
    this.#completed = []
  }

  /** That a finding takes lines back for the sake of others. */
  takeBack(takeBack: TakeBack): void {
    this.#takeBacks.push(takeBack)
  }

  /** That a finding takes a line as such, of which only the claim has an amount. */
  takePartOfClaim({ index }: ClaimLine, finding: Finding): void {
    if (index === historyIndex || finding.class === 'notice') return
    const before = this.#partsOfClaims.get(index)
    if (before) before.push(finding)
    else this.#partsOfClaims.set(index, [finding])
  }

  /** After that: what findings take of a claim together is at most what it was paid. */
  settleClaims(lines: readonly ClaimLine[]): void {
    const settled = claimDollars(lines, this.findingsByLine, this.#partsOfClaims)
    if (settled.size > 0) this.#replace(settled)
  }

  /** After all rules: of lines that findings take back for each other's sake one keeps its money. */
  settleTakeBacks(): void {
    const givingWay = findingsGivingWay(this.#takeBacks)
    this.#takeBacks = []
    if (givingWay.size > 0) this.#replace(givingWay)
  }

  #replace(replaced: ReadonlyMap<Finding, Finding>): void {
    for (const findings of this.findingsByLine)
      findings?.forEach((finding, at) => {
        findings[at] = replaced.get(finding) ?? finding
      })
  }

  /** Puts the findings of each line in the order of the rules, whichever looked first. */
  sortFindings(ruleIds: readonly string[]): void {
    const positions = new Map(ruleIds.map((id, position) => [id, position]))
    const positionOf = ({ ruleId }: Finding) => positions.get(ruleId) ?? ruleIds.length
    for (const findings of this.findingsByLine) {
      if (findings !== undefined && findings.length > 1) {
        findings.sort((one, two) => positionOf(one) - positionOf(two))
      }
    }
  }
}
