import { accountEndpoints } from '@plumbline/contract'
import { AppError } from '../../app-error.ts'
import { confirmEmail, sendConfirmation } from '../../services/accounts/confirm-email.ts'
import { changePassword } from '../../services/accounts/change-password.ts'
import { acknowledge, endSessions, listOwnSessions } from '../../services/accounts/own-sessions.ts'
import { resetByLink } from '../../services/accounts/reset-by-link.ts'
import { updateProfile } from '../../services/accounts/profile.ts'
import { register as registerAccount } from '../../services/accounts/register.ts'
import { extendedUntil } from '../../services/accounts/sessions.ts'
import { currentUser, signIn, signOut } from '../../services/accounts/sign-in.ts'
import { answerFor, userAnswer, userAnswerAt } from '../../services/accounts/user-answer.ts'
import { originOf } from '../request-origin.ts'
import type { RouteContext } from '../route-context.ts'

/** Registration, sign-in and sign-out, the current user, the profile. */
export function accountRoutes(routes: RouteContext): void {
  signingIn(routes)
  profile(routes)
  passwordAndSessions(routes)
}

function signingIn({ context, register, cookie, device }: RouteContext): void {
  register(accountEndpoints.currentUser, async ({ actor }) => {
    const { user, owner, actingAdmin, newDevices } = await currentUser(context, actor)
    return { ...userAnswerAt(actor.stage, user, actingAdmin, owner), newDevices }
  })

  register(accountEndpoints.login, async ({ body, visitor, reply }) => {
    const { user, token, deviceToken, stage } = await signIn(context, 'client', body, visitor)
    cookie.write(reply, token)
    if (deviceToken !== undefined) device.write(reply, deviceToken)
    return answerFor(context, user, stage)
  })

  register(accountEndpoints.register, async ({ body, visitor, request, reply }) => {
    const origin = originOf(context, request)
    const { user, token, deviceToken } = await registerAccount(context, body, visitor, origin)
    cookie.write(reply, token)
    if (deviceToken !== undefined) device.write(reply, deviceToken)
    return userAnswer(user)
  })

  register(accountEndpoints.logout, async ({ visitor, reply }) => {
    await signOut(context, visitor)
    cookie.clear(reply)
    // Not all cookies: the device stays known.
    void reply.header('clear-site-data', '"cache", "storage"')
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
}

function profile({ context, register }: RouteContext): void {
  register(accountEndpoints.updateProfile, async ({ body, actor, request }) =>
    answerFor(context, await updateProfile(context, actor, body, originOf(context, request))),
  )

  register(accountEndpoints.confirmEmail, async ({ body, actor, request }) =>
    answerFor(context, await confirmEmail(context, actor, body.token, originOf(context, request))),
  )

  register(accountEndpoints.sendConfirmation, async ({ actor, request }) => {
    await sendConfirmation(context, actor, originOf(context, request))
    return { message: 'The link was sent.' }
  })
}

function passwordAndSessions({ context, register, cookie }: RouteContext): void {
  register(accountEndpoints.changePassword, async ({ body, actor, visitor, reply }) => {
    cookie.write(reply, await changePassword(context, actor, visitor, body))
    return { message: 'Your password was changed.' }
  })
  register(accountEndpoints.resetPassword, async ({ body, visitor }) => {
    await resetByLink(context, body, visitor.address)
    return { message: 'Your password was changed. Please sign in.' }
  })
  register(accountEndpoints.ownSessions, ({ actor }) => listOwnSessions(context, actor))
  register(accountEndpoints.endSession, async ({ body, actor }) => {
    await endSessions(context, actor, body)
    return { message: 'The session was ended.' }
  })
  register(accountEndpoints.endOtherSessions, async ({ actor }) => {
    const ended = await endSessions(context, actor, 'others')
    return { message: `Sessions ended: ${ended}` }
  })
  register(accountEndpoints.acknowledgeDevices, async ({ actor }) => {
    await acknowledge(context, actor)
    return { message: 'Noted.' }
  })
}
