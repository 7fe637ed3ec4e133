import type { AcquiredConditions, AdmissionExemption } from '@plumbline/engine'
import { codeKey } from '../../store/code-key.ts'
import { KeyedRowsBuilder } from '../../store/keyed-rows.ts'
import { ReferenceFileError } from '../../reference-file-error.ts'
import { headedImporter, keyedDraft, type Importer } from '../importer.ts'
import { fiscalYearWindow } from '../release-window.ts'
import { cellAt, diagnosisCell } from '../source/cells.ts'
import { findHeader } from '../source/header-row.ts'
import { fiscalYearsOf } from './grouper-versions.ts'

/** `Order26`, `POAexemptCodesFY26.txt`. */
const ofYear = /(?:order|fy)_?(?:20)?(\d\d)(?!\d)/i

/** Diagnoses that need no mark of being present on admission, as CMS lists them for a fiscal year. */
export const admissionExemptionsImporter: Importer = {
  title: 'POA exempt list (Order, POAexemptCode, Description)',
  recognize({ top }, names) {
    const header = findHeader(top, {
      order: /^ord(?:er)? ?(?:fy)? ?\d*$/,
      code: /^poa ?exempt ?codes?$/,
    })
    if (!header) return undefined
    return (rows) => {
      const codes = new KeyedRowsBuilder<AdmissionExemption>()
      rows.each(header.row + 1, (cells) => {
        const code = diagnosisCell(cellAt(cells, header.at.code))
        if (code === undefined) return 'bad'
        codes.set(codeKey(code), { isExempt: true })
        return 'read'
      })
      const [year] = [...header.cells, ...names].flatMap((text) => ofYear.exec(text)?.[1] ?? [])
      if (year === undefined) throw noYear(rows.name)
      return [keyedDraft('admissionExemptions', fiscalYearWindow(2000 + Number(year)), codes)]
    }
  },
}

function noYear(name: string): ReferenceFileError {
  return new ReferenceFileError(
    'unknown-release',
    `${name} does not say its fiscal year; name it as CMS does, such as POAexemptCodesFY26.txt.`,
  )
}

/** Hospital-acquired conditions of the grouper: diagnoses, and the procedures that make some of them one. */
export const acquiredConditionsImporter = headedImporter(
  'hospital-acquired conditions (code, hac, versions)',
  { code: /^code$/, conditions: /^hac$/, versions: /^versions$/ },
  (rows, { row, at }) => {
    const years = new Map<number, KeyedRowsBuilder<AcquiredConditions>>()
    rows.each(row + 1, (cells) => {
      const code = cellAt(cells, at.code).trim().toUpperCase().replace('.', '')
      const conditions = cellAt(cells, at.conditions)
        .split(/[;,\s]+/)
        .map(Number)
      const versions = fiscalYearsOf(cellAt(cells, at.versions))
      const isRead = /^[0-9A-Z]{3,7}$/.test(code) && conditions.every(isCondition)
      if (!isRead || versions.length === 0) return 'bad'
      for (const year of versions) {
        const ofYear = years.get(year) ?? new KeyedRowsBuilder<AcquiredConditions>()
        ofYear.set(codeKey(code), { conditions })
        years.set(year, ofYear)
      }
      return 'read'
    })
    return Array.from(years, ([year, codes]) =>
      keyedDraft('acquiredConditions', fiscalYearWindow(year), codes),
    )
  },
)

function isCondition(number: number): boolean {
  return Number.isInteger(number) && number > 0 && number < 100
}
