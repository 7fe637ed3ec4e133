import type { ClaimLine } from '../claim/claim-line.ts'
import { mayBeOnePerson } from '../batch/person-signs.ts'
import type { Supersessions } from './claim-chain.ts'
import { providerKey } from '../batch/provider-key.ts'
import { SameBill } from './same-bill.ts'

/**
 * Voids and replacements that do not name the claim that they correct, in files that hold no other
 * claim of their number. A correction has an original all the same: the claim of the same patient,
 * provider, day and kind of bill that bills the same services. Where several claims could be
 * meant, a void takes back the last that was paid before it, and a replacement replaces none.
 */
export function settleUnnamed(
  corrections: readonly ClaimLine[],
  lines: readonly ClaimLine[],
  isVoid: (line: ClaimLine) => boolean,
  superseded: Supersessions,
): void {
  if (corrections.length === 0) return
  const correcting = new Set(corrections)
  const patients = new Set(corrections.map(({ patientKey }) => patientKey))
  const originals = Map.groupBy(
    lines.filter((line) => patients.has(line.patientKey) && !correcting.has(line)),
    billKey,
  )
  const bills = new Map<string, SameBill>()
  for (const claim of Map.groupBy(corrections, claimKey).values()) {
    const [first] = claim
    if (first === undefined) continue
    const key = billKey(first)
    const bill = bills.get(key) ?? new SameBill(originals.get(key) ?? [], superseded)
    bills.set(key, bill)
    const asVoid = isVoid(first)
    const original = asVoid ? bill.voidedBy(claim, first) : bill.replacedBy(claim, first)
    for (const line of original) {
      if (superseded.has(line) || !mayBeOnePerson(line, first)) continue
      superseded.set(line, { as: asVoid ? 'voided' : 'replaced', byRow: first.row })
    }
  }
}

/** Whether a correction says enough of its service for the original to be looked for. */
export function tellsItsService(line: ClaimLine): boolean {
  const { patientKey, serviceFromDay, procedureCode, revenueCode } = line
  const code = procedureCode ?? revenueCode
  return patientKey !== undefined && serviceFromDay !== undefined && code !== undefined
}

function billKey(line: ClaimLine): string {
  const form = line.billType?.slice(0, 2) ?? line.claimType ?? ''
  return [line.patientKey, line.serviceFromDay, providerKey(line), form].join('|')
}

/** The corrections of one claim; two patients may have claims of one number. */
function claimKey({ patientKey, claimId, row }: ClaimLine): string {
  return claimId === undefined ? `row ${row}` : JSON.stringify([patientKey, claimId])
}
