import type { Segment } from './segments.ts'
import { components, spanOf } from './x12-values.ts'

/** Codes that HI segments give a claim. */
export interface HealthInformation {
  /** Principal first, then the others, then external causes. */
  readonly diagnoses: string[]
  readonly conditions: string[]
  /** Of each diagnosis; blank where it is not said. */
  readonly presentOnAdmission: string[]
  /** `11 2024-01-05`, `74 2024-01-08/2024-01-09`. */
  readonly occurrences: string[]
  /** `80 4`. */
  readonly values: string[]
  /** `0SRC0J9 2024-01-05`, the principal one first. */
  readonly procedures: string[]
  icdVersion: '9' | '10' | undefined
  drg: string | undefined
}

/** Before any HI was read. */
export function noInformation(): HealthInformation {
  return {
    ...{ diagnoses: [], presentOnAdmission: [], conditions: [] },
    ...{ occurrences: [], values: [], procedures: [] },
    icdVersion: undefined,
    drg: undefined,
  }
}

const diagnosisQualifiers = new Map<string, '9' | '10'>([
  ['BK', '9'],
  ['BF', '9'],
  ['BN', '9'],
  ['ABK', '10'],
  ['ABF', '10'],
  ['ABN', '10'],
])

/**
 * Takes an HI: diagnoses (BK, BF, BN and with A before them ICD-10) with whether they were present on
 * admission, condition (BG), occurrence (BH, BI) and value codes (BE), procedures of the stay and the
 * DRG. Admitting diagnoses and reasons for the visit are no diagnoses of the stay.
 */
export function takeInformation({ elements, separators }: Segment, to: HealthInformation): void {
  for (const element of elements.slice(1)) {
    const [qualifier = '', code = '', format, date, amount, , , , present = ''] = components(
      element,
      separators,
    )
    if (code === '') continue
    const version = diagnosisQualifiers.get(qualifier)
    if (version !== undefined) {
      to.icdVersion ??= version
      to.diagnoses.push(code)
      to.presentOnAdmission.push(present)
    } else if (qualifier === 'BG') to.conditions.push(code)
    else if (qualifier === 'BH' || qualifier === 'BI') {
      to.occurrences.push(`${code} ${daysOf(format, date)}`.trim())
    } else if (qualifier === 'BE') to.values.push(`${code} ${amount ?? ''}`.trim())
    else if (/^B?B[RQ]$/.test(qualifier)) {
      to.procedures.push(`${code} ${daysOf(format, date)}`.trim())
    } else if (qualifier === 'DR') to.drg ??= code
  }
}

/** The day of a code, or the first and last one of its span (RD8). */
function daysOf(format: string | undefined, date: string | undefined): string {
  const [from, through] = spanOf(date)
  return format === 'RD8' ? `${from}/${through}` : from
}

/** The diagnoses that a line points to (`1:2`), in its order; all of the claim where it points to none. */
export function pointedTo(pointers: readonly string[], diagnoses: readonly string[]): string[] {
  const pointed = pointers.flatMap((pointer) => diagnoses[Number(pointer) - 1] ?? [])
  return pointed.length > 0 ? pointed : [...diagnoses]
}
