import type { tell } from './operation-counts.ts'

type Shape = Parameters<typeof tell>[2]

/** Every telling of a scene is another patient's, with claims of its own: as claims mostly are. */
export const ordinary: Shape = (
  { patientKey, claimId, originalClaimId, prescriptionNumber },
  telling,
) => ({
  patientKey: `${patientKey} ${telling}`,
  claimId: `${claimId} ${telling}`,
  ...(originalClaimId !== undefined && { originalClaimId: `${originalClaimId} ${telling}` }),
  ...(prescriptionNumber !== undefined && {
    prescriptionNumber: `${prescriptionNumber}${telling}`,
  }),
})

/** Shapes that put many lines into one group, by what people call them. */
export const crowdedShapes: Readonly<Record<string, Shape>> = {
  'identical lines': () => ({}),
  'one member and day': ({ claimId }, telling) => ({ claimId: `${claimId} ${telling}` }),
  'one member over years': ({ claimId, serviceFromDay = 0 }, telling) => ({
    claimId: `${claimId} ${telling}`,
    originalClaimId: undefined,
    serviceFromDay: serviceFromDay - telling,
    serviceToDay: undefined,
  }),
  'one claim': ({ patientKey }, telling) => ({
    patientKey: `${patientKey} ${telling}`,
    claimId: 'C',
  }),
  'one code, provider and date': ordinary,
  'many doctors of one member and day': ({ claimId }, telling) => ({
    claimId: `${claimId} ${telling}`,
    ...{ renderingNpi: npi(telling), billingNpi: npi(telling), providerTaxId: npi(telling) },
  }),
  'voids of one claim': ({ patientKey }, telling) => ({
    patientKey: `${patientKey} ${telling}`,
    claimId: 'C',
    ...(telling % 2 === 1 && { frequencyCode: '8' }),
  }),
  'voids among other claims of one patient': ({ claimId }, telling) => ({
    claimId: telling % 2 === 1 ? 'V' : `${claimId} ${telling}`,
    ...(telling % 2 === 1 && { frequencyCode: '8' }),
  }),
  'voids of one patient, day and service': ({ claimId }, telling) => ({
    claimId: `${claimId} ${telling}`,
    ...(telling % 2 === 1 && { frequencyCode: '8' }),
  }),
  'replacements in a chain': (_, telling) => ({
    claimId: `C${telling}`,
    ...(telling > 0 && { frequencyCode: '7', originalClaimId: `C${telling - 1}` }),
  }),
  'replacements of one claim': (_, telling) => ({
    claimId: telling === 0 ? 'O' : 'C',
    ...(telling > 0 && { frequencyCode: '7', originalClaimId: 'O' }),
  }),
  'reversals of one fill': ({ paidCents = 100 }, telling) => ({
    ...(telling > 0 && { paidCents: -paidCents - telling, allowedCents: undefined }),
  }),
  'reversals of many prices': ({ paidCents = 100 }, telling) => ({
    paidCents: telling % 2 === 0 ? paidCents + telling : -paidCents - 100_000 - telling,
    ...(telling % 2 === 1 && { allowedCents: undefined, chargeCents: undefined }),
  }),
  'one prescription over years': ({ serviceFromDay = 0 }, telling) => ({
    prescriptionNumber: 'R1',
    refillNumber: telling,
    serviceFromDay: serviceFromDay - telling,
    serviceToDay: undefined,
  }),
  'one drug in many quantities': ({ units = 1, paidCents = 100 }, telling) => ({
    units: units + telling,
    paidCents: paidCents + telling,
    prescriptionNumber: `R${telling}`,
  }),
  'no claim number and no patient': () => ({ claimId: undefined, patientKey: undefined }),
  'everything of a day differs': ({ claimId, units = 1, paidCents = 100 }, telling) => ({
    claimId: `${claimId} ${telling}`,
    ...{ renderingNpi: npi(telling), providerTaxId: npi(telling) },
    units: units + (telling % 97),
    paidCents: paidCents + telling,
    chargeCents: paidCents + 2 * telling,
    modifiers: [String(10 + (telling % 90))],
  }),
}

function npi(telling: number): string {
  return String(1_000_000_000 + telling)
}

/** Shapes of which every rule takes more: meeting the reversals themselves, whoever asks afterwards. */
export const costlierShapes: Readonly<Record<string, number>> = {
  'reversals of many prices': 4.3,
}

/** Rules that take more than 3 times what ordinary lines take, by shape; so many times at most. */
export const costlier: Readonly<Record<string, number>> = {
  'many doctors of one member and day: near-duplicate': 6.5,
  'many doctors of one member and day: duplicate-fill': 3.2,
  'everything of a day differs: near-duplicate': 3.7,
  'replacements of one claim: ambulance-trip-twice': 3.2,
  'reversals of many prices: near-duplicate': 3.7,
  'everything of a day differs: visit-in-global-period': 5.7,
  'one member over years: procedure-in-global-period': 3.7,
  'one prescription over years: procedure-in-global-period': 3.7,
  'replacements of one claim: bilateral-billed-twice': 3.5,
  'replacements of one claim: visit-in-global-period': 3.3,
  'replacements of one claim: ptp-pair-no-modifier': 3.3,
  'replacements of one claim: second-service-not-reduced': 3.3,
  'replacements of one claim: bypass-modifier-misuse': 3.3,
  'replacements of one claim: fill-split-for-fees': 4,
  'replacements of one claim: override-code-repeated': 3.4,
  'replacements of one claim: ptp-pair-bypassed': 3.1,
  'replacements of one claim: option-included-in-chair': 3.1,
  'reversals of one fill: duplicate-fill': 5.7,
  'everything of a day differs: duplicate-fill': 5,
  'reversals of many prices: duplicate-fill': 6.7,
  'reversals of many prices: exact-duplicate': 3.3,
}
