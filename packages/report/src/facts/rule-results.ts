import type { Finding, FindingCategory, FindingClass, Source } from '@plumbline/engine'
import { classesByStrength, findingCategories } from '@plumbline/engine'
import type { RuleFacts } from '../report-input.ts'
import type { AuditedLine } from './audited-line.ts'
import { emptySplit, footingOf, type DollarSplit, type Footing } from './dollar-split.ts'

/** Dollars at risk by class of finding. */
type CentsByClass = Readonly<Record<FindingClass, number>>

/** What one rule found. */
export interface RuleResult {
  readonly rule: RuleFacts
  /** Each finding once, in file order, though it may stand at several lines. */
  readonly findings: readonly Finding[]
  /** Lines that carry a finding of the rule. */
  readonly lines: readonly AuditedLine[]
  /** Dollars at risk that this rule accounts for; a line's dollars stand at one rule only. */
  readonly atRiskCents: number
  /** The same dollars by the class of the finding that accounts for them. */
  readonly centsByClass: CentsByClass
  /** The same dollars by what they rest on, and those in doubt, which are in no other total. */
  readonly split: DollarSplit
  /** What was paid on those lines. */
  readonly paidCents: number
  /** Sources as the findings cite them, with the releases that were read. */
  readonly sources: readonly Source[]
  /** The class that most of its dollars stand on; without dollars the strongest of its findings. */
  readonly class: FindingClass
  /** How many of its findings doubt how the columns were read. */
  readonly doubting: number
  /** What its findings ask for, each piece of advice once, the most frequent first. */
  readonly fixes: readonly Fix[]
}

/** A piece of advice and how many findings give it. */
export interface Fix {
  readonly advice: string
  readonly findings: number
}

/** The rules of one category that found something, costliest first. */
export interface CategoryResult {
  readonly category: FindingCategory
  readonly results: readonly RuleResult[]
  readonly findings: number
  readonly lines: number
  readonly atRiskCents: number
  readonly centsByClass: CentsByClass
  readonly split: DollarSplit
  readonly paidCents: number
}

interface Tally {
  readonly rule: RuleFacts
  readonly findings: Set<Finding>
  readonly lines: AuditedLine[]
  readonly sources: Map<string, Source>
  /** Lists of sources that were looked at: most findings of a rule share one. */
  readonly cited: Set<readonly Source[]>
  readonly centsByClass: Record<FindingClass, number>
  readonly split: Record<Footing, number>
}

/** What each rule found, costliest first, then by lines; rules that found nothing are left out. */
export function ruleResults(
  lines: readonly AuditedLine[],
  rules: readonly RuleFacts[],
): readonly RuleResult[] {
  const known = new Map(rules.map((rule) => [rule.id, rule]))
  const tallies = new Map<string, Tally>()
  for (const audited of lines) {
    for (const finding of audited.verdict.findings) {
      let tally = tallies.get(finding.ruleId)
      if (!tally) {
        tally = emptyTally(known.get(finding.ruleId) ?? ruleOf(finding))
        tallies.set(finding.ruleId, tally)
      }
      addFinding(tally, finding, audited)
    }
  }
  return Array.from(tallies.values(), resultOf).sort(
    (a, b) => b.atRiskCents - a.atRiskCents || b.lines.length - a.lines.length,
  )
}

const mostCauses = 3

/** The rules that account for most dollars; without dollars, for most lines. Notices ask for nothing. */
export function mainCauses(results: readonly RuleResult[]): readonly RuleResult[] {
  return results.filter((result) => result.class !== 'notice').slice(0, mostCauses)
}

function emptyTally(rule: RuleFacts): Tally {
  const centsByClass = { error: 0, lead: 0, outlier: 0, notice: 0 }
  return {
    rule,
    findings: new Set(),
    lines: [],
    sources: new Map(),
    cited: new Set(),
    centsByClass,
    split: emptySplit(),
  }
}

