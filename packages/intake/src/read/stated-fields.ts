import type { ClaimLine } from '@plumbline/engine'

type Field = keyof ClaimLine

/** Which fields the lines of a file state, found out while each line is at hand. */
export class StatedFields {
  readonly #stated = new Set<Field>()
  /** Fields that no line stated so far: soon none but those of blank columns. */
  #awaited: readonly Field[]

  /** @param possible fields that a line may state */
  constructor(possible: Iterable<Field>) {
    this.#awaited = Array.from(possible)
  }

  put(line: ClaimLine): void {
    for (const field of this.#awaited) {
      if (isStated(line[field])) {
        this.#stated.add(field)
        this.#awaited = this.#awaited.filter((other) => other !== field)
      }
    }
  }

  /** Names of the fields, once all lines were put. */
  get names(): ReadonlySet<string> {
    return this.#stated
  }
}

function isStated(value: ClaimLine[Field]): boolean {
  return value !== undefined && (typeof value !== 'object' || value.length > 0)
}
