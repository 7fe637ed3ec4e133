import { IntakeRefusal } from '../words/intake-refusal.ts'

/** Records of a layout without a length may not be longer than this. */
const longestRecord = 1 << 16

/**
 * The records of a text that comes in pieces: its lines, or, where no line breaks stand in it, pieces
 * of the record's length. Refuses a text that has neither.
 */
export async function* recordsOf(
  text: AsyncIterable<string>,
  recordLength: number | undefined,
): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of text) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield* cut(line, recordLength)
    if (recordLength !== undefined) {
      // A whole number of records, and one more, so that the break behind the last one is seen.
      const whole = Math.floor(rest.length / recordLength) - 1
      if (whole > 0) {
        yield* cut(rest.slice(0, whole * recordLength), recordLength)
        rest = rest.slice(whole * recordLength)
      }
    } else if (rest.length > longestRecord) throw neverEnding()
  }
  if (rest !== '') yield* cut(rest, recordLength)
}

function* cut(line: string, recordLength: number | undefined): Generator<string> {
  const plain = line.endsWith('\r') ? line.slice(0, -1) : line
  if (recordLength === undefined || plain.length < 2 * recordLength) {
    if (plain.length > 0) yield plain
    return
  }
  for (let at = 0; at < plain.length; at += recordLength) yield plain.slice(at, at + recordLength)
}

function neverEnding(): IntakeRefusal {
  return new IntakeRefusal(
    'record-too-long',
    'A record of the file never ends. Say in the layout how long its records are ("recordLength").',
  )
}
