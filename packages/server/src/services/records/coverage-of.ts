import {
  procedureNumber,
  readingsOn,
  type ClaimLine,
  type DatedTable,
  type ReferenceTables,
} from '@plumbline/engine'
import type { HeldTables } from '@plumbline/records'

/**
 * What imported documents of local coverage say of a line's service. They are a list for a person and settle nothing, so the
 * nearest release is read where none speaks for the day.
 */
export function coverageOf(tables: ReferenceTables, line: ClaimLine): HeldTables {
  const { procedureCode, serviceFromDay, diagnoses } = line
  if (procedureCode === undefined || serviceFromDay === undefined) return {}
  const code = procedureNumber(procedureCode)
  const near = <Data>(table: DatedTable<Data> | undefined) =>
    table && readingsOn(table, serviceFromDay)[0]?.release.data
  const determinations = near(tables.coverageDeterminations)?.find(code)?.documents ?? []
  const articles = near(tables.coverageArticles)?.find(code)?.documents ?? []
  const criteria = near(tables.coverageCriteria)?.find(code)?.criteria ?? []
  const lists = articles.flatMap((article) => {
    const listed = near(tables.articleDiagnoses)?.find(article)?.codes
    return listed ? [{ name: `article ${article}`, listed: new Set(listed) }] : []
  })
  const billed = diagnoses.map((each) => each.replace('.', '').toUpperCase())
  const isListing = ({ listed }: (typeof lists)[number]) => billed.some((each) => listed.has(each))
  const documents = new Set([
    ...determinations.map((each) => `LCD ${each}`),
    ...articles.map((each) => `article ${each}`),
    ...criteria.map(({ document }) => document),
  ])
  if (documents.size === 0) return {}
  return {
    coverage: {
      documents: [...documents],
      listing: lists.filter(isListing).map(({ name }) => name),
      silent: lists.filter((each) => !isListing(each)).map(({ name }) => name),
      criteria,
    },
  }
}
