/** A Medicare severity diagnosis related group, as Table 5 of the inpatient rule lists it. */
export interface DrgFacts {
  /** In capitals, as published. */
  readonly title: string
  /** Major diagnostic category, two digits; `PRE` for groups before all, empty for those of none. */
  readonly mdc: string
  /** Relative weight; undefined where none is published. */
  readonly weight: number | undefined
  /** Geometric mean length of stay in days; undefined where none is published. */
  readonly meanDays: number | undefined
  /** Whether going on to post-acute care is a transfer too, and whether it is paid by the special formula; undefined where not said. */
  readonly postAcute: 'no' | 'yes' | 'special' | undefined
}

/** How the grouper reads a diagnosis. */
export interface GroupedDiagnosis {
  /** The category of a stay that it is the principal diagnosis of, two digits; undefined where it can be none. */
  readonly mdc: string | undefined
  /** What it is beside another principal diagnosis: a major complication or comorbidity, one, or none. */
  readonly severity: 'MCC' | 'CC' | 'none'
}

/** The group of principal diagnoses beside which a diagnosis is no complication; see `ExcludingPrincipals`. */
export interface ComplicationExclusion {
  readonly group: string
}

/** Principal diagnoses that cancel the complications of a group (CC exclusion list). */
export interface ExcludingPrincipals {
  /** Codes without dots. */
  readonly principals: readonly string[]
}

/** A diagnosis of which hospitals need not say whether it was present on admission. */
export interface AdmissionExemption {
  readonly isExempt: true
}

/** Hospital-acquired conditions, by their numbers, of which a diagnosis or a procedure is a part. */
export interface AcquiredConditions {
  readonly conditions: readonly number[]
}

/** An ICD-10-PCS code or header. */
export interface InpatientProcedureFacts {
  /** Whether the code is complete. */
  readonly billable: boolean
}

/** What the Medicare Code Editor says of an inpatient procedure. */
export interface InpatientProcedureEdits {
  /** Not covered, whatever the patient. */
  readonly notCovered: boolean
  /** Covered in approved hospitals, studies or for some patients only. */
  readonly limitedCoverage: boolean
}
