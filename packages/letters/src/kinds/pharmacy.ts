import { dollars } from '@plumbline/engine'
import { argument, defense, issuesLacking } from '../compose/argument.ts'
import { client } from '../compose/acting-for.ts'
import { closing, enclosures, parties, subject } from '../compose/openings.ts'
import type { LetterKind } from './kind.ts'

/** Units on an invoice for rebates are disputed with whoever sent it. */
export const rebateDispute: LetterKind = {
  situation: 'rebate-dispute',
  title: 'Dispute of rebate units',
  roles: ['audit-firm', 'pbm', 'plan', 'law-firm'],
  elements: [
    parties,
    subject(['dispute of rebate units']),
    client,
    {
      id: 'invoice',
      label: 'Invoice and quarter',
      source: 'practice',
      needs: ['invoiceReference', 'quarter'],
      write: (context) => [
        {
          kind: 'paragraph',
          words: [
            'We dispute units of invoice ',
            context.fact('invoiceReference'),
            ' for ',
            context.fact('quarter'),
            '.',
          ],
        },
      ],
    },
    {
      id: 'units',
      label: 'NDC, units, reason and arithmetic of each dispute',
      source: 'practice',
      needs: [],
      lacks: ({ findings, lines }) => [
        ...(findings.length === 0 ? ['At least one finding'] : []),
        ...lines
          .filter(({ units }) => units === undefined)
          .map(({ claimId }) => `Units of claim ${claimId ?? 'unknown'}`),
      ],
      write: (context) => argument(context, 'disputes units'),
    },
    {
      id: 'request',
      label: 'What is asked, and by when',
      source: 'practice',
      needs: ['replyDays'],
      write: (context) => [
        {
          kind: 'paragraph',
          words: [
            `The amount in dispute is ${dollars(context.cents)}. Please confirm the correction, or send the claim data behind the units, within `,
            context.fact('replyDays'),
            ' days of receiving this letter.',
          ],
        },
      ],
    },
    closing,
  ],
  clocks: [],
}

/** A pharmacy answers the findings of an audit. */
export const pharmacyAuditResponse: LetterKind = {
  situation: 'pharmacy-audit-response',
  title: 'Response to a pharmacy audit',
  roles: ['pharmacy', 'law-firm'],
  elements: [
    parties,
    subject(['response to a pharmacy audit']),
    client,
    {
      id: 'audit',
      label: 'The audit that is answered',
      source: 'practice',
      needs: ['auditReference', 'noticeDate'],
      write: (context) => [
        {
          kind: 'paragraph',
          words: [
            'We answer the findings of audit ',
            context.fact('auditReference'),
            ', of ',
            context.fact('noticeDate'),
            context.claimsOr(', for the claim named below. ', ', for the claims named below. '),
            'Silence about any other item is not agreement to it.',
          ],
        },
      ],
    },
    {
      id: 'claims',
      label: 'Each claim with its prescription, and the answer',
      source: 'practice',
      needs: [],
      lacks: issuesLacking,
      write: (context) => defense(context, { patient: true, inQuestion: true }),
    },
    {
      id: 'missing-items',
      label: 'The missing items that are supplied',
      source: 'practice',
      needs: ['documents'],
      write: (context) => [
        {
          kind: 'paragraph',
          words: ['We enclose what the audit found missing: ', context.fact('documents'), '.'],
        },
      ],
    },
    {
      id: 'request',
      label: 'Request to change the findings by a day, and to stop recoupment until then',
      source: 'practice',
      needs: ['replyDays'],
      write: (context) => [
        {
          kind: 'paragraph',
          words: [
            'Please change the findings accordingly and answer in writing within ',
            context.fact('replyDays'),
            ` days of receiving this letter. Until this is decided, please take nothing back on ${context.claimsOr('this claim', 'these claims')}. For each finding that remains, please name the contract term or state law on which it rests.`,
          ],
        },
      ],
    },
    enclosures(['The documents named above']),
    closing,
  ],
  clocks: [],
}
