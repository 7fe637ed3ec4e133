import { dollars } from '@plumbline/engine'
import { defense, issuesLacking } from '../compose/argument.ts'
import { client } from '../compose/acting-for.ts'
import { closing, enclosures, parties, subject } from '../compose/openings.ts'
import type { LetterKind } from './kind.ts'

/** A provider answers a payer's demand for money back. */
export const demandAnswer: LetterKind = {
  situation: 'demand-answer',
  title: 'Answer to a demand for repayment',
  roles: ['provider', 'pharmacy', 'law-firm'],
  elements: [
    parties,
    subject(['answer to your demand for repayment']),
    client,
    {
      id: 'demand',
      label: 'The demand that is answered, and its claims',
      source: 'practice',
      needs: ['noticeReference', 'noticeDate'],
      write: (context) => [
        {
          kind: 'paragraph',
          words: [
            'We answer your demand ',
            context.fact('noticeReference'),
            ' of ',
            context.fact('noticeDate'),
            context.claimsOr(
              '. We dispute it for the claim named below, for the reason given with it. ',
              '. We dispute it for the claims named below, each for the reason given with it. ',
            ),
            context.cents > 0
              ? `${context.claimsOr('It comes', 'They come')} to ${dollars(context.cents)}. `
              : '',
            'Silence about any other item is not agreement to it.',
          ],
        },
      ],
    },
    {
      id: 'answers',
      label: 'Each claim contested, with its reason',
      source: 'practice',
      needs: [],
      lacks: issuesLacking,
      write: (context) => defense(context, { patient: true, inQuestion: true }),
    },
    {
      id: 'method',
      label: 'Request for the audit method, edits, fee schedule and policy used',
      source: 'practice',
      needs: [],
      write: () => [
        { kind: 'heading', text: 'What we ask you to send' },
        {
          kind: 'list',
          items: [
            [
              'The method of the audit; where a sample was drawn, the universe, the sample and the calculation.',
            ],
            [
              'The edits, the fee schedule and the policy applied to each line, in the edition for its date of service.',
            ],
            [
              'The contract term on which the demand rests, and the term that sets how far back it may reach.',
            ],
          ],
        },
      ],
    },
    {
      id: 'evidence',
      label: 'The evidence enclosed',
      source: 'practice',
      needs: ['documents'],
      write: (context) => [
        { kind: 'paragraph', words: ['We enclose: ', context.fact('documents'), '.'] },
      ],
    },
    {
      id: 'stop',
      label: 'Request to answer by a day, to stop offsets until then, and to meet',
      source: 'practice',
      needs: ['replyDays'],
      write: (context) => [
        {
          kind: 'paragraph',
          words: [
            'Please answer in writing within ',
            context.fact('replyDays'),
            ` days of receiving this letter, make no offset on ${context.claimsOr('this claim', 'these claims')} until the dispute is decided, and tell us when we can go through ${context.claimsOr('it', 'them')} together.`,
          ],
        },
      ],
    },
    enclosures(['The documents named above', 'A copy of the demand']),
    closing,
  ],
  clocks: [],
}
