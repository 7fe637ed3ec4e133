import type { ClaimStatus } from '@plumbline/engine'

/**
 * What Medicare's carriers decided on a claim (CARR_CLM_PMT_DNL_CD): `0` and `D` are denials, other
 * letters and two digits payments avoided because another payer comes first, `1` to `9` say whom was
 * paid, as do `A` and `B`.
 */
export function readCarrierDenial(text: string): ClaimStatus | undefined {
  const code = text.trim().toUpperCase()
  if (/^[1-9AB]$/.test(code)) return 'paid'
  return /^(?:[0C-Z]|\d\d)$/.test(code) ? 'denied' : undefined
}

/** Why Medicare paid nothing on a hospital's claim (CLM_MDCR_NON_PMT_RSN_CD); `P` asks for payment. */
export function readNonPayment(text: string): ClaimStatus | undefined {
  const code = text.trim().toUpperCase()
  return /^(?:[A-OQ-Z]|\d\d)$/.test(code) ? 'denied' : undefined
}

/** What became of a line (LINE_PRCSG_IND_CD): allowed, reprocessed and secondary payer are paid. */
export function readLineProcessing(text: string): ClaimStatus | undefined {
  const code = text.trim().toUpperCase()
  if (/^[ARS]$/.test(code)) return 'paid'
  return /^(?:[B-QT-Z]|\d\d)$/.test(code) ? 'denied' : undefined
}

/** A Part D event that was deleted (ADJSTMT_DLTN_CD `D`). */
export function readEventDeletion(text: string): ClaimStatus | undefined {
  return text.trim().toUpperCase() === 'D' ? 'reversed' : undefined
}

/** A claim that cancels one (CLM_ADJSMT_TYPE_CD `1`): 0 is the original, 2 its adjustment. T-MSIS (ADJSTMT_IND) says `1` too. */
export function readClaimCancel(text: string): ClaimStatus | undefined {
  return text.trim() === '1' ? 'reversed' : undefined
}
