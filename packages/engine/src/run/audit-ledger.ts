import { historyIndex, type ClaimLine } from '../claim/claim-line.ts'
import type { Finding } from '../result/finding.ts'
import { findingsGivingWay, type TakeBack } from './survivors.ts'

/** Collects what rules say, line by line: how many could be checked, findings where there are any. */
export class AuditLedger {
  readonly findingsByLine: (Finding[] | undefined)[]
  /** Rules checked, and rules that could not be, for each line. */
  readonly checkedRules: Uint16Array
  readonly uncheckedRules: Uint16Array
  /** The lists of lines with more than one finding. */
  readonly #several = new Set<Finding[]>()
  #takeBacks: TakeBack[] = []

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
    const findings = this.findingsByLine[line.index]
    if (findings) {
      findings.push(finding)
      this.#several.add(findings)
    } else this.findingsByLine[line.index] = [finding]
  }

  /** That a finding takes lines back for the sake of others. */
  takeBack(takeBack: TakeBack): void {
    this.#takeBacks.push(takeBack)
  }

  /** After all rules: of lines that findings take back for each other's sake one keeps its money. */
  settleTakeBacks(): void {
    const givingWay = findingsGivingWay(this.#takeBacks)
    this.#takeBacks = []
    if (givingWay.size === 0) return
    for (const findings of this.findingsByLine)
      findings?.forEach((finding, at) => {
        findings[at] = givingWay.get(finding) ?? finding
      })
  }

  /** Puts the findings of each line in the order of the rules, whichever looked first. */
  sortFindings(ruleIds: readonly string[]): void {
    const positions = new Map(ruleIds.map((id, position) => [id, position]))
    const positionOf = ({ ruleId }: Finding) => positions.get(ruleId) ?? ruleIds.length
    for (const findings of this.#several) {
      findings.sort((one, two) => positionOf(one) - positionOf(two))
    }
  }
}
