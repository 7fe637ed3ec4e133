/** Numbers as contracts write them out, up to where they use figures. */
const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

const values: ReadonlyMap<string, number> = new Map([
  ...ones.map((word, at) => [word, at] as const),
  ...tens.map((word, at) => [word, 20 + 10 * at] as const),
])
const word = `(?:${[...tens, ...ones.toReversed()].join('|')})`
const written = new RegExp(
  `\\b(${word}|one hundred)(?:[- ](?:and )?(${word}))?(?:[- ](${word}))?\\b(?:\\s*(?:percent|dollars))?\\s*(\\(\\s*\\$?\\s*[\\d,.]+\\s*%?\\s*\\))?`,
  'g',
)

/**
 * A sentence in lower case with its numbers in figures: `twenty (20) visits` and `twenty visits` become
 * `20 visits`, `eighty percent (80%)` becomes `80%`. Figures in brackets go before the words.
 */
export function withFigures(sentence: string): string {
  const lower = sentence.toLowerCase().replace(/[‘’]/g, "'").replace(/[–—]/g, '-')
  const figures = lower.replace(written, (whole: string, ...parts: (string | undefined)[]) => {
    const [first = '', second, third, bracketed] = parts
    if (bracketed !== undefined) return bracketed.replace(/[()\s]/g, '')
    const number = [first, second, third].reduce((sum, part) => sum + valueOf(part), 0)
    const [unit = ''] = /\s*(?:percent|dollars)?\s*$/.exec(whole) ?? []
    return `${String(number)}${unit}`
  })
  return figures
    .replace(/(\d)\s*\(\s*\$?[\d,.]+\s*%?\s*\)/g, '$1')
    .replace(/(\d)\s*(?:percent|per cent|pct)\b/g, '$1%')
    .replace(/(\d)\s+%/g, '$1%')
    .replace(/\b(\d+(?:,\d{3})*(?:\.\d+)?)\s+dollars\b/g, '$$$1')
    .replace(/\bonce\b/g, '1 time')
    .replace(/\btwice\b/g, '2 times')
    .replace(/\s+/g, ' ')
    .trim()
}

function valueOf(part: string | undefined): number {
  if (part === undefined) return 0
  return part === 'one hundred' ? 100 : (values.get(part) ?? 0)
}
