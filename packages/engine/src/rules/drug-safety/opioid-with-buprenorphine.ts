import { historyIndex, type ClaimLine } from '../../claim/claim-line.ts'
import { hasPainExemption } from '../../facts/doses/pain-exemption.ts'
import { daysTogether, type Together } from '../../facts/fills/days-together.ts'
import { drugsTaken, type DrugTaken, type TakenFill } from '../../facts/fills/drug-taken.ts'
import {
  begunDuring,
  isPartialAgonist,
  treatsDependence,
} from '../../facts/therapy/dependence-treatment.ts'
import { isOpioidForPain } from '../../facts/therapy/opioid-class.ts'
import { cells } from '../../findings/evidence.ts'
import {
  cannotTell,
  eachOpenLine,
  finding,
  look,
  notApplicable,
  passUnder,
  type FindingOutcome,
  type NoFinding,
} from '../../rule/outcome.ts'
import { deniedOrPending, noDaysSupply, noPatient, noServiceDate } from '../../rule/reasons.ts'
import { cite, defineGroupRule, type SpanContext } from '../../rule/rule.ts'
import { count, date, name, say } from '../../sentences/say.ts'

/** A course after an operation, for which treatment goes on, is not longer. */
const mostDays = 7

const neither = notApplicable('neither an opioid for pain nor buprenorphine for dependence')
const exempt = notApplicable('the patient has cancer, sickle cell disease or palliative care')
const otherUnknown = cannotTell('another fill of the patient is of a drug that no list knows')

const withoutSupply: Readonly<Record<Exclude<DrugTaken['kind'], 'taken'>, NoFinding>> = {
  'not-dispensed': deniedOrPending,
  undated: noServiceDate,
  'unknown-drug': cannotTell('the drug is not known, so neither is whether it is one of the two'),
  'without-days': noDaysSupply,
}

type Context = SpanContext<'drugProfiles', 'drugs'>

/** An opioid for pain that a patient begins to fill while buprenorphine for dependence lasts. */
export const opioidWithBuprenorphine = defineGroupRule({
  id: 'opioid-with-buprenorphine',
  version: 1,
  title: 'Opioid filled during treatment of opioid dependence',
  category: 'drug-safety',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['pharmacy'],
  scope: 'patient',
  sources: [
    cite(
      'CMS, Medicare Part D opioid policies (Call Letter 2019)',
      'safety edit for opioids while buprenorphine for dependence is taken',
      'drugProfiles',
    ),
    cite('FDA labels of buprenorphine for dependence', 'section 7, drug interactions: opioids'),
  ],
  needs: {
    fields: ['patientKey', 'serviceFromDay', 'daysSupply'],
    tables: ['drugProfiles'],
    optionalTables: ['drugs'],
  },
  clearedBy:
    'Active cancer pain, palliative care, surgery under a plan of both prescribers, or treatment that had ended.',
  suggestedFix:
    'Ask both prescribers whether each knows of the other drug, and what the prescription monitoring program showed.',
  triage({ standing }) {
    if (!standing.namesPatient) return noPatient
    return standing.isDenied ? deniedOrPending : look
  },
  judge({ lines }, context) {
    const taken = drugsTaken(lines, context)
    if (taken.areAllOutside(isEither)) return neither
    const opioids = taken.fills.filter(isOpioid)
    const treatments = taken.fills.filter((fill) => treatsDependence(fill, context))
    const isExempt = opioids.length > 0 && lines.some(hasPainExemption)
    const begun = isExempt ? [] : begunDuring(treatments, opioids)
    const found = findings(daysTogether(begun, treatments))
    return eachOpenLine((line) => {
      const drug = taken.of(line)
      if (drug.kind !== 'taken') return withoutSupply[drug.kind]
      if (!isOpioid(drug.fill) && !treatsDependence(drug.fill, context)) return neither
      if (isExempt) return exempt
      return found.get(line) ?? (taken.hasUnknown ? otherUnknown : passed(drug.fill, context))
    })
  },
})

function isOpioid({ drugClass }: TakenFill): boolean {
  return isOpioidForPain(drugClass)
}

function isEither(drugClass: string | undefined): boolean {
  return isOpioidForPain(drugClass) || isPartialAgonist(drugClass)
}

function passed(fill: TakenFill, context: Context): NoFinding {
  const consulted = context.on(fill.fromDay)
  return consulted ? passUnder(consulted) : neither
}

/** Each stretch at the first opioid that this file holds, else at the first fill of the treatment that it does. */
function findings(stretches: readonly Together[]): ReadonlyMap<ClaimLine, FindingOutcome> {
  const found = new Map<ClaimLine, FindingOutcome>()
  for (const stretch of stretches) {
    if (stretch.days <= mostDays) continue
    for (const { later, earlier } of stretch.meetings) {
      const [opioid, treatment] = isOpioid(later) ? [later, earlier] : [earlier, later]
      const [line, other] = ofFile(opioid)
        ? [opioid.line, treatment.line]
        : [treatment.line, opioid.line]
      if (line.index === historyIndex) continue
      if (!found.has(line)) found.set(line, flag(line, other, stretch))
      break
    }
  }
  return found
}

function ofFile({ line }: TakenFill): boolean {
  return line.index !== historyIndex
}

function flag(line: ClaimLine, other: ClaimLine, stretch: Together): FindingOutcome {
  const { days, fromDay, untilDay } = stretch
  return finding({
    message: say`${name(drugOf(line))} and ${name(drugOf(other))} overlap on ${count(days)} days from ${date(fromDay)} to ${date(untilDay - 1)}; the opioid was begun while buprenorphine for dependence lasted.`,
    lines: [line],
    related: [other],
    evidence: [other, line].flatMap((each) =>
      cells(each, 'serviceFromDay', 'daysSupply', each.drugName === undefined ? 'ndc' : 'drugName'),
    ),
  })
}

function drugOf({ drugName, ndc }: ClaimLine): string | undefined {
  return drugName ?? ndc
}
