import type { ClaimLine } from './claim-line.ts'

/** The principal diagnosis; undefined where none is listed or its place is blank and later ones are filled. */
export function principalDiagnosis({
  diagnoses: [first],
  isPrincipalBlank,
}: Pick<ClaimLine, 'diagnoses' | 'isPrincipalBlank'>): string | undefined {
  return isPrincipalBlank === true ? undefined : first
}
