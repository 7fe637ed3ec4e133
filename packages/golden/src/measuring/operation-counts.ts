import {
  claimLine,
  day,
  runAudit,
  type ClaimLine,
  type ReferenceTables,
  type Rule,
} from '@plumbline/engine'

/** How often an audit read a field of a line, and went over an element of a list, by what went over it. */
export type Operations = ReadonlyMap<string, number>

const walks = [
  ...['slice', 'includes', 'indexOf', 'filter', 'map', 'some', 'every', 'find', 'findIndex'],
  ...['findLast', 'flatMap', 'reduce', 'forEach', 'shift', 'unshift', 'splice', Symbol.iterator],
] as const

/** Counts what an audit of lines by rules does: the same for the same input, however busy the machine is. */
export function countOperations(
  lines: readonly ClaimLine[],
  rules: readonly Rule[],
  tables: ReferenceTables,
): Operations {
  const counts = new Map<string, number>()
  const add = (what: string, times: number) => counts.set(what, (counts.get(what) ?? 0) + times)
  const counted = countingReads(lines, () => add('field reads', 1))
  const restore = walks.map((walk) => countWalks(walk, (length) => add(String(walk), length)))
  try {
    const audit = { lines: counted, rules, tables, auditDay: day('2026-02-02') }
    const { claims, defects } = runAudit(audit)
    if (defects.length > 0) throw new Error(defects[0]?.message)
    for (const { findings } of claims) add('what findings list', findings.length)
    for (const { rows, evidence, atRisk } of claims.flatMap(({ findings }) => findings))
      add('what findings list', rows.length + evidence.length + atRisk.length)
  } finally {
    for (const each of restore) each()
  }
  return counts
}

/** Lines that say when a field of theirs is read. */
function countingReads(lines: readonly ClaimLine[], onRead: () => void): readonly ClaimLine[] {
  return lines.map(
    (line) =>
      new Proxy(line, {
        get(target, field) {
          onRead()
          const value: unknown = Reflect.get(target, field)
          return value
        },
      }),
  )
}

/** Replaces a method of lists by one that says how long the list is; answers what puts it back. */
function countWalks(walk: (typeof walks)[number], onWalk: (length: number) => void): () => void {
  const own = Object.getOwnPropertyDescriptor(Array.prototype, walk)
  if (own === undefined) throw new RangeError(`Lists have no ${String(walk)}`)
  const plain: unknown = own.value
  if (typeof plain !== 'function') throw new RangeError(`${String(walk)} is no method`)
  Object.defineProperty(Array.prototype, walk, {
    ...own,
    value(this: readonly unknown[], ...given: unknown[]) {
      const answer: unknown = Reflect.apply(plain, this, given)
      onWalk(walk === 'slice' && Array.isArray(answer) ? answer.length : this.length)
      return answer
    },
  })
  return () => {
    Object.defineProperty(Array.prototype, walk, own)
  }
}

/** Lines of a scene told many times, each telling changed by a shape; numbered as in one file. */
export function tell(
  scene: readonly ClaimLine[],
  times: number,
  shape: (line: ClaimLine, telling: number) => Partial<Omit<ClaimLine, 'procedure'>>,
): readonly ClaimLine[] {
  return Array.from({ length: times }, (_, telling) => telling)
    .flatMap((telling) => scene.map((line) => ({ ...line, ...shape(line, telling) })))
    .map((line, index) => claimLine({ ...line, index, row: index + 2 }))
}
