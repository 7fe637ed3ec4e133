import type { ClaimLine } from '../../claim/claim-line.ts'
import { day } from '../../claim/day.ts'

/** The day from which HIPAA transactions use ICD-10-CM (45 CFR 162.1002(c)). */
const icd10Day = day('2015-10-01')

/** Which code set the diagnoses are written in: as the file says, else by the date of service. */
export function icdVersion(line: ClaimLine): '9' | '10' | undefined {
  if (line.icdVersion !== undefined) return line.icdVersion
  const serviceDay = line.dischargeDay ?? line.serviceFromDay
  if (serviceDay === undefined) return undefined
  return serviceDay >= icd10Day ? '10' : '9'
}

/** Which code set the dates of service call for; undefined without a date. */
export function dueVersion(line: ClaimLine): '9' | '10' | 'both' | undefined {
  const { serviceFromDay, serviceThroughDay, dischargeDay } = line
  if (serviceFromDay === undefined) return undefined
  if ((dischargeDay ?? serviceThroughDay ?? serviceFromDay) < icd10Day) return '9'
  return serviceFromDay < icd10Day ? 'both' : '10'
}
