import { IntakeRefusal } from '../words/intake-refusal.ts'

const refusals = {
  'too-large':
    'The workbook is larger than can be read at once: more than 100 MB as stored, 1 GB unpacked, or about twenty million filled cells (400,000 rows of 50 columns) in one sheet. Save its claims as CSV, which has no such limit, or split it.',
  'no-memory':
    'The workbook was more than this machine had memory for just then. Try again later, or save its claims as CSV.',
  damaged:
    'The workbook cannot be read: it is damaged or locked with a password. Open it, save it again without a password, or save the sheet as CSV.',
  empty: 'The workbook has no rows. Export the claims again.',
} as const

/** Why a workbook cannot be audited. */
export function workbookRefusal(why: keyof typeof refusals): IntakeRefusal {
  return new IntakeRefusal('excel-file', refusals[why])
}

/**
 * Why a workbook whose archive was sound could not be read: texts and buffers that there is no room for are
 * range errors; whatever else fails is the fault of the file.
 */
export function refusalOfFailure(error: unknown): IntakeRefusal {
  return workbookRefusal(error instanceof RangeError ? 'no-memory' : 'damaged')
}
