import type { Day } from './day.ts'
import type { ProcedureNumber } from './procedure-number.ts'

/** Facts about procedure codes, one row a code. */
export interface ProcedureTable<Row> {
  /** Whether a code that is not here is not in the official table either. */
  readonly complete: boolean
  /**
   * The same question for the code set that one code belongs to: a file of HCPCS Level II is
   * complete for `J1100` and says nothing about CPT. Left out, `complete` speaks for all.
   */
  completeFor?(procedure: ProcedureNumber): boolean
  find(procedure: ProcedureNumber): Row | undefined
}

/** Facts keyed by any other code, as text without dots or hyphens. */
export interface CodeTable<Row> {
  /** Whether a code that is not here is not in the official table either. */
  readonly complete: boolean
  find(code: string): Row | undefined
}

/** One NCCI procedure-to-procedure edit: column 2 is not paid beside column 1. */
export interface PtpEdit {
  /** 0 no modifier may bypass it, 1 an NCCI modifier may, 9 the edit never applied. */
  readonly modifierIndicator: 0 | 1 | 9
  /** Undefined where the copy at hand does not say when the edit began. */
  readonly effectiveDay: Day | undefined
  /** Last day on which the edit applies; undefined while it stands. */
  readonly deletionDay: Day | undefined
  readonly rationale: string
}

/** NCCI procedure-to-procedure edits of one setting. */
export interface PtpEdits {
  readonly complete: boolean
  /** Whether any edit names the code in either column: a cheap first question. */
  mentions(procedure: ProcedureNumber): boolean
  /** The edit of this ordered pair that applies on the day, if any. */
  find(column1: ProcedureNumber, column2: ProcedureNumber, on: Day): PtpEdit | undefined
}

/** Medically Unlikely Edit: the most units of a code on one line (MAI 1) or one day (MAI 2, 3). */
export interface MueLimit {
  readonly units: number
  readonly adjudicationIndicator: 1 | 2 | 3
  readonly rationale: string
}

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
  readonly bilateral: string
  readonly assistantSurgeon: string
  readonly coSurgeon: string
  readonly teamSurgeon: string
  /** Pre-, intra- and post-operative shares of a global package, 0 to 1. */
  readonly preOperative: number
  readonly intraOperative: number
  readonly postOperative: number
}

/** An ICD-10-CM code or header. */
export interface DiagnosisFacts {
  /** Whether the code is complete and may be billed; headers may not. */
  readonly billable: boolean
}

/** What is known of a package by its 11-digit NDC. */
export interface DrugFacts {
  /** Active ingredients in lower case, strongest source spelling; several joined by `; `. */
  readonly ingredient: string | undefined
  readonly brandName: string | undefined
  readonly strength: string | undefined
  readonly form: string | undefined
  /** DEA schedule 2 to 5; undefined where not controlled or not known. */
  readonly schedule: 2 | 3 | 4 | 5 | undefined
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

export type BodySystem =
  | 'skin'
  | 'musculoskeletal'
  | 'respiratory'
  | 'cardiovascular'
  | 'blood'
  | 'digestive'
  | 'urinary'
  | 'male-genital'
  | 'female-genital'
  | 'pregnancy'
  | 'endocrine'
  | 'nervous'
  | 'eye'
  | 'ear'
  | 'mental'
  | 'breast'

export type BodyRegion =
  | 'head'
  | 'eye'
  | 'ear'
  | 'nose'
  | 'mouth'
  | 'neck'
  | 'thorax'
  | 'breast'
  | 'spine'
  | 'abdomen'
  | 'pelvis'
  | 'shoulder'
  | 'upper-arm'
  | 'elbow'
  | 'forearm'
  | 'wrist'
  | 'hand'
  | 'hip'
  | 'thigh'
  | 'knee'
  | 'lower-leg'
  | 'ankle'
  | 'foot'

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
  /** May not be the principal diagnosis of an inpatient stay. */
  readonly unacceptablePrincipal: boolean
  /** Advisory only since 2024-10-01. */
  readonly sex: 'F' | 'M' | undefined
}

