/** Transactions that hold claims or their payment. */
export const claimKinds: ReadonlySet<string> = new Set(['837', '835'])

/** A transaction of the trade that holds no claims: what it is, and what to bring in its place. */
interface OtherKind {
  readonly named: string
  readonly instead: string
}

const ofClaims = 'Send the claims (837) or their remittances (835).'

/** By ST01; `TA1` has none. */
const otherKinds = new Map<string, OtherKind>([
  [
    '270',
    {
      named: 'eligibility questions (270)',
      instead: `They ask whether people are covered. ${ofClaims}`,
    },
  ],
  [
    '271',
    {
      named: 'eligibility answers (271)',
      instead: `They say who is covered, not what was billed. ${ofClaims}`,
    },
  ],
  [
    '276',
    {
      named: 'claim status questions (276)',
      instead: `They ask what became of claims and do not hold them. ${ofClaims}`,
    },
  ],
  [
    '277',
    {
      named: 'claim status answers (277 or 277CA)',
      instead:
        'They say where claims stand or that they came in, without their lines. Send the claims (837) that they answer, or the remittances (835) that paid them.',
    },
  ],
  [
    '278',
    {
      named: 'authorization requests (278)',
      instead: `They ask or answer what may be done, before it is billed. ${ofClaims}`,
    },
  ],
  [
    '820',
    {
      named: 'premium payments (820)',
      instead:
        'They pay for coverage, not for services. The payment of claims is a remittance (835): send that, or the claims (837).',
    },
  ],
  [
    '824',
    {
      named: 'application advice (824)',
      instead:
        'It says that a file sent earlier was taken or refused. Send that file: the claims (837) or remittances (835) it answers.',
    },
  ],
  [
    '834',
    {
      named: 'enrollments (834)',
      instead: `They say who is a member of which plan. ${ofClaims}`,
    },
  ],
  [
    '997',
    {
      named: 'acknowledgments (997)',
      instead:
        'They say that a file sent earlier could be read. Send that file: the claims (837) they acknowledge.',
    },
  ],
  [
    '999',
    {
      named: 'acknowledgments (999)',
      instead:
        'They say that a file sent earlier could be read. Send that file: the claims (837) they acknowledge.',
    },
  ],
  [
    'TA1',
    {
      named: 'an acknowledgment of an interchange (TA1)',
      instead:
        'It says that an envelope came in whole or not. Send the file that it acknowledges: the claims (837) or remittances (835).',
    },
  ],
])

/** What a transaction is, in words. */
export function kindInWords(kind: string): string {
  return otherKinds.get(kind)?.named ?? `transactions of kind ${kind}`
}

/** What to bring where a file holds transactions of these kinds and no claims. */
export function insteadOf(kinds: readonly string[]): string {
  const [only, another] = kinds
  const known = only === undefined || another !== undefined ? undefined : otherKinds.get(only)
  return known?.instead ?? ofClaims
}
