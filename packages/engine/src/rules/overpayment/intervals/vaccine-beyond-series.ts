import type { ClaimLine } from '../../../claim/claim-line.ts'
import type { Day } from '../../../claim/day.ts'
import { daysPast } from '../../../facts/ages/age-bound.ts'
import { drugContextOn } from '../../../facts/drugs/drug-context.ts'
import { fillName } from '../../../facts/drugs/names/fill-name.ts'
import { eachFill } from '../../../facts/fills/fill-order.ts'
import { wholeFillAtRisk } from '../../../facts/fills/paid-fill.ts'
import {
  vaccineSeries,
  type VaccineSeriesRow,
} from '../../../facts/vaccines/vaccine-series.table.ts'
import { cells, drugField } from '../../../findings/evidence.ts'
import { inEffect } from '../../../reference/in-effect.ts'
import {
  cannotTell,
  finding,
  look,
  notApplicable,
  pass,
  type Outcome,
} from '../../../rule/outcome.ts'
import { deniedOrPending, noPatient } from '../../../rule/reasons.ts'
import { cite, defineGroupRule, type SpanContext } from '../../../rule/rule.ts'
import { count, date, name, say, words } from '../../../sentences/say.ts'

const noName = cannotTell('no drug name, which would tell a vaccine')
const otherDrug = notApplicable('no vaccine whose series is known')
const younger = notApplicable('a patient of an age that has another series')
const noAge = cannotTell('no date of birth, on which the series depends')

/** Doses of a vaccine paid so far, each on a day of its own. */
interface Dose {
  readonly line: ClaimLine
  readonly day: Day
}

/** A dose of a vaccine after its series was whole. */
export const vaccineBeyondSeries = defineGroupRule({
  id: 'vaccine-beyond-series',
  version: 1,
  title: 'Vaccine dose after its series',
  category: 'overpayment',
  class: 'lead',
  basis: 'benchmark',
  picksSurvivor: true,
  auditTypes: ['pharmacy'],
  scope: 'patient',
  sources: [
    cite('CDC, Adult Immunization Schedule and notes, 2025', 'doses of each vaccine'),
    cite('FDA labels of the vaccines', 'section 2, dosage and administration'),
  ],
  needs: { fields: ['patientKey', 'serviceFromDay'], optionalTables: ['drugs'] },
  clearedBy:
    'A record that an earlier dose was not given, was given too early, or was of another patient.',
  suggestedFix:
    'Compare the days with the registry of immunizations, and recover the dose that was not due.',
  triage({ standing }) {
    if (!standing.namesPatient) return noPatient
    return standing.isDenied ? deniedOrPending : look
  },
  judge({ lines }, context) {
    const doses = new Map<RegExp, Dose[]>()
    return eachFill(lines, context.memories, (line) => outcomeOf(line, doses, context))
  },
})

/** @param doses doses of each vaccine so far; this one is added */
function outcomeOf(
  line: ClaimLine,
  doses: Map<RegExp, Dose[]>,
  context: SpanContext<never, 'drugs'>,
): Outcome {
  const { serviceFromDay: day = 0 } = line
  const ofDay = drugContextOn(day, context)
  const drugName = ofDay ? fillName(line, ofDay) : line.drugName
  if (drugName === undefined) return noName
  const series = inEffect(vaccineSeries, day).find(({ names }) => names.test(drugName))
  if (series === undefined) return otherDrug
  if (series.fromAge !== undefined) {
    const past = daysPast(line, { number: series.fromAge, unit: 'y' })
    if (past === undefined) return noAge
    if (past < 0) return younger
  }
  const before = (doses.get(series.names) ?? []).filter(
    (dose) => day - dose.day < (series.withinDays ?? Infinity),
  )
  // A second line of one day is one dose, or a fill paid twice.
  if (before.at(-1)?.day === day) return pass
  doses.set(series.names, [...before.slice(-mostKept), { line, day }])
  return before.length < series.doses ? pass : flag(line, before.slice(-series.doses), series)
}

/** More than any series has. */
const mostKept = 4

function flag(line: ClaimLine, before: readonly Dose[], series: VaccineSeriesRow): Outcome {
  return finding({
    message: say`${name(line.drugName ?? line.ndc)} was paid on ${date(line.serviceFromDay ?? 0)} after ${count(before.length, 'dose')}, the last on ${date(before.at(-1)?.day ?? 0)}; ${words(series.called)} takes ${count(series.doses)}.`,
    lines: [line],
    related: before.map((dose) => dose.line),
    evidence: [...before.map((dose) => dose.line), line].flatMap((each) =>
      cells(each, 'serviceFromDay', drugField(each)),
    ),
    ...wholeFillAtRisk(line),
  })
}
