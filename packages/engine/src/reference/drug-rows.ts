import type { Day } from '../claim/day.ts'
import type { ProcedureNumber } from '../claim/procedure-number.ts'

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

/** What a package is called, as a list of names has it: `LISINOPRIL 2.5 MG TABLET`. */
export interface DrugLabel {
  readonly name: string
  /** The list marks the package as sold without a prescription. */
  readonly overTheCounter?: boolean
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

/** What product data of the Medicaid Drug Rebate Program say of a package. */
export interface RebateProduct {
  /** When its last lot expires, or the day on which it was withdrawn; undefined for a package still sold. */
  readonly endDay?: Day
  /** When it was sold again. */
  readonly resumedDay?: Day
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
  /** One vial, syringe or tablet of the package: how much is in it (mL, or 1), and how many HCPCS units. */
  readonly item?: { readonly size: number; readonly billUnits: number }
}
