import type { LetterElement } from '../kinds/kind.ts'
import type { Block, Role } from '../letter.ts'
import { facts } from '../facts/facts.ts'
import type { LetterContext } from './letter-context.ts'

/** Who always writes for somebody else. */
const firms: ReadonlySet<Role> = new Set(['audit-firm', 'law-firm'])

/** Whether the sender writes for somebody else: whoever receives it asks first by whose authority. */
export function isFirm({ input }: LetterContext): boolean {
  return firms.has(input.role)
}

/** Whether somebody else than the patient writes for the patient. */
export function isRepresentative({ input }: LetterContext): boolean {
  return input.role !== 'patient'
}

/** For whom a firm writes, in letters whose other facts do not name its client. */
export const client: LetterElement = {
  id: 'client',
  label: 'On whose behalf a firm writes',
  source: 'practice',
  needs: [],
  asks: (context) => (isFirm(context) ? ['clientName'] : []),
  lacks: (context) =>
    isFirm(context) && context.stated('clientName') === undefined ? [facts.clientName.label] : [],
  write: (context) =>
    isFirm(context)
      ? [
          {
            kind: 'paragraph',
            words: ['We write on behalf of ', context.fact('clientName'), '.'],
          },
        ]
      : [],
}

/** Says for which patient somebody else writes, and that the patient has allowed it. */
export function onBehalfOfPatient(context: LetterContext): readonly Block[] {
  if (!isRepresentative(context)) return []
  const words = [
    'We write on behalf of ',
    context.fact('claimantName'),
    ', whose authorization is enclosed.',
  ]
  return [{ kind: 'paragraph', words }]
}
