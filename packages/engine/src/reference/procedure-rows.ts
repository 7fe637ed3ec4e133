import type { Day } from '../claim/day.ts'
import type { BodyRegion, BodySystem } from './anatomy.ts'

/** When a procedure code may be billed. */
export interface ProcedureCodeFacts {
  /** Undefined: since before the release. */
  readonly effectiveDay: Day | undefined
  /** Last day on which it may be billed; undefined while active. */
  readonly terminationDay: Day | undefined
}

/** Status and payment policy indicators of the Medicare Physician Fee Schedule, as published. */
export interface FeeScheduleRow {
  /** A active, B bundled, N non-covered, X statutory exclusion, I not valid for Medicare ... */
  readonly status: string
  /** `000`, `010`, `090`, `MMM`, `XXX`, `YYY` or `ZZZ`. */
  readonly globalDays: string
  /** 0 to 9; see the record layout for the meaning of each. */
  readonly pcTc: string
  readonly multipleProcedure: string
  /** Of endoscopies (multiple procedure 3): the code of the one that is part of each of the family. */
  readonly endoscopicBase?: string
  readonly bilateral: string
  readonly assistantSurgeon: string
  readonly coSurgeon: string
  readonly teamSurgeon: string
  /** Pre-, intra- and post-operative shares of a global package, 0 to 1. */
  readonly preOperative: number
  readonly intraOperative: number
  readonly postOperative: number
  /** `rare`: NA in the non-facility column, rarely or never done in an office; absent where the source has no such column. */
  readonly office?: 'rare' | 'usual'
}

/** What kind of service a code is, from the structure of its code set. */
export interface ProcedureProfile {
  readonly section:
    | 'evaluation-management'
    | 'anesthesia'
    | 'surgery'
    | 'radiology'
    | 'laboratory'
    | 'medicine'
    | 'drug'
    | 'supply'
    | 'transport'
    | 'other'
  /** Our word for the narrow group: `office-visit`, `emergency-visit`, `lab-panel`, `knee-arthroscopy`. */
  readonly family: string
  /** Level of a visit, 1 to 5. */
  readonly level?: 1 | 2 | 3 | 4 | 5
  /** For visit families that tell new from established patients. */
  readonly patient?: 'new' | 'established' | 'either'
  /** The body systems that it treats; absent where the code does not say (labs, visits, drugs). */
  readonly systems?: readonly BodySystem[]
  /** The narrower region, where the code fixes one: `knee`, `hand`, `eye`. */
  readonly region?: BodyRegion
  /** A paired organ or limb (LT and RT make sense), or on the midline. */
  readonly sides?: 'paired' | 'midline'
}

export interface PaymentLimit {
  readonly unitDollars: number
}

/** Relative value units of a service, or of one of its components (42 CFR 414.22). */
export interface RelativeUnits {
  readonly work: number
  readonly facilityExpense: number
  readonly nonFacilityExpense: number
  readonly malpractice: number
  /** Practice expense and malpractice as hospitals are paid for the same imaging, where that caps it. */
  readonly hospitalCap?: { readonly expense: number; readonly malpractice: number }
}

/** What the Physician Fee Schedule pays by: each service whole and by its components (26, TC). */
export interface RelativeValues {
  /** Dollars for one relative value unit. */
  readonly factorDollars: number
  readonly whole?: RelativeUnits
  readonly professional?: RelativeUnits
  readonly technical?: RelativeUnits
}

/** What costs come to in a locality of Medicare, 1 being the national average (42 CFR 414.26). */
export interface LocalityIndexes {
  readonly name: string
  readonly work: number
  readonly expense: number
  readonly malpractice: number
}

/** National fee of the Clinical Laboratory Fee Schedule, in cents. */
export interface LaboratoryFee {
  readonly cents: number
}

/** National payment of the Physician Fee Schedule, no locality, in cents. */
export interface FeeSchedulePayment {
  readonly facilityCents: number
  readonly nonFacilityCents: number
}

/** A procedure of which the device is more than 30 percent of what OPPS pays (Addendum P). */
export interface DeviceShare {
  /** Percent of the payment that is the device, 0 to 100. */
  readonly percent: number
}

export interface OppsStatus {
  /** A, B, C, E1, E2, G, H, J1, J2, K, L, M, N, P, Q1 to Q4, R, S, T, U, V, Y. */
  readonly statusIndicator: string
  readonly paymentCents: number | undefined
}

/** How Medicare pays a surgery center for a service (ASC addenda AA, BB and EE). */
export interface SurgeryCenterService {
  /** An operation that it pays for, a service that belongs to one, or one that it never pays there. */
  readonly listed: 'covered' | 'ancillary' | 'excluded'
  /** Payment indicator (Addendum DD1): A2, G2, J8, N1 packaged ...; undefined where none stands. */
  readonly indicator: string | undefined
  /** Whether a second operation of the day is paid at half. */
  readonly isDiscounted: boolean
  /** National rate without wage index. */
  readonly cents: number | undefined
}

/** One fee of the DMEPOS schedule: for new or used equipment or a month of rent, in each state. */
export interface EquipmentFee {
  /** As listed: `RR`, `NU`, `UE`, several with a blank between, or empty. */
  readonly modifiers: string
  /** The least and the most of all states, rural areas included. */
  readonly lowestCents: number
  readonly highestCents: number
  /** By state of the patient, outside rural areas. */
  readonly stateCents: Readonly<Record<string, number>>
}

/** What Medicare pays suppliers for a code (42 CFR 414.210). */
export interface EquipmentFees {
  /** Payment category: CR capped rental, IN inexpensive, FS frequently serviced, OX oxygen, PO prosthetics ...; empty for none. */
  readonly category: string
  readonly fees: readonly EquipmentFee[]
}

/** Base units of an anesthesia service, which the time units are added to (42 CFR 414.46). */
export interface AnesthesiaBase {
  readonly units: number
}

/** Dollars for one unit of anesthesia in a locality. */
export interface AnesthesiaFactor {
  readonly name: string
  readonly dollars: number
}

/** A service on Medicare's list of telehealth services. */
export interface TelehealthService {
  /** Whether the list allows it by voice alone; undefined where it does not say. */
  readonly audioOnly: boolean | undefined
}
