import { isoDate, type ClaimLine } from '@plumbline/engine'
import type { IntakeResult } from '../read-claims.ts'
import { readText } from './read-text.ts'

/** A file as a vendor would write it, and what must be read from it, written down beforehand. */
export interface VendorFile {
  readonly name: string
  readonly rows: readonly string[]
  /** Names of what is compared, in their order; see `told`. */
  readonly told: string
  /** A line each, what is compared set apart by blanks; `-` where the file does not say. */
  readonly lines: readonly string[]
  /** Rows set aside, and why. */
  readonly aside?: readonly string[]
  /** What a note must say. */
  readonly notes?: RegExp
}

const told: Readonly<
  Record<string, (line: ClaimLine, who: string) => string | number | undefined>
> = {
  who: (_, who) => who,
  claim: ({ claimId }) => claimId,
  born: ({ birthDay }) => (birthDay === undefined ? undefined : isoDate(birthDay)),
  sex: ({ sex }) => sex,
  date: ({ serviceFromDay }) =>
    serviceFromDay === undefined ? undefined : isoDate(serviceFromDay),
  through: ({ serviceThroughDay }) =>
    serviceThroughDay === undefined ? undefined : isoDate(serviceThroughDay),
  paidOn: ({ paidDay }) => (paidDay === undefined ? undefined : isoDate(paidDay)),
  code: ({ procedureCode }) => procedureCode,
  rev: ({ revenueCode }) => revenueCode,
  mods: ({ modifiers }) => modifiers.join('+'),
  dx: ({ diagnoses }) => diagnoses.join('+'),
  place: ({ placeOfService }) => placeOfService,
  units: ({ units }) => units,
  charge: ({ chargeCents }) => chargeCents,
  allowed: ({ allowedCents }) => allowedCents,
  paid: ({ paidCents }) => paidCents,
  share: ({ patientShareCents }) => patientShareCents,
  status: ({ claimStatus }) => claimStatus,
  npi: ({ renderingNpi }) => renderingNpi,
  biller: ({ billingNpi }) => billingNpi,
  ndc: ({ ndc }) => ndc,
  rx: ({ prescriptionNumber }) => prescriptionNumber,
  refill: ({ refillNumber }) => refillNumber,
  quantity: ({ quantity }) => quantity,
  days: ({ daysSupply }) => daysSupply,
  cost: ({ ingredientCostCents }) => ingredientCostCents,
  fee: ({ dispensingFeeCents }) => dispensingFeeCents,
  tax: ({ salesTaxCents }) => salesTaxCents,
  usual: ({ usualAndCustomaryCents }) => usualAndCustomaryCents,
  prescriber: ({ prescriberNpi }) => prescriberNpi,
  pharmacy: ({ pharmacyId }) => pharmacyId,
}

/** Reads such a file, and says of it what `VendorFile` says. */
export async function asRead(file: VendorFile): Promise<{
  readonly lines: readonly string[]
  readonly aside: readonly string[]
  readonly result: IntakeResult
}> {
  const result = await readText(file.rows.join('\n'))
  const people = [...new Set(result.lines.map(({ patientKey }) => patientKey))]
  const lines = result.lines.map((line) => {
    const who = line.patientKey === undefined ? '' : `p${people.indexOf(line.patientKey) + 1}`
    return file.told
      .split(' ')
      .map((name) => {
        const value = String(told[name]?.(line, who) ?? '')
        return value === '' ? '-' : value
      })
      .join(' ')
  })
  return { lines, aside: result.setAside.map(({ row, code }) => `${row} ${code}`), result }
}
