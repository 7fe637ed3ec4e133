import { auditCalls, caseCalls } from '@plumbline/contract'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { endpointKey, endpointQuery } from './client.ts'

const { listUploads, usage, dashboardStats, dashboardBreakdown, recentClaims } = auditCalls

export function useUploads() {
  return useQuery(endpointQuery(listUploads))
}

/** What could not be read or checked in an upload. */
export function useUploadDetails(id: string) {
  return useQuery(endpointQuery(auditCalls.uploadDetails, { params: { id } }))
}

export function useUsage() {
  return useQuery(endpointQuery(usage))
}

export function useDashboardStats() {
  return useQuery(endpointQuery(dashboardStats))
}

export function useDashboardBreakdown() {
  return useQuery(endpointQuery(dashboardBreakdown))
}

export function useRecentClaims() {
  return useQuery(endpointQuery(recentClaims))
}

/** An upload came or moved on: the list is asked again, not what is shown of one upload. */
export async function refreshUploads(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: endpointKey(listUploads), exact: true })
}

/** An audit ended: everything counted over audits is asked again. */
export async function refreshAuditFigures(client: QueryClient): Promise<void> {
  const calls = [
    ...[listUploads, usage, dashboardStats, dashboardBreakdown, recentClaims],
    caseCalls.overview,
  ]
  await Promise.all(calls.map((call) => client.invalidateQueries({ queryKey: endpointKey(call) })))
}
