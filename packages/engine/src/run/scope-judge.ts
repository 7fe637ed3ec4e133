/** The rules of one scope: shown one subject after another, then told that there are no more. */
export interface ScopeJudge {
  /** Subjects are numbered from 0. */
  readonly count: number
  judge(subject: number): void
  finish(): void
}
