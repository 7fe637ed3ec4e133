import { gaveWay, type AssignedColumn } from '../assign-columns.ts'
import { joinWords } from '../../names/header-words.ts'

const transaction =
  /^(?:tx|txn|trx|trans|transaction|charge|chg|chargeitem)(?:id|no|num|nbr|number)$/
/** A number that very many lines share is one of a batch or of a month. */
const mostLines = 8

/** A number of each transaction is no claim where another column has numbers of claims that lines share. */
export function settleTransactions(columns: readonly AssignedColumn[]): readonly AssignedColumn[] {
  const taken = columns.find(({ meaning }) => meaning === 'claimId')
  if (!taken || taken.reason.startsWith('the mapping') || !isTransaction(taken)) return columns
  if (!columns.some(({ meaning }) => meaning === 'procedureCode')) return columns
  const shared = columns.find((column) => gaveWay(column, 'claimId') && isShared(column))
  if (!shared) return columns
  const reason = `claim number is taken from the column ${shared.column.header}: this numbers transactions`
  return columns.map((column) => {
    if (column === shared) {
      const why = 'lines share it; another column numbers transactions'
      return { ...taken, column: shared.column, confidence: shared.confidence, reason: why }
    }
    return column === taken
      ? { ...shared, column: taken.column, confidence: taken.confidence, reason }
      : column
  })
}

function isTransaction({ column: { name, header, values } }: AssignedColumn): boolean {
  return transaction.test(joinWords(name ?? header)) && areDistinct(values)
}

/** But for those that were sent again. */
const nearlyAll = 0.9

function areDistinct(values: readonly string[]): boolean {
  return new Set(values).size >= values.length * nearlyAll
}

function isShared({ column: { values } }: AssignedColumn): boolean {
  const known = new Set(values).size
  return known < values.length && known * mostLines > values.length
}
