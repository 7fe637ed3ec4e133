import { historyIndex } from '../../claim/claim-line.ts'
import { hasPainExemption } from '../../facts/doses/pain-exemption.ts'
import { drugsTaken, type TakenFill } from '../../facts/fills/drug-taken.ts'
import { untakenBecause } from '../../facts/fills/untaken.ts'
import { LookBack } from '../../facts/therapy/look-back.ts'
import { isOpioidForPain } from '../../facts/therapy/opioid-class.ts'
import { cells, drugField } from '../../findings/evidence.ts'
import {
  cannotTell,
  eachOpenLine,
  finding,
  look,
  notApplicable,
  passUnder,
  type NoFinding,
  type Outcome,
} from '../../rule/outcome.ts'
import { deniedOrPending, noPatient } from '../../rule/reasons.ts'
import { cite, defineGroupRule, type SpanContext } from '../../rule/rule.ts'
import { count, date, name, say } from '../../sentences/say.ts'

/** Who had no opioid for so long is new to them. */
const lookBackDays = 60
const mostDays = 7

const noOpioid = notApplicable('no opioid for pain')
const exempt = notApplicable('the patient has cancer, sickle cell disease or palliative care')
const noLookBack = cannotTell('the file does not reach back 60 days for the patient')
const otherUnknown = cannotTell('an earlier fill of the patient is of a drug that no list knows')

const withoutSupply = untakenBecause('the drug is not known, so neither is whether it is an opioid')

type Context = SpanContext<'drugProfiles', 'drugs'>

/** The first opioid in sixty days, dispensed for more than a week. */
export const firstOpioidOver7Days = defineGroupRule({
  id: 'first-opioid-over-7-days',
  version: 1,
  title: 'First opioid for more than seven days',
  category: 'drug-safety',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['pharmacy'],
  scope: 'patient',
  sources: [
    cite(
      'CMS, Medicare Part D opioid policies (Call Letter 2019)',
      'hard safety edit: seven days for patients without an opioid in 60 days',
      'drugProfiles',
    ),
  ],
  needs: {
    fields: ['patientKey', 'serviceFromDay', 'daysSupply'],
    tables: ['drugProfiles'],
    optionalTables: ['drugs'],
  },
  clearedBy:
    'Opioids paid by another plan before, hospice, palliative care, cancer pain, sickle cell disease, long-term care, or an override.',
  suggestedFix: 'Ask the pharmacy for the override, and for what the patient took before.',
  triage({ standing }) {
    if (!standing.namesPatient) return noPatient
    return standing.isDenied ? deniedOrPending : look
  },
  judge({ lines }, context) {
    const taken = drugsTaken(lines, context)
    if (taken.areAllOutside(isOpioidForPain)) return noOpioid
    const opioids = taken.fills.filter(({ drugClass }) => isOpioidForPain(drugClass))
    if (opioids.length > 0 && lines.some(hasPainExemption)) return exempt
    const known = new LookBack(
      opioids,
      lines,
      lines.filter((line) => taken.of(line).kind === 'unknown-drug'),
    )
    return eachOpenLine((line) => {
      const drug = taken.of(line)
      if (drug.kind !== 'taken') return withoutSupply[drug.kind]
      if (!isOpioidForPain(drug.fill.drugClass)) return noOpioid
      return outcomeOf(drug.fill, known, context)
    })
  },
})

function outcomeOf(fill: TakenFill, known: LookBack, context: Context): Outcome {
  const { line, fromDay } = fill
  const since = fromDay - lookBackDays
  const isShort = (line.daysSupply ?? 0) <= mostDays
  if (isShort || line.index === historyIndex || known.hadOpioid(since, fromDay))
    return passed(fromDay, context)
  if (!known.reaches(since)) return noLookBack
  if (known.hasUnknown(since, fromDay)) return otherUnknown
  return finding({
    message: say`${name(line.drugName ?? line.ndc)} was dispensed for ${count(line.daysSupply ?? 0)} days on ${date(fromDay)} to a patient without an opioid in the ${count(lookBackDays)} days before; a first opioid is for ${count(mostDays)} days at most.`,
    lines: [line],
    evidence: cells(line, 'serviceFromDay', 'daysSupply', drugField(line)),
  })
}

function passed(fromDay: number, context: Context): NoFinding {
  const consulted = context.on(fromDay)
  return consulted ? passUnder(consulted) : noOpioid
}
