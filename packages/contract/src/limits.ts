/** Figures that the server enforces and the browser shows; one place for both. */

const mebibyte = 1024 * 1024

/** What the browser refuses before sending. */
export const browserUploadBytes = 10 * mebibyte
/** What the API accepts, of a packed file too as it is sent. */
export const apiUploadBytes = 20 * mebibyte
/** What a packed file may unpack to there. */
export const apiUnpackedBytes = 200 * mebibyte
/** What the browser sends. */
export const uploadExtensions = ['.csv', '.pdf'] as const
/** Names that X12 claims and remittances have. */
export const x12Extensions = ['.837', '.835', '.x12', '.edi'] as const
/** Names that FHIR files have: one resource a line, or a bundle. */
export const fhirExtensions = ['.ndjson', '.json'] as const
/** What the API takes; `.xls` where it is a web page, a workbook in XML or a table under that name. */
export const apiUploadExtensions = [
  ...uploadExtensions,
  '.csv.gz',
  '.xlsx',
  '.xls',
  '.zip',
  ...x12Extensions,
  ...fhirExtensions,
] as const

export const passwordMinimumLength = 8
/** Longer input is refused before it is hashed. */
export const passwordMaximumLength = 128

export const recentClaimsShown = 10
export const topErrorTypesShown = 5
export const summaryCharactersShown = 80
/** Claims answered where no limit is asked for. */
export const claimsPageSize = 500
export const claimsPageMaximum = 1000

/** Usage card: shares of the limit at which it warns, and at which it is full. */
export const usageCard = { warning: 0.8, full: 1 } as const
/** Dashboard bar: green up to the first, yellow above it, red above the second. */
export const dashboardBar = { yellowAbove: 0.6, redAbove: 0.8, unlimitedWidth: 0.2 } as const
/** Billing bar: yellow from the first, red from the second, never wider than full. */
export const billingBar = { yellowFrom: 0.75, redFrom: 0.9, cap: 1 } as const

export const currentUserCacheMs = 60_000
export const logoutRedirectMs = 500
export const toast = {
  visibleMs: 5_000,
  removalMs: 1_000_000,
  swipeThreshold: 50,
  hotkey: 'F8',
} as const
export const tooltip = { openDelayMs: 700, skipDelayMs: 300 } as const

/** Sessions: minutes without a request, and hours in all; both are settings of the server. */
export const sessionIdleMinutes = 30
export const sessionAbsoluteHours = 12
/** How long before the end the app warns. */
export const sessionWarningMs = 120_000

export const quickCreditActions = [100, -50] as const
export const quickCreditReason = 'Admin quick adjustment'
