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
  const reads = new ReadCounter()
  const counted = walks.map((walk) => new WalkCounter(walk))
  const counts = new Map<string, number>()
  try {
    const audit = { lines: reads.over(lines), rules, tables, auditDay: day('2026-02-02') }
    const { claims, defects } = runAudit(audit)
    for (const { walk, elements } of counted) counts.set(String(walk), elements)
    if (defects.length > 0) throw new Error(defects[0]?.message)
    const findings = claims.flatMap((claim) => claim.findings)
    const listed = findings.map(({ rows, evidence, atRisk }) => [rows, evidence, atRisk].flat())
    counts.set('what findings list', findings.length + listed.flat().length)
  } finally {
    for (const walk of counted) walk.end()
  }
  return counts.set('field reads', reads.count)
}

/** Makes lines that say when a field of theirs is read. */
class ReadCounter implements ProxyHandler<ClaimLine> {
  count = 0

  over(lines: readonly ClaimLine[]): readonly ClaimLine[] {
    return lines.map((line) => new Proxy(line, this))
  }

  get(line: ClaimLine, field: string | symbol): unknown {
    this.count++
    return Reflect.get(line, field)
  }
}

/** Puts in place of a method of lists one that says how long the list is, until it ends. */
class WalkCounter {
  elements = 0
  readonly walk: (typeof walks)[number]
  readonly #own: PropertyDescriptor

  constructor(walk: (typeof walks)[number]) {
    const own = Object.getOwnPropertyDescriptor(Array.prototype, walk)
    const plain: unknown = own?.value
    if (own === undefined || typeof plain !== 'function')
      throw new RangeError(`Lists have no method ${String(walk)}`)
    this.walk = walk
    this.#own = own
    const saw = (length: number) => {
      this.elements += length
    }
    Object.defineProperty(Array.prototype, walk, {
      ...own,
      value(this: readonly unknown[], ...given: unknown[]) {
        const answer: unknown = Reflect.apply(plain, this, given)
        saw(walk === 'slice' && Array.isArray(answer) ? answer.length : this.length)
        return answer
      },
    })
  }

  end(): void {
    Object.defineProperty(Array.prototype, this.walk, this.#own)
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
