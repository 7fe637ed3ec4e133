import type { ProcedureNumber } from '../claim/procedure-number.ts'

const slots = 4096

/**
 * Remembers what a pure function answers about codes: a file asks about few of them, millions of
 * times. Two codes of one slot displace each other, so the memory is bounded.
 */
export function memoByProcedure<Value>(
  make: (procedure: ProcedureNumber) => Value,
): (procedure: ProcedureNumber) => Value {
  const known = new Array<Answer<Value> | undefined>(slots).fill(undefined)
  return (procedure) => {
    const slot = (procedure ^ (procedure >>> 12)) & (slots - 1)
    const answer = known[slot]
    if (answer?.procedure === procedure) return answer.value
    const value = make(procedure)
    known[slot] = { procedure, value }
    return value
  }
}

interface Answer<Value> {
  readonly procedure: ProcedureNumber
  readonly value: Value
}
