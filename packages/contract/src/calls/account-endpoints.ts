import * as z from 'zod'
import { accountCalls } from './account-calls.ts'
import { Done } from '../admin.ts'
import { LinkToken, Login, ProfileUpdate, Registration, User } from '../user.ts'
import { endpoint } from './endpoint.ts'

/** Accounts and sessions. */
export const accountEndpoints = {
  currentUser: endpoint({
    ...accountCalls.currentUser,
    access: 'signed-in',
    summary: 'The signed-in user',
    reply: User,
    successStatus: 200,
    errors: [],
  }),
  login: endpoint({
    ...accountCalls.login,
    access: 'public',
    summary: 'Sign in',
    body: Login,
    reply: User,
    successStatus: 200,
    errors: ['invalid-credentials'],
  }),
  register: endpoint({
    ...accountCalls.register,
    access: 'public',
    summary: 'Create an account',
    body: Registration,
    reply: User,
    successStatus: 201,
    errors: ['registration-failed'],
  }),
  logout: endpoint({
    ...accountCalls.logout,
    whileActing: true,
    access: 'public',
    summary: 'Sign out',
    reply: Done,
    successStatus: 200,
    errors: [],
  }),
  extendSession: endpoint({
    ...accountCalls.extendSession,
    whileActing: true,
    access: 'signed-in',
    summary: 'Stay signed in',
    reply: z.object({ idleEndsAt: z.string(), absoluteEndsAt: z.string() }),
    successStatus: 200,
    errors: [],
  }),
  updateProfile: endpoint({
    ...accountCalls.updateProfile,
    access: 'signed-in',
    summary: 'Change name and email',
    body: ProfileUpdate,
    reply: User,
    successStatus: 200,
    errors: ['wrong-password', 'not-available'],
  }),
  confirmEmail: endpoint({
    ...accountCalls.confirmEmail,
    access: 'signed-in',
    summary: 'Confirm an email address by the link that was sent to it',
    body: LinkToken,
    reply: User,
    successStatus: 200,
    errors: ['link-not-valid'],
  }),
  sendConfirmation: endpoint({
    ...accountCalls.sendConfirmation,
    access: 'signed-in',
    summary: 'Send the link that confirms the email address again',
    reply: Done,
    successStatus: 200,
    errors: ['not-available'],
  }),
} as const
