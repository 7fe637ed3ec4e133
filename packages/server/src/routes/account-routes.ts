import { accountEndpoints } from '@plumbline/contract'
import { AppError } from '../app-error.ts'
import { confirmEmail, sendConfirmation } from '../services/accounts/confirm-email.ts'
import { updateProfile } from '../services/accounts/profile.ts'
import { register as registerAccount } from '../services/accounts/register.ts'
import { extendedUntil } from '../services/accounts/sessions.ts'
import { currentUser, signIn, signOut } from '../services/accounts/sign-in.ts'
import { userAnswer } from '../services/accounts/user-answer.ts'
import { originOf } from './request-origin.ts'
import type { RouteContext } from './route-context.ts'

/** Registration, sign-in and sign-out, the current user, the profile. */
export function accountRoutes({ context, register, cookie }: RouteContext): void {
  register(accountEndpoints.currentUser, async ({ actor }) => {
    const { user, actingAdmin } = await currentUser(context, actor)
    return userAnswer(user, actingAdmin)
  })

  register(accountEndpoints.login, async ({ body, visitor, reply }) => {
    const { user, token } = await signIn(context, 'client', body, visitor)
    cookie.write(reply, token)
    return userAnswer(user)
  })

  register(accountEndpoints.register, async ({ body, visitor, request, reply }) => {
    const origin = originOf(context, request)
    const { user, token } = await registerAccount(context, body, visitor, origin)
    cookie.write(reply, token)
    return userAnswer(user)
  })

  register(accountEndpoints.logout, async ({ visitor, reply }) => {
    await signOut(context, visitor)
    cookie.clear(reply)
    void reply.header('clear-site-data', '"cache", "cookies", "storage"')
    return { message: 'Signed out' }
  })

  register(accountEndpoints.extendSession, async ({ actor }) => {
    const until = await extendedUntil(context.database, actor, context.sessionLimits)
    if (!until) throw new AppError('unauthorized')
    return {
      idleEndsAt: until.idleEndsAt.toISOString(),
      absoluteEndsAt: until.absoluteEndsAt.toISOString(),
    }
  })

  register(accountEndpoints.updateProfile, async ({ body, actor, request }) =>
    userAnswer(await updateProfile(context, actor, body, originOf(context, request))),
  )

  register(accountEndpoints.confirmEmail, async ({ body, actor, request }) =>
    userAnswer(await confirmEmail(context, actor, body.token, originOf(context, request))),
  )

  register(accountEndpoints.sendConfirmation, async ({ actor, request }) => {
    await sendConfirmation(context, actor, originOf(context, request))
    return { message: 'The link was sent.' }
  })
}
