import { accountEndpoints } from './account-endpoints.ts'
import { adminEndpoints } from './admin-endpoints.ts'
import { secondFactorEndpoints } from './second-factor-endpoints.ts'
import { auditEndpoints } from './audit-endpoints.ts'
import { billingEndpoints } from './billing-endpoints.ts'

/** Every call of the product, by its name. */
export const endpoints = {
  ...accountEndpoints,
  ...secondFactorEndpoints,
  ...auditEndpoints,
  ...billingEndpoints,
  ...adminEndpoints,
} as const

export type EndpointName = keyof typeof endpoints
