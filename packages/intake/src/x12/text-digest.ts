import { createHash } from 'node:crypto'

const textsAtOnce = 4096

/** A digest of many short texts in their order; hashing each alone takes far longer. */
export class TextDigest {
  readonly #hash = createHash('sha256')
  #waiting: string[] = []

  take(text: string): void {
    this.#waiting.push(text)
    if (this.#waiting.length >= textsAtOnce) this.#flush()
  }

  end(): string {
    this.#flush()
    return this.#hash.digest('hex')
  }

  #flush(): void {
    this.#hash.update(this.#waiting.join('\n')).update('\n')
    this.#waiting = []
  }
}
