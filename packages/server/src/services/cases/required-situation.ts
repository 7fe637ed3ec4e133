import { situationsOf } from '@plumbline/letters'
import { AppError } from '../../app-error.ts'
import type { OpenedCase } from './case-answer.ts'

/** Throws `invalid-request` where nobody in a role writes such letters. */
export function requireSituation(
  role: OpenedCase['row']['role'],
  situation: OpenedCase['row']['situation'],
): void {
  if (situationsOf(role).some((kind) => kind.situation === situation)) return
  const message =
    'Such letters are not written in this role. Choose another letter, or another role.'
  throw new AppError('invalid-request', { message, faults: [{ field: 'situation', message }] })
}
