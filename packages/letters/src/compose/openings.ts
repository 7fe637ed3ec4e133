import { longDate } from '../deadlines/american-date.ts'
import type { LetterElement } from '../kinds/kind.ts'
import type { Words } from '../letter.ts'
import type { LetterContext } from './letter-context.ts'

/** What every letter begins and ends with. */

export const parties: LetterElement = {
  id: 'parties',
  label: 'Sender, recipient, date and how it is delivered',
  source: 'practice',
  needs: ['senderName', 'senderAddress', 'recipientName', 'recipientAddress', 'deliveryMethod'],
  write: (context) => [
    {
      kind: 'address',
      lines: [[context.fact('senderName')], ...context.lineByLine('senderAddress')],
    },
    {
      kind: 'address',
      lines: [[longDate(context.input.today)], ['Delivery: ', context.fact('deliveryMethod')]],
    },
    {
      kind: 'address',
      lines: [[context.fact('recipientName')], ...context.lineByLine('recipientAddress')],
    },
  ],
}

/** The line that says what the letter is about, with the case's own number. */
export function subject(words: Words): LetterElement {
  return {
    id: 'subject',
    label: 'Subject and reference',
    source: 'practice',
    needs: [],
    write: ({ input, billers }) => [
      {
        kind: 'subject',
        words: ['Re: ', ...words, `. Our reference ${input.reference}`, ...billedBy(billers)],
      },
    ],
  }
}

/** More than these would hide what the letter is about; the claims' own numbers are in its tables. */
const mostBillers = 3

function billedBy(billers: readonly string[]): Words {
  return billers.length === 0 || billers.length > mostBillers
    ? []
    : [`. Provider: ${billers.join(', ')}`]
}

export const closing: LetterElement = {
  id: 'contact',
  label: 'Contact and signature',
  source: 'practice',
  needs: ['senderContact', 'signer'],
  write: (context) => [
    {
      kind: 'paragraph',
      words: ['Questions about this letter: ', context.fact('senderContact'), '.'],
    },
    { kind: 'signature', lines: [['Sincerely,'], [], [context.fact('signer')]] },
  ],
}

/** What goes into the envelope beside the letter. */
export function enclosures(
  items: readonly string[] | ((context: LetterContext) => readonly string[]),
): LetterElement {
  return {
    id: 'enclosures',
    label: 'Enclosures',
    source: 'practice',
    needs: [],
    write: (context) => [
      { kind: 'heading', text: 'Enclosures' },
      {
        kind: 'list',
        items: (typeof items === 'function' ? items(context) : items).map((item) => [item]),
      },
    ],
  }
}
