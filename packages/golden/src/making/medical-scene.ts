import type { MedicalRow } from './medical-row.ts'

/** One claim, or a further one, of one practitioner on one day. */
export interface Visit {
  /**
   * The kind of practice; `family+1` is another practitioner of the same group, `family~1` another
   * group of the kind.
   */
  readonly by: string
  /** Diagnoses with their dots, principal first. */
  readonly dx: string
  /** See `servicesIn`. */
  readonly bill: string
  /** Place of service; 11 if not said, none on institutional claims. */
  readonly place?: string
  /** Days after the scene's first day. */
  readonly day?: number
  readonly form?: 'P' | 'I' | 'D'
  readonly billType?: string
  readonly drg?: string
  readonly dischargeStatus?: string
  /** The last day, counted as `day` is: stays, months of rental. */
  readonly through?: number
  /** Admission and discharge, counted as `day` is. */
  readonly stay?: readonly [admission: number, discharge: number]
  /** Frequency 7 or 8: the number of the visit of the scene that is corrected, from 0. */
  readonly corrects?: { readonly visit: number; readonly frequency: '7' | '8' }
  /** A second transmission under the same claim number as the visit of the scene. */
  readonly sameClaimAs?: number
  /** Denied for this reason, all lines: `CO-97`. */
  readonly denied?: string
  /** Takes the money of the same lines back: negative amounts. */
  readonly negative?: boolean
  readonly referred?: boolean
  /** NDC and name of the drug on J and Q codes. */
  readonly drug?: readonly [ndc: string, name: string]
  /** A last touch: on the lines at fault where there are any, else on all. */
  readonly edit?: (row: MedicalRow) => Partial<MedicalRow>
}

export type PayerName = 'Medicare' | 'Medicaid' | 'Commercial'

/** Everyday care of one person, told in visits. */
export interface MedicalScene {
  readonly name: string
  /** Sex and ages in years: `F 30-64`; `*` for either sex. */
  readonly who: string
  readonly visits: readonly Visit[]
  /** By age where not said. */
  readonly payer?: PayerName
  /** How often the clean file tells it; 20 if not said. */
  readonly times?: number
  /** Days between which the first visit lies, as `yyyy-mm-dd`; the quarter of the tables if not said. */
  readonly between?: readonly [first: string, last: string]
  /** The group of practices; any if not said. */
  readonly group?: number
}

/** A scene with one known error, at the services marked `!`. */
export interface PlantedScene extends Omit<MedicalScene, 'times'> {
  readonly ruleId: string
  /** Rules of which services without a `!` have the error, by procedure code: one mistake may break two. */
  readonly alsoWrong?: Readonly<Record<string, string>>
}

/** Everything that may be said of a visit beyond who, why and what. */
export type VisitDetails = Omit<Visit, 'by' | 'dx' | 'bill'>

/** A visit to a practitioner. */
export function visit(by: string, dx: string, bill: string, details: VisitDetails = {}): Visit {
  return { by, dx, bill, ...details }
}
