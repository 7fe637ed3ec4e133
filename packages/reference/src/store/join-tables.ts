import type {
  ProcedureCodeFacts,
  ProcedureNumber,
  ProcedureTable,
  PtpEdits,
  TableData,
  TableName,
} from '@plumbline/engine'
import { codeSetOf } from '../code-sets.ts'
import type { OpenRelease } from './compose-parts.ts'

/** One table of the parts that speak for the same days. Throws `TypeError` for a table without parts. */
export function joinTables(table: TableName, parts: readonly OpenRelease[]): TableData[TableName] {
  if (table === 'procedureCodes') return joinProcedureCodes(parts)
  if (table === 'ptpPractitioner' || table === 'ptpHospital') return joinPtpEdits(parts)
  throw new TypeError(`${table} has no parts`)
}

function joinProcedureCodes(parts: readonly OpenRelease[]): ProcedureTable<ProcedureCodeFacts> {
  const byCodeSet = new Map(
    parts.map((part) => [part.part, part.data as ProcedureTable<ProcedureCodeFacts>]),
  )
  const tableFor = (procedure: ProcedureNumber) => byCodeSet.get(codeSetOf(procedure))
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
    find(column1, column2, on) {
      for (const part of edits) {
        const edit = part.find(column1, column2, on)
        if (edit) return edit
      }
      return undefined
    },
  }
}
