import { secondFactorEndpoints } from '@plumbline/contract'
import type { FastifyReply } from 'fastify'
import type { SignedIn } from '../../services/accounts/sign-in.ts'
import { answerFor } from '../../services/accounts/user-answer.ts'
import {
  addPasskey,
  confirmCodes,
  removeFactor,
  renewRecoveryCodes,
  secondFactorOf,
  startCodes,
  startPasskey,
} from '../../services/second-factor/set-up.ts'
import { askPasskey, showCode, showPasskey } from '../../services/second-factor/show.ts'
import { originOf } from '../request-origin.ts'
import type { RouteContext } from '../route-context.ts'

/** What besides the password opens an account. */
export function secondFactorRoutes(routes: RouteContext): void {
  settingUp(routes)
  showing(routes)
}

/** A new session's cookies, where one began. */
function writeCookies({ cookie, device }: RouteContext, reply: FastifyReply, signedIn: SignedIn) {
  cookie.write(reply, signedIn.token)
  if (signedIn.deviceToken !== undefined) device.write(reply, signedIn.deviceToken)
}

function settingUp(routes: RouteContext): void {
  const { context, register } = routes
  register(secondFactorEndpoints.secondFactor, ({ actor }) => secondFactorOf(context, actor))
  register(secondFactorEndpoints.startCodes, ({ actor, body }) =>
    startCodes(context, actor, body.password),
  )
  register(secondFactorEndpoints.confirmCodes, async ({ actor, visitor, body, reply }) => {
    const { recoveryCodes, signedIn } = await confirmCodes(context, actor, visitor, body.code)
    if (signedIn) writeCookies(routes, reply, signedIn)
    return { recoveryCodes }
  })
  register(secondFactorEndpoints.startPasskey, ({ actor, body, request }) =>
    startPasskey(context, actor, body.password, originOf(context, request)),
  )
  register(secondFactorEndpoints.addPasskey, async ({ actor, visitor, body, request, reply }) => {
    const origin = originOf(context, request)
    const { recoveryCodes, signedIn } = await addPasskey(context, actor, visitor, body, origin)
    if (signedIn) writeCookies(routes, reply, signedIn)
    return { recoveryCodes }
  })
  register(secondFactorEndpoints.newRecoveryCodes, async ({ actor, body }) => ({
    recoveryCodes: await renewRecoveryCodes(context, actor, body.password),
  }))
  register(secondFactorEndpoints.removeFactor, async ({ actor, body }) => {
    await removeFactor(context, actor, body)
    return secondFactorOf(context, actor)
  })
}

function showing(routes: RouteContext): void {
  const { context, register } = routes
  register(secondFactorEndpoints.checkCode, async ({ actor, visitor, body, reply }) => {
    const signedIn = await showCode(context, actor, visitor, body.code)
    writeCookies(routes, reply, signedIn)
    return answerFor(context, signedIn.user)
  })
  register(secondFactorEndpoints.askPasskey, ({ actor, request }) =>
    askPasskey(context, actor, originOf(context, request)),
  )
  register(secondFactorEndpoints.checkPasskey, async ({ actor, visitor, body, request, reply }) => {
    const origin = originOf(context, request)
    const signedIn = await showPasskey(context, actor, visitor, body, origin)
    writeCookies(routes, reply, signedIn)
    return answerFor(context, signedIn.user)
  })
}
