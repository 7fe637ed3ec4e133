import type { ClaimLine } from '../../../claim/claim-line.ts'
import { addMonths, isoDate } from '../../../claim/day.ts'
import {
  isKnownDrug,
  scheduleListed,
  scheduleOf,
} from '../../../facts/drugs/controlled-schedule.ts'
import { wholeFillAtRisk } from '../../../facts/fills/paid-fill.ts'
import { maySplitFill, saysParts } from '../../../facts/fills/partial-fill.ts'
import type { FindingClass } from '../../../result/finding.ts'
import {
  cannotTell,
  finding,
  lookAt,
  notApplicable,
  pass,
  type Outcome,
} from '../../../rule/outcome.ts'
import { denied, scheduleNotKnown } from '../../../rule/reasons.ts'
import { cite, defineLineRule } from '../../../rule/rule.ts'
import { count, date, say, words } from '../../../sentences/say.ts'
import type { Sentence } from '../../../sentences/sentence.ts'

const noFacts = cannotTell('no fill number and no date written on the line')
const notScheduleThreeOrFour = notApplicable('the drug is not in schedule III or IV')
const mostRefills = 5
const validMonths = 6
const mostMonths = 12

/** Schedule III and IV drugs refilled more often or later than the law lets a prescription run. */
export const refillsOverAuthority = defineLineRule({
  id: 'refills-over-authority',
  version: 3,
  title: 'Refill beyond what the law or the prescription allows',
  category: 'non-covered',
  class: 'error',
  basis: 'binding',
  auditTypes: ['pharmacy'],
  sources: [
    cite(
      '21 CFR 1306.22',
      '(a) schedule III and IV: five refills within six months of the date of issue',
    ),
    cite('State pharmacy law', 'a prescription runs for a year in most states'),
    cite('21 CFR 1306.23', 'partial filling, within the same six months'),
    cite(
      'NCPDP Telecommunication Standard',
      'fields 403-D3 fill number and 415-DF number of refills authorized',
    ),
  ],
  needs: { fields: ['refillNumber'], tables: ['drugProfiles'], optionalTables: ['drugs'] },
  clearedBy:
    'A new prescription for this fill, or (for the number of refills) a record of parts of one fill (21 CFR 1306.23).',
  suggestedFix: 'Ask the pharmacy for the prescription behind this fill.',
  triageDrug(drug, context) {
    if (drug.service.standing.isDenied) return denied
    const isControlled = scheduleListed(drug, context) !== undefined
    const isKnown = isControlled || isKnownDrug(drug, context)
    return lookAt({ isControlled, other: isKnown ? notScheduleThreeOrFour : scheduleNotKnown })
  },
  judge(line, context, { isControlled, other }) {
    const { refillNumber, writtenDay } = line
    if (refillNumber === undefined && writtenDay === undefined) return noFacts
    const schedule = isControlled ? scheduleOf(line, context) : undefined
    if (schedule !== 3 && schedule !== 4) {
      return beyondAuthorized(line) ?? expired(line) ?? other
    }
    const late = lateness(line)
    if (late !== undefined) return flag(line, late, 'error')
    if (refillNumber === undefined || refillNumber <= mostRefills || maySplitFill(line)) {
      return beyondAuthorized(line) ?? pass
    }
    const message = say`Refill ${count(refillNumber)} of a schedule ${words(schedule === 3 ? 'III' : 'IV')} drug: a prescription allows at most ${count(mostRefills)}.`
    return flag(line, message, saysParts(context) ? 'error' : 'lead')
  },
})

/**
 * A refill beyond the number that the prescriber authorized, whatever the drug: a question, because
 * the number may have been renewed. 0 often stands for a number that was not sent, 99 for as needed.
 */
function beyondAuthorized(line: ClaimLine): Outcome | undefined {
  const { refillNumber, refillsAuthorized } = line
  if (refillNumber === undefined || refillsAuthorized === undefined) return undefined
  if (refillsAuthorized < 1 || refillNumber <= refillsAuthorized || maySplitFill(line)) {
    return undefined
  }
  const message = say`Refill ${count(refillNumber)} of a prescription that authorizes ${count(refillsAuthorized)}.`
  return flag(line, message, 'lead')
}

/** A fill more than a year after the prescription, whatever the drug: few states let one run longer. */
function expired(line: ClaimLine): Outcome | undefined {
  const { writtenDay, serviceFromDay } = line
  if (writtenDay === undefined || serviceFromDay === undefined) return undefined
  const lastDay = addMonths(writtenDay, mostMonths)
  if (serviceFromDay <= lastDay || maySplitFill(line)) return undefined
  const message = say`Filled on ${date(serviceFromDay)} on a prescription written on ${date(writtenDay)}: in most states it ran until ${date(lastDay)} (a year).`
  return flag(line, message, 'lead')
}

/** Why the fill is later than the prescription runs; undefined where it is not, or cannot be told. */
function lateness({ writtenDay, serviceFromDay }: ClaimLine): Sentence | undefined {
  if (writtenDay === undefined || serviceFromDay === undefined) return undefined
  const lastDay = addMonths(writtenDay, validMonths)
  if (serviceFromDay <= lastDay) return undefined
  return say`Filled on ${date(serviceFromDay)} on a prescription written on ${date(writtenDay)}, which ran until ${date(lastDay)} (six months).`
}

function flag(line: ClaimLine, message: Sentence, findingClass: FindingClass): Outcome {
  const { row, refillNumber, writtenDay } = line
  return finding({
    message,
    lines: [line],
    evidence: [
      { row, field: 'refillNumber', value: refillNumber === undefined ? '' : String(refillNumber) },
      { row, field: 'writtenDay', value: writtenDay === undefined ? '' : isoDate(writtenDay) },
    ],
    ...wholeFillAtRisk(line),
    class: findingClass,
  })
}
