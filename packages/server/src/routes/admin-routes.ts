import { adminEndpoints } from '@plumbline/contract'
import { signIn } from '../services/accounts/sign-in.ts'
import {
  addCredits,
  listUsers,
  setAccess,
  setPlan,
} from '../services/administration/administer-users.ts'
import { allUploads, deleteAnyUpload } from '../services/administration/administer-uploads.ts'
import {
  archiveUser,
  clearSessions,
  deletionInfo,
  restoreUser,
} from '../services/administration/archive-user.ts'
import { deleteUser } from '../services/administration/delete-user.ts'
import { auditTrailPage, refundRequestsPage } from '../services/administration/oversight.ts'
import { referenceTablesAtHand } from '../services/administration/reference-tables.ts'
import { startReset } from '../services/administration/start-reset.ts'
import { originOf } from './request-origin.ts'
import { insights, stats } from '../services/administration/platform-figures.ts'
import { shownMail } from '../services/administration/shown-mail.ts'
import {
  linkUserAccount,
  switchBack,
  switchToUser,
  userAccountOf,
} from '../services/administration/switch-user.ts'
import { userAnswer, userAnswerAt } from '../services/accounts/user-answer.ts'
import type { RouteContext } from './route-context.ts'

/** What administrators may call. */
export function adminRoutes(routes: RouteContext): void {
  administratorSessions(routes)
  userManagement(routes)
  removal(routes)
  overview(routes)
}

function administratorSessions({ context, register, cookie, device }: RouteContext): void {
  register(adminEndpoints.adminLogin, async ({ body, visitor, reply }) => {
    const { user, token, deviceToken, stage } = await signIn(context, 'admin', body, visitor)
    cookie.write(reply, token)
    if (deviceToken !== undefined) device.write(reply, deviceToken)
    return userAnswerAt(stage, user)
  })
  register(adminEndpoints.checkUserAccount, ({ actor }) => userAccountOf(context, actor))
  register(adminEndpoints.linkUserAccount, async ({ body, actor }) => {
    await linkUserAccount(context, actor, body.password)
    return userAccountOf(context, actor)
  })
  register(adminEndpoints.switchToUser, async ({ actor, body, reply }) => {
    const { user, admin, token } = await switchToUser(context, actor, body.reason)
    cookie.write(reply, token)
    return userAnswer(user, admin)
  })
  register(adminEndpoints.switchBack, async ({ actor, reply }) => {
    const { user, token } = await switchBack(context, actor)
    cookie.write(reply, token)
    return userAnswer(user)
  })
}

function userManagement({ context, register }: RouteContext): void {
  register(adminEndpoints.adminUsers, ({ query }) => listUsers(context, query))
  register(adminEndpoints.searchUsers, ({ body }) => listUsers(context, body))
  register(adminEndpoints.toggleAccess, async ({ body, actor }) =>
    userAnswer(await setAccess(context, actor, body)),
  )
  register(adminEndpoints.addCredits, async ({ body, actor }) =>
    userAnswer(await addCredits(context, actor, body)),
  )
  register(adminEndpoints.updatePlan, async ({ body, actor }) =>
    userAnswer(await setPlan(context, actor, body)),
  )
  register(adminEndpoints.startReset, ({ params, actor, request }) =>
    startReset(context, actor, params.id, originOf(context, request)),
  )
  register(adminEndpoints.clearSessions, async ({ params, actor }) => {
    const ended = await clearSessions(context, actor, params.id)
    return { message: `Sessions ended: ${ended}` }
  })
}

function removal({ context, register }: RouteContext): void {
  register(adminEndpoints.deletionInfo, ({ params }) => deletionInfo(context, params.id))
  register(adminEndpoints.archiveUser, async ({ params, body, actor }) =>
    userAnswer(await archiveUser(context, actor, params.id, body.reason)),
  )
  register(adminEndpoints.restoreUser, async ({ params, actor }) =>
    userAnswer(await restoreUser(context, actor, params.id)),
  )
  register(adminEndpoints.deleteUser, async ({ params, actor }) => {
    await deleteUser(context, actor, params.id)
    return { message: 'User account and all data permanently deleted' }
  })
}

function overview({ context, register }: RouteContext): void {
  register(adminEndpoints.shownMail, () => shownMail(context))
  register(adminEndpoints.adminStats, () => stats(context))
  register(adminEndpoints.adminInsights, () => insights(context))
  register(adminEndpoints.referenceTables, () => referenceTablesAtHand(context))
  register(adminEndpoints.auditTrail, ({ query }) => auditTrailPage(context, query))
  register(adminEndpoints.refundRequests, ({ query }) => refundRequestsPage(context, query))
  register(adminEndpoints.adminUploads, () => allUploads(context))
  register(adminEndpoints.deleteUpload, async ({ params, actor }) => {
    await deleteAnyUpload(context, actor, params.id)
    return { message: 'Upload deleted successfully' }
  })
}
