import {
  allRules,
  claimLine,
  day,
  runAudit,
  type FindingClass,
  type ReferenceTables,
} from '@plumbline/engine'
import { describe, expect, test } from 'vitest'
import { doubtfulPairs, rightPairs, rightPairsOfTissue, wrongPairs } from './anatomy-pairs.table.ts'
import { starterReleases } from './index.ts'

const rules = allRules.filter((rule) => rule.id === 'anatomy-mismatch')
const { procedureProfiles, diagnosisProfiles } = starterReleases()
const tables: ReferenceTables = {
  ...(procedureProfiles && { procedureProfiles: { releases: [procedureProfiles] } }),
  ...(diagnosisProfiles && { diagnosisProfiles: { releases: [diagnosisProfiles] } }),
}

/** What the rule says of one procedure with the diagnoses given, under the starter pack alone. */
function classOf(procedureCode: string, diagnoses: readonly string[]): FindingClass | undefined {
  const line = claimLine({
    claimId: 'A',
    row: 2,
    procedureCode,
    diagnoses,
    serviceFromDay: day('2024-05-02'),
  })
  const { claims } = runAudit({ lines: [line], rules, tables, auditDay: day('2024-06-01') })
  return claims[0]?.findings[0]?.class
}

/** The pairs of a table that get another answer than the one given. */
function otherThan(
  expected: FindingClass | undefined,
  pairs: readonly string[],
): readonly string[] {
  return pairs.filter((pair) => {
    const [procedure = '', ...diagnoses] = pair.split(' ')
    return classOf(procedure, diagnoses) !== expected
  })
}

describe('anatomy of all specialties under the starter pack', () => {
  test('right pairs go together', () => {
    expect(otherThan(undefined, [...rightPairs, ...rightPairsOfTissue])).toEqual([])
  })
  test('wrong pairs do not', () => {
    expect(otherThan('error', wrongPairs)).toEqual([])
  })
  test('doubtful pairs ask for records', () => {
    expect(otherThan('lead', doubtfulPairs)).toEqual([])
  })
  test('a symptom beside a wrong pair lets it pass', () => {
    expect(
      otherThan(
        undefined,
        wrongPairs.map((pair) => `${pair} R6889`),
      ),
    ).toEqual([])
  })
})
