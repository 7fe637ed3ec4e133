/** Transactions that hold claims or their payment. */
export const claimKinds: ReadonlySet<string> = new Set(['837', '835'])

/** What other transactions of the trade are, in words, by ST01. */
const otherKinds = new Map([
  ['270', 'eligibility questions (270)'],
  ['271', 'eligibility answers (271)'],
  ['276', 'claim status questions (276)'],
  ['277', 'claim status answers (277 or 277CA)'],
  ['278', 'authorization requests (278)'],
  ['820', 'premium payments (820)'],
  ['824', 'application advice (824)'],
  ['834', 'enrollments (834)'],
  ['997', 'acknowledgments (997)'],
  ['999', 'acknowledgments (999)'],
])

/** What a transaction is, in words. */
export function kindInWords(kind: string): string {
  return otherKinds.get(kind) ?? `transactions of kind ${kind}`
}
