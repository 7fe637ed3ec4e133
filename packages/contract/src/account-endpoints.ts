import * as z from 'zod'
import { Done } from './admin.ts'
import { Login, ProfileUpdate, Registration, User } from './user.ts'
import { endpoint } from './endpoint.ts'

/** Accounts and sessions. */
export const accountEndpoints = {
  currentUser: endpoint({
    method: 'GET',
    path: '/api/user',
    access: 'signed-in',
    summary: 'The signed-in user',
    reply: User,
    successStatus: 200,
    errors: [],
  }),
  login: endpoint({
    method: 'POST',
    path: '/api/login',
    access: 'public',
    summary: 'Sign in',
    body: Login,
    reply: User,
    successStatus: 200,
    errors: ['invalid-credentials'],
  }),
  register: endpoint({
    method: 'POST',
    path: '/api/register',
    access: 'public',
    summary: 'Create an account',
    body: Registration,
    reply: User,
    successStatus: 201,
    errors: ['email-taken'],
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/logout',
    access: 'public',
    summary: 'Sign out',
    reply: Done,
    successStatus: 200,
    errors: [],
  }),
  extendSession: endpoint({
    method: 'POST',
    path: '/api/session/extend',
    access: 'signed-in',
    summary: 'Stay signed in',
    reply: z.object({ idleEndsAt: z.string(), absoluteEndsAt: z.string() }),
    successStatus: 200,
    errors: [],
  }),
  updateProfile: endpoint({
    method: 'POST',
    path: '/api/update-profile',
    access: 'signed-in',
    summary: 'Change name and email',
    body: ProfileUpdate,
    reply: User,
    successStatus: 200,
    errors: ['email-taken'],
  }),
} as const
