import { historyIndex, type ClaimLine } from '../../claim/claim-line.ts'
import { isoDate } from '../../claim/day.ts'
import { productKey } from '../../facts/drugs/drug-product.ts'
import {
  afterEarlierSupply,
  doseEpisodes,
  type DoseEpisode,
  type DosedFill,
} from '../../facts/drugs/dose-episodes.ts'
import { hasPainExemption } from '../../facts/drugs/pain-exemption.ts'
import { opioidDose } from '../../facts/drugs/opioid-dose.ts'
import { isDenied } from '../../claim/exposure.ts'
import {
  cannotTell,
  finding,
  notApplicable,
  pass,
  passUnder,
  type Outcome,
  type TablesConsulted,
} from '../../rule/outcome.ts'
import { defineRule, type SpanContext } from '../../rule/rule.ts'

const noPatient = cannotTell('no member or patient on the line')
const noOpioid = notApplicable('no opioid with a conversion factor')
const unknownDrug = cannotTell('the drug is not known, so neither is whether it is an opioid')
const unread = cannotTell(
  'an opioid without a conversion factor, a quantity, a days supply or a strength that can be read',
)
const noDay = cannotTell('no date of service')
const unpaid = notApplicable('denied or pending, so nothing was dispensed')
const exempt = notApplicable('the patient has cancer, sickle cell disease or palliative care')
const otherUnread = cannotTell('another opioid fill of the patient could not be converted')
const limit = 90

type Context = SpanContext<'opioidFactors', 'opioidProducts' | 'drugs' | 'drugProfiles'>

/** Opioids that together reach 90 morphine milligram equivalents on a day. */
export const opioidOver90Mme = defineRule({
  id: 'opioid-over-90-mme',
  version: 1,
  title: 'Opioids of 90 MME a day or more',
  category: 'drug-safety',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['pharmacy'],
  scope: 'patient',
  sources: [
    {
      title: 'CDC Clinical Practice Guideline for Prescribing Opioids for Pain, 2022',
      section: 'morphine milligram equivalent doses',
      table: 'opioidFactors',
    },
    {
      title: 'CMS, Medicare Part D opioid policies (Call Letter 2019)',
      section: 'care coordination edit at 90 MME a day',
    },
  ],
  needs: {
    fields: ['patientKey', 'serviceFromDay', 'quantity', 'daysSupply'],
    tables: ['opioidFactors'],
    optionalTables: ['opioidProducts', 'drugs', 'drugProfiles'],
  },
  clearedBy:
    'Hospice, palliative care, active cancer pain, sickle cell disease, long-term care, or a prescriber who confirms the dose.',
  suggestedFix: 'Ask the prescribers whether they know of each other and of the whole dose.',
  check(patient, context) {
    if (!patient.identified) return noPatient
    const readings = patient.lines.map((line) => readFill(line, context))
    // Most patients have no opioid at all.
    if (readings.every((reading) => reading === noOpioid)) return noOpioid
    const fills = readings.filter((reading): reading is DosedFill => 'dailyDose' in reading)
    if (fills.length === 0) return readings.map(asOutcome)
    if (patient.lines.some(hasPainExemption)) return exempt
    const complete = !readings.includes(unread)
    const found = findings(fills, context)
    return readings.map((reading) => {
      if (!('dailyDose' in reading)) return reading
      return found.get(reading.line) ?? passed(reading.line, complete, context)
    })
  },
})

function asOutcome(reading: DosedFill | Outcome): Outcome {
  return 'dailyDose' in reading ? pass : reading
}

function readFill(line: ClaimLine, context: Context): DosedFill | Outcome {
  if (isDenied(line) || line.claimStatus === 'pending') return unpaid
  const { serviceFromDay: day, daysSupply } = line
  if (day === undefined) return noDay
  const tables = context.on(day)?.tables
  if (!tables) return noOpioid
  const dose = opioidDose(line, tables)
  if (dose === 'no-opioid') return noOpioid
  if (dose === 'unknown-drug') return unknownDrug
  if (dose === 'unknown' || daysSupply === undefined) return unread
  const product = productKey(line, tables.drugs) ?? `row ${line.row}`
  return { line, product, fromDay: day, untilDay: day + daysSupply, dailyDose: dose }
}

function passed(line: ClaimLine, complete: boolean, context: Context): Outcome {
  if (!complete) return otherUnread
  const consulted = context.on(line.serviceFromDay ?? 0)
  return consulted ? passUnder(consulted) : noOpioid
}

/** The finding of each episode, at every fill that is part of it. */
function findings(fills: readonly DosedFill[], context: Context): Map<ClaimLine, Outcome> {
  const found = new Map<ClaimLine, Outcome>()
  for (const episode of doseEpisodes(afterEarlierSupply(fills), limit)) {
    const outcome = flag(episode, context.on(episode.fromDay))
    for (const { line } of episode.fills) if (!found.has(line)) found.set(line, outcome)
  }
  return found
}

function flag(episode: DoseEpisode, consulted: TablesConsulted | undefined): Outcome {
  const { fromDay, throughDay, days, peakDose, peakDay, fills } = episode
  const crossing = crossingLine(episode)
  const others = fills.map(({ line }) => line).filter((line) => line !== crossing)
  return finding({
    message: `Opioids of ${limit} MME a day or more on ${days} days from ${isoDate(fromDay)} to ${isoDate(throughDay)}; the peak is ${rounded(peakDose)} MME from ${isoDate(peakDay)}.`,
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
  const ofFile = fills.filter(({ line }) => line.index !== historyIndex)
  const atStart = ofFile.filter((fill) => fill.fromDay <= fromDay)
  return (atStart.at(-1) ?? ofFile[0])?.line
}

function rounded(dose: number): string {
  return String(Math.round(dose * 10) / 10)
}
