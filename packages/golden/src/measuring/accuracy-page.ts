import { allRules, type FindingClass } from '@plumbline/engine'
import type { RuleMeasure } from './measure.ts'

/** Measures of a rule added up: rows with its error, those found, right rows that it speaks of. */
interface Summed {
  readonly planted: number
  readonly found: number
  readonly wrong: number
}

/** What a page of measures is about. */
export interface Measured {
  readonly starter: readonly (readonly RuleMeasure[])[]
  readonly imported: readonly (readonly RuleMeasure[])[]
  /** Scenes of right claims and of wrong ones, and lines of all files. */
  readonly kinds: { readonly right: number; readonly wrong: number; readonly lines: number }
}

const classes: readonly FindingClass[] = ['error', 'lead', 'outlier', 'notice']

/** The page `docs/accuracy.md`. */
export function accuracyPage({ starter, imported, kinds }: Measured): string {
  return [
    '# How often each rule is right',
    '',
    `Measured on ${count(kinds.lines)} made lines: ${count(kinds.wrong)} scenes with an error and` +
      ` ${count(kinds.right)} scenes of right claims around them, played with people, days, prices and` +
      ' numbers that were not used while the rules were written. `npm run accuracy` makes and measures' +
      ' them anew and writes this page.',
    '',
    '*Recall* is the share of wrong lines that the rule names. *Precision* is the share of the lines that it' +
      ' names which are wrong, lines with the error of another rule apart; a notice is no finding against a line. *Starter* is with' +
      ' the tables that come with Plumbline, *imported* with the official ones; where recall is 0 under' +
      ' *starter*, the rule needs a table that must be imported, and says so on each line.',
    '',
    'The scenes are those that the rules were written with, so these figures say that a rule does what it was' +
      " made for, not how it does on a stranger's claims. What auditors decide about its findings is counted" +
      ' for each account by itself.',
    '',
    ...byClass(starter, imported),
    '',
    '## Rule by rule',
    '',
    ...table(
      ['Rule', 'Class', 'Lines', 'Recall, starter', 'Precision', 'Recall, imported', 'Precision'],
      allRules.map(({ id, class: declared }) => {
        const own = sumOf(imported, [id])
        return [
          `\`${id}\``,
          declared,
          count(own.planted),
          ...shares(sumOf(starter, [id])),
          ...shares(own),
        ]
      }),
    ),
    '',
  ].join('\n')
}

function byClass(starter: Measured['starter'], imported: Measured['imported']): readonly string[] {
  const rows = classes.map((declared) => {
    const ids = allRules.filter((rule) => rule.class === declared).map(({ id }) => id)
    const own = sumOf(imported, ids)
    return [
      declared,
      count(ids.length),
      count(own.planted),
      ...shares(sumOf(starter, ids)),
      ...shares(own),
    ]
  })
  return table(
    ['Class', 'Rules', 'Lines', 'Recall, starter', 'Precision', 'Recall, imported', 'Precision'],
    rows,
  )
}

/** The measures of some rules over all files. */
export function sumOf(measured: Measured['starter'], ids: readonly string[]): Summed {
  const wanted = new Set(ids)
  const own = measured.flat().filter(({ ruleId }) => wanted.has(ruleId))
  const wrongOf = ({ falseAlarms: { error, lead, outlier } }: RuleMeasure) => error + lead + outlier
  return {
    planted: own.reduce((sum, { planted }) => sum + planted, 0),
    found: own.reduce((sum, { found }) => sum + found, 0),
    wrong: own.reduce((sum, each) => sum + wrongOf(each), 0),
  }
}

function shares({ planted, found, wrong }: Summed): readonly string[] {
  return [share(found, planted), share(found, found + wrong)]
}

/** Never rounded up to all of it. */
function share(part: number, all: number): string {
  return all === 0 ? 'none' : `${String(Math.floor((1000 * part) / all) / 10)}%`
}

function count(number: number): string {
  return number.toLocaleString('en-US')
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
}
