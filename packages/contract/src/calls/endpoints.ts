import { accountEndpoints } from './account-endpoints.ts'
import { adminEndpoints } from './admin-endpoints.ts'
import { auditEndpoints } from './audit-endpoints.ts'
import { billingEndpoints } from './billing-endpoints.ts'
import { caseEndpoints } from './case-endpoints.ts'
import { reviewEndpoints } from './review-endpoints.ts'

/** Every call of the product, by its name. */
export const endpoints = {
  ...accountEndpoints,
  ...auditEndpoints,
  ...billingEndpoints,
  ...adminEndpoints,
  ...reviewEndpoints,
  ...caseEndpoints,
} as const

export type EndpointName = keyof typeof endpoints
