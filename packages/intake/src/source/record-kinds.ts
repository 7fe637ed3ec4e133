import { parseCsv, type CsvDialect } from './csv-tokens.ts'
import type { TokenSource } from './token-source.ts'

/** The two kinds of records of a file: one of the claim, one of each of its lines. */
export interface RecordKinds {
  /** What stands in the first cell of each. */
  readonly claim: string
  readonly line: string
  readonly claimNames: readonly string[]
  readonly lineNames: readonly string[]
}

const fewestRecords = 4
const knownShare = 0.9
const longestKind = 8

/**
 * The kinds of records where the first two rows name the columns of one each (`H|Claim|Member`,
 * `D|Line|Code`), and nearly all rows below begin with one of the two and are as long as its names.
 * Undefined for any other text.
 */
export function recordKinds(sample: string, dialect: CsvDialect): RecordKinds | undefined {
  const rows = parseCsv(sample, dialect)
    .map(withoutBlankEnd)
    .filter((cells) => cells.length > 0)
  const [claimNames = [], lineNames = [], ...below] = rows
  if (!areNames(claimNames) || !areNames(lineNames)) return undefined
  const whole = below.slice(0, -1)
  const [claim, line] = kindsOf(claimNames, lineNames, whole)
  if (claim === line) return undefined
  const fits = (cells: readonly string[], kind: string, names: readonly string[]) =>
    kindOf(cells) === kind && cells.length > 1 && cells.length <= names.length
  const claims = whole.filter((cells) => fits(cells, claim, claimNames)).length
  const lines = whole.filter((cells) => fits(cells, line, lineNames)).length
  const isMost = claims + lines >= whole.length * knownShare && lines >= claims
  return whole.length >= fewestRecords && claims > 0 && isMost
    ? { claim, line, claimNames, lineNames }
    : undefined
}

/** Two rows of names may begin with their kind, or both with what the kinds are called: `REC`, `Record Type`. */
function kindsOf(
  claimNames: readonly string[],
  lineNames: readonly string[],
  below: readonly (readonly string[])[],
): readonly [claim: string, line: string] {
  if (kindOf(claimNames) !== kindOf(lineNames)) return [kindOf(claimNames), kindOf(lineNames)]
  const claim = kindOf(below[0] ?? [])
  const kinds = below.map(kindOf)
  const line = kinds.find((kind) => kind !== claim) ?? claim
  const isRecord = [claim, line].every((kind) => kind.length <= longestKind)
  const isAlone = kinds.every((kind, at) => kind !== claim || kinds[at + 1] !== claim)
  return isRecord && isAlone ? [claim, line] : [claim, claim]
}

/** A spreadsheet makes all rows as long as the longest. */
function withoutBlankEnd(cells: readonly string[]): readonly string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1)
}

/** Rows of lines, each with what the record of its claim says; that record stands before them alone. */
export function joinedRecords(
  tokens: TokenSource,
  { claim, line, claimNames, lineNames }: RecordKinds,
  onClaim: (row: number) => void,
): TokenSource {
  const blanks = claimNames.slice(1).map(() => '')
  const heads = [kindOf(claimNames), kindOf(lineNames)]
  return {
    visit: (visitor) => {
      let names = 0
      let ofClaim: readonly string[] = blanks
      return tokens.visit((cells, row) => {
        const kind = kindOf(cells)
        if (names < 2 && kind !== '' && kind === heads[names]) {
          names++
          return names === 1
            ? undefined
            : visitor([...claimNames.slice(1), ...lineNames.slice(1)], row)
        }
        if (kind === '' || (kind !== claim && kind !== line)) return visitor(cells, row)
        if (kind === line) return visitor([...ofClaim, ...cells.slice(1, lineNames.length)], row)
        ofClaim = blanks.map((blank, at) => cells[at + 1] ?? blank)
        onClaim(row)
        return visitor(ofClaim, row)
      })
    },
  }
}

function kindOf(cells: readonly string[]): string {
  return cells[0]?.trim() ?? ''
}

/** A kind and at least two different names without digits of a value. */
function areNames(cells: readonly string[]): boolean {
  const [kind = '', ...names] = cells.map((cell) => cell.trim())
  return (
    kind !== '' &&
    kind.length <= longestKind &&
    names.length >= 2 &&
    new Set(names).size === names.length &&
    names.every((name) => /^\p{L}/u.test(name) && !/\d{3}/.test(name))
  )
}
