import { codesOf } from './codings.ts'
import type { FhirFacts } from './fhir-columns.table.ts'
import { listAt, textAt, type Json } from './json-values.ts'

/** Finds the resource that a reference names: contained in the claim, or beside it in the bundle. */
export type Resolve = (reference: string) => Json | undefined

/** The national provider number of a reference to a provider, or of who it names. */
export function npiOf(reference: unknown, resolve: Resolve): string {
  const own = textAt(reference, 'identifier', 'value')
  if (own !== '' && isNpi(own)) return own
  const address = textAt(reference, 'reference')
  // Some servers name a provider by a question: Practitioner?identifier=http://hl7.org/fhir/sid/us-npi|1234567893.
  const [, asked] = /us-npi(?:\||%7C)(\d{10})$/i.exec(address) ?? []
  if (asked !== undefined) return asked
  const named = resolve(address)
  if (textAt(named, 'resourceType') === 'PractitionerRole')
    return npiOf(named?.practitioner, (each) => personOf(resolve(each)))
  const numbers = listAt(named, 'identifier')
  const npi = numbers.find(
    ({ system, type }) =>
      (typeof system === 'string' && /us-npi|2\.16\.840\.1\.113883\.4\.6$/.test(system)) ||
      codesOf(type).includes('npi'),
  )
  return textAt(npi, 'value')
}

/** A role leads to a person, not to another role. */
function personOf(resource: Json | undefined): Json | undefined {
  return textAt(resource, 'resourceType') === 'PractitionerRole' ? undefined : resource
}

function isNpi(text: string): boolean {
  return /^\d{9,10}$/.test(text)
}

/** Who the patient is: the member's number where a Patient is there, else the last part of the reference. */
export function patientFacts(eob: Json, resolve: Resolve): FhirFacts {
  const reference = textAt(eob, 'patient', 'reference')
  const patient = resolve(reference)
  const member = listAt(patient, 'identifier').find(({ type }) => codesOf(type).includes('mb'))
  const own = textAt(eob, 'patient', 'identifier', 'value')
  return {
    patientKey: textAt(member, 'value') || own || keyOf(reference, patient, eob),
    birthDay: textAt(patient, 'birthDate'),
    deathDay: textAt(patient, 'deceasedDateTime').slice(0, 10),
    sex: textAt(patient, 'gender'),
  }
}

/** What is contained in a claim has an address that holds in this claim alone, whoever it is. */
function keyOf(reference: string, patient: Json | undefined, eob: Json): string {
  if (!reference.startsWith('#')) return reference.replace(/^.*\//, '')
  const [number] = listAt(patient, 'identifier')
  return textAt(number, 'value') || `${textAt(eob, 'id')}${reference}`
}

const roles = {
  renderingNpi: ['rendering', 'performing'],
  referringNpi: ['referring', 'referrer'],
  prescriberNpi: ['prescribing', 'prescriber'],
} as const satisfies FhirRoles

type FhirRoles = Partial<Record<keyof FhirFacts, readonly string[]>>

/** Who cared, by their role; on a hospital's claim the attending physician is who treated. */
export function careFacts(members: readonly Json[], resolve: Resolve): FhirFacts {
  const member = (...names: readonly string[]) =>
    members.find(({ role }) => codesOf(role).some((code) => names.includes(code)))
  const treated = member(...roles.renderingNpi) ?? member('attending') ?? member('primary')
  return {
    renderingNpi: npiOf(treated?.provider, resolve),
    attendingNpi: npiOf(member('attending')?.provider, resolve),
    referringNpi: npiOf(member(...roles.referringNpi)?.provider, resolve),
    prescriberNpi: npiOf(member(...roles.prescriberNpi)?.provider, resolve),
    specialty: textAt(listAt(treated, 'qualification', 'coding')[0], 'code'),
  }
}
