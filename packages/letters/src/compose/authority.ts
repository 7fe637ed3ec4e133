import { namedBasis } from '@plumbline/engine'
import type { Block, LetterFinding } from '../letter.ts'

type Standing = 'medicare' | 'standard' | 'binding'

/** What a rule is to a recipient whom its author does not bind. */
function standingOf({ basis, sources }: LetterFinding): Standing {
  const named = basis === undefined ? basis : namedBasis({ basis, sources })
  return named === 'medicare' || named === 'standard' ? named : 'binding'
}

/** A bill is disputed without a contract or a plan that could say otherwise. */
const cited = {
  'under a contract': {
    medicare:
      'This is Medicare’s rule, cited as the standard of correct billing. Where the contract or the plan has a term of its own, that term governs.',
    standard:
      'This is a published standard and no term of the contract or the plan. Where either has a term of its own, that term governs.',
  },
  'of a bill': {
    medicare:
      'This is Medicare’s rule, cited as the standard of correct billing; nothing is claimed under Medicare. If you bill by another standard, please say which.',
    standard:
      'This is a published standard, cited as that of correct billing. If you bill by another one, please say which.',
  },
}

/** Where a rule is written, and what binds its reader to it: what the other side would answer is said first. */
export function authority(
  finding: LetterFinding,
  firsts: Firsts,
  toWhom: keyof typeof cited,
): readonly Block[] {
  const standing = standingOf(finding)
  if (standing === 'binding') return written('Authority: ', finding)
  if (firsts.get(standing) !== finding) return written('Standard: ', finding, again[standing])
  return [...written('Standard: ', finding), paragraph(cited[toWhom][standing])]
}

/** The first finding of each standing: what is said of one rule is not said again of the next. */
export type Firsts = ReadonlyMap<Standing, LetterFinding>

export function firstsOf(findings: readonly LetterFinding[]): Firsts {
  return new Map(findings.toReversed().map((finding) => [standingOf(finding), finding]))
}

const again = {
  medicare: ' It is Medicare’s rule, too.',
  standard: ' It is a published standard, too.',
}

const asked = {
  medicare:
    ' That is Medicare’s rule. Please name the term of the contract or the plan by which it applies here.',
  standard:
    ' That is a published standard. Please name the term of the contract or the plan by which it applies here.',
}

/** On what an issue of the other side rests, and what it has to show where that does not bind the sender. */
export function restsOn(
  finding: LetterFinding,
  firsts: Firsts,
  isOfMedicare: boolean,
): readonly Block[] {
  const opening = 'As we read it, this issue rests on: '
  const standing = standingOf(finding)
  if (standing === 'binding' || (isOfMedicare && standing === 'medicare'))
    return written(opening, finding)
  return written(opening, finding, (firsts.get(standing) === finding ? asked : again)[standing])
}

function written(opening: string, { sources }: LetterFinding, more = ''): Block[] {
  if (sources.length === 0) return []
  return [paragraph(`${opening}${sources.map(placeOf).join('; ')}.${more}`)]
}

/** A section of a manual is named as one where its number stands alone behind the chapter's. */
function placeOf({ title, section, release }: LetterFinding['sources'][number]): string {
  const isNumber = /chapter \d+$/.test(title) && /^\d/.test(section)
  const named = /^[\d.]+(?:, [\d.]+)* and \d/.test(section) ? 'sections ' : 'section '
  const edition = release === undefined ? '' : ` (edition ${release})`
  return `${title}, ${isNumber ? named : ''}${section}${edition}`
}

function paragraph(text: string): Block {
  return { kind: 'paragraph', words: [text] }
}
