import { historyIndex, type ClaimLine } from '../../claim/claim-line.ts'
import {
  afterEarlierSupply,
  doseEpisodes,
  type DoseEpisode,
  type DosedFill,
} from '../../facts/doses/dose-episodes.ts'
import { opioidFill, type OpioidFill } from '../../facts/doses/opioid-fill.ts'
import { hasPainExemption } from '../../facts/doses/pain-exemption.ts'
import {
  cannotTell,
  eachOpenLine,
  finding,
  look,
  notApplicable,
  passUnder,
  type FindingOutcome,
  type NoFinding,
  type TablesConsulted,
} from '../../rule/outcome.ts'
import { deniedOrPending, noPatient, noServiceDate } from '../../rule/reasons.ts'
import { cite, defineGroupRule, type SpanContext } from '../../rule/rule.ts'
import { count, date, say } from '../../sentences/say.ts'

const noOpioid = notApplicable('no opioid with a conversion factor')
const exempt = notApplicable('the patient has cancer, sickle cell disease or palliative care')
const otherUnread = cannotTell('another opioid fill of the patient could not be converted')
const limit = 90

/** What a line comes to that has no dose. */
const withoutDose: Readonly<Record<Exclude<OpioidFill['kind'], 'dosed'>, NoFinding>> = {
  'not-dispensed': deniedOrPending,
  undated: noServiceDate,
  'no-opioid': noOpioid,
  'unknown-drug': cannotTell('the drug is not known, so neither is whether it is an opioid'),
  unread: cannotTell(
    'an opioid without a conversion factor, a quantity, a days supply or a strength that can be read',
  ),
}

type Context = SpanContext<'opioidFactors', 'opioidProducts' | 'drugs' | 'drugProfiles'>

/** Opioids that together reach 90 morphine milligram equivalents on a day. */
export const opioidOver90Mme = defineGroupRule({
  id: 'opioid-over-90-mme',
  version: 1,
  title: 'Opioids of 90 MME a day or more',
  category: 'drug-safety',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['pharmacy'],
  scope: 'patient',
  sources: [
    cite(
      'CDC Clinical Practice Guideline for Prescribing Opioids for Pain, 2022',
      'morphine milligram equivalent doses',
      'opioidFactors',
    ),
    cite(
      'CMS, Medicare Part D opioid policies (Call Letter 2019)',
      'care coordination edit at 90 MME a day',
    ),
  ],
  needs: {
    fields: ['patientKey', 'serviceFromDay', 'quantity', 'daysSupply'],
    tables: ['opioidFactors'],
    optionalTables: ['opioidProducts', 'drugs', 'drugProfiles'],
  },
  clearedBy:
    'Hospice, palliative care, active cancer pain, sickle cell disease, long-term care, or a prescriber who confirms the dose.',
  suggestedFix: 'Ask the prescribers whether they know of each other and of the whole dose.',
  triage({ standing }) {
    if (!standing.namesPatient) return noPatient
    return standing.isDenied ? deniedOrPending : look
  },
  judge({ lines }, context) {
    const fills = lines.map((line) => opioidFill(line, context))
    // Most patients have no opioid at all.
    if (fills.every(({ kind }) => kind === 'no-opioid')) return noOpioid
    const dosed = fills.flatMap((fill) => (fill.kind === 'dosed' ? [fill.fill] : []))
    if (dosed.length > 0 && lines.some(hasPainExemption)) return exempt
    const complete = fills.every(({ kind }) => kind !== 'unread')
    const found = findings(dosed, context)
    const fillOf = new Map(lines.map((line, at) => [line, fills[at]]))
    return eachOpenLine((line) => {
      const kind = fillOf.get(line)?.kind ?? 'no-opioid'
      if (kind !== 'dosed') return withoutDose[kind]
      return found.get(line) ?? passed(line, complete, context)
    })
  },
})

function passed(line: ClaimLine, complete: boolean, context: Context): NoFinding {
  if (!complete) return otherUnread
  const consulted = context.on(line.serviceFromDay ?? 0)
  return consulted ? passUnder(consulted) : noOpioid
}

/** The finding of each episode, at every fill that is part of it. */
function findings(
  fills: readonly DosedFill[],
  context: Context,
): ReadonlyMap<ClaimLine, FindingOutcome> {
  const found = new Map<ClaimLine, FindingOutcome>()
  for (const episode of doseEpisodes(afterEarlierSupply(fills), limit)) {
    const outcome = flag(episode, context.on(episode.fromDay))
    for (const { line } of episode.fills) if (!found.has(line)) found.set(line, outcome)
  }
  return found
}

function flag(episode: DoseEpisode, consulted: TablesConsulted | undefined): FindingOutcome {
  const { fromDay, throughDay, days, peakDose, peakDay } = episode
  const fills = Array.from(episode.fills)
  const crossing = crossingLine(episode)
  const others = fills.map(({ line }) => line).filter((line) => line !== crossing)
  return finding({
    message: say`Opioids of ${count(limit)} MME a day or more on ${count(days)} days from ${date(fromDay)} to ${date(throughDay)}; the peak is ${count(rounded(peakDose))} MME from ${date(peakDay)}.`,
    lines: crossing ? [crossing] : [],
    related: others,
    evidence: fills.map(({ line, dailyDose }) => ({
      row: line.row,
      field: 'MME a day',
      value: `${rounded(dailyDose)} (${line.drugName ?? line.ndc ?? ''}, quantity ${line.quantity ?? ''} for ${line.daysSupply ?? ''} days)`,
    })),
    ...(consulted && { consulted }),
  })
}

/** The fill of this file that made the limit, or the first of it to keep it up. */
function crossingLine({ fromDay, fills }: DoseEpisode): ClaimLine | undefined {
  const ofFile = Array.from(fills).filter(({ line }) => line.index !== historyIndex)
  const atStart = ofFile.filter((fill) => fill.fromDay <= fromDay)
  return (atStart.at(-1) ?? ofFile[0])?.line
}

function rounded(dose: number): number {
  return Math.round(dose * 10) / 10
}
