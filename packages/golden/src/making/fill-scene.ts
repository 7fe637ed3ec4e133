import type { FillRow } from './fill-row.ts'

/** One fill of one person. */
export interface Fill {
  readonly drug: string
  readonly days: number
  /** Days after the first fill of the scene. */
  readonly day?: number
  /** Distinguishes prescriptions of a scene; that of the drug if not said. */
  readonly rx?: string
  readonly refill?: number
  /** In billing units; by the drug's usual day if not said. */
  readonly quantity?: number
  readonly clarification?: string
  readonly daw?: string
  /** Another pharmacy or prescriber than the scene's own. */
  readonly pharmacy?: number
  readonly prescriber?: number
  /** Takes back the fill of this number. */
  readonly reverses?: number
  readonly rejected?: string
  readonly compound?: boolean
  readonly diagnosis?: string
  /** Days before the fill on which the prescription was written. */
  readonly writtenBefore?: number
  readonly atFault?: boolean
  /** A last touch. */
  readonly edit?: (row: FillRow) => Partial<FillRow>
}

export type FillPayer = 'Commercial' | 'Part D' | 'Medicaid'

/** Fills of one person. */
export interface FillScene {
  readonly name: string
  /** Ages in years: `30-64`. */
  readonly who: string
  readonly fills: readonly Fill[]
  readonly payer?: FillPayer
  /** How often the clean file tells it; 30 if not said. */
  readonly times?: number
  readonly ruleId?: string
}

/** One fill. */
export function fill(drug: string, days: number, details: Omit<Fill, 'drug' | 'days'> = {}): Fill {
  return { drug, days, ...details }
}

/** The fill that carries the planted error. */
export function wrong(drug: string, days: number, details: Omit<Fill, 'drug' | 'days'> = {}): Fill {
  return { drug, days, ...details, atFault: true }
}

/** On-time refills every so many days. */
export function refills(drug: string, days: number, every: number, count: number): readonly Fill[] {
  return Array.from({ length: count }, (_, refill) =>
    fill(drug, days, { day: refill * every, refill }),
  )
}
