import { settingOf } from '../batch/setting.ts'
import type { ClaimLine } from '../claim/claim-line.ts'
import { isFacilityPlace } from '../facts/prices/priced-service.ts'
import { cannotTell, type CannotTell } from '../rule/outcome.ts'
import { noPlaceOfService, noProcedureCode } from '../rule/reasons.ts'
import type { FeeTable, ListedPrice } from './fee-table.ts'

/** What a fee table says of a line. */
export interface FoundPrice {
  readonly kind: 'found'
  readonly price: ListedPrice
  /** A modifier of the line lowers the price by a share that the table does not state. */
  readonly isAtMost: boolean
}

/** The table does not have the code at all. */
export interface NotListed {
  readonly kind: 'not-listed'
}

const notListed: NotListed = { kind: 'not-listed' }

/*
 * Modifiers that change what a service is paid, by what the payer or the record decides. Those that
 * can only lower it leave the listed price as the most; the others leave no price at all.
 */
const lowering: ReadonlySet<string> = new Set(
  '26 TC 51 52 53 54 55 56 62 73 74 78 80 81 82 AS AD QK QX QY QZ CO CQ FX FY CT'.split(' '),
)
const undecided: ReadonlySet<string> = new Set([
  ...'22 50 66 NU RR UE QE QF QG QR P3 P4 P5'.split(' '),
  // Who gave the service, to how many, and what states make of U1 to UD: contracts pay each its own price.
  ...'AH AJ HM HN HO HP HQ SA TD TE TF TG TT'.split(' '),
  ...'U1 U2 U3 U4 U5 U6 U7 U8 U9 UA UB UC UD'.split(' '),
])

const ofOtherModifiers = cannotTell(
  'the fee table prices the code with modifiers that are not on the line',
)
const ofSeveralRows = cannotTell('several rows of the fee table fit the line')
const changedPrice = cannotTell(
  'a modifier of the line changes the price, and the fee table has no row with it',
)
const byTime = cannotTell('anesthesia is priced by base units and time, not by the code alone')

/** The row of a fee table for each line: of those whose modifiers the line has, the one with most of them. */
export function listedPrices(
  table: FeeTable,
): (line: ClaimLine) => FoundPrice | NotListed | CannotTell {
  const byCode = Map.groupBy(table.prices, ({ code }) => code)
  return (line) => {
    const { procedureCode, modifiers, placeOfService } = line
    if (table.isHospitals === true && !isOnHospitalBill(line)) return ofHospital
    if (procedureCode === undefined) return noProcedureCode
    const ofCode = byCode.get(procedureCode)
    if (ofCode === undefined) return notListed
    if (anesthesia.test(procedureCode)) return byTime
    const fitting = ofCode.filter((price) =>
      price.modifiers.every((each) => modifiers.includes(each)),
    )
    const most = Math.max(...fitting.map((price) => price.modifiers.length))
    const best = fitting.filter((price) => price.modifiers.length === most)
    if (best.length === 0) return ofOtherModifiers
    if (placeOfService === undefined && best.some(({ site }) => site !== undefined))
      return noPlaceOfService
    const site = isFacilityPlace(placeOfService ?? '') ? 'facility' : 'office'
    const [price, another] = best.filter((each) => each.site === undefined || each.site === site)
    if (price === undefined) return ofOtherPlaces
    if (another !== undefined) return ofSeveralRows
    const others = modifiers.filter((each) => !price.modifiers.includes(each))
    if (others.some((each) => undecided.has(each))) return changedPrice
    return { kind: 'found', price, isAtMost: others.some((each) => lowering.has(each)) }
  }
}

const ofHospital = cannotTell('the prices are a hospital’s, and the line is on no bill of one')

function isOnHospitalBill(line: ClaimLine): boolean {
  const setting = settingOf(line)
  return setting === 'outpatient-facility' || setting === 'inpatient-facility'
}

const ofOtherPlaces = cannotTell('the fee table prices the code at other places of service')

/** Codes of the anesthesia section of CPT. */
const anesthesia = /^0[01]\d{3}$/
