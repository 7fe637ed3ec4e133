import { dollars } from '@plumbline/engine'
import type { Block, LetterLine } from '../letter.ts'
import type { LetterContext } from './letter-context.ts'

/** What is asked for, issue by issue and in sum, so that it can be added up; nothing where there is one. */
export function sumByIssue({ findings, lines: all, cents }: LetterContext): readonly Block[] {
  if (findings.length < 2) return []
  const counted = new Set<LetterLine>()
  const rows = findings.map(({ title, lines }, at) => {
    const ofIssue = lines.filter((line) => !counted.has(line))
    for (const line of ofIssue) counted.add(line)
    const sum = ofIssue.reduce((before, { atRiskCents }) => before + atRiskCents, 0)
    return [[`${at + 1}. ${title}`], [`${ofIssue.length}`], [dollars(sum)]]
  })
  return [
    {
      kind: 'table',
      caption: 'What is asked for, by issue',
      head: ['Issue', 'Lines', 'In question'],
      amounts: [1, 2],
      rows: [...rows, [['Together'], [`${all.length}`], [dollars(cents)]]],
    },
  ]
}
