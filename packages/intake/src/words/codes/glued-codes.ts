/** Modifiers of CPT, and those of HCPCS that are not the short name of a state. */
export const knownModifier =
  /^(?:2[2-7]|3[2-3]|47|5[0-9]|6[236]|7[36-9]|8[0-2]|9[0-35-79]|E[1-4]|F[1-9A]|T[1-9A]|[LR][TCDM]|R[IRA]|L[LSU]|TC|G[A-CEFGHJM-QSTUV-Z]|X[EPSU]|A[ADST]|Q[1-9KSWXYZ]|K[0-4HIJX]|NU|UE|BP|CS|CQ|CO|J[ABCWZ]|S[ACGL]|U[1-9A-D]|H[A-Z])$/

const codeAndMore = /^([A-Z]\d{4}|\d{4}[0-9FTU])((?:[A-Z0-9]{2}){1,4})$/

/** A code with its modifiers directly behind it. */
export interface GluedCode {
  readonly code: string
  readonly modifiers: readonly string[]
}

/**
 * Reads `9921325` and `97110GPKX`: a code of CPT or HCPCS and modifiers behind it with nothing between. Undefined where
 * a pair is no modifier that payers know, as in seven digits that number something else.
 *
 * @param upper in capitals, without blanks around it
 */
export function readGluedCode(upper: string): GluedCode | undefined {
  const [, code, behind] = codeAndMore.exec(upper) ?? []
  if (code === undefined || behind === undefined) return undefined
  const modifiers = behind.match(/../g) ?? []
  return modifiers.every((modifier) => knownModifier.test(modifier))
    ? { code, modifiers }
    : undefined
}
