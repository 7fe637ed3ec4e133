import { hasPainExemption } from '../../facts/doses/pain-exemption.ts'
import { daysTogether, type Meeting } from '../../facts/fills/days-together.ts'
import { drugsTaken, type TakenFill } from '../../facts/fills/drug-taken.ts'
import { untakenBecause } from '../../facts/fills/untaken.ts'
import {
  begunDuring,
  isPartialAgonist,
  treatsDependence,
} from '../../facts/therapy/dependence-treatment.ts'
import { isOpioidForPain } from '../../facts/therapy/opioid-class.ts'
import { overlapFindings } from '../../facts/therapy/overlap-findings.ts'
import {
  cannotTell,
  eachOpenLine,
  look,
  notApplicable,
  passUnder,
  type NoFinding,
} from '../../rule/outcome.ts'
import { deniedOrPending, noPatient } from '../../rule/reasons.ts'
import { cite, defineGroupRule, type SpanContext } from '../../rule/rule.ts'
import { say } from '../../sentences/say.ts'

const neither = notApplicable('neither an opioid for pain nor buprenorphine for dependence')
const exempt = notApplicable('the patient has cancer, sickle cell disease or palliative care')
const otherUnknown = cannotTell('another fill of the patient is of a drug that no list knows')

const withoutSupply = untakenBecause(
  'the drug is not known, so neither is whether it is one of the two',
)

type Context = SpanContext<'drugProfiles', 'drugs'>

const together = {
  flagged: ({ later, earlier }: Meeting) => (isOpioid(later) ? later : earlier),
  because: say`the opioid was begun while buprenorphine for dependence lasted`,
}

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
    const found = overlapFindings(daysTogether(begun, treatments), together)
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
