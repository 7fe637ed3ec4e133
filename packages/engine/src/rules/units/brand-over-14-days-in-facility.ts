import { fillName } from '../../facts/drugs/names/fill-name.ts'
import { isInNursingFacility } from '../../facts/fills/nursing-facility.ts'
import { brandMarketOf, isNamedAsGeneric, isSolidName } from '../../facts/market/brand-market.ts'
import { isPartD } from '../../facts/payers/part-d.ts'
import { payerEvidence } from '../../facts/payers/payer-evidence.ts'
import { mayTellPayer } from '../../facts/payers/payer-program.ts'
import { cells, drugField, statedCells } from '../../findings/evidence.ts'
import { cannotTell, finding, look, notApplicable, pass } from '../../rule/outcome.ts'
import { deniedOrPending } from '../../rule/reasons.ts'
import { cite, defineLineRule } from '../../rule/rule.ts'
import { count, name, say } from '../../sentences/say.ts'

const otherBenefit = notApplicable('the file does not say that Medicare Part D pays')
const noResidence = cannotTell('no residence of the patient, which would tell a nursing facility')
const atHome = notApplicable('a patient who does not live in a nursing facility')
const generic = notApplicable('a generic, which may be dispensed for longer')
const noName = cannotTell('no drug name, which would tell a brand')
const unknownBrand = cannotTell('not known whether the drug is a brand')
const notSolid = notApplicable('no tablets and capsules')
const excused = notApplicable('a clarification code says that the limit does not apply')
const keptWhole = notApplicable('an antibiotic or contraceptive, which the rule leaves out')
const noDays = cannotTell('no days supply on the line')

const mostDays = 14
/** Dispensing in 14 days or less is not applicable (NCPDP 420-DK). */
const notApplicableCode = '21'
const leftOut =
  /mycin\b|cillin\b|^ceph|^cef|floxacin|cycline\b|augmentin|bactrim|zithromax|levaquin|cipro\b|xifaxan|dificid|zyvox|sivextro|baxdela|nuzyra|xenleta|macrobid|-28\b|\b28[- ]day/i

/** Brand tablets for more than two weeks at a time for a resident of a nursing facility whose drugs Part D pays. */
export const brandOver14DaysInFacility = defineLineRule({
  id: 'brand-over-14-days-in-facility',
  version: 1,
  title: 'Brand for over 14 days in a nursing facility',
  category: 'units',
  class: 'lead',
  basis: 'binding',
  auditTypes: ['pharmacy'],
  sources: [
    cite(
      '42 CFR 423.154',
      '(a)(1) solid oral doses of brand-name drugs in no more than 14-day increments',
    ),
    cite(
      'NCPDP Telecommunication Standard D.0 (45 CFR 162.1102)',
      'fields 384-4X, patient residence, and 420-DK, submission clarification code',
    ),
  ],
  needs: { fields: ['daysSupply'], optionalTables: ['drugs', 'drugProfiles'] },
  clearedBy:
    'A waiver of the plan, a package that is to stay whole, or a residence that is no nursing facility.',
  suggestedFix:
    'Ask for the dispensing record; have the fill dispensed again in increments of 14 days or less.',
  triage({ standing }, _, file) {
    if (standing.isDenied) return deniedOrPending
    return mayTellPayer(file) ? look : otherBenefit
  },
  judge(line, context) {
    if (!isPartD(line)) return otherBenefit
    const { daysSupply, patientResidence, submissionClarificationCodes: codes } = line
    if (!isInNursingFacility(line)) return patientResidence === undefined ? noResidence : atHome
    if (daysSupply === undefined || daysSupply <= 0) return noDays
    if (daysSupply <= mostDays) return pass
    const drugName = fillName(line, context)
    if (drugName === undefined) return noName
    if (line.brandGeneric === 'generic' || isNamedAsGeneric(line, context)) return generic
    if (line.brandGeneric !== 'brand' && !brandMarketOf(line, context)) return unknownBrand
    if (!isSolidName(drugName)) return notSolid
    if (leftOut.test(drugName)) return keptWhole
    if (codes.includes(notApplicableCode)) return excused
    return finding({
      message: say`${name(drugName)}, a brand, was dispensed for ${count(daysSupply)} days to a resident of a nursing facility; Part D has it dispensed for ${count(mostDays)} at a time.`,
      lines: [line],
      evidence: [
        payerEvidence(line),
        ...cells(line, drugField(line), 'daysSupply'),
        ...statedCells(line, 'patientResidence', 'placeOfService', ...clarified(codes)),
      ],
    })
  },
})

function clarified(codes: readonly string[]): readonly 'submissionClarificationCodes'[] {
  return codes.length === 0 ? [] : ['submissionClarificationCodes']
}