export interface AddOnEdit {
  /** 1 only the listed primaries, 2 the payer decides, 3 some primaries are listed. */
  readonly type: 1 | 2 | 3
  readonly primaries: ReadonlySet<ProcedureNumber>
}

export interface PlaceOfServiceFacts {
  readonly name: string
  /** Paid at the facility rate. */
  readonly facility: boolean
}

export interface ModifierFacts {
  readonly family:
    | 'anatomic'
    | 'bilateral'
    | 'distinct-service'
    | 'global-surgery'
    | 'repeat'
    | 'component'
    | 'assistant'
    | 'co-surgeon'
    | 'anesthesia'
    | 'therapy'
    | 'telehealth'
    | 'coverage'
    | 'drug'
    | 'ambulance'
    | 'other'
  /** Whether it may bypass an NCCI edit of indicator 1. */
  readonly ncciBypass: boolean
}

/** A claim adjustment reason in our words. */
export interface AdjustmentReasonFacts {
  readonly summary: string
  /** The theme that denials are grouped by: `authorisation`, `eligibility`, `coding`, `duplicate`. */
  readonly theme: string
  /** Last day of use, where retired. */
  readonly endDay: Day | undefined
}

export interface DrugPrice {
  /** Dollars for one pricing unit. */
  readonly unitDollars: number
  readonly unit: 'EA' | 'ML' | 'GM'
}

/** What is known of a drug by its ingredient (lower case, the key) or one of its brand names. */
export interface DrugProfile {
  /** The ingredient, so that a row found by a brand name says what the brand holds. */
  readonly ingredient?: string
  readonly drugClass: string
  readonly schedule: 2 | 3 | 4 | 5 | undefined
  readonly brandNames: readonly string[]
  /** The most units of the usual form in a day before the quantity asks for a reason. */
  readonly usualDailyMaximum: number | undefined
  readonly unitOfMeasure: 'EA' | 'ML' | 'GM' | undefined
  /** Why Medicare Part D may not pay for it: `weight loss`, `cosmetic`, `erectile dysfunction` ... */
  readonly partDExclusion: string | undefined
}

/** CDC 2022 conversion: MME = daily amount in the unit times the factor. */
export interface OpioidFactor {
  readonly factor: number
  readonly unit: 'mg' | 'mcg/h' | 'mcg'
}

/** An opioid package: its strength and ingredient, to be read with the factors in force. */
export interface OpioidProduct {
  readonly ingredient: string
  readonly strengthPerUnit: number
  readonly strengthUnit: string
  readonly form: string
  /** The factor printed in the file, which may be superseded. */
  readonly printedFactor: number
}

export interface DrugBillingUnit {
  readonly procedure: ProcedureNumber
  /** Further codes that the crosswalk gives the same NDC (end-stage renal disease, vaccines). */
  readonly otherProcedures?: readonly ProcedureNumber[]
  /** HCPCS units in one package. */
  readonly billUnitsPerPackage: number | undefined
}

export interface PaymentLimit {
  readonly unitDollars: number
}

/** National payment of the Physician Fee Schedule, no locality, in cents. */
export interface FeeSchedulePayment {
  readonly facilityCents: number
  readonly nonFacilityCents: number
}

export interface OppsStatus {
  /** A, B, C, E1, E2, G, H, J1, J2, K, L, M, N, P, Q1 to Q4, R, S, T, U, V, Y. */
  readonly statusIndicator: string
  readonly paymentCents: number | undefined
}

/** An exclusion from federal programmes. */
export interface ProviderExclusion {
  readonly excludedDay: Day
  readonly reinstatedDay: Day | undefined
  readonly name: string
}

