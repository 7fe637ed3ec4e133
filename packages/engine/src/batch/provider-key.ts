import type { ClaimLine } from '../claim/claim-line.ts'
import type { Setting } from './setting.ts'

/**
 * How closely the file names a provider: one practitioner (also a group with a specialty, or a
 * facility, which count as one); a billing group whose members it does not tell apart; or nobody,
 * so that only the lines of one claim are known to share a provider.
 */
export type ProviderIdentity = 'practitioner' | 'group' | 'claim'

/** Who counts as the same provider, and how sure that is. */
export interface SameProvider {
  readonly key: string
  readonly identity: ProviderIdentity
}

/**
 * The providers of a file, one object each, so that lines are compared by object and no text is
 * built for each line.
 *
 * Who counts as "the same provider" for edits and duplicates: Medicare treats physicians of one
 * group and one specialty as one physician (Claims Processing Manual ch. 12, 30.6.5); without
 * both facts the rendering NPI decides; without any identifier, the lines of one claim.
 */
export class ProviderIndex {
  readonly #byKey = new Map<string, SameProvider>()
  /** Apart: a number may be a facility's here and a billing group's on claims of its doctors. */
  readonly #facilities = new Map<string, SameProvider>()
  readonly #bySpecialty = new Map<string, Map<string, SameProvider>>()
  /** Lines of one claim follow each other, so the provider is mostly the one just asked for. */
  #last: SameProvider | undefined

  /** The same object for every line of one provider. */
  of(line: ClaimLine, setting: Setting): SameProvider {
    if (setting === 'outpatient-facility' || setting === 'inpatient-facility') {
      const facility = line.facilityNpi ?? line.billingNpi ?? line.providerTaxId ?? line.providerId
      return facility === undefined ? this.#ofClaim(line) : this.#facility(facility)
    }
    const group = line.providerTaxId ?? line.billingNpi
    if (group !== undefined && line.specialty !== undefined) {
      return this.#ofGroupAndSpecialty(group, line.specialty)
    }
    const practitioner = line.renderingNpi ?? line.providerId
    if (practitioner !== undefined) return this.#named(practitioner, 'practitioner')
    const billing = group ?? line.facilityNpi
    return billing === undefined ? this.#ofClaim(line) : this.#named(billing, 'group')
  }

  #named(key: string, identity: ProviderIdentity): SameProvider {
    if (this.#last?.key === key) return this.#last
    let provider = this.#byKey.get(key)
    if (provider === undefined) {
      provider = { key, identity }
      this.#byKey.set(key, provider)
    }
    this.#last = provider
    return provider
  }

  #facility(key: string): SameProvider {
    let facility = this.#facilities.get(key)
    if (facility === undefined) {
      facility = { key, identity: 'practitioner' }
      this.#facilities.set(key, facility)
    }
    return facility
  }

  #ofGroupAndSpecialty(group: string, specialty: string): SameProvider {
    let specialties = this.#bySpecialty.get(group)
    if (!specialties) {
      specialties = new Map()
      this.#bySpecialty.set(group, specialties)
    }
    let provider = specialties.get(specialty)
    if (!provider) {
      provider = { key: `${group}|${specialty}`, identity: 'practitioner' }
      specialties.set(specialty, provider)
    }
    return provider
  }

  #ofClaim(line: ClaimLine): SameProvider {
    return this.#named(`claim ${line.claimId ?? `at row ${line.row}`}`, 'claim')
  }
}

/** Whether the file names a provider of the line at all: `ProviderIndex` finds no `claim` then. */
export function namesProvider(line: ClaimLine, setting: Setting): boolean {
  if (
    line.billingNpi !== undefined ||
    line.providerTaxId !== undefined ||
    line.facilityNpi !== undefined ||
    line.providerId !== undefined
  ) {
    return true
  }
  const byFacility = setting === 'outpatient-facility' || setting === 'inpatient-facility'
  return !byFacility && line.renderingNpi !== undefined
}

/** Who counts as the same provider as the one of a line; for many lines use one `ProviderIndex`. */
export function sameProviderKey(line: ClaimLine, setting: Setting): string {
  return new ProviderIndex().of(line, setting).key
}

/** The individual or entity whose habits a pattern describes; undefined where the file names none. */
export function providerKey(line: ClaimLine): string | undefined {
  return (
    line.renderingNpi ??
    line.billingNpi ??
    line.providerTaxId ??
    line.providerId ??
    line.facilityNpi
  )
}
