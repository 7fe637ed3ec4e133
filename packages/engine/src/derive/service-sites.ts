import type { ClaimLine } from '../claim-line.ts'
import type { BilledServices } from './billed-services.ts'
import { ProviderIndex, type SameProvider } from './provider-key.ts'
import type { Setting } from './setting.ts'

/** One provider in one setting. */
export interface ServiceSite {
  readonly provider: SameProvider
  readonly setting: Setting
}

/** Where services were rendered, as numbers by position. */
export interface SiteNumbers {
  readonly ofLine: Int32Array
  readonly list: readonly ServiceSite[]
}

/** Numbers the provider and setting of every line; only encounters need them. */
export function siteNumbers(lines: readonly ClaimLine[], services: BilledServices): SiteNumbers {
  const ofLine = new Int32Array(lines.length)
  const list: ServiceSite[] = []
  const providers = new ProviderIndex()
  const known = new Map<Setting, Map<SameProvider, number>>()
  let last: ServiceSite | undefined
  let site = 0
  let position = 0
  for (const line of lines) {
    const setting = services.list[services.ofLine[position] ?? 0]?.setting ?? 'professional'
    const provider = providers.of(line, setting)
    if (last?.provider !== provider || last.setting !== setting) {
      let inSetting = known.get(setting)
      if (inSetting === undefined) known.set(setting, (inSetting = new Map<SameProvider, number>()))
      const seen = inSetting.get(provider)
      site = seen ?? list.push({ provider, setting }) - 1
      if (seen === undefined) inSetting.set(provider, site)
      last = list[site]
    }
    ofLine[position++] = site
  }
  return { ofLine, list }
}
