import type { ClaimLine } from '@plumbline/engine'

/** A claim line that is still being made. */
export type ClaimLineDraft = { -readonly [Field in keyof ClaimLine]: ClaimLine[Field] }
