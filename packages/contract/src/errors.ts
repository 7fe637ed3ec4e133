import * as z from 'zod'

/** Every refusal that a call can answer: its status and what is said where nothing better is known. */
export const errorCatalog = {
  'invalid-request': { status: 400, message: 'The request is not valid.' },
  unauthorized: { status: 401, message: 'Unauthorized' },
  'invalid-credentials': { status: 401, message: 'Invalid email or password' },
  'invalid-admin-credentials': { status: 401, message: 'Invalid admin credentials' },
  'payment-required': { status: 402, message: 'Choose a plan to continue.' },
  'capacity-exceeded': { status: 402, message: 'This would exceed your monthly limit.' },
  forbidden: { status: 403, message: 'You may not do this.' },
  'reading-only': {
    status: 403,
    message: 'The user view is for reading. Return to the administration to change anything.',
  },
  'owner-only': {
    status: 403,
    message: 'Only the owner of the account may do this. Please ask them.',
  },
  'reader-only': {
    status: 403,
    message: 'You may read in this account. Ask its owner to let you decide and write, too.',
  },
  'cross-site': { status: 403, message: 'The request came from another site.' },
  'wrong-host': {
    status: 421,
    message: 'This server does not answer to that name. Open it by its address, or set PUBLIC_URL.',
  },
  'not-found': { status: 404, message: 'Not found' },
  'method-not-allowed': { status: 405, message: 'This call does not take that method.' },
  'registration-failed': { status: 409, message: 'Failed to create account' },
  'wrong-password': { status: 403, message: 'The password is not right.' },
  'wrong-code': { status: 403, message: 'The code or passkey is not right.' },
  'second-factor-required': {
    status: 403,
    message: 'Please show or set up your second factor first.',
  },
  'link-not-valid': {
    status: 409,
    message: 'This link was used before, or is too old. Please ask for a new one.',
  },
  conflict: { status: 409, message: 'Something changed in the meantime. Please reload.' },
  'not-ready': { status: 409, message: 'The audit is not finished yet.' },
  'same-file': {
    status: 409,
    message: 'This file was sent before. To audit it again, send it with auditAgain set to true.',
  },
  'storage-full': {
    status: 409,
    message: 'Your account holds as many bytes of files as it may. Delete uploads, then try again.',
  },
  'no-user-account': { status: 409, message: 'There is no user account with this email.' },
  'no-subscription': { status: 409, message: 'There is no active subscription to cancel.' },
  'key-reused': {
    status: 422,
    message:
      'This Idempotency-Key came with another file or other fields within 24 hours. Send what is new under a new key.',
  },
  'file-too-large': { status: 413, message: 'The file is larger than 20 MB.' },
  'wrong-file-type': { status: 415, message: 'Please select a CSV or PDF file' },
  'wrong-content-type': { status: 415, message: 'The request has the wrong content type.' },
  'too-many-waiting': {
    status: 429,
    message: 'Too many of your uploads are waiting. Please send this file when some are done.',
  },
  'too-many-streams': {
    status: 429,
    message: 'Too many event streams of this account are open. Please close some pages.',
  },
  'too-many-requests': { status: 429, message: 'Too many attempts. Please wait and try again.' },
  'pdf-unavailable': {
    status: 503,
    message: 'This installation has no program that makes PDF files. Print the letter instead.',
  },
  internal: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  'payments-unavailable': {
    status: 503,
    message: 'The payment system is unavailable until its configuration is complete.',
  },
  'not-available': { status: 503, message: 'The service is not available at the moment.' },
} as const satisfies Record<string, { readonly status: number; readonly message: string }>

export type ErrorCode = keyof typeof errorCatalog

/** The codes as a schema, for answers and tests. */
export const ErrorCode = z.string().refine((code): code is ErrorCode => code in errorCatalog)

/** The form of every answer that is not a success. */
export const ErrorAnswer = z.object({
  message: z.string(),
  code: z.string(),
  requestId: z.string(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  /** With `same-file`: the upload of the same bytes. */
  earlierUploadId: z.string().optional(),
})
export type ErrorAnswer = z.infer<typeof ErrorAnswer>
