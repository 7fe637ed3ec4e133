import { argue, argued, type Argument, type IssueForLetter } from '@plumbline/ai'
import { argumentGroups, type ArgumentGroup, type Situation } from '@plumbline/letters'
import type { OpenedCase } from './case-answer.ts'

type Worded = Pick<OpenedCase, 'content' | 'findings'>

/** Findings of a letter that one paragraph is about, and the finding below which it stands. */
export interface PlacedGroup extends ArgumentGroup {
  readonly findingId: string
}

export function groupsOf({ findings }: Worded, situation: Situation): readonly PlacedGroup[] {
  const groups = argumentGroups(
    situation,
    findings.map(({ letter }) => letter),
  )
  return groups.flatMap((group) => {
    const findingId = findings[group.first]?.item.id
    return findingId === undefined ? [] : [{ ...group, findingId }]
  })
}

/** What a model is told of a group: words of its rule alone. */
export function issueOf({ finding, voice }: PlacedGroup): IssueForLetter {
  const { ruleId, title, class: sureness, clearedBy } = finding
  return { ruleId, title, class: sureness, clearedBy, voice }
}

/** Under which a chosen paragraph is kept: another letter of the case argues otherwise. */
export function chosenName(situation: Situation, findingId: string): string {
  return `${situation} ${findingId}`
}

/** The chosen paragraph of a group; undefined where rules write it, or where it passes no longer. */
export function chosenArgument(
  { content }: Worded,
  situation: Situation,
  { findingId }: PlacedGroup,
): Argument | undefined {
  const paragraph = content.chosenWords[chosenName(situation, findingId)]
  if (paragraph === undefined) return undefined
  return argue.faults({ paragraph }).length === 0 ? { paragraph } : undefined
}

/** The chosen paragraphs of a letter, each by the place of its finding. */
export function chosenArguments(opened: Worded, situation: Situation): Record<number, string> {
  return Object.fromEntries(
    groupsOf(opened, situation).flatMap((group) => {
      const chosen = chosenArgument(opened, situation, group)
      return chosen ? [[group.first, argued(chosen, group.byRules)]] : []
    }),
  )
}
