import type { GroupedDiagnosis } from '@plumbline/engine'
import { codeKey } from '../../store/code-key.ts'
import { KeyedRowsBuilder } from '../../store/keyed-rows.ts'
import { mdcOf } from './drgs.ts'
import { fiscalYearsOf } from './grouper-versions.ts'
import { headedImporter, keyedDraft } from '../importer.ts'
import { fiscalYearWindow } from '../release-window.ts'
import { cellAt, diagnosisCell } from '../source/cells.ts'

/**
 * How the grouper reads diagnoses, one row a code and the versions for which it holds: its category as the principal
 * one and its severity beside another (appendices B and C of the MS-DRG Definitions Manual).
 */
export const drgDiagnosesImporter = headedImporter(
  'MS-DRG diagnoses (code, mdc, severity, versions)',
  { code: /^code$/, mdc: /^mdc$/, severity: /^severity$/, versions: /^versions$/ },
  (rows, { row, at }) => {
    const years = new Map<number, KeyedRowsBuilder<GroupedDiagnosis>>()
    rows.each(row + 1, (cells) => {
      const code = diagnosisCell(cellAt(cells, at.code))
      const severity = severities.get(cellAt(cells, at.severity).trim().toUpperCase())
      const versions = fiscalYearsOf(cellAt(cells, at.versions))
      if (code === undefined || severity === undefined || versions.length === 0) return 'bad'
      const mdc = mdcOf(cellAt(cells, at.mdc)) || undefined
      for (const year of versions) {
        const ofYear = years.get(year) ?? new KeyedRowsBuilder<GroupedDiagnosis>()
        ofYear.set(codeKey(code), { mdc, severity })
        years.set(year, ofYear)
      }
      return 'read'
    })
    return Array.from(years, ([year, codes]) =>
      keyedDraft('drgDiagnoses', fiscalYearWindow(year), codes),
    )
  },
)

const severities: ReadonlyMap<string, GroupedDiagnosis['severity']> = new Map([
  ['MCC', 'MCC'],
  ['CC', 'CC'],
  ['NCC', 'none'],
  ['', 'none'],
])
