import type { Call } from './call.ts'

/** Where the calls of the second factor go. */
export const secondFactorCalls = {
  secondFactor: { method: 'GET', path: '/api/second-factor' },
  startCodes: { method: 'POST', path: '/api/second-factor/codes/start' },
  confirmCodes: { method: 'POST', path: '/api/second-factor/codes/confirm' },
  startPasskey: { method: 'POST', path: '/api/second-factor/passkeys/start' },
  addPasskey: { method: 'POST', path: '/api/second-factor/passkeys/add' },
  newRecoveryCodes: { method: 'POST', path: '/api/second-factor/recovery-codes' },
  removeFactor: { method: 'POST', path: '/api/second-factor/remove' },
  checkCode: { method: 'POST', path: '/api/second-factor/check-code' },
  askPasskey: { method: 'POST', path: '/api/second-factor/ask-passkey' },
  checkPasskey: { method: 'POST', path: '/api/second-factor/check-passkey' },
} as const satisfies Record<string, Call>
