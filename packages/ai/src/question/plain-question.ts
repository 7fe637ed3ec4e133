const numbers: Readonly<Record<string, number>> = {
  ...{ two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{ eleven: 11, twelve: 12, fifteen: 15, twenty: 20, thirty: 30, fifty: 50 },
}

const numberWords = new RegExp(`\\b(?:${Object.keys(numbers).join('|')})\\b`, 'g')

/**
 * A question in one way of writing: lower case, numbers as digits, NDCs without hyphens, and without
 * marks and words that change nothing. A blank stands at each end.
 */
export function plainQuestion(question: string): string {
  const plain = question
    .toLowerCase()
    .replace(/[’']s\b/g, '')
    .replace(/[?!.;:"“”]+(?=\s|$)/g, ' ')
    .replace(/(^|\s)\$(?=\s|$)/g, '$1dollars')
    .replace(/(^|\s)#(?=\s|$)/g, '$1number of')
    .replace(/\$(\d{1,4})k\b/g, '$$$1000')
    .replace(/>=\s*/g, 'at least ')
    .replace(/>\s*/g, 'over ')
    .replace(/ [+&] /g, ' and ')
    .replace(/\b(findings|dollars)\/(?=[a-z])/g, '$1 per ')
    .replace(numberWords, (word) => String(numbers[word] ?? word))
    .replace(/\b(\d{4,5})-(\d{3,4})-(\d{1,2})\b/g, ndcOf)
    .replace(/,? (?:largest|biggest|highest|most|dearest|worst) first(?= |$)/g, ' ')
    .replace(/\b(?:as of|until|up to|through|to) (?:today|now)\b/g, ' ')
    .replace(/\bour (?:plan|company|group|fund)\b/g, ' ')
  return ` ${plain} `
}

/** Eleven digits: whichever of the three parts is short lacks its leading zero. */
function ndcOf(written: string, maker: string, product: string, size: string): string {
  const isNdc = maker.length + product.length + size.length >= 10
  return isNdc ? maker.padStart(5, '0') + product.padStart(4, '0') + size.padStart(2, '0') : written
}
