import type { DrgFacts } from '@plumbline/engine'
import { ReferenceFileError } from '../../reference-file-error.ts'
import { codeKey } from '../../store/code-key.ts'
import { KeyedRowsBuilder } from '../../store/keyed-rows.ts'
import { headedImporter, keyedDraft } from '../importer.ts'
import { fiscalYearWindow, type Window } from '../release-window.ts'
import { cellAt, numberCell } from '../source/cells.ts'
import { optionalColumn, type HeaderRow } from '../source/header-row.ts'
import type { SourceRows } from '../source/source-rows.ts'

/** Table 5 of the inpatient rule: the weights of the DRGs; weights are those after the cap, where both stand. */
export const drgsImporter = headedImporter(
  'MS-DRG weights (IPPS Table 5)',
  {
    drg: /^ms drg$/,
    title: /^(?:ms drg )?title$/,
    mdc: /^mdc$/,
    meanDays: /^geometric mean los$/,
  },
  (rows, header) => {
    const { at } = header
    const capped = optionalColumn(header, /^weights? 10% cap applied$/)
    const weight = capped < 0 ? optionalColumn(header, /^weights?(?: before cap)?$/) : capped
    const postAcute = optionalColumn(header, /\bpost acute drg$/)
    const special = optionalColumn(header, /\bspecial pay drg$/)
    const drgs = new KeyedRowsBuilder<DrgFacts>()
    rows.each(header.row + 1, (cells) => {
      const drg = cellAt(cells, at.drg).trim()
      const title = cellAt(cells, at.title).trim().toUpperCase()
      if (!/^\d{1,3}$/.test(drg)) return 'other'
      if (title === '') return 'bad'
      drgs.set(codeKey(drg.padStart(3, '0')), {
        title,
        mdc: mdcOf(cellAt(cells, at.mdc)),
        weight: weight < 0 ? undefined : numberCell(cellAt(cells, weight)),
        meanDays: numberCell(cellAt(cells, at.meanDays)),
        postAcute: postAcuteOf(said(cells, postAcute), said(cells, special)),
      })
      return 'read'
    })
    return [keyedDraft('drgs', fiscalYearOf(rows, header), drgs)]
  },
)

/** `Yes`, `No`; undefined where there is no such column, or nothing in it. */
function said(cells: readonly string[], column: number): boolean | undefined {
  const word = column < 0 ? '' : cellAt(cells, column).trim().toLowerCase()
  return word === 'yes' ? true : word === 'no' ? false : undefined
}

function postAcuteOf(
  isPostAcute: boolean | undefined,
  isSpecial: boolean | undefined,
): DrgFacts['postAcute'] {
  if (isPostAcute === undefined) return undefined
  if (!isPostAcute) return 'no'
  return isSpecial === true ? 'special' : 'yes'
}

/** `5`, `05`, `PRE`, `0` for groups before all; empty for none. */
export function mdcOf(text: string): string {
  const value = text.trim().toUpperCase()
  if (value === 'PRE' || /^0+$/.test(value)) return 'PRE'
  return /^\d{1,2}$/.test(value) ? value.padStart(2, '0') : ''
}

/** The title says it (`FY 2026 Final Rule`), or the name of the file. */
function fiscalYearOf(rows: SourceRows, header: HeaderRow<string>): Window {
  const said = [...header.cells, header.preamble, ...rows.names].join(' ').replace(/_/g, ' ')
  const year = /\bfy ?(20\d\d)/i.exec(said)?.[1]
  if (year !== undefined) return fiscalYearWindow(Number(year))
  throw new ReferenceFileError(
    'unknown-release',
    `${rows.name} does not say for which fiscal year it is. Rename it so that it ends with the year, like table5_FY2026.txt.`,
  )
}
