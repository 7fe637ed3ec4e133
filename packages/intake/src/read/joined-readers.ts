import { absent, type Reader } from './cell-readers.ts'

/** The first reader that gives a value. */
export function firstOf<Value>(
  first: Reader<Value | undefined>,
  second: Reader<Value | undefined>,
): Reader<Value | undefined> {
  if (second === absent) return first
  if (first === absent) return second
  return (cells) => first(cells) ?? second(cells)
}

/** The first of several readers that gives a value. */
export function firstSaid<Value>(
  readers: readonly Reader<Value | undefined>[],
): Reader<Value | undefined> {
  const present = readers.filter((reader) => reader !== absent)
  if (present.length === 0) return absent
  return (cells) => {
    for (const read of present) {
      const said = read(cells)
      if (said !== undefined) return said
    }
    return undefined
  }
}

/** One part of what a reader gives. */
export function partOf<Whole, Part>(
  whole: Reader<Whole | undefined>,
  part: (value: Whole) => Part | undefined,
): Reader<Part | undefined> {
  if (whole === absent) return absent
  return (cells) => {
    const value = whole(cells)
    return value === undefined ? undefined : part(value)
  }
}

/** The sum of those that give a number; undefined where none does. */
export function sumOf(readers: readonly Reader<number | undefined>[]): Reader<number | undefined> {
  const present = readers.filter((reader) => reader !== absent)
  if (present.length === 0) return absent
  return (cells) => {
    let sum: number | undefined
    for (const reader of present) {
      const value = reader(cells)
      if (value !== undefined) sum = (sum ?? 0) + value
    }
    return sum
  }
}
