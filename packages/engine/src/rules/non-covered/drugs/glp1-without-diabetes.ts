import { historyIndex, type ClaimLine } from '../../../claim/claim-line.ts'
import { drugsTaken, type TakenFill } from '../../../facts/fills/drug-taken.ts'
import { untakenBecause } from '../../../facts/fills/untaken.ts'
import { cells, drugField } from '../../../findings/evidence.ts'
import {
  cannotTell,
  eachOpenLine,
  finding,
  look,
  notApplicable,
  passUnder,
  type Outcome,
} from '../../../rule/outcome.ts'
import { deniedOrPending, noPatient } from '../../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../../rule/rule.ts'
import { code, date, name, say } from '../../../sentences/say.ts'
import type { Sentence } from '../../../sentences/sentence.ts'

/** History that shows other diabetes drugs, if there are any. */
const lookBackDays = 180

const otherDrug = notApplicable('no GLP-1 drug whose label is for diabetes')
const weightLoss = notApplicable('a brand whose label is for weight loss')
const noLookBack = cannotTell('the file does not reach back 180 days for the patient')

const withoutSupply = untakenBecause(
  'the drug is not known, so neither is whether it is for diabetes',
)

const glp1 = /GLP-1 agonist$/
/** Classes of the drug profiles that treat diabetes, SGLT2 inhibitors among them. */
const diabetesClass = /^(?:biguanide|sulfonylurea|thiazolidinedione|DPP-4|SGLT2|insulin\b)/
/** Diabetes, high sugar that is treated alike, and diabetes in pregnancy. */
const diabetes = /^(?:E(?:08|09|1[0-3])|O24|R73|Z794|Z7984)/
/** Obesity and a body mass index of 30 and more, for which another brand of the drug is labeled. */
const obesity = /^(?:E66|Z68[34])/
/** Uses beside diabetes that labels of these drugs have had (heart, kidneys, liver, sleep apnea). */
const otherUse = /^(?:I2[0-5]|I63|I70|N18|K7581|G4733)/

/** A GLP-1 drug of the diabetes label for a patient whom nothing says to have diabetes. */
export const glp1WithoutDiabetes = defineGroupRule({
  id: 'glp1-without-diabetes',
  version: 3,
  title: 'GLP-1 drug without diabetes',
  category: 'non-covered',
  class: 'lead',
  basis: 'plan',
  auditTypes: ['pharmacy'],
  scope: 'patient',
  sources: [
    cite(
      'FDA labels of Ozempic, Rybelsus, Trulicity, Victoza, Byetta and Mounjaro',
      'section 1, indications: type 2 diabetes',
      'drugProfiles',
    ),
    cite('Social Security Act 1860D-2(e)(2)(A)', 'drugs for weight loss are excluded from Part D'),
  ],
  needs: {
    fields: ['patientKey', 'serviceFromDay', 'daysSupply'],
    tables: ['drugProfiles'],
    optionalTables: ['drugs'],
  },
  clearedBy:
    'A diagnosis of diabetes in the records or in medical claims, or a prior authorization.',
  suggestedFix: 'Ask the prescriber for the diagnosis, or look for it in the medical claims.',
  triage({ standing }) {
    if (!standing.namesPatient) return noPatient
    return standing.isDenied ? deniedOrPending : look
  },
  judge({ lines }, context) {
    const taken = drugsTaken(lines, context)
    if (taken.areAllOutside(isGlp1)) return otherDrug
    const { fills } = taken
    const isExplained =
      fills.some(({ drugClass }) => drugClass !== undefined && diabetesClass.test(drugClass)) ||
      lines.some(({ diagnoses }) =>
        diagnoses.some((code) => diabetes.test(code) || otherUse.test(code)),
      )
    const firstDay = Math.min(...fills.map(({ fromDay }) => fromDay))
    let flagged = false
    return eachOpenLine((line) => {
      const drug = taken.of(line)
      if (drug.kind !== 'taken') return withoutSupply[drug.kind]
      if (!isGlp1(drug.fill.drugClass)) return otherDrug
      if (/wegovy|saxenda|zepbound/i.test(line.drugName ?? '')) return weightLoss
      const consulted = context.on(drug.fill.fromDay)
      if (isExplained || flagged) return consulted ? passUnder(consulted) : otherDrug
      const outcome = outcomeOf(drug.fill, firstDay)
      if (outcome.kind === 'finding') flagged = true
      return outcome
    })
  },
})

function isGlp1(drugClass: string | undefined): boolean {
  return drugClass !== undefined && glp1.test(drugClass)
}

/** One finding for a patient, at the first fill that says what it is for or before which enough is known. */
function outcomeOf({ line, fromDay }: TakenFill, firstDay: number): Outcome {
  const stated = line.diagnoses.find((each) => obesity.test(each))
  if (stated !== undefined && line.index !== historyIndex) {
    return flag(
      line,
      say`${name(line.drugName ?? line.ndc)} was dispensed on ${date(fromDay)} with a diagnosis of obesity (${code(stated)}) and none of diabetes; its label is for diabetes.`,
    )
  }
  if (firstDay > fromDay - lookBackDays || line.index === historyIndex) return noLookBack
  return flag(
    line,
    say`${name(line.drugName ?? line.ndc)} was dispensed on ${date(fromDay)} to a patient without a diagnosis of diabetes and without another diabetes drug since ${date(firstDay)}; its label is for diabetes.`,
  )
}

function flag(line: ClaimLine, message: Sentence): Outcome {
  const evidence = cells(line, 'serviceFromDay', drugField(line), 'diagnoses')
  return finding({ message, lines: [line], evidence })
}
