import type {
  ArticleDiagnoses,
  CoverageCriteria,
  CoverageCriterion,
  CoveringDocuments,
  ProcedureNumber,
  TableName,
} from '@plumbline/engine'
import { codeKey } from '../store/code-key.ts'
import { KeyedRowsBuilder } from '../store/keyed-rows.ts'
import { headedImporter, keyedDraft } from './importer.ts'
import { publishedIn, publishedOn, requirePublished } from './published.ts'
import { daysAround, yearWindow, type Window } from './release-window.ts'
import { cellAt, dateCell, diagnosisCell, listCell, procedureCell } from './source/cells.ts'
import { optionalColumn, type HeaderRow } from './source/header-row.ts'
import type { SourceRows } from './source/source-rows.ts'

/** Selections: documents differ by contractor, and a code that none names may have one elsewhere. */
const selection = { complete: false }

/** Codes that local coverage determinations name, of the Medicare Coverage Database: `lcd_x_hcpc_code.csv`. */
export const coverageDeterminationsImporter = codesOf('coverageDeterminations', 'lcd')

/** Codes that billing articles name: `article_x_hcpc_code.csv`. */
export const coverageArticlesImporter = codesOf('coverageArticles', 'article')

/** Diagnoses that billing articles list as covered: `article_x_icd10_covered.csv`. */
export const articleDiagnosesImporter = headedImporter(
  'diagnoses of billing articles (article_x_icd10_covered.csv)',
  {
    article: /^article id$/,
    code: /^icd10 code id$/,
    group: /^icd10 covered group$/,
  },
  (rows, header) => {
    const byArticle = new Map<string, Set<string>>()
    const seen = newestOf(rows, header, (cells) => {
      const article = cellAt(cells, header.at.article)
      const said = cellAt(cells, header.at.code)
      const code = diagnosisCell(said)
      // Groups without codes are written as such.
      if (said === '' || /^xx/i.test(said)) return 'other'
      if (!/^\d{1,7}$/.test(article) || code === undefined) return 'bad'
      byArticle.set(article, (byArticle.get(article) ?? new Set()).add(code))
      return 'read'
    })
    const listed = new KeyedRowsBuilder<ArticleDiagnoses>()
    for (const [article, codes] of byArticle) listed.set(codeKey(article), { codes: [...codes] })
    return [keyedDraft('articleDiagnoses', windowAround(rows, seen), listed, selection)]
  },
)

/** What coverage documents ask of a record, in a layout of ours: one row a criterion. */
export const coverageCriteriaImporter = headedImporter(
  'criteria of coverage (csv with document, codes, criterion, words)',
  { document: /^document$/, codes: /^codes$/, criterion: /^criterion$/, words: /^words$/ },
  (rows, { row, at, preamble }) => {
    const byCode = new Map<ProcedureNumber, CoverageCriterion[]>()
    rows.each(row + 1, (cells) => {
      const [document, name] = [cellAt(cells, at.document), cellAt(cells, at.criterion)]
      const codes = listCell(cellAt(cells, at.codes)).map(procedureCell)
      const words = listCell(cellAt(cells, at.words))
      if (document === '' || name === '' || words.length === 0) return 'bad'
      if (codes.length === 0 || codes.includes(0)) return 'bad'
      for (const code of codes)
        byCode.set(code, [...(byCode.get(code) ?? []), { document, name, words }])
      return 'read'
    })
    const asked = new KeyedRowsBuilder<CoverageCriteria>()
    for (const [code, criteria] of byCode) asked.set(code, { criteria })
    const years = Array.from(rows.name.matchAll(/(?<!\d)(20\d\d)(?!\d)/g), ([year]) => `${year}-01`)
    const published = requirePublished([preamble, ...rows.names, ...years], rows.name)
    return [keyedDraft('coverageCriteria', yearWindow(published), asked, selection)]
  },
)

function codesOf(table: TableName & `coverage${string}`, kind: 'lcd' | 'article') {
  return headedImporter(
    `codes of ${kind === 'lcd' ? 'local coverage determinations' : 'billing articles'} (${kind}_x_hcpc_code.csv)`,
    {
      document: new RegExp(`^${kind} id$`),
      code: /^hcpc code id$/,
      group: /^hcpc code group$/,
    },
    (rows, header) => {
      const byCode = new Map<ProcedureNumber, Set<string>>()
      const seen = newestOf(rows, header, (cells) => {
        const document = cellAt(cells, header.at.document)
        const said = cellAt(cells, header.at.code)
        const code = procedureCell(said)
        if (said === '' || /^xx/i.test(said)) return 'other'
        if (!/^\d{1,7}$/.test(document) || code === 0) return 'bad'
        byCode.set(code, (byCode.get(code) ?? new Set()).add(document))
        return 'read'
      })
      const named = new KeyedRowsBuilder<CoveringDocuments>()
      for (const [code, documents] of byCode) named.set(code, { documents: [...documents].sort() })
      return [keyedDraft(table, windowAround(rows, seen), named, selection)]
    },
  )
}

/** Reads the rows, and the newest day on which one of them was updated. */
function newestOf(
  rows: SourceRows,
  header: HeaderRow<string>,
  read: Parameters<SourceRows['each']>[1],
): number {
  const updated = optionalColumn(header, /^last updated$/)
  let newest = -Infinity
  rows.each(header.row + 1, (cells) => {
    const verdict = read(cells)
    const day = dateCell(cellAt(cells, updated).slice(0, 10))
    if (verdict === 'read' && day !== undefined) newest = Math.max(newest, day)
    return verdict
  })
  return newest
}

/** The files hold what is in force when they are made: by their name, or their newest row. */
function windowAround(rows: SourceRows, newest: number): Window {
  const published =
    publishedIn(rows.names) ??
    (Number.isFinite(newest) ? publishedOn(newest) : requirePublished(rows.names, rows.name))
  return daysAround(published, { before: 90, after: 90 })
}
