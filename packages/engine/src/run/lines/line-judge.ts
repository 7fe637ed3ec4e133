import type { Batch } from '../../batch/groups.ts'
import { settingOf } from '../../batch/setting.ts'
import { historyIndex, type ClaimLine } from '../../claim/claim-line.ts'
import type { Day } from '../../claim/day.ts'
import type { AuditLedger } from '../audit-ledger.ts'
import { LinePlans } from './line-plans.ts'
import type { AnyLineRule, LineQuestion } from './line-question.ts'
import { Periods } from '../periods.ts'
import type { RuleAtWork } from '../rule-at-work.ts'
import type { ScopeJudge } from '../scope-judge.ts'

/** Judges rules about one line. */
export class LineJudge implements ScopeJudge {
  readonly #batch: Batch
  readonly #ledger: AuditLedger
  readonly #periods: Periods<LinePlans>
  #passes = 0
  #cannotTell = 0

  constructor(rules: readonly RuleAtWork<AnyLineRule>[], batch: Batch, ledger: AuditLedger) {
    this.#batch = batch
    this.#ledger = ledger
    const services = batch.services.list
    const diagnoses = batch.columns.diagnoses?.list ?? []
    this.#periods = new Periods(
      rules,
      (attempts) =>
        new LinePlans(
          rules.map(({ rule, run }, at) => ({ rule, run, attempts: attempts[at] ?? [] })),
          { services, diagnoses, drugs: batch.columns.drugs.list },
        ),
    )
  }

  get count(): number {
    return this.#batch.lines.length
  }

  judge(position: number): void {
    const { lines, services, columns } = this.#batch
    const line = lines[position]
    // What a rule says of an earlier upload's line alone was said with that upload.
    if (line === undefined || line.index === historyIndex) return
    const plans = this.#periods.on(tableDay(line), undefined)
    const billed = plans.ofService(services.ofLine[position] ?? 0)
    const named = plans.ofDiagnoses(columns.diagnoses?.ofLine[position] ?? 0)
    const drug = plans.ofDrug(columns.drugs.ofLine[position] ?? 0)
    this.#passes = billed.settled.passes + named.settled.passes + drug.settled.passes
    this.#cannotTell =
      billed.settled.cannotTell +
      named.settled.cannotTell +
      drug.settled.cannotTell +
      plans.undated.cannotTell
    billed.settled.lines++
    named.settled.lines++
    drug.settled.lines++
    plans.undated.lines++
    if (billed.questions.length > 0) this.#ask(billed.questions, line)
    if (named.questions.length > 0) this.#ask(named.questions, line)
    if (drug.questions.length > 0) this.#ask(drug.questions, line)
    this.#ledger.add(line.index, this.#passes, this.#cannotTell)
  }

  finish(): void {
    this.#periods.finish()
  }

  /** Asks rules one after another; one that throws is taken note of, and the others go on. */
  #ask(questions: readonly LineQuestion[], line: ClaimLine): void {
    let at = 0
    while (at < questions.length) {
      try {
        for (; at < questions.length; at++) {
          const question = questions[at]
          if (question === undefined) continue
          const outcome = question.ask(line)
          if (question.isPlain && outcome.kind !== 'finding') {
            question.read.countPlain(outcome)
            this.#add(outcome.kind)
          } else this.#add(question.conclude(line, outcome).kind)
        }
      } catch (error) {
        questions[at]?.fail(line, error)
        this.#cannotTell++
        at++
      }
    }
  }

  #add(kind: 'pass' | 'finding' | 'not-applicable' | 'cannot-tell'): void {
    if (kind === 'cannot-tell') this.#cannotTell++
    else if (kind !== 'not-applicable') this.#passes++
  }
}

/** The day on which tables are read for a line: inpatient stays by discharge, the rest by service. */
function tableDay(line: ClaimLine): Day | undefined {
  if (line.dischargeDay !== undefined && settingOf(line) === 'inpatient-facility')
    return line.dischargeDay
  return line.serviceFromDay
}
