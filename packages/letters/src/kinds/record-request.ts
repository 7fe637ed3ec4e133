import { argument, patientsMissing } from '../compose/argument.ts'
import { closing, parties, subject } from '../compose/openings.ts'
import type { LetterKind } from './kind.ts'

/** A payer asks for the records that would settle what claims alone leave open. */
export const recordRequest: LetterKind = {
  situation: 'record-request',
  title: 'Request for records',
  roles: ['plan', 'pbm', 'audit-firm', 'employer', 'law-firm'],
  elements: [
    parties,
    subject(['request for records']),
    {
      id: 'plan',
      label: 'On whose behalf',
      source: 'practice',
      needs: ['planName'],
      write: (context) => [
        {
          kind: 'paragraph',
          words: [
            'On behalf of ',
            context.fact('planName'),
            context.claimsOr(
              ' we review the claim named below. ',
              ' we review the claims named below. ',
            ),
            context.findings.length === 1
              ? 'The question below is open, and records would settle it. '
              : 'The questions below are open, and records would settle them. ',
            'This is no finding against you.',
          ],
        },
      ],
    },
    {
      id: 'claims',
      label: 'Each claim, its question, and what would settle it',
      source: 'practice',
      needs: [],
      lacks: (context) =>
        context.findings.length === 0 ? ['At least one finding'] : patientsMissing(context),
      write: (context) => argument(context, 'asks for records'),
    },
    {
      id: 'records',
      label: 'The records asked for, no more than is needed',
      source: 'recordsForPayment',
      needs: ['recordsAsked'],
      write: (context) => [
        { kind: 'heading', text: 'Records asked for' },
        { kind: 'paragraph', words: ['We ask for ', context.fact('recordsAsked'), '.'] },
        {
          kind: 'paragraph',
          words: [
            'Please send no more than what bears on these services. A provider may disclose them to a health plan for its payment activities without the patient’s authorization (45 CFR 164.506(c)(3)).',
          ],
        },
      ],
    },
    {
      id: 'by',
      label: 'By when, and how they are sent safely',
      source: 'practice',
      needs: ['recordsBy', 'recordsTo'],
      write: (context) => [
        {
          kind: 'paragraph',
          words: [
            'Please send them by ',
            context.fact('recordsBy'),
            ' to ',
            context.fact('recordsTo'),
            ', in a way that can be traced; plain email is not safe for records. If you need more time, tell us.',
          ],
        },
      ],
    },
    closing,
  ],
  clocks: [],
}
