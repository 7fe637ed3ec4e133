import { settingOf } from '../../batch/setting.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'
import { payeeOf } from '../../claim/payee.ts'
import { digitsOnly } from '../../codes/procedure-section.ts'

/**
 * Why two lines of one code and day look like one service though they stand on two kinds of bills: a
 * practitioner's fee that the hospital bills too, or a test of the blood that two laboratories were paid
 * for. Undefined where they do not.
 */
export function likenessElsewhere(
  one: ClaimLine,
  two: ClaimLine,
): 'two-forms' | 'two-laboratories' | undefined {
  if (one.serviceFromDay !== two.serviceFromDay || one.units !== two.units) return undefined
  if (one.modifiers.length > 0 || two.modifiers.length > 0) return undefined
  if (areTwoForms(one, two)) return 'two-forms'
  return areTwoLaboratories(one, two) ? 'two-laboratories' : undefined
}

/** Revenue codes of the fees of practitioners on the bill of a facility. */
const professionalFees = /^09[678]\d$/

function areTwoForms(one: ClaimLine, two: ClaimLine): boolean {
  const fee = [one, two].find(({ revenueCode = '' }) => professionalFees.test(revenueCode))
  if (fee === undefined || settingOf(fee) !== 'outpatient-facility') return false
  return settingOf(fee === one ? two : one) === 'professional'
}

const independentLaboratory = '81'
/** Panels, chemistry and blood counts (CPT), which are made once of a specimen. */
const firstTest = 80_047
const lastTest = 85_999
/** Followed through a day: enzymes of the heart, gases, glucose, lactate, potassium, sodium, hemoglobin, clotting. */
const followed: ReadonlySet<number> = new Set([
  82_550, 82_553, 82_803, 82_805, 82_947, 82_948, 82_962, 83_605, 84_132, 84_295, 84_484, 85_014,
  85_018, 85_347, 85_610, 85_730,
])

function areTwoLaboratories(one: ClaimLine, two: ClaimLine): boolean {
  const code = digitsOnly(one.procedure)
  if (code < firstTest || lastTest < code || followed.has(code)) return false
  if (one.diagnoses.length === 0 || one.diagnoses[0] !== two.diagnoses[0]) return false
  const isOfLaboratory = [one, two].some(
    ({ placeOfService }) => placeOfService === independentLaboratory,
  )
  const payee = payeeOf(one)?.id
  const other = payeeOf(two)?.id
  return isOfLaboratory && payee !== undefined && other !== undefined && payee !== other
}