function addFinding(tally: Tally, finding: Finding, audited: AuditedLine): void {
  if (tally.lines.at(-1) !== audited) tally.lines.push(audited)
  for (const part of audited.savings?.parts ?? [])
    if (part.finding === finding) {
      tally.split[footingOf(part.standing)] += part.cents
      if (part.standing !== 'in-doubt') tally.centsByClass[finding.class] += part.cents
    }
  if (tally.findings.has(finding)) return
  tally.findings.add(finding)
  if (tally.cited.has(finding.sources)) return
  tally.cited.add(finding.sources)
  for (const source of finding.sources) {
    tally.sources.set(`${source.title}\n${source.section}\n${source.release ?? ''}`, source)
  }
}

function resultOf(tally: Tally): RuleResult {
  const findings = Array.from(tally.findings)
  return {
    rule: tally.rule,
    findings,
    lines: tally.lines,
    atRiskCents: totalOf(tally.centsByClass),
    centsByClass: tally.centsByClass,
    split: tally.split,
    paidCents: tally.lines.reduce((sum, { line }) => sum + (line.paidCents ?? 0), 0),
    sources: Array.from(tally.sources.values()),
    class: mainClass(tally.centsByClass) ?? strongestClass(findings),
    doubting: findings.filter(({ readingInDoubt }) => readingInDoubt).length,
    fixes: fixesOf(findings),
  }
}

function fixesOf(findings: readonly Finding[]): readonly Fix[] {
  const byAdvice = Map.groupBy(findings, ({ suggestedFix }) => suggestedFix)
  return Array.from(byAdvice, ([advice, own]) => ({ advice, findings: own.length })).sort(
    (a, b) => b.findings - a.findings,
  )
}

function totalOf({ error, lead, outlier, notice }: CentsByClass): number {
  return error + lead + outlier + notice
}

function mainClass(cents: CentsByClass): FindingClass | undefined {
  const costliest = classesByStrength.toSorted((a, b) => cents[b] - cents[a])[0]
  return costliest !== undefined && cents[costliest] > 0 ? costliest : undefined
}

function strongestClass(findings: readonly Finding[]): FindingClass {
  return (
    classesByStrength.find((name) => findings.some((finding) => finding.class === name)) ?? 'notice'
  )
}

/** A rule that is no longer in the list, from a finding that it left. */
function ruleOf(finding: Finding): RuleFacts {
  const { ruleId, ruleVersion, title, category, basis, clearedBy, suggestedFix } = finding
  const sources = finding.sources.map(({ title, section }) => ({ title, section }))
  return {
    ...{ id: ruleId, version: ruleVersion, title, category, class: finding.class, basis },
    ...{ auditTypes: [], sources, needs: { fields: [] }, clearedBy, suggestedFix },
  }
}

/** Categories with findings, costliest first, then by lines. */
export function categoryResults(results: readonly RuleResult[]): readonly CategoryResult[] {
  return findingCategories
    .flatMap((category) => {
      const own = results.filter(({ rule }) => rule.category === category)
      return own.length === 0 ? [] : [categoryOf(category, own)]
    })
    .sort((a, b) => b.atRiskCents - a.atRiskCents || b.lines - a.lines)
}

function categoryOf(category: FindingCategory, results: readonly RuleResult[]): CategoryResult {
  const lines = new Set(results.flatMap((result) => result.lines))
  const sum = (value: (result: RuleResult) => number) =>
    results.reduce((total, result) => total + value(result), 0)
  return {
    category,
    results,
    findings: sum((result) => result.findings.length),
    lines: lines.size,
    atRiskCents: sum((result) => result.atRiskCents),
    centsByClass: {
      error: sum((result) => result.centsByClass.error),
      lead: sum((result) => result.centsByClass.lead),
      outlier: sum((result) => result.centsByClass.outlier),
      notice: 0,
    },
    split: {
      firm: sum((result) => result.split.firm),
      recordsNeeded: sum((result) => result.split.recordsNeeded),
      inDoubt: sum((result) => result.split.inDoubt),
    },
    paidCents: Array.from(lines).reduce((total, { line }) => total + (line.paidCents ?? 0), 0),
  }
}
