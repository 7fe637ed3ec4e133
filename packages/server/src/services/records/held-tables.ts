import {
  procedureNumber,
  readingsOn,
  type ClaimLine,
  type DatedTable,
  type ReferenceTables,
} from '@plumbline/engine'
import type { HeldTables } from '@plumbline/records'
import type { Context } from '../../context.ts'
import { coverageOf } from './coverage-of.ts'

const tablesOfRecords = [
  ...(['visitLevels', 'decisionItems', 'coverageDeterminations'] as const),
  ...(['coverageArticles', 'articleDiagnoses', 'coverageCriteria'] as const),
]

/** Imported tables that records are held against, for one line and its day: one that speaks for no such day is none. */
export async function heldTables(
  { settings }: Pick<Context, 'settings'>,
  line: ClaimLine,
): Promise<HeldTables> {
  // Fetched when a record arrives: no other call needs it.
  const { loadReference } = await import('@plumbline/reference')
  const { tables } = loadReference({ folder: settings.referenceFolder, only: tablesOfRecords })
  return { ...visitTables(tables, line), ...coverageOf(tables, line) }
}

function visitTables(tables: ReferenceTables, { procedureCode, ...line }: ClaimLine): HeldTables {
  const { serviceFromDay } = line
  const levels = inForce(tables.visitLevels, serviceFromDay)
  const items = inForce(tables.decisionItems, serviceFromDay)
  if (!levels || procedureCode === undefined) return {}
  const itemsOf = (part: string) => items?.data.find(part)?.items ?? []
  return {
    visits: {
      release: levels.release,
      level: levels.data.find(procedureNumber(procedureCode)),
      items: { problems: itemsOf('problems'), data: itemsOf('data'), risk: itemsOf('risk') },
    },
  }
}

function inForce<Data>(table: DatedTable<Data> | undefined, day: number | undefined) {
  if (!table || day === undefined) return undefined
  const [reading] = readingsOn(table, day)
  return reading?.inForce ? reading.release : undefined
}
