import { randomUUID } from 'node:crypto'
import cookies from '@fastify/cookie'
import multipart from '@fastify/multipart'
import { endpoints } from '@plumbline/contract'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import type { Context } from './context.ts'
import { activityRoutes } from './routes/accounts/activity-routes.ts'
import { accountRoutes } from './routes/accounts/account-routes.ts'
import { adminRoutes } from './routes/admin-routes.ts'
import { billingRoutes } from './routes/billing/billing-routes.ts'
import { teamRoutes } from './routes/accounts/team-routes.ts'
import { secondFactorRoutes } from './routes/accounts/second-factor-routes.ts'
import { sandboxCheckoutRoutes } from './routes/billing/sandbox-checkout-routes.ts'
import { stripeWebhookRoute } from './routes/billing/stripe-webhook-route.ts'
import { caseRoutes } from './routes/review/case-routes.ts'
import { dashboardRoutes } from './routes/dashboard-routes.ts'
import type { RouteContext } from './routes/route-context.ts'
import { eventRoutes } from './routes/uploads/event-routes.ts'
import { metricsServer, operationsRoutes } from './routes/operations-routes.ts'
import { lookRoutes } from './routes/uploads/look-routes.ts'
import { ownUploadRoutes } from './routes/uploads/own-upload-routes.ts'
import { modelRoutes } from './routes/model-routes.ts'
import { planRuleRoutes } from './routes/review/plan-rule-routes.ts'
import { ownDataRoutes } from './routes/accounts/own-data-routes.ts'
import { learningRoutes } from './routes/review/learning-routes.ts'
import { reviewRoutes } from './routes/review/review-routes.ts'
import { uploadRoutes } from './routes/uploads/upload-routes.ts'
import { anchorPlaces } from './audit-trail/anchor-places.ts'
import { keepAnchors } from './audit-trail/keep-anchors.ts'
import { callerOf } from './services/accounts/sessions.ts'
import { cspReportPath, cspReports } from './http/pages/csp-reports.ts'
import { deviceCookie } from './http/device-cookie.ts'
import { guardHost, guardOneHost } from './http/host-guard.ts'
import { answerErrors, answerUnroutable } from './http/error-answers.ts'
import { eventStreams } from './http/event-stream.ts'
import { openApiDocument } from './http/openapi.ts'
import { guardAgainstOtherSites } from './http/fetch-guard.ts'
import { endpointRegistrar, type RegisteredEndpoints } from './http/register-endpoint.ts'
import { addSecurityHeaders } from './http/pages/security-headers.ts'
import { webFolder } from './web-folder.ts'
import { sessionCookie } from './http/session-cookie.ts'
import { webPages } from './http/pages/web-pages.ts'

export interface App {
  readonly http: FastifyInstance
  /** Answers `/metrics`, at a port of its own. */
  readonly metrics: FastifyInstance
  /** Calls of the contract that have a route. */
  readonly registered: RegisteredEndpoints['registered']
  /** Every route there is, as `METHOD /path`. */
  readonly routes: ReadonlySet<string>
}

/** Calls that prove who sent them by a signature over their body, and one that changes nothing. */
const fromAnywhere = new Set(['/api/stripe/webhook', cspReportPath])

/** The server's application, ready to listen or to be asked in tests. */
export async function buildApp(context: Context): Promise<App> {
  const { settings } = context
  const http = bareServer(settings)
  const routes = listRoutes(http)
  const metrics = metricsServer(http, context)
  await http.register(cookies)
  await http.register(multipart, { throwFileSizeLimit: false })
  addSecurityHeaders(http, settings)
  answerErrors(http)
  guardOneHost(http)
  guardHost(http, settings)
  guardAgainstOtherSites(http, settings.publicUrl, (path) => fromAnywhere.has(path))
  const cookie = sessionCookie(settings)
  const device = deviceCookie(settings)
  const { register, registered } = endpointRegistrar(http, async (request) => {
    const token = cookie.read(request)
    const caller = token && (await callerOf(context.database, token, context.sessionLimits))
    return {
      address: request.ip,
      caller: caller && caller.stage === 'full' ? caller : undefined,
      half: caller && caller.stage !== 'full' ? caller : undefined,
      device: device.read(request),
      agent: request.headers['user-agent'],
    }
  })
  anchorTrail(http, context)
  addRoutes(http, { context, register, cookie, device })
  await webPages(http, webFolder, settings)
  return { http, metrics, registered, routes }
}

function bareServer(settings: Context['settings']): FastifyInstance {
  return Fastify({
    genReqId: () => randomUUID(),
    requestTimeout: 120_000,
    connectionTimeout: 120_000,
    bodyLimit: 256 * 1024,
    trustProxy: settings.trustedProxies.length > 0 ? [...settings.trustedProxies] : false,
    logger: { level: settings.logLevel, serializers: logSerializers },
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: answerUnroutable(settings),
  })
}

/** Anchors of the audit trail are kept until the server closes. */
function anchorTrail(http: FastifyInstance, context: Context): void {
  const { database, auditTrail: trail, settings } = context
  http.addHook(
    'onClose',
    keepAnchors({
      database,
      trail,
      places: anchorPlaces(settings, trail),
      log: http.log,
      logged: settings.anchors.log,
    }),
  )
}

function addRoutes(http: FastifyInstance, routeContext: RouteContext): void {
  const { context } = routeContext
  const ofContract = [
    ...[accountRoutes, secondFactorRoutes, teamRoutes, activityRoutes, adminRoutes, billingRoutes],
    ...[uploadRoutes, reviewRoutes, ownUploadRoutes, lookRoutes, learningRoutes, ownDataRoutes],
    ...[modelRoutes, planRuleRoutes, dashboardRoutes, caseRoutes],
  ]
  for (const add of ofContract) add(routeContext)
  eventRoutes(routeContext, eventStreams(http, context.settings.streams))
  http.get('/api/openapi.json', () => openApi)
  stripeWebhookRoute(http, context)
  cspReports(http)
  sandboxCheckoutRoutes(http, context)
  operationsRoutes(http, context)
}

const openApi = openApiDocument(endpoints)

function listRoutes(http: FastifyInstance): ReadonlySet<string> {
  const routes = new Set<string>()
  http.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) if (one !== 'HEAD') routes.add(`${one} ${url}`)
  })
  return routes
}

/** An allow-list: methods, routes, statuses and times; no bodies, no queries, no addresses of pages. */
const logSerializers = {
  req: (request: FastifyRequest) => ({ method: request.method, route: request.routeOptions.url }),
  res: (reply: { readonly statusCode?: number }) => ({ statusCode: reply.statusCode ?? 0 }),
}
