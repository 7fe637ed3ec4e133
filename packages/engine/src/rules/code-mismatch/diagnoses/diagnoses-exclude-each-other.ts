import { compareStanding } from '../../../batch/order/compare-standing.ts'
import type { Claim } from '../../../batch/groups.ts'
import type { ClaimLine } from '../../../claim/claim-line.ts'
import { isDenied } from '../../../claim/exposure.ts'
import { cells } from '../../../findings/evidence.ts'
import type { CodeTable } from '../../../reference/look-up-tables.ts'
import type { ExcludedDiagnoses } from '../../../reference/diagnosis-rows.ts'
import {
  cannotTell,
  eachOpenLine,
  finding,
  look,
  notApplicable,
  pass,
} from '../../../rule/outcome.ts'
import { denied, noDiagnosis } from '../../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../../rule/rule.ts'
import { diagnosis, say } from '../../../sentences/say.ts'

const oneDiagnosis = notApplicable('one diagnosis on the claim')
const otherSet = notApplicable('the diagnoses are not ICD-10-CM')
const otherLine = notApplicable('another line of the claim carries its diagnoses')
const hidden = cannotTell('a diagnosis of the claim is hidden')

/** Shortest code that a note may stand under. */
const categoryLength = 3

/** Diagnoses of one claim that an Excludes1 note says are never coded together. */
export const diagnosesExcludeEachOther = defineGroupRule({
  id: 'diagnoses-exclude-each-other',
  version: 1,
  title: 'Diagnoses that exclude each other',
  category: 'code-mismatch',
  class: 'lead',
  basis: 'binding',
  auditTypes: ['medical'],
  scope: 'claim',
  sources: [
    cite('ICD-10-CM Official Guidelines for Coding and Reporting', 'I.A.12.a: Excludes1'),
    cite('ICD-10-CM Tabular List', 'Excludes1 notes', 'excludedDiagnoses'),
  ],
  needs: { fields: ['diagnoses'], tables: ['excludedDiagnoses'] },
  clearedBy: 'The record, where the two conditions have nothing to do with each other.',
  suggestedFix: 'Have the claim coded anew with the one of the two that the record supports.',
  triage: ({ standing }) => (standing.isDenied ? denied : look),
  judge(claim, { tables: { excludedDiagnoses }, consulted }) {
    const isOfYear = consulted('excludedDiagnoses').inForce
    const first = carrierOf(claim)
    const pair = first && excludedPair(diagnosesOf(claim), excludedDiagnoses)
    return eachOpenLine((line) => {
      if (isDenied(line)) return denied
      if (line.diagnoses.length === 0) return noDiagnosis
      if (line.icdVersion === '9') return otherSet
      if (line.unreadable.some(({ field }) => field === 'diagnoses')) return hidden
      if (line !== first) return otherLine
      if (diagnosesOf(claim).length === 1) return oneDiagnosis
      if (pair === undefined) return pass
      const [one, other] = pair
      return finding({
        class: isOfYear ? 'lead' : 'notice',
        message: say`${diagnosis(one)} and ${diagnosis(other)} stand on one claim; by a note under ${diagnosis(one)} the two are not coded together (Excludes1).`,
        lines: [line],
        evidence: cells(line, 'diagnoses'),
      })
    })
  },
})

/** The line of a claim that stands for its diagnoses, whatever the order of its rows. */
function carrierOf({ lines }: Claim): ClaimLine | undefined {
  return lines
    .filter((line) => !isDenied(line) && line.diagnoses.length > 0)
    .sort(compareStanding)[0]
}

function diagnosesOf({ lines }: Claim): readonly string[] {
  return Array.from(new Set(lines.flatMap(({ diagnoses }) => diagnoses))).sort()
}

/** The first pair of which one has a note about the other. */
function excludedPair(
  diagnoses: readonly string[],
  notes: CodeTable<ExcludedDiagnoses>,
): readonly [string, string] | undefined {
  for (const one of diagnoses) {
    for (let length = categoryLength; length <= one.length; length++) {
      const ranges = notes.find(one.slice(0, length))?.ranges
      const other = ranges && firstIn(diagnoses, ranges, one)
      if (other !== undefined) return [one, other]
    }
  }
  return undefined
}

/** The first other code of a sorted list that one of the ranges holds: a search, as a claim may name thousands. */
function firstIn(
  sorted: readonly string[],
  ranges: ExcludedDiagnoses['ranges'],
  one: string,
): string | undefined {
  for (const [from, to] of ranges) {
    let at = firstAtLeast(sorted, from)
    if (sorted[at] === one) at++
    const code = sorted[at]
    if (code !== undefined && code.slice(0, to.length) <= to) return code
  }
  return undefined
}

function firstAtLeast(sorted: readonly string[], wanted: string): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if ((sorted[middle] ?? '') < wanted) low = middle + 1
    else high = middle
  }
  return low
}