/** Each reference table by name and what it holds. */
export interface TableData {
  ptpPractitioner: PtpEdits
  ptpHospital: PtpEdits
  muePractitioner: ProcedureTable<MueLimit>
  mueHospital: ProcedureTable<MueLimit>
  mueDme: ProcedureTable<MueLimit>
  procedureCodes: ProcedureTable<ProcedureCodeFacts>
  feeSchedule: ProcedureTable<FeeScheduleRow>
  diagnosisCodes: CodeTable<DiagnosisFacts>
  drugs: CodeTable<DrugFacts>
  procedureProfiles: ProcedureTable<ProcedureProfile>
  feeSchedulePayments: ProcedureTable<FeeSchedulePayment>
  addOnCodes: ProcedureTable<AddOnEdit>
  /** Components of each lab panel. */
  labPanels: ProcedureTable<readonly ProcedureNumber[]>
  oppsStatus: ProcedureTable<OppsStatus>
  drugPaymentLimits: ProcedureTable<PaymentLimit>
  /** By code without dot; longer prefixes first, so any code of a known category is found. */
  diagnosisProfiles: CodeTable<DiagnosisProfile>
  diagnosisEdits: CodeTable<DiagnosisEdits>
  placesOfService: CodeTable<PlaceOfServiceFacts>
  modifiers: CodeTable<ModifierFacts>
  adjustmentReasons: CodeTable<AdjustmentReasonFacts>
  /**
   * By ingredient in lower case without salts (`oxycodone`), several joined by `; ` in alphabetical
   * order (`acetaminophen; oxycodone`); by brand name in lower case too (`percocet`).
   */
  drugProfiles: CodeTable<DrugProfile>
  /** By ingredient, or `ingredient|route` where the factor depends on it: `fentanyl|patch`. */
  opioidFactors: CodeTable<OpioidFactor>
  /** By 11-digit NDC. */
  opioidProducts: CodeTable<OpioidProduct>
  drugPrices: CodeTable<DrugPrice>
  drugBillingUnits: CodeTable<DrugBillingUnit>
  /** By NPI. */
  exclusions: CodeTable<ProviderExclusion>
}

export type TableName = keyof TableData

/** Where a release of a table comes from and the days it speaks for. */
export interface ReleaseInfo {
  readonly table: TableName
  /** As its publisher names it: `2024 Q3`, `FY2024`. */
  readonly release: string
  /** First and last date of service that it speaks for. */
  readonly from: Day
  readonly to: Day
  readonly rows: number
  /** `starter pack`, or the name of the imported file. */
  readonly origin: string
}

export interface Release<Data> extends ReleaseInfo {
  readonly data: Data
  /** Part of the product, a selection; an imported official file comes before it. */
  readonly starter: boolean
}

/** All releases of one table. */
export interface DatedTable<Data> {
  readonly releases: readonly Release<Data>[]
}

/** The reference tables at hand; one that is missing was never imported. */
export type ReferenceTables = {
  readonly [Name in TableName]?: DatedTable<TableData[Name]>
}

/** Releases to ask about a day, best first, and whether each speaks for that day. */
export interface Reading<Data> {
  readonly release: Release<Data>
  readonly inForce: boolean
}

/**
 * Which releases to ask about a date of service, best first: an imported one in force; else the
 * starter pack in force, and after it the imported release nearest to the day; else the nearest.
 * A release that is not in force can raise a question but never settle one (see `rule-run.ts`).
 */
export function readingsOn<Data>(table: DatedTable<Data>, day: Day): readonly Reading<Data>[] {
  const inForce = (release: Release<Data>) => release.from <= day && day <= release.to
  const imported = table.releases.filter((release) => !release.starter)
  const starters = table.releases.filter((release) => release.starter)
  const current = newest(imported.filter(inForce))
  if (current) return [{ release: current, inForce: true }]
  const starter = newest(starters.filter(inForce))
  const near = nearest(imported, day)
  const readings: Reading<Data>[] = []
  if (starter) readings.push({ release: starter, inForce: true })
  if (near) readings.push({ release: near, inForce: false })
  if (readings.length > 0) return readings
  const last = nearest(starters, day)
  return last ? [{ release: last, inForce: false }] : []
}

function newest<Data>(releases: readonly Release<Data>[]): Release<Data> | undefined {
  return releases.reduce<Release<Data> | undefined>(
    (best, release) => (best && best.from >= release.from ? best : release),
    undefined,
  )
}

function nearest<Data>(releases: readonly Release<Data>[], day: Day): Release<Data> | undefined {
  const distance = (release: Release<Data>) => Math.max(release.from - day, day - release.to, 0)
  return releases.reduce<Release<Data> | undefined>(
    (best, release) => (best && distance(best) <= distance(release) ? best : release),
    undefined,
  )
}
