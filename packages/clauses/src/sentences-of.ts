/** A line of a document's text, in reading order. */
export interface DocumentLine {
  readonly page: number
  readonly text: string
}

/** A sentence of a document, with where it stands. */
export interface PlacedSentence {
  readonly page: number
  readonly place: string
  readonly text: string
}

const bullet = /^(?:[•·▪◦*]|[-–—]\s|\(?[a-z]{1,2}\)\s|\(?[ivx]{1,4}\)\s)\s*/i
/** `Section 4.2`, `ARTICLE IV`, `Exhibit C`, `4.2`, `4.`, with what follows on the line. */
const numbered =
  /^(?:(section|article|exhibit|appendix|schedule|attachment|addendum)\s+([A-Z0-9]+(?:[.-]\d+)*)|(\d+(?:\.\d+)+|\d+(?=[.)]\s)))[.):]?\s*(?:[-–—:]\s*)?(.*)$/i
const verb = /\b(?:is|are|shall|will|must|may|pays?|covers?|applies|apply|has|have)\b|\$|%|:\s*\S/i

/**
 * The sentences of a document, those of headings left out: each knows the number under which it stands. A
 * sentence may run over lines and not over pages.
 */
export function sentencesOf(lines: readonly DocumentLine[]): readonly PlacedSentence[] {
  const widest = lines.reduce((most, { text }) => Math.max(most, text.length), 0)
  const sentences: PlacedSentence[] = []
  let place = ''
  let open: { page: number; place: string; text: string } | undefined
  const close = () => {
    if (open !== undefined) {
      const { page, place, text } = open
      for (const each of splitAtEnds(text)) sentences.push({ page, place, text: each })
    }
    open = undefined
  }
  let isLastShort = true
  for (const line of lines) {
    let text = line.text.replace(/\s+/g, ' ').trim()
    const isBullet = bullet.test(text)
    const head = isBullet ? null : numbered.exec(text)
    const continues =
      open !== undefined &&
      open.page === line.page &&
      open.text.length < longestParagraph &&
      !isLastShort &&
      !isBullet
    if (head !== null && (!continues || head[1] !== undefined)) {
      close()
      const [, kind, name = '', number = '', rest = ''] = head
      place = kind === undefined ? `Section ${number}` : `${capitalized(kind)} ${name}`
      text = rest
      isLastShort = true
      if (text === '' || !(verb.test(text) || /[.;]$/.test(text))) continue
      open = { page: line.page, place, text }
    } else if (continues && open !== undefined) {
      open.text = joined(open.text, text)
    } else {
      close()
      open = { page: line.page, place, text: text.replace(bullet, '') }
    }
    isLastShort = line.text.length < 0.6 * widest || /[.;!?]$/.test(text)
  }
  close()
  return sentences.filter(({ text }) => /[a-z]/i.test(text))
}

/** A paragraph of more characters is none: a table, or text whose lines all go on. */
const longestParagraph = 5000

/** A word that was broken at the end of its line is one word again. */
function joined(one: string, other: string): string {
  return /[a-z]-$/.test(one.slice(-2)) && /^[a-z]/.test(other)
    ? one.slice(0, -1) + other
    : `${one} ${other}`
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()
}

const abbreviation = /\b(?:e\.g|i\.e|No|Nos|Sec|Art|Inc|Dr|vs|approx)\.$/

/**
 * Ends of sentences: a point after which a capital begins, and no abbreviation before it. Each piece is looked
 * at once: a text of nothing but abbreviations is one sentence of many pieces.
 */
function splitAtEnds(text: string): readonly string[] {
  const sentences: string[][] = []
  let goesOn = false
  for (const piece of text.split(/(?<=[a-z0-9)%][.;!?])\s+(?=[A-Z"“])/)) {
    if (goesOn) sentences.at(-1)?.push(piece)
    else sentences.push([piece])
    goesOn = abbreviation.test(piece)
  }
  return sentences.map((pieces) => pieces.join(' ').trim()).filter((each) => each !== '')
}
