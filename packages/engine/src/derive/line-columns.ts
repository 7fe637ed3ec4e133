import type { ClaimLine } from '../claim-line.ts'
import type { Day } from '../day.ts'
import { ProviderIndex, type SameProvider } from './provider-key.ts'
import { settingOf, type Setting } from './setting.ts'

/** One provider in one setting. */
export interface ServiceSite {
  readonly provider: SameProvider
  readonly setting: Setting
}

/** What lines are grouped by, as numbers by position: read in file order, once. */
export interface LineColumns {
  readonly patients: Int32Array
  /** By patient number, in order of first appearance. */
  readonly patientKeys: readonly string[]
  /** Counted from `firstDay`, the first of the file; `dayCount` - 1 for lines without one. */
  readonly days: Int32Array
  readonly firstDay: Day
  readonly dayCount: number
}

/** Numbers the patient and the day of every line. */
export function lineColumns(lines: readonly ClaimLine[]): LineColumns {
  return { ...patientNumbers(lines), ...dayNumbers(lines) }
}

/** Where services were rendered, as numbers by position. */
export interface SiteColumn {
  readonly sites: Int32Array
  readonly siteList: readonly ServiceSite[]
}

function patientNumbers(lines: readonly ClaimLine[]) {
  const patients = new Int32Array(lines.length)
  const patientKeys: string[] = []
  const known = new Map<string, number>()
  let lastKey: string | undefined
  let number = 0
  let position = 0
  for (const line of lines) {
    const key = patientOf(line)
    if (key !== lastKey) {
      lastKey = key
      const seen = known.get(key)
      number = seen ?? patientKeys.push(key) - 1
      if (seen === undefined) known.set(key, number)
    }
    patients[position++] = number
  }
  return { patients, patientKeys }
}

/** The lines of one claim belong to one person, even where the file does not say who. */
function patientOf(line: ClaimLine): string {
  return line.patientKey ?? `claim ${line.claimId ?? `at row ${line.row}`}`
}

function dayNumbers(lines: readonly ClaimLine[]) {
  let first = Infinity
  let last = -Infinity
  for (const { serviceFromDay } of lines) {
    if (serviceFromDay === undefined) continue
    if (serviceFromDay < first) first = serviceFromDay
    if (serviceFromDay > last) last = serviceFromDay
  }
  const without = first === Infinity ? 0 : last - first + 1
  const days = new Int32Array(lines.length)
  let position = 0
  for (const { serviceFromDay } of lines) {
    days[position++] = serviceFromDay === undefined ? without : serviceFromDay - first
  }
  return { days, firstDay: first, dayCount: without + 1 }
}

/** Numbers the provider and setting of every line; only encounters need them. */
export function siteNumbers(lines: readonly ClaimLine[]): SiteColumn {
  const sites = new Int32Array(lines.length)
  const siteList: ServiceSite[] = []
  const providers = new ProviderIndex()
  const known = new Map<Setting, Map<SameProvider, number>>()
  let last: ServiceSite | undefined
  let site = 0
  let position = 0
  for (const line of lines) {
    const setting = settingOf(line)
    const provider = providers.of(line, setting)
    if (last?.provider !== provider || last.setting !== setting) {
      let inSetting = known.get(setting)
      if (inSetting === undefined) known.set(setting, (inSetting = new Map<SameProvider, number>()))
      const seen = inSetting.get(provider)
      site = seen ?? siteList.push({ provider, setting }) - 1
      if (seen === undefined) inSetting.set(provider, site)
      last = siteList[site]
    }
    sites[position++] = site
  }
  return { sites, siteList }
}
