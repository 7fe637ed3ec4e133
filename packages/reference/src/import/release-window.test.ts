import { isoDate } from '@plumbline/engine'
import { describe, expect, test } from 'vitest'
import { publishedIn } from './published.ts'
import { daysAround, fiscalYearWindow, quarterWindow, yearWindow } from './release-window.ts'

describe('publishedIn', () => {
  test.each([
    ['ncci_ptp_practitioner_2024Q3.csv', '2024-7'],
    ['AOC_V2025Q4_01-MCR.txt', '2025-10'],
    ['ccipra-v320r0-f1.txt', '2026-1'],
    ['ccioph-v313r0-f4.TXT', '2025-10'],
    ['MCR_MUE_PractitionerServices_Eff_04-01-2026.csv', '2026-4'],
    ['PPRRVU24_JAN.csv', '2024-1'],
    ['PPRRVU2026_Jul_nonQPP.csv', '2026-7'],
    ['rvu24c.zip', '2024-7'],
    ['rvu24c_jul', '2024-7'],
    ['2026 National Physician Fee Schedule Relative Value File April Release', '2026-4'],
    ['Marketing 2024', undefined],
    ['HCPC2026_JAN_ANWEB_01122026.txt', '2026-1'],
    ['hcpc2026_jan_anweb_01122026.zip', '2026-1'],
    ['October_2025_OPPS_Addendum_B.csv', '2025-10'],
    ['nadac_subset_2025-12-24.csv', '2025-12'],
    ['ncci_aoc_2024-06-03.csv', '2024-6'],
    ['Effective January 1, 2026 through March 31, 2026', '2026-1'],
    ['copyright 2025 American Medical Association', undefined],
    ['table_2024-13.csv', undefined],
    ['UPDATED.csv', undefined],
  ])('%s', (text, expected) => {
    const published = publishedIn([text])
    expect(published && `${published.year}-${published.month}`).toBe(expected)
  })

  test('the first text that says wins', () => {
    expect(publishedIn(['no date', '2026Q2', '2024Q1'])).toMatchObject({ year: 2026, month: 4 })
  })
})

describe('windows', () => {
  const shown = ({ release, from, to }: { release: string; from: number; to: number }) =>
    `${release}: ${isoDate(from)} to ${isoDate(to)}`
  const may = { year: 2026, month: 5, dayOfMonth: undefined }
  const december = { year: 2025, month: 12, dayOfMonth: 24 }

  test('are calendar quarters, years, fiscal years, or days around a date', () => {
    expect(shown(quarterWindow(may))).toBe('2026 Q2: 2026-04-01 to 2026-06-30')
    expect(shown(quarterWindow(december))).toBe('2025 Q4: 2025-10-01 to 2025-12-31')
    expect(shown(yearWindow(may))).toBe('2026: 2026-01-01 to 2026-12-31')
    expect(shown(fiscalYearWindow(2024))).toBe('FY2024: 2023-10-01 to 2024-09-30')
    expect(shown(daysAround(may, { before: 1, after: 1 }))).toBe(
      '2026-05: 2026-04-30 to 2026-05-02',
    )
    expect(shown(daysAround(december, { before: 0, after: 8 }))).toBe(
      '2025-12-24: 2025-12-24 to 2026-01-01',
    )
  })
})
