import { isWeakKey, isWeakPassword } from './weak-secrets.ts'
import { SettingsError, type Environment } from './environment.ts'

/** In production these are chosen, not made up. Payments may be absent: checkout then says so. Throws `SettingsError`. */
export function requireForProduction(env: Environment): void {
  const required = [
    'DATABASE_URL',
    ...(env.KMS_KEY_ID === undefined ? (['ENCRYPTION_KEY'] as const) : []),
    'PUBLIC_URL',
    'ADMIN_EMAIL',
    'ADMIN_PASSWORD',
  ] as const
  const faults: string[] = required
    .filter((name) => env[name] === undefined)
    .map((name) => `${name}: is not set${name === 'ENCRYPTION_KEY' ? ', nor is KMS_KEY_ID' : ''}`)
  if (env.KMS_ENDPOINT?.startsWith('http://') === true)
    faults.push('KMS_ENDPOINT: must begin with https://')
  if (env.PUBLIC_URL?.startsWith('http://') === true)
    faults.push('PUBLIC_URL: must begin with https://')
  faults.push(...weakSecrets(env))
  const stripe = [
    env.STRIPE_SECRET_KEY,
    env.STRIPE_WEBHOOK_SECRET,
    env.STRIPE_PRICE_STARTER,
    env.STRIPE_PRICE_PROFESSIONAL,
  ]
  if (stripe.some(Boolean) && !stripe.every(Boolean)) {
    faults.push(
      'STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_STARTER, STRIPE_PRICE_PROFESSIONAL: set all or none',
    )
  }
  if (faults.length > 0) {
    throw new SettingsError(
      `Production mode needs settings that are missing or unsafe:\n  ${faults.join('\n  ')}`,
    )
  }
}

/** What anybody could guess protects nothing. */
function weakSecrets(env: Environment): string[] {
  const { ENCRYPTION_KEY: key, ADMIN_PASSWORD: password } = env
  const faults: string[] = []
  if (key !== undefined && isWeakKey(Buffer.from(key, 'hex'))) {
    faults.push('ENCRYPTION_KEY: can be guessed; draw one at random, with openssl rand -hex 32')
  }
  if (password !== undefined && isWeakPassword(password, env.ADMIN_EMAIL)) {
    faults.push('ADMIN_PASSWORD: is one of the first that anybody would try; choose another')
  }
  return faults
}
