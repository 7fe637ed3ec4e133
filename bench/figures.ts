import type { Timing } from './measure.ts'

/** Prints a sentence. */
export function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`)
}

/** Prints rows under their heads, numbers to the right. */
export function printTable(heads: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = heads.map((head, at) =>
    Math.max(head.length, ...rows.map((row) => row[at]?.length ?? 0)),
  )
  for (const row of [heads, ...rows]) {
    const cells = row.map((cell, at) =>
      at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
    )
    say(`  ${cells.join('  ')}`)
  }
}

/** `1,234 ms`. */
export function milliseconds(value: number): string {
  return `${Math.round(value).toLocaleString('en-US')} ms`
}

/** A whole number with thousands separators. */
export function count(value: number): string {
  return Math.round(value).toLocaleString('en-US')
}

/** Clock and processor time as two cells. */
export function timingCells({ wallMs, cpuMs }: Timing): [string, string] {
  return [milliseconds(wallMs), milliseconds(cpuMs)]
}
