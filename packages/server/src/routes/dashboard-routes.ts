import { auditEndpoints } from '@plumbline/contract'
import { recentClaims } from '../services/results/claims.ts'
import { dashboardBreakdown, dashboardStats } from '../services/results/dashboard.ts'
import { usageOf } from '../services/billing/usage.ts'
import type { RouteContext } from './route-context.ts'

/** Usage and the dashboard's figures. */
export function dashboardRoutes({ context, register }: RouteContext): void {
  register(auditEndpoints.usage, ({ caller }) => usageOf(context, caller))
  register(auditEndpoints.dashboardStats, ({ caller }) => dashboardStats(context, caller))
  register(auditEndpoints.dashboardBreakdown, ({ caller }) => dashboardBreakdown(context, caller))
  register(auditEndpoints.recentClaims, ({ caller }) => recentClaims(context, caller))
}
