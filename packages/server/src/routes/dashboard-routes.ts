import { auditEndpoints } from '@plumbline/contract'
import { recentClaims } from '../services/results/claims.ts'
import { dashboardBreakdown, dashboardStats } from '../services/results/dashboard.ts'
import { usageOf } from '../services/billing/usage.ts'
import type { RouteContext } from './route-context.ts'

/** Usage and the dashboard's figures. */
export function dashboardRoutes({ context, register }: RouteContext): void {
  register(auditEndpoints.usage, ({ actor }) => usageOf(context, actor))
  register(auditEndpoints.dashboardStats, ({ actor }) => dashboardStats(context, actor))
  register(auditEndpoints.dashboardBreakdown, ({ actor }) => dashboardBreakdown(context, actor))
  register(auditEndpoints.recentClaims, ({ actor }) => recentClaims(context, actor))
}
