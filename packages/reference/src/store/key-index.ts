/**
 * Finds a key among many by open addressing: `slots` holds position + 1, 0 is free. A slot array
 * is at least twice the keys, so a miss ends after a step or two.
 */
export class KeyIndex {
  readonly #keys: Float64Array
  readonly #slots: Uint32Array
  readonly #mask: number

  constructor(keys: Float64Array, slots: Uint32Array) {
    this.#keys = keys
    this.#slots = slots
    this.#mask = slots.length - 1
  }

  /** The position of a key, or -1. */
  find(key: number): number {
    let slot = hash(key) & this.#mask
    for (;;) {
      const entry = this.#slots[slot] ?? 0
      if (entry === 0) return -1
      if (this.#keys[entry - 1] === key) return entry - 1
      slot = (slot + 1) & this.#mask
    }
  }
}

/** The slots for distinct keys, each a whole number from 0 to 2^53. */
export function buildSlots(keys: Float64Array): Uint32Array {
  const slots = new Uint32Array(2 ** Math.ceil(Math.log2(Math.max(keys.length, 1) * 2 + 1)))
  const mask = slots.length - 1
  keys.forEach((key, position) => {
    let slot = hash(key) & mask
    while (slots[slot] !== 0) slot = (slot + 1) & mask
    slots[slot] = position + 1
  })
  return slots
}

function hash(key: number): number {
  const mixed = Math.imul((key >>> 0) ^ Math.imul((key / 4294967296) | 0, 0x85ebca6b), 0x9e3779b1)
  return (mixed ^ (mixed >>> 15)) >>> 0
}
