import type { DatedRow } from '../../reference/in-effect.ts'

/** Options and accessories that the payment of a chair includes when it is first delivered. */
export interface IncludedOptions extends DatedRow {
  readonly base: RegExp
  /** Codes and ranges of codes. */
  readonly options: string
  /** What the base is, as a sentence names it. */
  readonly says: string
}

const source = 'Policy articles A52504 and A52498 of the DME contractors: bundling tables'

export const includedOptions: readonly IncludedOptions[] = [
  {
    base: /^(?:E1161|K000[1-9])$/,
    options:
      'E0967 E0981 E0982 E0995 E2205 E2206 E2210 E2220-E2222 E2224-E2226 K0015 K0017-K0019 K0042-K0047 K0050 K0052 K0069-K0072',
    says: 'the manual wheelchair',
    source,
  },
  {
    base: /^K08(?:1[3-6]|2\d|3[0-1]|3[5-9]|4[0-3])$/,
    options:
      'E0971 E0978 E0981 E0982 E0995 E1225 E2366-E2370 E2374-E2376 E2378 E2381-E2392 E2394-E2396 K0015 K0017-K0019 K0037 K0040-K0047 K0051 K0052 K0098',
    says: 'the power wheelchair',
    source,
  },
  {
    base: /^K08(?:0[0-2]|0[6-8]|12)$/,
    options: 'E0950-E1020 E2201-E2397 K0015-K0108',
    says: 'the power operated vehicle',
    source,
  },
]
