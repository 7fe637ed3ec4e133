import type { ClaimLine } from '../../claim/claim-line.ts'

/** Mental health care by the day, as a sentence names it. */
export type DayProgram = 'partial hospitalization' | 'intensive outpatient care'

/**
 * The program that a line's claim bills: condition code 41 or 92 says it (NUBC), and a community mental health
 * center's bill (type 76x) is partial hospitalization where it says nothing else. Undefined for other bills.
 */
export function dayProgram({
  billType = '',
  conditionCodes,
}: Pick<ClaimLine, 'billType' | 'conditionCodes'>): DayProgram | undefined {
  if (conditionCodes.includes('92')) return 'intensive outpatient care'
  if (conditionCodes.includes('41') || billType.startsWith('76')) return 'partial hospitalization'
  return undefined
}

/** The program of a claim, whichever of its lines says it. */
export function dayProgramOf(lines: readonly ClaimLine[]): DayProgram | undefined {
  for (const line of lines) {
    const program = dayProgram(line)
    if (program !== undefined) return program
  }
  return undefined
}
