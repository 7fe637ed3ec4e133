import { parseCsv, type CsvDialect } from './csv-tokens.ts'

const delimiters = [',', ';', '\t', '|'] as const
/** Marks that mainframes set between cells, and that stand in other texts too. */
const rareDelimiters = ['~', '^', '*'] as const
const fewestRare = 3

/**
 * Which delimiter and line end a text uses: the delimiter that splits most rows of the sample into
 * the same number of cells (more than one); comma where none does.
 */
export function detectDialect(sample: string): CsvDialect {
  const newline = sample.includes('\n') || !sample.includes('\r') ? '\n' : '\r'
  let best: CsvDialect = { delimiter: ',', newline, quoted: true }
  let bestScore = 0
  const rare = rareDelimiters.filter((delimiter) => standsOften(sample, newline, delimiter))
  for (const delimiter of [...delimiters, ...rare]) {
    if (!sample.includes(delimiter)) continue
    const dialect: CsvDialect = { delimiter, newline, quoted: true }
    const score = consistency(parseCsv(wholeLines(sample, newline), dialect))
    if (score > bestScore) {
      best = dialect
      bestScore = score
    }
  }
  return best
}

/** An X12 file in lines has one `~` at the end of each. */
function standsOften(sample: string, newline: string, delimiter: string): boolean {
  const line = sample.slice(0, sample.indexOf(newline))
  return line.split(delimiter).length > fewestRare && !/^.?(?:ISA|GS|ST)\W/.test(line)
}

const sampleCharacters = 1 << 16

function wholeLines(sample: string, newline: string): string {
  const cut = sample.slice(0, sampleCharacters)
  const lastNewline = cut.lastIndexOf(newline)
  return cut.length < sample.length && lastNewline > 0 ? cut.slice(0, lastNewline) : cut
}

/**
 * Share of rows with the commonest cell count, a little more for more cells; 0 if that is one. A
 * first row of that count is most likely the header, and counts as much as half of the rows.
 */
function consistency(rows: readonly (readonly string[])[]): number {
  const counts = new Map<number, number>()
  let filled = 0
  let firstCells = 0
  for (const row of rows) {
    if (row.length === 1 && row[0]?.trim() === '') continue
    if (filled++ === 0) firstCells = row.length
    counts.set(row.length, (counts.get(row.length) ?? 0) + 1)
  }
  let best = 0
  for (const [cells, count] of counts) {
    if (cells < 2) continue
    const share = count / filled + (cells === firstCells ? 0.5 : 0)
    best = Math.max(best, share * (1 + Math.log2(cells) / 10))
  }
  return best
}
