import { dictionary } from '@zxcvbn-ts/language-common'
import { AppError } from '../../app-error.ts'

/** Passwords that are guessed first; in lower case. */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common'])

/** What an attacker tries for one account before all others. */
export interface PasswordContext {
  readonly email: string
  readonly names?: readonly (string | null)[]
}

const product = 'plumbline'
const tooCommon =
  'This password is one of those that are guessed first. Please choose another; three or four words in a row do well.'
const tooNear =
  'This password is your email address, your name, or the name of this product. Please choose another.'

/**
 * Why a password may not be chosen; undefined where it may. As NIST SP 800-63B-4 has it: no common
 * one, none made of what anybody knows of the account, and no rule about which characters it holds.
 */
export function passwordFault(password: string, context: PasswordContext): string | undefined {
  const lower = password.normalize('NFKC').toLowerCase()
  if (common.has(lower) || common.has(bare(lower)) || isRepeated(lower)) return tooCommon
  const known = knownWords(context)
  return known.has(lower) || known.has(bare(lower)) ? tooNear : undefined
}

/** Throws the fault as the contract's refusal. */
export function requireGoodPassword(
  password: string,
  context: PasswordContext,
  field = 'password',
): void {
  const message = passwordFault(password, context)
  if (message !== undefined) {
    throw new AppError('invalid-request', { message, faults: [{ field, message }] })
  }
}

/** Without the digits and signs at its end, which add nothing to a common word. */
function bare(lower: string): string {
  return lower.replace(/[^\p{Letter}]+$/u, '')
}

/** One piece again and again: `aaaaaaaa`, `abcabcabc`. */
function isRepeated(lower: string): boolean {
  return /^(.{1,4}?)\1+.{0,3}$/su.test(lower)
}

function knownWords({ email, names = [] }: PasswordContext): ReadonlySet<string> {
  const address = email.toLowerCase()
  const [mailbox = '', host = ''] = address.split('@')
  const given = names.flatMap((name) => (name === null ? [] : [name.toLowerCase()]))
  const words = [
    address,
    mailbox,
    host,
    host.split('.')[0] ?? '',
    ...given,
    given.slice(0, 2).join(''),
  ]
  return new Set([product, ...words.map((word) => word.trim())].filter((word) => word.length > 2))
}
