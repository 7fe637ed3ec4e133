import { adminEndpoints } from '@plumbline/contract'
import type { FastifyRequest } from 'fastify'
import type { Caller } from '../actor.ts'
import { signIn } from '../services/accounts/accounts.ts'
import {
  addCredits,
  listUsers,
  setAccess,
  setPlan,
} from '../services/administration/administer-users.ts'
import { allUploads, deleteAnyUpload } from '../services/administration/administer-uploads.ts'
import type { Administrator } from '../services/administration/administered.ts'
import {
  archiveUser,
  clearSessions,
  deletionInfo,
  restoreUser,
} from '../services/administration/archive-user.ts'
import { deleteUser } from '../services/administration/delete-user.ts'
import { insights, stats } from '../services/administration/platform-figures.ts'
import { hasUserAccount, switchBack, switchToUser } from '../services/administration/switch-user.ts'
import { userAnswer } from '../services/accounts/user-answer.ts'
import type { RouteContext } from './route-context.ts'

/** What administrators may call. */
export function adminRoutes(routes: RouteContext): void {
  administratorSessions(routes)
  userManagement(routes)
  removal(routes)
  overview(routes)
}

function administrator(caller: Caller, { ip }: FastifyRequest): Administrator {
  return { caller, address: ip }
}

function administratorSessions({ context, register, cookie }: RouteContext): void {
  register(adminEndpoints.adminLogin, async ({ body, request, reply, caller }) => {
    const origin = { address: request.ip, previous: caller }
    const { user, token } = await signIn(context, 'admin', body, origin)
    cookie.write(reply, token)
    return userAnswer(user)
  })
  register(adminEndpoints.checkUserAccount, async ({ caller }) => ({
    hasUserAccount: await hasUserAccount(context, caller),
  }))
  register(adminEndpoints.switchToUser, async ({ caller, request, reply }) => {
    const { user, admin, token } = await switchToUser(context, administrator(caller, request))
    cookie.write(reply, token)
    return userAnswer(user, admin)
  })
  register(adminEndpoints.switchBack, async ({ caller, request, reply }) => {
    const { user, token } = await switchBack(context, caller, request.ip)
    cookie.write(reply, token)
    return userAnswer(user)
  })
}

function userManagement({ context, register }: RouteContext): void {
  register(adminEndpoints.adminUsers, ({ query }) => listUsers(context, query))
  register(adminEndpoints.toggleAccess, async ({ body, caller, request }) =>
    userAnswer(
      await setAccess(context, administrator(caller, request), body.userId, body.accessEnabled),
    ),
  )
  register(adminEndpoints.addCredits, async ({ body, caller, request }) =>
    userAnswer(await addCredits(context, administrator(caller, request), body)),
  )
  register(adminEndpoints.updatePlan, async ({ body, caller, request }) =>
    userAnswer(await setPlan(context, administrator(caller, request), body.userId, body.planId)),
  )
  register(adminEndpoints.clearSessions, async ({ params, caller, request }) => {
    const ended = await clearSessions(context, administrator(caller, request), params.id)
    return { message: `Sessions ended: ${ended}` }
  })
}

function removal({ context, register }: RouteContext): void {
  register(adminEndpoints.deletionInfo, ({ params }) => deletionInfo(context, params.id))
  register(adminEndpoints.archiveUser, async ({ params, body, caller, request }) =>
    userAnswer(await archiveUser(context, administrator(caller, request), params.id, body.reason)),
  )
  register(adminEndpoints.restoreUser, async ({ params, caller, request }) =>
    userAnswer(await restoreUser(context, administrator(caller, request), params.id)),
  )
  register(adminEndpoints.deleteUser, async ({ params, caller, request }) => {
    await deleteUser(context, administrator(caller, request), params.id)
    return { message: 'User account and all data permanently deleted' }
  })
}

function overview({ context, register }: RouteContext): void {
  register(adminEndpoints.adminStats, () => stats(context))
  register(adminEndpoints.adminInsights, () => insights(context))
  register(adminEndpoints.adminUploads, () => allUploads(context))
  register(adminEndpoints.deleteUpload, async ({ params, caller, request }) => {
    await deleteAnyUpload(context, administrator(caller, request), params.id)
    return { message: 'Upload deleted successfully' }
  })
}
