import type { Call } from './call.ts'

/** Where the calls of accounts and sessions go. */
export const accountCalls = {
  currentUser: { method: 'GET', path: '/api/user' },
  login: { method: 'POST', path: '/api/login' },
  register: { method: 'POST', path: '/api/register' },
  logout: { method: 'POST', path: '/api/logout' },
  extendSession: { method: 'POST', path: '/api/session/extend' },
  updateProfile: { method: 'POST', path: '/api/update-profile' },
  confirmEmail: { method: 'POST', path: '/api/confirm-email' },
  changePassword: { method: 'POST', path: '/api/change-password' },
  resetPassword: { method: 'POST', path: '/api/reset-password' },
  ownSessions: { method: 'GET', path: '/api/sessions' },
  endSession: { method: 'POST', path: '/api/sessions/end' },
  endOtherSessions: { method: 'POST', path: '/api/sessions/end-others' },
  acknowledgeDevices: { method: 'POST', path: '/api/devices/acknowledge' },
  sendConfirmation: { method: 'POST', path: '/api/send-confirmation' },
} as const satisfies Record<string, Call>
