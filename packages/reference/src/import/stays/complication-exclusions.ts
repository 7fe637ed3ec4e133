import type { ComplicationExclusion, ExcludingPrincipals } from '@plumbline/engine'
import { codeKey } from '../../store/code-key.ts'
import { KeyedRowsBuilder } from '../../store/keyed-rows.ts'
import { headedImporter, keyedDraft } from '../importer.ts'
import { allDays, fiscalYearWindow } from '../release-window.ts'
import { cellAt, diagnosisCell } from '../source/cells.ts'
import { fiscalYearsOf } from './grouper-versions.ts'

/** Complications and the group of principal diagnoses that cancel each (appendix C of the MS-DRG Definitions Manual). */
export const complicationExclusionsImporter = headedImporter(
  'MS-DRG complications (code, group id, versions)',
  { code: /^code$/, group: /^group id$/, versions: /^versions$/ },
  (rows, { row, at }) => {
    const years = new Map<number, KeyedRowsBuilder<ComplicationExclusion>>()
    rows.each(row + 1, (cells) => {
      const code = diagnosisCell(cellAt(cells, at.code))
      const group = cellAt(cells, at.group)
      const versions = fiscalYearsOf(cellAt(cells, at.versions))
      if (code === undefined || !/^\d{1,6}$/.test(group) || versions.length === 0) return 'bad'
      for (const year of versions) {
        const ofYear = years.get(year) ?? new KeyedRowsBuilder<ComplicationExclusion>()
        ofYear.set(codeKey(code), { group })
        years.set(year, ofYear)
      }
      return 'read'
    })
    return Array.from(years, ([year, codes]) =>
      keyedDraft('complicationExclusions', fiscalYearWindow(year), codes),
    )
  },
)

/** The groups themselves, each with its principal diagnoses. */
export const excludingPrincipalsImporter = headedImporter(
  'MS-DRG exclusion groups (group id, pdx codes)',
  { group: /^group id$/, principals: /^pdx codes$/ },
  (rows, { row, at }) => {
    const groups = new KeyedRowsBuilder<ExcludingPrincipals>()
    rows.each(row + 1, (cells) => {
      const group = cellAt(cells, at.group)
      const codes = cellAt(cells, at.principals)
        .split(/[;,\s]+/)
        .filter((code) => code !== '')
      const principals = codes.flatMap((code) => diagnosisCell(code) ?? [])
      if (!/^\d{1,6}$/.test(group) || principals.length < codes.length) return 'bad'
      groups.set(codeKey(group), { principals })
      return 'read'
    })
    return [keyedDraft('excludingPrincipals', allDays('MS-DRG'), groups)]
  },
)
