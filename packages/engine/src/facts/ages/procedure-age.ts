import type { ClaimLine } from '../../claim/claim-line.ts'
import { procedureNumber, type ProcedureNumber } from '../../claim/procedure-number.ts'
import { ageBound, daysPast, type AgeBound } from './age-bound.ts'
import { procedureAges, type ProcedureAges } from './procedure-ages.table.ts'

/** The ages of a code's own words. */
export interface AgesOfCode extends Pick<ProcedureAges, 'kind' | 'source'> {
  readonly from: AgeBound | undefined
  readonly below: AgeBound | undefined
  /** The ages before `below`, and again those from here on. */
  readonly orFrom: AgeBound | undefined
}

/** By how many days a patient is too young or too old for a code; of two spans, the nearer. */
export interface AgeConflict {
  readonly is: 'too young' | 'too old'
  readonly days: number
}

const agesByCode: ReadonlyMap<ProcedureNumber, AgesOfCode> = new Map(
  procedureAges.flatMap((row) => {
    const ages: AgesOfCode = {
      from: row.from === undefined ? undefined : ageBound(row.from),
      below: row.below === undefined ? undefined : ageBound(row.below),
      orFrom: row.orFrom === undefined ? undefined : ageBound(row.orFrom),
      source: row.source,
      ...(row.kind !== undefined && { kind: row.kind }),
    }
    return row.codes
      .split(' ')
      .flatMap((codes) => runOf(codes).map((code) => [code, ages] as const))
  }),
)

/** The codes of `99381` or `99460-99463`. */
function runOf(codes: string): readonly ProcedureNumber[] {
  const [first = '', last = first] = codes.split('-')
  const run = Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) =>
    String(Number(first) + at),
  )
  return run.map(procedureNumber)
}

/** The ages that a code is for; undefined where its words name none. */
export function agesOfCode(procedure: ProcedureNumber): AgesOfCode | undefined {
  return agesByCode.get(procedure)
}

/** How a patient's age contradicts a code; undefined where the age is not known, `none` where it fits. */
export function ageConflict(
  line: ClaimLine,
  { from, below, orFrom }: AgesOfCode,
): AgeConflict | 'none' | undefined {
  const intoSecond = orFrom === undefined ? undefined : daysPast(line, orFrom)
  if (intoSecond !== undefined && intoSecond >= 0) return 'none'
  const pastYoungest = from === undefined ? 0 : daysPast(line, from)
  if (pastYoungest !== undefined && pastYoungest < 0)
    return { is: 'too young', days: -pastYoungest }
  const pastOldest = below === undefined ? -1 : daysPast(line, below)
  if (pastOldest !== undefined && pastOldest >= 0) {
    if (orFrom === undefined) return { is: 'too old', days: pastOldest }
    if (intoSecond === undefined) return undefined
    return -intoSecond < pastOldest
      ? { is: 'too young', days: -intoSecond }
      : { is: 'too old', days: pastOldest }
  }
  return pastYoungest === undefined || pastOldest === undefined ? undefined : 'none'
}
