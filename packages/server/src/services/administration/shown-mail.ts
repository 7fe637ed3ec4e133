import type { ShownMail } from '@plumbline/contract'
import type { Context } from '../../context.ts'

/** Letters that could not go anywhere, for whoever evaluates the product; elsewhere none. */
export function shownMail({ mail }: Context): ShownMail {
  return {
    kind: mail.kind,
    letters: mail.shown().map(({ at, ...letter }) => ({ ...letter, at: at.toISOString() })),
  }
}
