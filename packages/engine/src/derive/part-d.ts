import type { ClaimLine } from '../claim-line.ts'

/** Whether the file says that Medicare Part D pays: by that name, or as a PDP or MA-PD plan. */
export function isPartD({ planType, payer }: ClaimLine): boolean {
  return namesPartD(planType) || namesPartD(payer)
}

function namesPartD(text: string | undefined): boolean {
  return text !== undefined && /\bpart[ -]?d\b|\bpdp\b|\bma-?pd\b/i.test(text)
}
