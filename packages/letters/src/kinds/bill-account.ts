import { isRepresentative, onBehalfOfPatient } from '../compose/acting-for.ts'
import type { LetterContext } from '../compose/letter-context.ts'
import { onePersonLacks } from '../compose/one-person.ts'
import type { LetterElement } from './kind.ts'

/** Whose bill it is, and which. */
export const account: LetterElement = {
  id: 'account',
  label: 'Account and dates',
  source: 'practice',
  needs: ['accountNumber', 'claimantName', 'billDate'],
  lacks: onePersonLacks,
  write: (context) => [
    ...onBehalfOfPatient(context),
    {
      kind: 'list',
      items: [
        ['Patient: ', context.fact('claimantName')],
        ['Account: ', context.fact('accountNumber')],
        ['First bill of: ', context.fact('billDate')],
      ],
    },
  ],
}

/** What whoever writes for a patient puts beside the letter. */
export function authorization(context: LetterContext): readonly string[] {
  return isRepresentative(context) ? ['The patient’s authorization'] : []
}
