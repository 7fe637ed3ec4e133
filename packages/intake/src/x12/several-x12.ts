import type { TokenSource } from '../source/token-source.ts'
import type { SetAsideCode } from '../words/set-aside.ts'
import { JoinedRemittances, type JoinCounts } from './remittances/join-remittances.ts'
import { readX12, type RowKind } from './read-x12.ts'
import { RemittedClaims } from './remittances/remitted-claims.ts'
import type { Survey } from './survey-x12.ts'
import { cellsOf, x12Header } from './x12-columns.table.ts'
import type { X12Row } from './x12-rows.ts'
import { charactersOf, type X12Text } from './x12-text.ts'

/** What remittances say, and lines of them that are put to no claim and set aside. */
interface Remitted {
  readonly claims: RemittedClaims
  readonly undecided: readonly X12Row[]
}

/** A file and what all its segments say of it. */
export interface SurveyedX12 {
  readonly text: X12Text
  readonly survey: Survey
}

/** Above the first segment. */
export const headerRow = 0

/** Rows of one file have its numbers; of several, the file's place in front of seven digits. */
const fileFactor = 10_000_000

/** Loops of the guides: of a claim as a whole, and of a service line. */
const loops = {
  '837': { claim: '2300', line: '2400' },
  '835': { claim: '2100', line: '2110' },
} as const

/** The rows of X12 files one after another, remittances put to the claims that they answer. */
export class SeveralX12 {
  readonly setAside = new Map<number, SetAsideCode>()
  /** Once all rows were visited; undefined where nothing is joined. */
  counts: JoinCounts | undefined
  readonly tokens: TokenSource
  readonly #files: readonly SurveyedX12[]
  readonly #timesSent = new Map<string, number>()
  readonly #joins: boolean
  readonly #usualLoop: string
  #remitted: Promise<Remitted> | undefined
  /** Of rows that stand in another than the usual one; once they were visited. */
  readonly #loops = new Map<number, string>()

  /** `onBytes` is called with the bytes of each chunk read. */
  constructor(files: readonly SurveyedX12[], onBytes: (count: number) => void) {
    this.#files = files
    for (const { survey } of files) {
      for (const [claimId, times] of survey.timesSent) {
        this.#timesSent.set(claimId, (this.#timesSent.get(claimId) ?? 0) + times)
      }
    }
    const holds = (kind: string) => files.some(({ survey }) => survey.kinds.has(kind))
    this.#usualLoop = loops[holds('837') ? '837' : '835'].line
    this.#joins = holds('837') && holds('835')
    this.tokens = { visit: (visitor) => this.#visit(visitor, onBytes) }
  }

  /** Where a row stands, in words: its segment and loop. */
  placeOf(row: number): string {
    const loop = this.#loops.get(row) ?? this.#usualLoop
    if (this.#files.length === 1) return `Segment ${row}, loop ${loop}`
    const name = this.#files[Math.floor(row / fileFactor)]?.text.source.name ?? ''
    return `${name}, segment ${row % fileFactor}, loop ${loop}`
  }

  async #visit(
    visitor: Parameters<TokenSource['visit']>[0],
    onBytes: (count: number) => void,
  ): Promise<void> {
    if (visitor(x12Header, headerRow) === false) return
    const say = ({ kind, facts, row, claimAt, because }: X12Row) => {
      const loop = loops[kind][row === claimAt ? 'claim' : 'line']
      if (loop !== this.#usualLoop) this.#loops.set(row, loop)
      if (because !== undefined) this.setAside.set(row, because)
      return visitor(cellsOf(facts), row) !== false
    }
    if (!this.#joins) {
      await this.#read(['837', '835'], say, onBytes)
      return
    }
    // What a visit takes of them is used up, and they themselves stay.
    this.#remitted ??= this.#readRemitted()
    const { claims, undecided } = await this.#remitted
    const joined = new JoinedRemittances(claims, this.#timesSent)
    const goesOn = await this.#read(
      ['837'],
      (row) => say(row.because === undefined ? joined.join(row) : row),
      onBytes,
    )
    if (!goesOn) return
    for (const row of [...joined.rest(), ...undecided]) if (!say(row)) return
    this.counts = joined.counts
  }

  async #readRemitted(): Promise<Remitted> {
    const claims = new RemittedClaims()
    const undecided: X12Row[] = []
    await this.#read(['835'], (row) => {
      if (decidesNothing(row)) undecided.push(row)
      else claims.take(row)
      return true
    })
    return { claims, undecided }
  }

  /** Reads rows of these kinds; a file without any is not opened. Answers whether all was read. */
  async #read(
    kinds: readonly RowKind[],
    say: (row: X12Row) => boolean,
    onBytes?: (count: number) => void,
  ): Promise<boolean> {
    const state = { goesOn: true }
    for (const [at, { text, survey }] of this.#files.entries()) {
      if (!kinds.some((kind) => survey.kinds.has(kind))) continue
      const above = this.#files.length === 1 ? 0 : at * fileFactor
      await readX12(charactersOf(text, onBytes), survey.repeated, kinds, (row) => {
        state.goesOn = say(above === 0 ? row : placedAt(row, above))
        return state.goesOn
      })
      if (!state.goesOn) break
    }
    return state.goesOn
  }
}

/** Of a remittance: asked beforehand, sent on to another payer, sent again or cut off. */
export function decidesNothing({ because }: X12Row): boolean {
  return because !== undefined && because !== 'claim-without-lines'
}

function placedAt(row: X12Row, above: number): X12Row {
  return { ...row, row: row.row + above, claimAt: row.claimAt + above }
}
