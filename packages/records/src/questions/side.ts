import { quoted } from '../quotes.ts'
import type { Asked, BilledLine, RecordLine } from '../record.ts'

/** Which half of the body is meant. */
export type Side = 'left' | 'right' | 'both'

/** Sides of CPT and HCPCS modifiers: eyelids, fingers and toes, and the body's halves. */
const sides: readonly (readonly [Side, RegExp])[] = [
  ['left', /^(?:LT|E[12]|F[A1-4]|T[A1-4])$/],
  ['right', /^(?:RT|E[34]|F[5-9]|T[5-9])$/],
  ['both', /^50$/],
]
/** `left` that is no side, and `right` that is none either. */
const noSide =
  /\bleft (?:the|a|an|at|his|her|their|us|without|against|before|early|in|to|voicemail|message|unit|hospital|building|work|school)\b|\b(?:was|were|is|been|be) left (?:with|in|on)\b|\bright (?:away|now|after|before|of|to|there|here)\b|\b(?:all|that's|the|is) right(?=[.,;]| to\b)|\b(?:left|right)[- ]hand(?:ed| dominant| dominance)\b|\b(?:left|right) ventric\w+/gi
const titled =
  /\b(?:procedures?|operation|operative|surgery|laterality|side|site|pre-?op\w*|post-?op\w*|indication|diagnos[ie]s|impression|assessment|exam(?:ination)? of|views?|x-?ray|mri|ct|ultrasound|injection|performed|incision|biopsy|repair|arthroscopy|arthroplasty|removal|excision)\b/i

/** Whether the record is of the side that the modifiers say. */
export function askSide(lines: readonly RecordLine[], { modifiers }: BilledLine): Asked {
  const billed = sideOf(modifiers)
  if (billed === undefined) return undefined
  const said = lines.flatMap((line) => {
    const side = sideIn(line.text)
    return side === undefined ? [] : [{ line, side }]
  })
  const ofService = said.filter(({ line }) => titled.test(line.text))
  const telling = ofService.length > 0 ? ofService : said
  const all = new Set(telling.map(({ side }) => side))
  const quotes = quoted(telling.map(({ line }) => line))
  const what = billed === 'both' ? 'both sides' : `the ${billed} side`
  if (all.size === 0)
    return { answer: 'not-found', because: 'No side stands in it, left or right.', quotes: [] }
  if (all.size === 1 && all.has(billed))
    return {
      answer: 'supported',
      because: `Where it names a side, it is ${what}, as billed.`,
      quotes,
    }
  if (billed === 'both' && all.has('both'))
    return { answer: 'supported', because: 'It says both sides, as billed.', quotes }
  if (all.size === 1 && !all.has('both'))
    return {
      answer: 'contradicted',
      because: `Where it names a side, it is the ${[...all].join()} one; ${what} was billed.`,
      quotes,
    }
  return {
    answer: 'cannot-tell',
    because: `It names both left and right; ${what} was billed.`,
    quotes,
  }
}

/** The side that modifiers say; undefined where they say none. */
export function sideOf(modifiers: readonly string[]): Side | undefined {
  const found = new Set(
    sides.filter(([, of]) => modifiers.some((one) => of.test(one))).map(([side]) => side),
  )
  if (found.has('both') || found.size === 2) return 'both'
  return [...found][0]
}

/** Words of eyes, among which OD, OS and OU are the right one, the left one and both. */
const ofEyes =
  /\b(?:eyes?|ocular|cataracts?|lens|intravitreal|retina\w*|cornea\w*|glaucoma|vitre\w+|macula\w*|eyelids?|conjunctiv\w*|laser|visual|vision|ophthalm\w*|pupil\w*|iol)\b/i

/** Letters in brackets and of eyes as words. */
function withWords(text: string): string {
  const plain = text.replace(/\((?:L|LT|Lt)\)/g, ' left ').replace(/\((?:R|RT|Rt)\)/g, ' right ')
  if (!ofEyes.test(plain)) return plain
  return plain
    .replace(/\bO\.?D\b\.?/g, ' right ')
    .replace(/\bO\.?S\b\.?/g, ' left ')
    .replace(/\bO\.?U\b\.?/g, ' bilateral ')
}

/** The side that a line names, words that are no side left out. */
export function sideIn(text: string): Side | undefined {
  const plain = withWords(text).replace(noSide, ' ')
  const isLeft =
    /\bleft\b|\bL(?:t\.?)?(?= (?:knee|hip|shoulder|hand|foot|ankle|wrist|elbow|eye|ear|breast|leg|arm)\b)/i.test(
      plain,
    )
  const isRight =
    /\bright\b|\bR(?:t\.?)?(?= (?:knee|hip|shoulder|hand|foot|ankle|wrist|elbow|eye|ear|breast|leg|arm)\b)/i.test(
      plain,
    )
  if (
    /\bbilateral(?:ly)?\b|\bboth (?:sides|knees|hips|shoulders|hands|feet|ankles|wrists|elbows|eyes|ears|breasts|legs|arms)\b/i.test(
      plain,
    ) ||
    (isLeft && isRight)
  )
    return 'both'
  if (isLeft) return 'left'
  return isRight ? 'right' : undefined
}
