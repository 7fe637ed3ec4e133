import type { X12Row } from '../x12-rows.ts'

/** A line of a remittance in its place among those of its claim. */
interface Placed {
  readonly line: X12Row
  readonly at: number
  isTaken: boolean
}

/**
 * The lines of a claim as a remittance names it once, each taken by at most one claim line: by the
 * line's own number where both state one, else by procedure, charge and day, else by procedure and
 * charge where that is one. What was paid for the claim as a whole is taken by every line. Looked up,
 * never searched: a claim may have as many lines as its file.
 */
export class PaidLines {
  readonly #byControl = new Map<string, Queue>()
  /** Of lines with a number of their own, and of those without. */
  readonly #byDay = { numbered: new Map<string, Queue>(), others: new Map<string, Queue>() }
  readonly #byService = new Map<string, Placed[]>()
  #whole: Placed | undefined

  constructor(lines: readonly X12Row[]) {
    for (const [at, line] of lines.entries()) this.#place({ line, at, isTaken: false })
  }

  /** The first line that is for a claim line; undefined where none is left. */
  take(line: X12Row): X12Row | undefined {
    const keys = keysOfClaimLine(line)
    const day = dayOf(line)
    const { control } = line
    const kinds =
      control === undefined ? [this.#byDay.numbered, this.#byDay.others] : [this.#byDay.others]
    const found = [
      this.#whole,
      control === undefined ? undefined : this.#byControl.get(control)?.first(),
      ...(day === undefined
        ? []
        : kinds.flatMap((kind) => keys.map((key) => kind.get(`${key} ${day}`)?.first()))),
      this.#onlyOf(keys, control),
    ].flatMap((placed) => placed ?? [])
    const [first] = found.sort((one, other) => one.at - other.at)
    if (first && first !== this.#whole) first.isTaken = true
    return first?.line
  }

  /** The one line of a service, whatever its day. */
  #onlyOf(keys: readonly string[], control: string | undefined): Placed | undefined {
    const [only, second] = keys.flatMap((key) => this.#byService.get(key)?.slice(0, 2) ?? [])
    if (!only || second || only.isTaken) return undefined
    return control === undefined || only.line.control === undefined ? only : undefined
  }

  #place(placed: Placed): void {
    const { line } = placed
    if (line.row === line.claimAt) {
      this.#whole ??= placed
      return
    }
    if (line.control !== undefined) queueOf(this.#byControl, line.control).push(placed)
    const kind = line.control === undefined ? this.#byDay.others : this.#byDay.numbered
    const day = dayOf(line)
    for (const key of keysOfPaid(line)) {
      const ofService = this.#byService.get(key)
      if (ofService) ofService.push(placed)
      else this.#byService.set(key, [placed])
      if (day !== undefined) queueOf(kind, `${key} ${day}`).push(placed)
    }
  }
}

/** Lines in their order, of which the first that is not taken is asked for. */
class Queue {
  readonly #lines: Placed[] = []
  #head = 0

  push(placed: Placed): void {
    this.#lines.push(placed)
  }

  first(): Placed | undefined {
    while (this.#lines[this.#head]?.isTaken === true) this.#head++
    return this.#lines[this.#head]
  }
}

function queueOf(queues: Map<string, Queue>, key: string): Queue {
  const known = queues.get(key)
  if (known) return known
  const queue = new Queue()
  queues.set(key, queue)
  return queue
}

/** A payment may leave modifiers out; one for another procedure than was billed says none of those. */
function keysOfPaid({ facts, submittedCode }: X12Row): string[] {
  const charge = chargeOf(facts.charge)
  if (charge === undefined) return []
  const code = codeOf(facts)
  const own = keyOf(code, charge, facts.modifiers)
  return submittedCode === undefined || submittedCode === code
    ? [own]
    : [own, keyOf(submittedCode, charge, undefined)]
}

function keysOfClaimLine({ facts }: X12Row): string[] {
  const charge = chargeOf(facts.charge)
  if (charge === undefined) return []
  const code = codeOf(facts)
  const plain = keyOf(code, charge, undefined)
  return facts.modifiers === undefined ? [plain] : [plain, keyOf(code, charge, facts.modifiers)]
}

function keyOf(code: string | undefined, charge: number, modifiers: string | undefined): string {
  // No part of a segment has a line break.
  return `${code ?? ''}\n${charge}\n${modifiers ?? ''}`
}

function codeOf({ procedureCode, revenueCode, ndc }: X12Row['facts']): string | undefined {
  return procedureCode ?? revenueCode ?? ndc
}

function chargeOf(charge: string | undefined): number | undefined {
  const amount = Math.abs(Number(charge))
  return Number.isNaN(amount) ? undefined : amount
}

function dayOf({ facts }: X12Row): string | undefined {
  return facts.serviceFromDay ?? facts.claimFromDay
}
