import { accountEndpoints } from './account-endpoints.ts'
import { activityEndpoints } from './activity-endpoints.ts'
import { adminEndpoints } from './admin-endpoints.ts'
import { secondFactorEndpoints } from './second-factor-endpoints.ts'
import { auditEndpoints } from './audit-endpoints.ts'
import { billingEndpoints } from './billing-endpoints.ts'
import { caseEndpoints } from './case-endpoints.ts'
import { findingListEndpoints } from './finding-list-endpoints.ts'
import { questionEndpoints } from './question-endpoints.ts'
import { lookEndpoints } from './look-endpoints.ts'
import { learningEndpoints } from './learning-endpoints.ts'
import { modelEndpoints } from './model-endpoints.ts'
import { ownDataEndpoints } from './own-data-endpoints.ts'
import { ownUploadEndpoints } from './own-upload-endpoints.ts'
import { planRuleEndpoints } from './plan-rule-endpoints.ts'
import { reviewEndpoints } from './review-endpoints.ts'
import { teamEndpoints } from './team-endpoints.ts'

/** Every call of the product, by its name. */
export const endpoints = {
  ...accountEndpoints,
  ...secondFactorEndpoints,
  ...activityEndpoints,
  ...auditEndpoints,
  ...billingEndpoints,
  ...adminEndpoints,
  ...ownDataEndpoints,
  ...ownUploadEndpoints,
  ...lookEndpoints,
  ...findingListEndpoints,
  ...questionEndpoints,
  ...reviewEndpoints,
  ...learningEndpoints,
  ...caseEndpoints,
  ...modelEndpoints,
  ...planRuleEndpoints,
  ...teamEndpoints,
} as const

export type EndpointName = keyof typeof endpoints
