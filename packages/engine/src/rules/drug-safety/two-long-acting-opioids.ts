import { historyIndex, type ClaimLine } from '../../claim/claim-line.ts'
import { hasPainExemption } from '../../facts/doses/pain-exemption.ts'
import { daysTogether, type Together } from '../../facts/fills/days-together.ts'
import { drugsTaken, type TakenFill } from '../../facts/fills/drug-taken.ts'
import { untakenBecause } from '../../facts/fills/untaken.ts'
import { longActingOpioid } from '../../facts/therapy/long-acting-opioids.ts'
import { cells, drugField } from '../../findings/evidence.ts'
import {
  eachOpenLine,
  finding,
  look,
  notApplicable,
  pass,
  type FindingOutcome,
} from '../../rule/outcome.ts'
import { deniedOrPending, noPatient } from '../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../rule/rule.ts'
import { count, date, name, say } from '../../sentences/say.ts'

/** More days than a change from one to the other takes. */
const mostDays = 14

const other = notApplicable('no opioid that acts for a day or longer')
const exempt = notApplicable('the patient has cancer, sickle cell disease or palliative care')

const withoutSupply = untakenBecause(
  'the drug is not known, so neither is whether it is such an opioid',
)

/** Two opioids of long effect that a patient has at hand together for more than two weeks. */
export const twoLongActingOpioids = defineGroupRule({
  id: 'two-long-acting-opioids',
  version: 1,
  title: 'Two long-acting opioids together',
  category: 'drug-safety',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['pharmacy'],
  scope: 'patient',
  sources: [
    cite(
      'CMS, Medicare Part D opioid policies (Call Letter 2019)',
      'safety edit for duplicate long-acting opioid therapy',
      'drugProfiles',
    ),
    cite('42 CFR 423.153', '(c)(2) Part D drug utilization review, therapeutic duplication'),
  ],
  needs: {
    fields: ['patientKey', 'serviceFromDay', 'daysSupply'],
    tables: ['drugProfiles'],
    optionalTables: ['drugs'],
  },
  clearedBy:
    'Hospice, palliative care, active cancer pain, sickle cell disease, or a slow change from one to the other.',
  suggestedFix: 'Ask the prescribers which of the two the patient is to take.',
  triage({ standing }) {
    if (!standing.namesPatient) return noPatient
    return standing.isDenied ? deniedOrPending : look
  },
  judge({ lines }, context) {
    const taken = drugsTaken(lines, context)
    if (taken.areAllOutside(isOpioid)) return other
    const drugs = Map.groupBy(taken.fills, ({ line, drugClass }) =>
      isOpioid(drugClass) ? longActingOpioid(line, context) : undefined,
    )
    drugs.delete(undefined)
    const isExempt = drugs.size > 1 && lines.some(hasPainExemption)
    const found = isExempt ? new Map<ClaimLine, FindingOutcome>() : findings([...drugs.values()])
    const longActing = new Set([...drugs.values()].flat().map(({ line }) => line))
    return eachOpenLine((line) => {
      const drug = taken.of(line)
      if (drug.kind !== 'taken') return withoutSupply[drug.kind]
      if (!longActing.has(line)) return other
      return isExempt ? exempt : (found.get(line) ?? pass)
    })
  },
})

function isOpioid(drugClass: string | undefined): boolean {
  return drugClass !== undefined && /opioid/.test(drugClass)
}

function findings(drugs: readonly (readonly TakenFill[])[]): Map<ClaimLine, FindingOutcome> {
  const found = new Map<ClaimLine, FindingOutcome>()
  drugs.forEach((one, at) => {
    for (const second of drugs.slice(at + 1)) {
      for (const stretch of daysTogether(one, second)) addFinding(stretch, found)
    }
  })
  return found
}

function addFinding(stretch: Together, found: Map<ClaimLine, FindingOutcome>): void {
  if (stretch.days <= mostDays) return
  const meeting = stretch.meetings.find(({ later }) => later.line.index !== historyIndex)
  if (meeting === undefined || found.has(meeting.later.line)) return
  const [line, earlier] = [meeting.later.line, meeting.earlier.line]
  found.set(
    line,
    finding({
      message: say`${name(line.drugName ?? line.ndc)} and ${name(earlier.drugName ?? earlier.ndc)}, two long-acting opioids, overlap on ${count(stretch.days)} days from ${date(stretch.fromDay)} to ${date(stretch.untilDay - 1)}.`,
      lines: [line],
      related: [earlier],
      evidence: [earlier, line].flatMap((each) =>
        cells(each, 'serviceFromDay', 'daysSupply', drugField(each)),
      ),
    }),
  )
}
