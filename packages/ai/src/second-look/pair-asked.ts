/** How old a patient is, as far as it is told. */
export const ageBands = [
  'under 2',
  '2 to 12',
  '13 to 17',
  '18 to 44',
  '45 to 64',
  '65 or older',
] as const

export type AgeBand = (typeof ageBands)[number]

/** A service and what it was billed for, as a model is told of it: codes, and our own words about them. */
export interface PairAsked {
  readonly service: ServiceTold
  readonly diagnoses: readonly DiagnosisTold[]
  readonly age: AgeBand | null
  readonly sex: 'F' | 'M' | null
}

export interface ServiceTold {
  readonly code: string
  /** Our word for the narrow group: `knee arthroscopy`. */
  readonly about: string
  /** Our word for what kind of service it is: `surgery`, `drug`. */
  readonly kind: string
  /** Where in the body it is done; empty where the code does not say. */
  readonly where: readonly string[]
}

export interface DiagnosisTold {
  readonly code: string
  /** What its chapter of ICD-10-CM is about. */
  readonly about: string
  readonly where: readonly string[]
}
