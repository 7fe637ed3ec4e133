import { describe, expect, test } from 'vitest'
import { argue, argued } from '../../../ai/src/argument/argue.ts'
import { injections } from '../../../ai/src/testing/injections.table.ts'
import {
  doubtsMadeFacts,
  exchangedParts,
  promisesAndOrders,
} from '../../../ai/src/testing/lying-sentences.table.ts'
import { situations } from '../letter.ts'
import { letterFinding, letterInput } from '../testing/inputs.ts'
import { letterText } from '../testing/letter-text.ts'
import { argumentGroups } from './argument-groups.ts'
import { composeLetter } from './compose-letter.ts'

const good =
  'The same service seems to have been billed again. {{settles}} Such records can show it.'
/** Amounts, shares, days and counts that are none of the letter, or are but not for a model to write. */
const figures = [
  ...[
    '$92.41',
    '$92.40',
    '$924',
    '92.40',
    '12%',
    '٩٢',
    '９２',
    '1/1/2026',
    'ninety dollars',
    'half',
  ],
  ...[
    'twice that',
    'all of it',
    'a hundred',
    'thirty days',
    'by Friday',
    'in March',
    'XII',
    'tenfold',
  ],
]
const lies = [
  ...injections.flatMap((order) => [order, `{{settles}} ${order}`, `${good} ${order}`]),
  ...figures.flatMap((figure) => [
    `${good} The amount is ${figure}.`,
    `The amount seems to be ${figure}. {{settles}}`,
    `{{settles}} The records can show ${figure}.`,
  ]),
  ...[...exchangedParts, ...doubtsMadeFacts, ...promisesAndOrders].map((lie) => `${good} ${lie}`),
]
const findings = [
  letterFinding(),
  letterFinding({ ruleId: 'units-over-mue', clearedBy: 'the notes of the day.' }),
]

const isOffered = (paragraph: string) => argue.faults({ paragraph }).length === 0
/** Judged once: of the paragraph alone, whatever letter it is for. */
const offeredLies = lies.filter(isOffered)

/** A letter with what would be offered of a model's paragraph in every group of its findings, chosen each time. */
function lettersWith(situation: (typeof situations)[number], paragraph: string) {
  const input = letterInput(situation, findings)
  const groups = argumentGroups(situation, findings)
  const chosen = groups.map(
    ({ first, byRules }) => [first, argued({ paragraph }, byRules)] as const,
  )
  const own = isOffered(paragraph) ? { arguments: Object.fromEntries(chosen) } : {}
  return letterText(composeLetter({ ...input, ...own }))
}

describe.each(situations)('a letter of the kind %s', (situation) => {
  const byRules = letterText(composeLetter(letterInput(situation, findings)))

  test('is as it was, whatever a model lies', () => {
    expect(lies.length).toBeGreaterThan(800)
    expect(offeredLies.filter((lie) => lettersWith(situation, lie) !== byRules)).toEqual([])
  })

  test('has with honest words the figures that it had, and no place for others', () => {
    const worded = lettersWith(situation, good)
    const figuresIn = (text: string) => text.match(/[$\d][\d,.]*/g)
    expect(figuresIn(worded)).toEqual(figuresIn(byRules))
    const groups = argumentGroups(situation, findings)
    const places = Array.from({ length: 9 }, (_, at) => at).filter((at) => groups.every(({ first }) => first !== at)) // prettier-ignore
    const forced = Object.fromEntries(places.map((at) => [at, 'Pay $1 at once.']))
    const input = { ...letterInput(situation, findings), arguments: forced }
    expect(letterText(composeLetter(input))).toBe(byRules)
  })
})
