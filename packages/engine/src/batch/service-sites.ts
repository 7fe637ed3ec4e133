import type { ClaimLine } from '../claim/claim-line.ts'
import { NumberedLines } from './kinds/numbered-lines.ts'
import { ProviderIndex, type SameProvider } from './provider-key.ts'
import type { Setting } from './setting.ts'

/** One provider in one setting. */
export interface ServiceSite {
  readonly provider: SameProvider
  readonly setting: Setting
}

/** The sites of a batch, numbered from 0, and at which each line was rendered. */
export class SiteNumbers extends NumberedLines {
  readonly list: ServiceSite[] = []
  readonly #providers = new ProviderIndex()
  readonly #known = new Map<Setting, Map<SameProvider, number>>()
  #last: ServiceSite | undefined
  #site = 0

  put(position: number, line: ClaimLine, setting: Setting): void {
    const provider = this.#providers.of(line, setting)
    if (this.#last?.provider !== provider || this.#last.setting !== setting) {
      this.#site = this.#numberOf(provider, setting)
      this.#last = this.list[this.#site]
    }
    this.set(position, this.#site)
  }

  #numberOf(provider: SameProvider, setting: Setting): number {
    let inSetting = this.#known.get(setting)
    if (inSetting === undefined) {
      inSetting = new Map<SameProvider, number>()
      this.#known.set(setting, inSetting)
    }
    const known = inSetting.get(provider)
    if (known !== undefined) return known
    const number = this.list.push({ provider, setting }) - 1
    inSetting.set(provider, number)
    return number
  }
}
