import type { ClaimLine } from '../../../claim/claim-line.ts'
import { noProcedure } from '../../../claim/procedure-number.ts'
import { technicalShareAtRisk } from '../../../facts/prices/technical-share.ts'
import { wholeLineAtRisk } from '../../../findings/line-at-risk.ts'
import type { FeeScheduleRow } from '../../../reference/procedure-rows.ts'
import { finding, lookAt, notApplicable, pass } from '../../../rule/outcome.ts'
import { denied, noCode, noPlaceOfService, notInFeeSchedule } from '../../../rule/reasons.ts'
import { cite, defineLineRule } from '../../../rule/rule.ts'
import { code, field, say, words } from '../../../sentences/say.ts'

/** Off-campus and on-campus outpatient hospital, inpatient hospital, emergency room. */
const hospitalPlaces: ReadonlySet<string> = new Set(['19', '21', '22', '23'])

/** Whose radiology during an operation is paid to the center that bills it. */
const surgeryCenter = '24'

/** Statuses of codes that the fee schedule prices. */
const priced: ReadonlySet<string> = new Set(['A', 'R', 'T', 'C'])

const elsewhere = notApplicable('not a professional service in a hospital')

/** Equipment and staff of a hospital billed by a physician. */
export const technicalComponentInHospital = defineLineRule({
  id: 'technical-component-in-hospital',
  version: 4,
  title: 'Technical service of a hospital on a professional claim',
  category: 'overpayment',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  sources: [
    cite(
      'Medicare Claims Processing Manual, chapter 13',
      '20.2 technical component of radiology: for hospital patients the hospital is paid',
    ),
    cite(
      '42 CFR 411.15',
      '(m) services to hospital patients that others than the hospital furnish are excluded',
    ),
    cite(
      'Medicare Physician Fee Schedule database record layout',
      'PC/TC indicators 1, 3, 4, 5 and 7',
      'feeSchedule',
    ),
    cite('42 CFR 416.164', '(b) radiology integral to an operation is paid to the surgery center'),
    cite('Medicare Physician Fee Schedule', 'relative values of the components', 'relativeValues'),
  ],
  needs: {
    fields: ['procedureCode', 'placeOfService'],
    tables: ['feeSchedule'],
    optionalTables: ['relativeValues'],
  },
  clearedBy:
    'Proof that the service was not given in the hospital, or a contract that pays for it.',
  suggestedFix: 'Pay the professional component only; the hospital bills the rest.',
  triage({ procedure, modifiers, placeOfService, setting, standing }, { feeSchedule }) {
    if (placeOfService === undefined) return noPlaceOfService
    const isCenter = placeOfService === surgeryCenter && modifiers.includes('TC')
    if (!(isCenter || hospitalPlaces.has(placeOfService)) || setting !== 'professional')
      return elsewhere
    if (procedure === noProcedure) return noCode
    if (standing.isDenied) return denied
    const fee = feeSchedule.find(procedure)
    if (!fee) return notInFeeSchedule
    const part = priced.has(fee.status) ? technicalPart(fee, modifiers) : undefined
    return part ? lookAt({ ...part, isCenter }) : pass
  },
  judge(line, { tables }, { says, isWhole, isTherapy, isCenter }) {
    if (isTherapy && !isTherapist(line)) return pass
    if (isCenter && !isPractitioner(line)) return pass
    const { row, procedureCode = '', modifiers, placeOfService = '' } = line
    return finding({
      message: say`${code([procedureCode, ...modifiers].join('-'))} in place of service ${field(line, 'placeOfService')} ${words(isCenter ? ofCenter : says)}.`,
      ...(isCenter && { class: 'lead' }),
      lines: [line],
      evidence: [
        { row, field: 'procedureCode', value: procedureCode },
        { row, field: 'modifiers', value: modifiers.join(', ') },
        { row, field: 'placeOfService', value: placeOfService },
      ],
      ...(isWhole
        ? wholeLineAtRisk(line)
        : technicalShareAtRisk(line, tables.relativeValues?.find(line.procedure))),
    })
  },
})

/** What a line bills of the hospital's work, and whether it bills nothing else. */
interface TechnicalPart {
  readonly says: string
  readonly isWhole: boolean
  /** Only where a therapist in private practice bills it. */
  readonly isTherapy?: true
}

/** Whether somebody other than a surgery center billed, by the specialty: the center bills with TC itself. */
function isPractitioner({ specialty }: ClaimLine): boolean {
  return specialty !== undefined && !/^(?:49|261Q\w*)$|ambulatory|surg\w* cent/i.test(specialty)
}

/** Physical and occupational therapists in private practice, by Medicare's codes, taxonomy or words. */
function isTherapist({ specialty = '' }: ClaimLine): boolean {
  return /^(?:65|67|2251\w*|225X\w*)$|\b(?:physical|occupational) therap/i.test(specialty)
}

function technicalPart(
  { pcTc }: FeeScheduleRow,
  modifiers: readonly string[],
): TechnicalPart | undefined {
  if (modifiers.includes('26')) return undefined
  if (pcTc === '3' || pcTc === '5') return { says: wholly[pcTc], isWhole: true }
  if (pcTc === '7') return { says: wholly[pcTc], isWhole: true, isTherapy: true }
  if (pcTc === '1' && modifiers.includes('TC')) return { says: wholly[pcTc], isWhole: true }
  return pcTc === '1' || pcTc === '4' ? { says: partly, isWhole: false } : undefined
}

const wholly = {
  '1': 'is the technical component alone, which the hospital bills',
  '3': 'is a technical service without a professional part, which the hospital bills',
  '5': 'is work of staff under a physician, which in a hospital belongs to the hospital',
  '7': 'is therapy, which for patients of a hospital the hospital bills',
}
const ofCenter = 'is the technical component alone, which the surgery center bills'
const partly = 'contains the technical component, which the hospital bills'
