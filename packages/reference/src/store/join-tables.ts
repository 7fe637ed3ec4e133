import type {
  EquipmentFees,
  ProcedureCodeFacts,
  ProcedureNumber,
  ProcedureTable,
  PtpEdits,
  SurgeryCenterService,
  TableData,
  TableName,
} from '@plumbline/engine'
import { codeSetOf } from '../code-sets.ts'
import type { OpenRelease, OpenTable } from './open-release.ts'

/** One table of the parts that speak for the same days. Throws `TypeError` for a table without parts. */
export function joinTables(
  table: TableName,
  parts: readonly OpenRelease[],
  starter: OpenTable | undefined,
): TableData[TableName] {
  if (table === 'procedureCodes') return joinProcedureCodes(parts, starter)
  if (table === 'ptpPractitioner' || table === 'ptpHospital') return joinPtpEdits(parts)
  if (table === 'surgeryCenterServices') return joinLists<SurgeryCenterService>(parts, 3)
  if (table === 'equipmentFees') return joinLists<EquipmentFees>(parts, 2)
  throw new TypeError(`${table} has no parts`)
}

/** Each code set is answered by its own part; one without a part by the starter pack, if it can. */
function joinProcedureCodes(
  parts: readonly OpenRelease[],
  starter: OpenTable | undefined,
): ProcedureTable<ProcedureCodeFacts> {
  const codesOf = (release: OpenTable) => release.data as ProcedureTable<ProcedureCodeFacts>
  const byCodeSet = new Map(parts.map((part) => [part.part, codesOf(part)]))
  const everyday = starter && codesOf(starter)
  const tableFor = (procedure: ProcedureNumber) => byCodeSet.get(codeSetOf(procedure)) ?? everyday
  return {
    complete: false,
    completeFor: (procedure) => tableFor(procedure)?.complete ?? false,
    find: (procedure) => tableFor(procedure)?.find(procedure),
  }
}

/** CMS splits a release by column 1: `f1` begins it and the part with the highest codes ends it. */
function joinPtpEdits(parts: readonly OpenRelease[]): PtpEdits {
  const numbers = parts.map((part) => Number(part.part?.replace(/\D/g, '')))
  const edits = parts.map((part) => part.data as PtpEdits)
  const noGap = Math.max(...numbers) === parts.length
  return {
    complete: noGap && (edits[numbers.indexOf(parts.length)]?.complete ?? false),
    mentions: (procedure) => edits.some((part) => part.mentions(procedure)),
    indicatorOf(one, other) {
      const indicators = edits.map((part) => part.indicatorOf(one, other))
      return indicators.includes(0) ? 0 : indicators.find((indicator) => indicator === 1)
    },
    find(column1, column2, on) {
      for (const part of edits) {
        const edit = part.find(column1, column2, on)
        if (edit) return edit
      }
      return undefined
    },
  }
}

/** Lists of one schedule that are published apart; whole where all are there. */
function joinLists<Row>(parts: readonly OpenRelease[], wanted: number): ProcedureTable<Row> {
  const tables = parts.map((part) => part.data as ProcedureTable<Row>)
  return {
    complete: tables.length >= wanted && tables.every(({ complete }) => complete),
    find(procedure) {
      for (const table of tables) {
        const row = table.find(procedure)
        if (row !== undefined) return row
      }
      return undefined
    },
  }
}
