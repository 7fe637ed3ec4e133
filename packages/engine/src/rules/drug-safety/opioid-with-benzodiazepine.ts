import { hasPainExemption } from '../../facts/doses/pain-exemption.ts'
import { daysTogether, type Meeting } from '../../facts/fills/days-together.ts'
import { drugsTaken, type TakenFill } from '../../facts/fills/drug-taken.ts'
import { untakenBecause } from '../../facts/fills/untaken.ts'
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

const neither = notApplicable('neither an opioid for pain nor a benzodiazepine')
const exempt = notApplicable('the patient has cancer, sickle cell disease or palliative care')
const otherUnknown = cannotTell('another fill of the patient is of a drug that no list knows')

const withoutSupply = untakenBecause(
  'the drug is not known, so neither is whether it is one of the two',
)

const together = {
  flagged: ({ later }: Meeting) => later,
  because: say`an opioid with a benzodiazepine can stop the breath`,
}

/** An opioid and a benzodiazepine that a patient has at hand together for more than a week. */
export const opioidWithBenzodiazepine = defineGroupRule({
  id: 'opioid-with-benzodiazepine',
  version: 1,
  title: 'Opioid together with a benzodiazepine',
  category: 'drug-safety',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['pharmacy'],
  scope: 'patient',
  sources: [
    cite(
      'FDA Drug Safety Communication of 2016-08-31',
      'boxed warning: opioids with benzodiazepines',
      'drugProfiles',
    ),
    cite(
      'CMS, Medicare Part D opioid policies (Call Letter 2019)',
      'safety edit for opioids and benzodiazepines taken together',
    ),
  ],
  needs: {
    fields: ['patientKey', 'serviceFromDay', 'daysSupply'],
    tables: ['drugProfiles'],
    optionalTables: ['drugs'],
  },
  clearedBy:
    'Hospice, palliative care, active cancer pain, sickle cell disease, a taper from one drug, or prescribers who know of both.',
  suggestedFix:
    'Ask the prescribers whether each knows of the other drug, and whether both are meant.',
  triage({ standing }) {
    if (!standing.namesPatient) return noPatient
    return standing.isDenied ? deniedOrPending : look
  },
  judge({ lines }, context) {
    const taken = drugsTaken(lines, context)
    if (taken.areAllOutside(isEither)) return neither
    const { fills } = taken
    const opioids = fills.filter(isOpioid)
    const benzodiazepines = fills.filter(isBenzodiazepine)
    const isExempt = opioids.length > 0 && lines.some(hasPainExemption)
    const isWhole = !taken.hasUnknown
    const found = overlapFindings(isExempt ? [] : daysTogether(opioids, benzodiazepines), together)
    return eachOpenLine((line) => {
      const drug = taken.of(line)
      if (drug.kind !== 'taken') return withoutSupply[drug.kind]
      if (!isEither(drug.fill.drugClass)) return neither
      if (isExempt) return exempt
      return found.get(line) ?? (isWhole ? passed(drug.fill, context) : otherUnknown)
    })
  },
})

/** Opioids for pain: neither cough syrups, nor buprenorphine, with which dependence is treated. */
function isOpioid({ drugClass }: TakenFill): boolean {
  return isOpioidForPain(drugClass)
}

function isBenzodiazepine({ drugClass }: TakenFill): boolean {
  return drugClass === 'benzodiazepine'
}

function isEither(drugClass: string | undefined): boolean {
  return isOpioidForPain(drugClass) || drugClass === 'benzodiazepine'
}

function passed(fill: TakenFill, context: SpanContext<'drugProfiles', 'drugs'>): NoFinding {
  const consulted = context.on(fill.fromDay)
  return consulted ? passUnder(consulted) : neither
}
