import type { ClaimLine } from '../../claim/claim-line.ts'
import { isUnpaid } from '../../claim/exposure.ts'
import { noProcedure } from '../../claim/procedure-number.ts'
import { saysSeparate } from '../surgery/line-roles.ts'
import {
  anesthesia,
  digitsOnly,
  evaluationManagement,
  procedureSection,
} from '../../codes/procedure-section.ts'
import { namesProvider, type ProviderIndex } from '../../batch/provider-key.ts'
import { mayBeTwins } from '../bills/multiple-birth.ts'
import { likenessElsewhere } from './likeness-elsewhere.ts'
import { isSameBill, onDifferentClaims, sameCode } from './same-bill.ts'
import { toTwoPayers } from '../payers/two-payers.ts'
import { settingOf, type Setting } from '../../batch/setting.ts'
import { visitFamily } from '../../codes/visit-families.ts'

/**
 * Why two bills look like one service: billed again (by whom the file may not say), by two payees, by one
 * practitioner through two practices, on two kinds of bills, by two laboratories, days later.
 */
export type Likeness =
  | 'billed-again'
  | 'nobody-named'
  | 'two-payees'
  | 'two-practices'
  | 'two-forms'
  | 'two-laboratories'
  | 'days-apart'

/** Days within which a service that does not repeat is taken for the same one. */
export const nearDays = 3

/**
 * Whether a later line looks like an earlier one of the same patient without being its exact
 * duplicate; undefined where it does not. Both paid, on different claims of one setting, the same
 * code with the same modifiers, none of which says that the service was separate.
 *
 * @param providers one for all lines that are compared with each other
 */
export function likenessOf(
  earlier: ClaimLine,
  later: ClaimLine,
  providers: ProviderIndex,
): Likeness | undefined {
  if (earlier.procedure !== later.procedure || later.procedure === noProcedure) return undefined
  if (!onDifferentClaims(earlier, later)) return undefined
  if (saysSeparate(later) || isUnpaid(earlier) || isUnpaid(later)) return undefined
  if (toTwoPayers(earlier, later)) return undefined
  const elsewhere = likenessElsewhere(earlier, later)
  if (elsewhere !== undefined) return elsewhere
  if (!sameCode(earlier, later)) return undefined
  const setting = settingOf(later)
  if (setting !== settingOf(earlier) || setting === 'inpatient-facility') return undefined
  if (earlier.serviceFromDay !== later.serviceFromDay) {
    if (!isRepeatedBill(earlier, later)) return undefined
    return isOneProvider([earlier, later], setting, providers) ? 'days-apart' : undefined
  }
  if (isOneProvider([earlier, later], setting, providers)) {
    return isSameBill(earlier, later) || !isRebill(earlier, later) ? undefined : 'billed-again'
  }
  if (areOneBillOfNobody(earlier, later, setting)) return 'nobody-named'
  if (setting !== 'professional') return undefined
  if (isOnePractitioner(earlier, later) && isRebill(earlier, later)) return 'two-practices'
  return isOnePayee(earlier, later) ? 'two-payees' : undefined
}

/** One practitioner, who was paid through two practices. */
function isOnePractitioner(one: ClaimLine, two: ClaimLine): boolean {
  if (one.renderingNpi === undefined || one.renderingNpi !== two.renderingNpi) return false
  return (
    areTwo(one.billingNpi, two.billingNpi) &&
    (one.providerTaxId === undefined || areTwo(one.providerTaxId, two.providerTaxId))
  )
}

function areTwo(one: string | undefined, two: string | undefined): boolean {
  return one !== undefined && two !== undefined && one !== two
}

/**
 * Where neither line names who billed, the bills agree, in their diagnoses too. Two doctors may each
 * see a patient in a hospital, and give a drug each; twins are two patients.
 */
function areOneBillOfNobody(one: ClaimLine, two: ClaimLine, setting: Setting): boolean {
  return (
    !namesProvider(one, setting) &&
    !namesProvider(two, setting) &&
    one.renderingNpi === two.renderingNpi &&
    isSameBill(one, two) &&
    one.diagnoses.length > 0 &&
    one.diagnoses.join() === two.diagnoses.join() &&
    digitsOnly(two.procedure) !== 0 &&
    !isVisitElsewhere(two) &&
    !two.modifiers.some((modifier) => ofSeveralSurgeons.has(modifier)) &&
    !mayBeTwins(one, two)
  )
}

