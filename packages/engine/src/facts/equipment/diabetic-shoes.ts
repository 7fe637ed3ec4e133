import type { ClaimLine } from '../../claim/claim-line.ts'
import { isoDate } from '../../claim/day.ts'
import { isUnpaid } from '../../claim/exposure.ts'
import { procedureNumber, type ProcedureNumber } from '../../claim/procedure-number.ts'
import { replaces } from './equipment-class.ts'

/** What Medicare counts of footwear for diabetics. */
export type Footwear = 'shoes' | 'inserts'

const depthShoe = procedureNumber('A5500')
const moldedShoe = procedureNumber('A5501')
const inserts = new Set(['A5512', 'A5513', 'A5514'].map(procedureNumber))

/** What a code is; undefined for anything but shoes and inserts. */
export function footwearOf(procedure: ProcedureNumber): Footwear | undefined {
  if (procedure === depthShoe || procedure === moldedShoe) return 'shoes'
  return inserts.has(procedure) ? 'inserts' : undefined
}

/** One pair of shoes a year, and pairs of inserts: three with depth shoes, two more with molded ones (single pieces). */
const mostShoes = 2
const mostInserts = 6
const mostInsertsOfMolded = 4

/** A line, and what was paid of its kind in the calendar year up to it, itself included. */
export interface YearOfFootwear {
  readonly kind: Footwear
  readonly pieces: number
  readonly most: number
  /** The first line of the kind in the year. */
  readonly first: ClaimLine
}

interface Year {
  readonly firsts: Map<Footwear, ClaimLine>
  readonly pieces: Record<Footwear, number>
}

/**
 * The lines by which the footwear of a calendar year is passed.
 *
 * @param lines of one patient, by date of service
 */
export function footwearBeyondYear(
  lines: readonly ClaimLine[],
): ReadonlyMap<ClaimLine, YearOfFootwear> {
  const paid = lines.filter(isCounted)
  const withMolded = new Set(
    paid.filter(({ procedure }) => procedure === moldedShoe).map((line) => yearOf(line)),
  )
  const years = new Map<string, Year>()
  const found = new Map<ClaimLine, YearOfFootwear>()
  for (const line of paid) {
    const kind = footwearOf(line.procedure)
    if (kind === undefined) continue
    const name = yearOf(line)
    const year = years.get(name) ?? {
      firsts: new Map<Footwear, ClaimLine>(),
      pieces: { shoes: 0, inserts: 0 },
    }
    years.set(name, year)
    const first = year.firsts.get(kind) ?? line
    year.firsts.set(kind, first)
    year.pieces[kind] += line.units ?? 1
    const most = kind === 'shoes' ? mostShoes : insertsOf(withMolded.has(name))
    if (year.pieces[kind] > most) {
      found.set(line, { kind, pieces: year.pieces[kind], most, first })
    }
  }
  return found
}

function insertsOf(areShoesMolded: boolean): number {
  return areShoesMolded ? mostInsertsOfMolded : mostInserts
}

function isCounted(line: ClaimLine): boolean {
  return line.serviceFromDay !== undefined && !isUnpaid(line) && !replaces(line)
}

function yearOf({ serviceFromDay = 0 }: ClaimLine): string {
  return isoDate(serviceFromDay).slice(0, 4)
}
