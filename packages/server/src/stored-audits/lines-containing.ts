const lineEnd = 0x0a

/**
 * Numbers, from 0 on and ascending, of the lines of a text that contain what is wanted, which itself
 * has no line end. The bytes are looked through as they are: nothing of them becomes a text in memory.
 */
export function linesContaining(text: Buffer, wanted: Buffer): number[] {
  const found: number[] = []
  let line = 0
  let counted = 0
  let at = text.indexOf(wanted)
  while (at !== -1) {
    for (; counted < at; counted++) if (text[counted] === lineEnd) line++
    found.push(line)
    while (counted < text.length && text[counted] !== lineEnd) counted++
    if (counted === text.length) return found
    at = text.indexOf(wanted, counted + 1)
  }
  return found
}
