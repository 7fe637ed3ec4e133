import type { ClaimLine } from '../claim-line.ts'
import type { Day } from '../day.ts'
import { providerKey, sameProviderKey } from './provider-key.ts'
import { settingOf, type Setting } from './setting.ts'

/** Lines that are looked at together, in file order unless said otherwise. */
export interface LineGroup {
  readonly lines: readonly ClaimLine[]
}

export interface Claim extends LineGroup {
  readonly claimId: string
  /** Discharge day of an inpatient stay, else the first date of service; undefined if none. */
  readonly day: Day | undefined
}

export interface Encounter extends LineGroup {
  readonly patientKey: string
  readonly day: Day
  readonly setting: Setting
  readonly providerKey: string
}

/** All lines of a patient, by date of service, lines without one last. */
export interface PatientHistory extends LineGroup {
  readonly patientKey: string
  /** False where the file does not say who the patient is, and one claim stands for them. */
  readonly identified: boolean
}

export interface ProviderLines extends LineGroup {
  readonly providerKey: string
}

/** The final versions of all lines, and every way of looking at them. Built once. */
export interface Batch extends LineGroup {
  readonly claims: readonly Claim[]
  readonly encounters: readonly Encounter[]
  readonly patients: readonly PatientHistory[]
  readonly providers: readonly ProviderLines[]
}

/** Groups the lines; give it final versions only (`settleClaimChains`). */
export function buildBatch(lines: readonly ClaimLine[]): Batch {
  const patients = patientHistories(lines)
  return {
    lines,
    claims: claims(lines),
    patients,
    encounters: patients.flatMap(encountersOf),
    providers: providers(lines),
  }
}

function claims(lines: readonly ClaimLine[]): Claim[] {
  const groups = groupBy(lines, (line) => line.claimId)
  return Array.from(groups, ([claimId, claimLines]) => ({
    claimId,
    lines: claimLines,
    day: claimDay(claimLines),
  }))
}

function claimDay(lines: readonly ClaimLine[]): Day | undefined {
  let first: Day | undefined
  for (const line of lines) {
    if (line.dischargeDay !== undefined && settingOf(line) === 'inpatient-facility') {
      return line.dischargeDay
    }
    const day = line.serviceFromDay
    if (day !== undefined && (first === undefined || day < first)) first = day
  }
  return first
}

function patientHistories(lines: readonly ClaimLine[]): PatientHistory[] {
  const groups = groupBy(lines, patientOf)
  return Array.from(groups, ([patientKey, patientLines]) => ({
    patientKey,
    identified: patientLines[0]?.patientKey !== undefined,
    lines: inDateOrder(patientLines),
  }))
}

/** The lines of one claim belong to one person, even where the file does not say who. */
function patientOf(line: ClaimLine): string {
  return line.patientKey ?? `claim ${line.claimId ?? `at row ${line.row}`}`
}

const lastDay = Number.MAX_SAFE_INTEGER

function inDateOrder(lines: ClaimLine[]): ClaimLine[] {
  const dayOf = (line: ClaimLine) => line.serviceFromDay ?? lastDay
  let sorted = true
  let previous = -lastDay
  for (const line of lines) {
    const day = dayOf(line)
    if (day < previous) sorted = false
    previous = day
  }
  return sorted ? lines : lines.sort((a, b) => dayOf(a) - dayOf(b) || a.row - b.row)
}

/** Splits a history into days and each day by setting and provider. */
function encountersOf(patient: PatientHistory): Encounter[] {
  const encounters: Encounter[] = []
  const { lines, patientKey } = patient
  let start = 0
  while (start < lines.length) {
    const day = lines[start]?.serviceFromDay
    let end = start + 1
    while (end < lines.length && lines[end]?.serviceFromDay === day) end++
    if (day !== undefined) addDay(encounters, patientKey, day, lines.slice(start, end))
    start = end
  }
  return encounters
}

interface OpenEncounter extends Encounter {
  readonly lines: ClaimLine[]
}

function addDay(
  into: Encounter[],
  patientKey: string,
  day: Day,
  lines: readonly ClaimLine[],
): void {
  const open: OpenEncounter[] = []
  for (const line of lines) {
    const setting = settingOf(line)
    const provider = sameProviderKey(line, setting)
    const match = open.find((other) => other.setting === setting && other.providerKey === provider)
    if (match) match.lines.push(line)
    else open.push({ patientKey, day, setting, providerKey: provider, lines: [line] })
  }
  into.push(...open)
}

function providers(lines: readonly ClaimLine[]): ProviderLines[] {
  const groups = groupBy(lines, providerKey)
  return Array.from(groups, ([key, providerLines]) => ({ providerKey: key, lines: providerLines }))
}

/** Groups in order of first appearance; lines without a key are left out. */
function groupBy(
  lines: readonly ClaimLine[],
  keyOf: (line: ClaimLine) => string | undefined,
): Map<string, ClaimLine[]> {
  const groups = new Map<string, ClaimLine[]>()
  for (const line of lines) {
    const key = keyOf(line)
    if (key === undefined) continue
    const group = groups.get(key)
    if (group) group.push(line)
    else groups.set(key, [line])
  }
  return groups
}
