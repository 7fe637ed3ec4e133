import { allRules, claimLine, day, historyIndex, runAudit, type ClaimLine } from '@plumbline/engine'
import { loadReference } from '@plumbline/reference'
import { describe, expect, test } from 'vitest'
import { withPrices } from '../dollars/price-tables.ts'
import { goldenFiles } from '../golden-files.ts'
import { readGolden } from './audit-golden.ts'
import { withStandIns } from './stand-in-tables.ts'

/**
 * A file in two uploads, the second with the first behind it: what is found of the whole is found in one of
 * them, or said on the line that completes it. Claims stay whole, and stand in either half by chance.
 */

const known = withStandIns(withPrices(loadReference().tables))

/** Findings that rest on more than the lines at fault and those that show them. */
const ofTheWholeFile = new Set([
  // How visits or prices of a file are spread: half a file has fewer to compare with.
  'visit-level-outlier',
  'modifier-share-outlier',
  'paid-outlier',
  // The whole fee is shown by any line of the file.
  'surgical-share-paid-in-full',
  'reduced-service-paid-in-full',
  // Months, or sessions, between the first and the last are counted, not shown one by one.
  'rent-beyond-cap',
  'sessions-over-limit',
  // Drugs that a member had before: here the later half may hold the earlier fills.
  'first-opioid-over-7-days',
  'glp1-without-diabetes',
  'opioids-from-many-prescribers',
  'two-long-acting-opioids',
  // A reversal in the later half is matched to a fill that was audited before it came.
  'reversed-in-part',
])

interface Found {
  readonly rule: string
  readonly line: ClaimLine
  /** The claim of an earlier upload on which it was completed. */
  readonly completed: string | undefined
}

function foundIn(lines: readonly ClaimLine[], history: readonly ClaimLine[] = []): Found[] {
  const own = lines.map((line, index) => claimLine({ ...line, index }))
  const { findingsByLine } = runAudit({
    lines: own,
    history: history.map((line) => claimLine({ ...line, index: historyIndex, row: 0 })),
    rules: allRules,
    tables: known,
    auditDay: day('2026-02-02'),
  })
  return own.flatMap((line) =>
    (findingsByLine[line.index] ?? [])
      .filter((finding) => finding.class !== 'notice')
      .map(({ ruleId, message }) => {
        const completed = /^This line completes a finding on claim (\S+) of an earlier/.exec(
          message,
        )
        return { rule: ruleId, line, completed: completed?.[1] }
      }),
  )
}

describe.each(goldenFiles())('$name in two uploads', (file) => {
  test.each([0, 1, 3, 12])('loses nothing, the halves by draw %i', async (draw) => {
    const { lines } = await readGolden(file, 'plain')
    const claims = Array.from(new Set(lines.map(claimOf)))
    const first = new Set(claims.filter((_, at) => (((at + draw) * 40503) >> 3) % 2 === 0))
    const earlier = lines.filter((line) => first.has(claimOf(line)))
    const later = lines.filter((line) => !first.has(claimOf(line)))
    const foundBefore = foundIn(earlier)
    const foundAfter = foundIn(later, earlier)
    const places = new Set(
      [...foundBefore, ...foundAfter].map(({ rule, line }) => `${rule} ${line.row}`),
    )
    const completed = new Set(foundAfter.map((each) => `${each.rule} ${each.completed ?? ''}`))
    /** The other of two that are alike: which of them came first is not known in the same way. */
    const patients = new Set(foundAfter.map(({ rule, line }) => `${rule} ${line.patientKey ?? ''}`))
    const lost = foundIn(lines).filter(
      ({ rule, line }) =>
        !ofTheWholeFile.has(rule) &&
        !places.has(`${rule} ${line.row}`) &&
        !completed.has(`${rule} ${line.claimId ?? ''}`) &&
        !patients.has(`${rule} ${line.patientKey ?? ''}`),
    )
    expect(lost.map(({ rule, line }) => `${rule} row ${line.row}`)).toEqual([])
    const before = new Set(foundBefore.map(({ rule, line }) => `${rule} ${line.claimId ?? ''}`))
    const twice = foundAfter.filter((each) => before.has(`${each.rule} ${each.completed ?? ''}`))
    expect(twice.map(({ rule, line }) => `${rule} row ${line.row}`)).toEqual([])
    const completedHere = foundAfter.filter((each) => each.completed !== undefined)
    if (file.name.startsWith('clean')) expect(completedHere).toEqual([])
    else expect(completedHere.length).toBeGreaterThan(3)
  })
})

function claimOf({ claimId, row }: ClaimLine): string {
  return claimId ?? `row ${row}`
}
