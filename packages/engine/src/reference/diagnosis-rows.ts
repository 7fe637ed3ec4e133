import type { BodyRegion, BodySystem } from './anatomy.ts'

/** An ICD-10-CM code or header. */
export interface DiagnosisFacts {
  /** Whether the code is complete and may be billed; headers may not. */
  readonly billable: boolean
}

/** What a diagnosis code says by its structure. */
export interface DiagnosisProfile {
  /** ICD-10-CM chapter, 1 to 22. */
  readonly chapter: number
  /** Specific diseases point at a system; symptoms, Z codes, screening and neoplasms of no site do not. */
  readonly systems: readonly BodySystem[]
  readonly region: BodyRegion | undefined
  readonly laterality: 'left' | 'right' | 'bilateral' | 'unspecified' | undefined
  /** Chapter 18, 20, 21, pain, and other codes that fit any service. */
  readonly fitsAnything: boolean
  readonly externalCause: boolean
}

/** Medicare Code Editor lists. */
export interface DiagnosisEdits {
  /** Ages in whole years that the code fits, both inclusive; several bands may hold. */
  readonly ageBands: readonly {
    readonly name: string
    readonly from: number
    readonly to: number
  }[]
  /** A manifestation: never the principal or first-listed diagnosis. */
  readonly manifestation: boolean
  /** May not be the principal diagnosis of an inpatient stay; undefined where the list is not held. */
  readonly unacceptablePrincipal: boolean | undefined
  /** Seldom calls for an admission by itself; undefined where the list is not held. */
  readonly seldomAdmits?: boolean | undefined
  /** Does not say the side of a condition for which codes of each side exist; undefined as above. */
  readonly unspecifiedSide?: boolean | undefined
  /** Advisory only since 2024-10-01. */
  readonly sex: 'F' | 'M' | undefined
}

/** Conditions that the tabular list says cannot be coded together with a code or category (Excludes1). */
export interface ExcludedDiagnoses {
  /** First and last code of each range, without dots; the same twice for a single code, which holds its subcodes too. */
  readonly ranges: readonly (readonly [from: string, to: string])[]
}
