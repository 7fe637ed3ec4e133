import { pass, type FindingDraft, type Outcome, type Verdict } from '../rule/outcome.ts'

/** The outcome for one line of a group; where a whole group passes or not, every line does. */
export function outcomeAt(verdict: Verdict, index: number): Outcome {
  return isList(verdict) ? (verdict[index] ?? pass) : verdict
}

/** What a verdict finds, each finding once, however many lines share it. */
export function draftsOf(verdict: Verdict): readonly FindingDraft[] {
  if (!isList(verdict)) return verdict.kind === 'finding' ? [verdict.draft] : none
  let drafts: Set<FindingDraft> | undefined
  for (const outcome of verdict) {
    if (outcome.kind === 'finding') (drafts ??= new Set()).add(outcome.draft)
  }
  return drafts ? Array.from(drafts) : none
}

const none: readonly FindingDraft[] = []

/** The findings of the second asking whose lines the first had not found already. */
export function withoutLinesOf(second: Verdict, first: Verdict): Verdict {
  if (draftsOf(second).length === 0) return pass
  const found = new Set(draftsOf(first).flatMap((draft) => draft.lines))
  return draftsOf(second)
    .filter((draft) => !draft.lines.some((line) => found.has(line)))
    .map((draft) => ({ kind: 'finding', draft }))
}

/** Whether a verdict has an outcome of its own for each line. */
export function isList(verdict: Verdict): verdict is readonly Outcome[] {
  return Array.isArray(verdict)
}
