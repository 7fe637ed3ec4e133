import type { Segment } from './segments.ts'
import { components } from './x12-values.ts'

/** Codes that HI segments give a claim. */
export interface HealthInformation {
  /** Principal first, then the others, then external causes. */
  readonly diagnoses: string[]
  readonly conditions: string[]
  icdVersion: '9' | '10' | undefined
  drg: string | undefined
}

/** Before any HI was read. */
export function noInformation(): HealthInformation {
  return { diagnoses: [], conditions: [], icdVersion: undefined, drg: undefined }
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
 * Takes an HI: diagnoses (BK, BF, BN and with A before them ICD-10), condition codes (BG) and the
 * DRG. Admitting diagnoses and reasons for the visit are no diagnoses of the stay.
 */
export function takeInformation({ elements, separators }: Segment, to: HealthInformation): void {
  for (const element of elements.slice(1)) {
    const [qualifier = '', code = ''] = components(element, separators)
    if (code === '') continue
    const version = diagnosisQualifiers.get(qualifier)
    if (version !== undefined) {
      to.icdVersion ??= version
      to.diagnoses.push(code)
    } else if (qualifier === 'BG') to.conditions.push(code)
    else if (qualifier === 'DR') to.drg ??= code
  }
}

/** The diagnoses that a line points to (`1:2`), in its order; all of the claim where it points to none. */
export function pointedTo(pointers: readonly string[], diagnoses: readonly string[]): string[] {
  const pointed = pointers.flatMap((pointer) => diagnoses[Number(pointer) - 1] ?? [])
  return pointed.length > 0 ? pointed : [...diagnoses]
}
