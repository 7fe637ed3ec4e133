import {
  procedureNumber,
  type CodeTable,
  type ProcedureNumber,
  type ProcedureTable,
} from '@plumbline/engine'

/** Runs `make` at the first call and answers with the same value ever after. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => (made ??= { value: make() }).value
}

/** A selection of procedure facts, by code; built at the first question. */
export function procedureSelection<Row>(
  make: () => Iterable<readonly [code: string, row: Row]>,
): ProcedureTable<Row> {
  const rows = once(() => {
    const byNumber = new Map<ProcedureNumber, Row>()
    for (const [code, row] of make()) byNumber.set(procedureNumber(code), row)
    return byNumber
  })
  return { complete: false, find: (procedure) => rows().get(procedure) }
}

/** Facts by any other code; built at the first question. */
export function codeSelection<Row>(
  make: () => Iterable<readonly [code: string, row: Row]>,
  complete = false,
): CodeTable<Row> {
  const rows = once(() => new Map(make()))
  return { complete, find: (code) => rows().get(code) }
}

/** The words of a compact table, in order. */
export function words(text: string): string[] {
  return text.trim().split(/\s+/)
}

/** How many answers are kept; more distinct codes than a code set has are not codes. */
const mostRemembered = 100_000

/** A table whose rows are read off the structure of a code; each answer is worked out once. */
export function structureTable<Row>(
  makeReader: () => (code: string) => Row | undefined,
): CodeTable<Row> {
  const read = once(makeReader)
  const remembered = new Map<string, Row | undefined>()
  return {
    complete: false,
    find(code) {
      const known = remembered.get(code)
      if (known !== undefined || remembered.has(code)) return known
      if (remembered.size >= mostRemembered) remembered.clear()
      const row = read()(code)
      remembered.set(code, row)
      return row
    },
  }
}
