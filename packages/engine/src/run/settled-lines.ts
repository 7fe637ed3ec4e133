import type { NoFinding } from '../rule/outcome.ts'
import type { RuleRun } from './rule-run.ts'

/** What one rule says of lines without looking at them; undefined where it looks. */
interface Answer {
  readonly run: RuleRun
  readonly outcome: NoFinding | undefined
}

/** Lines of which triage said the same: counted by the line, told to the rules in the end. */
export class SettledLines {
  /** How many rules pass these lines, and how many cannot tell. */
  readonly passes: number
  readonly cannotTell: number
  /** Lines of the file so far. */
  lines = 0
  readonly #answers: readonly Answer[]

  constructor(answers: readonly Answer[]) {
    this.#answers = answers
    this.passes = answers.filter(({ outcome }) => outcome?.kind === 'pass').length
    this.cannotTell = answers.filter(({ outcome }) => outcome?.kind === 'cannot-tell').length
  }

  finish(): void {
    for (const { run, outcome } of this.#answers) if (outcome) run.countLines(outcome, this.lines)
  }
}

/** The settled lines of every combination of answers that some rules give, each made once. */
export class SettledByAnswers {
  readonly #runs: readonly RuleRun[]
  readonly #root: Branch = { next: new Map(), settled: undefined }
  readonly #all: SettledLines[] = []

  constructor(runs: readonly RuleRun[]) {
    this.#runs = runs
  }

  /** @param outcomes what each of the rules says, in their order */
  of(outcomes: readonly (NoFinding | undefined)[]): SettledLines {
    let branch = this.#root
    for (const outcome of outcomes) {
      let next = branch.next.get(outcome)
      if (!next) branch.next.set(outcome, (next = { next: new Map(), settled: undefined }))
      branch = next
    }
    return (branch.settled ??= this.#make(outcomes))
  }

  finish(): void {
    for (const settled of this.#all) settled.finish()
  }

  #make(outcomes: readonly (NoFinding | undefined)[]): SettledLines {
    const settled = new SettledLines(this.#runs.map((run, at) => ({ run, outcome: outcomes[at] })))
    this.#all.push(settled)
    return settled
  }
}

interface Branch {
  readonly next: Map<NoFinding | undefined, Branch>
  settled: SettledLines | undefined
}
