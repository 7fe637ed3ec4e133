import type { ClaimLine } from '../../claim/claim-line.ts'

/** A diagnosis of a stay and whether it was present on admission: `Y`, `N`, `U`, `W`, `1`, or blank. */
export interface MarkedDiagnosis {
  readonly code: string
  readonly mark: string
}

/** Why the marks of a claim cannot be put to its diagnoses. */
export type NoMarks = 'none stated' | 'not one for each'

/**
 * The diagnoses of a stay with their marks, by the line that states most. Marks belong to diagnoses by their place:
 * where there are not as many of both, nobody knows which belongs to which.
 */
export function markedDiagnoses(stay: readonly ClaimLine[]): readonly MarkedDiagnosis[] | NoMarks {
  const stating = stay.filter(({ presentOnAdmission: marks = [] }) => marks.some(isMark))
  if (stating.length === 0) return 'none stated'
  const whole = stating.find(
    ({ diagnoses, presentOnAdmission: marks }) => diagnoses.length === marks?.length,
  )
  if (whole === undefined) return 'not one for each'
  return whole.diagnoses.map((code, at) => ({
    code,
    mark: whole.presentOnAdmission?.[at] ?? '',
  }))
}

function isMark(mark: string): boolean {
  return mark !== ''
}
