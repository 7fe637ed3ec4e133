import { cellText, isBlankRow } from '../words/cells.ts'
import { isKnownHeader, isSaid, matchName } from '../names/name-index.ts'
import { plainNames } from '../names/plain-names.ts'
import { serviceMeanings } from '../words/meanings.ts'
import type { TokenRow } from '../source/token-source.ts'

/** A header, which may stand in two rows. */
export interface FoundHeader {
  /** Position of its last row. */
  readonly at: number
  /** Position of its first row. */
  readonly from: number
  readonly cells: readonly string[]
}

const searchedRows = 80

/**
 * Finds the header among the first rows: the row in which most cells are names that claims files
 * use; two rows together where that gives more names (`Service` above `Date`); else the first row of
 * several different texts without numbers, as wide as the rows below it.
 */
export function findHeader(rows: readonly TokenRow[]): FoundHeader | undefined {
  let best: FoundHeader | undefined
  let bestScore = 1
  let fallback: FoundHeader | undefined
  for (let at = 0; at < Math.min(rows.length, searchedRows); at++) {
    const cells = rows[at]?.cells ?? []
    if (isBlankRow(cells)) continue
    if (best && at > best.at + 1 && isConvincing(best, bestScore) && isTable(rows, best)) break
    for (const header of candidates(rows, at)) {
      const score =
        knownNames(header.cells) -
        (header.from < at ? 0.5 : 0) +
        (namesService(header.cells) ? serviceBonus : 0)
      if (score <= bestScore) continue
      best = header
      bestScore = score
    }
    if (!fallback && readsLikeHeader(cells) && isAsWide(cells, rows.slice(at + 1))) {
      fallback = { at, from: at, cells }
    }
  }
  return best ?? fallback
}

/** Facts of a bill may stand in two rows above its table, names over values: they name no service. */
const serviceBonus = 3

/** Whether a row names the column of a service, which the facts above a table never do. */
function namesService(cells: readonly string[]): boolean {
  return plainNames(cells).some(
    (cell) =>
      isKnownHeader(cell) &&
      matchName(cell).some((match) => isSaid(match) && serviceMeanings.has(match.entry.meaning)),
  )
}

/** It names a service, or more than one row stands below it before a blank one. */
function isTable(rows: readonly TokenRow[], { at, cells }: FoundHeader): boolean {
  if (namesService(cells) || rows.length <= at + 2) return true
  return !isLoneRow(rows, at + 1) && !isSummary(rows, at)
}

const longestSummary = 40

/** A table of other names that ends before a further one begins, which names a service: a summary. */
function isSummary(rows: readonly TokenRow[], at: number): boolean {
  const below = rows.slice(at + 1, at + 1 + longestSummary)
  return below.some(({ cells }) => knownNames(cells) >= convincingNames && namesService(cells))
}

/** One row of values, and below it a blank one or other names. */
function isLoneRow(rows: readonly TokenRow[], at: number): boolean {
  const next = rows[at + 1]
  if (next === undefined || (rows[at]?.row ?? 0) + 1 < next.row) return true
  return isBlankRow(next.cells) || knownNames(next.cells) >= 2
}

const convincingShare = 0.5
const convincingNames = 4

/** Most cells are known names: no row further down will do better. */
function isConvincing({ cells }: FoundHeader, score: number): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '').length
  return score >= convincingNames && score >= filled * convincingShare
}

function candidates(rows: readonly TokenRow[], at: number): FoundHeader[] {
  const cells = rows[at]?.cells ?? []
  const above = rows[at - 1]?.cells
  const single = { at, from: at, cells }
  if (!above || !isUpperRow(above) || !isLowerRow(cells)) return [single]
  const below = (upper: readonly string[]) =>
    cells.map((cell, column) => joined(upper[column] ?? '', cell))
  const [beside, across] = [below(above), below(filledAcross(above))]
  const known = plainNames(across).map(isKnownHeader)
  const alone = plainNames(beside).map(isKnownHeader)
  const either = beside.map((name, column) => {
    if (known[column] === true || /^\d*$/.test(name)) return across[column] ?? name
    const lower = cells[column] ?? ''
    return alone[column] !== true && isKnownHeader(lower) ? lower : name
  })
  return [single, ...[beside, across, either].map((both) => ({ at, from: at - 1, cells: both }))]
}

const ofAmounts = /^(?:amounts?|amts?|dollars|money|costs?|payments?|\$)(?: \((?:usd|us\$|\$)\))?$/i
const person = /^(?:member|patient|mbr|pat|insured|enrollee|employee|plan|client)$/i

/** A name with what stands above it; a person below amounts is what that person owes. */
function joined(upper: string, lower: string): string {
  if (ofAmounts.test(cellText(upper)) && person.test(cellText(lower))) return `${lower} amount`
  return `${upper} ${lower}`.trim()
}

/** Different known names count; a name that stands there twice says less. */
function knownNames(cells: readonly string[]): number {
  const known = plainNames(cells).filter(isKnownHeader)
  return new Set(known.map((cell) => cell.trim().toLowerCase())).size
}

function isUpperRow(cells: readonly string[]): boolean {
  const texts = cells.map(cellText).filter((text) => text !== '')
  return texts.length >= 2 && texts.every(isNameLike)
}

function isLowerRow(cells: readonly string[]): boolean {
  const texts = cells.map(cellText).filter((text) => text !== '')
  return texts.every(isNameLike) && texts.filter((text) => /\p{L}/u.test(text)).length >= 2
}

/** Short, and without the digits of a date, code or amount. */
function isNameLike(text: string): boolean {
  return text.length < 60 && !/\d{3}|\d[.,/]\d/.test(text)
}

/** A heading over merged cells stands in the first of them only. */
function filledAcross(cells: readonly string[]): string[] {
  let last = ''
  return cells.map((cell) => {
    if (cell.trim() !== '') last = cell
    return last
  })
}

/** Two or more different names, nearly all without being numbers or dates. */
function readsLikeHeader(cells: readonly string[]): boolean {
  const names = cells.map(cellText).filter((text) => text !== '')
  const wordy = names.filter((text) => /\p{L}/u.test(text) && text.length < 120)
  return new Set(names).size >= 2 && wordy.length >= names.length * 0.9
}

/** A title in two or three cells is narrower than the table below it. */
function isAsWide(cells: readonly string[], below: readonly TokenRow[]): boolean {
  const filled = (row: readonly string[]) => row.filter((cell) => cellText(cell) !== '').length
  const widths = below.slice(0, 20).map((row) => filled(row.cells))
  const wider = widths.filter((width) => width > filled(cells) + 1).length
  return wider <= widths.length / 2
}