/** Two surgeons, a team. */
const ofSeveralSurgeons: ReadonlySet<string> = new Set(['62', '66'])

/** Visits but those in an office, and those for prevention. */
function isVisitElsewhere({ procedure }: ClaimLine): boolean {
  const family = visitFamily(procedure)
  const isOne = family === 'office-visit' || family === 'preventive-visit'
  return procedureSection(procedure) === evaluationManagement && !isOne
}

/**
 * Same day, same provider: at most one of charge, units, place and first diagnosis differs, as in a
 * bill sent again after a correction; two that differ are a service of another hour or reason. Drugs
 * and supplies come in parts; of tests made of each specimen, germ or antibody the charge must agree.
 */
function isRebill(earlier: ClaimLine, later: ClaimLine): boolean {
  if (digitsOnly(later.procedure) === 0 || isTherapy(later)) return false
  if (isPerSpecimen(later) && earlier.chargeCents !== later.chargeCents) return false
  const differing =
    Number(earlier.chargeCents !== later.chargeCents) +
    Number(earlier.units !== later.units) +
    Number(earlier.placeOfService !== later.placeOfService) +
    Number(earlier.diagnoses[0] !== later.diagnoses[0])
  return differing <= 1
}

/**
 * CPT ranges: immunoassays not named, allergens, antibodies, microbiology, cytology and tissue. Not
 * those read by eye for one germ that the code names (87802 to 87880, but for influenza A and B).
 */
const perSpecimen: readonly (readonly [number, number])[] = [
  [83_516, 83_520],
  [86_003, 86_008],
  [86_146, 86_148],
  [86_255, 86_256],
  [86_602, 86_804],
  [87_003, 87_801],
  [87_804, 87_804],
  [87_899, 87_999],
  [88_104, 88_399],
]

function isPerSpecimen({ procedure }: ClaimLine): boolean {
  const number = digitsOnly(procedure)
  return perSpecimen.some(([first, last]) => first <= number && number <= last)
}

function isTherapy({ procedure }: ClaimLine): boolean {
  const number = digitsOnly(procedure)
  return number >= 97_010 && number <= 97_799
}

function isOneProvider(
  [one, two]: readonly [ClaimLine, ClaimLine],
  setting: Setting,
  providers: ProviderIndex,
): boolean {
  const provider = providers.of(one, setting)
  return provider.identity !== 'claim' && provider === providers.of(two, setting)
}

/**
 * A group and its member, or two members, bill one service at one price. Two members may each see
 * a patient in a day, so visits count only where one bill names no member.
 */
function isOnePayee(one: ClaimLine, two: ClaimLine): boolean {
  const payee = one.billingNpi ?? one.providerTaxId
  if (payee === undefined || payee !== (two.billingNpi ?? two.providerTaxId)) return false
  if (one.chargeCents === undefined || one.chargeCents !== two.chargeCents) return false
  if (one.units !== two.units) return false
  const namesOneOnly = (one.renderingNpi === undefined) !== (two.renderingNpi === undefined)
  return namesOneOnly || procedureSection(one.procedure) !== evaluationManagement
}

/** Some days apart by one provider: a service that does not repeat within days, at the same price and place. */
function isRepeatedBill(one: ClaimLine, two: ClaimLine): boolean {
  return (
    isOnceWithinDays(two) &&
    one.chargeCents !== undefined &&
    one.chargeCents === two.chargeCents &&
    one.units === two.units &&
    one.placeOfService === two.placeOfService &&
    one.diagnoses[0] === two.diagnoses[0]
  )
}

/** Anesthesia, diagnostic imaging, first and preventive visits; the rest may be a series. */
function isOnceWithinDays({ procedure }: ClaimLine): boolean {
  if (procedureSection(procedure) === anesthesia) return true
  const number = digitsOnly(procedure)
  if (number >= 70_010 && number <= 76_499) return true
  if (number >= 99_202 && number <= 99_205) return true
  return visitFamily(procedure) === 'preventive-visit'
}
