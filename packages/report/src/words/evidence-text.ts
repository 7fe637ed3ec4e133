import { diagnosisText, isoDateText, withheldValue } from '@plumbline/engine'
import type { MemberName } from './sentence-markup.ts'

/**
 * A cell of the file as reports print it: diagnoses with their point, dates as Americans write them, members as the report shows
 * them, dates of birth and death withheld.
 */
export function evidenceText(field: string, value: string, member: MemberName): string {
  if (field === 'patientKey') return member(value)
  if (field === 'diagnoses') return value.replace(/[A-Z0-9]+/g, diagnosisText)
  return withheldValue(field, field.endsWith('Day') ? isoDateText(value) : value)
}
