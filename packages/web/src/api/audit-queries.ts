import type {
  Claim,
  DashboardBreakdown,
  DashboardStats,
  Upload,
  UploadDetails,
  Usage,
} from '@plumbline/contract'
import { useQuery, type QueryClient } from '@tanstack/react-query'

const keys = {
  uploads: ['/api/uploads'],
  usage: ['/api/usage'],
  stats: ['/api/dashboard/stats'],
  breakdown: ['/api/dashboard/breakdown'],
  recentClaims: ['/api/dashboard/recent-claims'],
} as const

export function useUploads() {
  return useQuery<Upload[]>({ queryKey: keys.uploads })
}

/** What could not be read or checked in an upload. */
export function useUploadDetails(id: string) {
  return useQuery<UploadDetails>({ queryKey: ['/api/uploads', id] })
}

export function useUsage() {
  return useQuery<Usage>({ queryKey: keys.usage })
}

export function useDashboardStats() {
  return useQuery<DashboardStats>({ queryKey: keys.stats })
}

export function useDashboardBreakdown() {
  return useQuery<DashboardBreakdown>({ queryKey: keys.breakdown })
}

export function useRecentClaims() {
  return useQuery<Claim[]>({ queryKey: keys.recentClaims })
}

/** An upload came or moved on: the list is asked again, not what is shown of one upload. */
export async function refreshUploads(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: keys.uploads, exact: true })
}

/** An audit ended: everything counted over audits is asked again. */
export async function refreshAuditFigures(client: QueryClient): Promise<void> {
  await Promise.all(
    [keys.uploads, keys.usage, keys.stats, keys.breakdown, keys.recentClaims].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  )
}
