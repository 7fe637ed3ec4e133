import { argument } from '../compose/argument.ts'
import { closing, enclosures, parties, subject } from '../compose/openings.ts'
import { account, authorization } from './bill-account.ts'
import type { LetterKind } from './kind.ts'

/** A patient, or who pays for him, disputes lines of a bill. */
export const billDispute: LetterKind = {
  situation: 'bill-dispute',
  title: 'Dispute of a bill',
  roles: ['patient', 'advocate', 'employer', 'law-firm'],
  elements: [
    parties,
    subject(['dispute of a bill']),
    account,
    {
      id: 'lines',
      label: 'The lines at issue, each with its reason',
      source: 'practice',
      needs: [],
      lacks: ({ findings }) => (findings.length === 0 ? ['At least one finding'] : []),
      write: (context) => [
        {
          kind: 'paragraph',
          words: [
            'We dispute the charges below, whatever a health plan has paid on them, and ask that the bill be corrected.',
          ],
        },
        ...argument(context, 'disputes a bill'),
      ],
    },
    {
      id: 'itemized',
      label: 'Request for the itemized bill and the records',
      source: 'practice',
      needs: [],
      write: () => [
        {
          kind: 'paragraph',
          words: [
            'Please send the itemized bill with codes, units and charges for every line, and the records of the services in dispute.',
          ],
        },
      ],
    },
    {
      id: 'hold',
      label: 'Hold on collection, and a date for the answer',
      source: 'practice',
      needs: ['replyDays'],
      write: (context) => [
        {
          kind: 'paragraph',
          words: [
            'Please answer within ',
            context.fact('replyDays'),
            ' days of receiving this letter. Until then, please hold collection of the disputed amount and report none of it to a credit bureau.',
          ],
        },
      ],
    },
    enclosures((context) => [
      'The bill, with the lines in dispute marked',
      ...authorization(context),
    ]),
    closing,
  ],
  clocks: [],
}
