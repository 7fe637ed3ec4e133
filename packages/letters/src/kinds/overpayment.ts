import { dollars } from '@plumbline/engine'
import { argument } from '../compose/argument.ts'
import type { LetterContext } from '../compose/letter-context.ts'
import { isFirm } from '../compose/acting-for.ts'
import { sumByIssue } from '../compose/sum-by-issue.ts'
import { closing, parties, subject } from '../compose/openings.ts'
import type { LetterKind } from './kind.ts'
import { lookBack, lookBackDeadlines } from './look-back.ts'

/** A plan, or who acts for it, asks a provider to return what was paid too much. */
export const overpayment: LetterKind = {
  situation: 'overpayment',
  title: 'Request for refund of an overpayment',
  roles: ['plan', 'audit-firm', 'employer', 'pbm', 'law-firm'],
  elements: [
    parties,
    subject(['request for refund of an overpayment']),
    {
      id: 'plan',
      label: 'Plan and how it is funded',
      source: 'practice',
      needs: ['planName', 'planFunding'],
      write: (context) => [
        {
          kind: 'paragraph',
          words: [
            isFirm(context)
              ? 'On behalf of '
              : context.claimsOr(
                  'We write about a claim that was paid by ',
                  'We write about claims that were paid by ',
                ),
            context.fact('planName'),
            ' (',
            context.fact('planFunding'),
            isFirm(context)
              ? context.claimsOr(
                  ') we write about a claim that it paid. ',
                  ') we write about claims that it paid. ',
                )
              : '). ',
            `A review of the ${context.claimsOr('claim', 'claims')} named below found that more was paid than was due. `,
            `We ask for a refund of ${dollars(context.cents)}.`,
          ],
        },
        ...sumByIssue(context),
      ],
    },
    {
      id: 'claims',
      label: 'Each claim: patient, number, date and service, amount paid and when',
      source: 'ohioRecovery',
      needs: [],
      lacks: claimFactsMissing,
    },
    {
      id: 'basis',
      label: 'A clear and specific explanation, with the rule, the amount and its arithmetic',
      source: 'californiaRecovery',
      needs: [],
      lacks: explanationMissing,
      write: (context) => argument(context, 'claims a refund'),
    },
    {
      id: 'repayment',
      label: 'How to repay, and by when',
      source: 'practice',
      needs: ['repaymentMethod', 'replyDays'],
      write: (context) => [
        { kind: 'heading', text: 'How to repay' },
        {
          kind: 'paragraph',
          words: [
            'Please repay within ',
            context.fact('replyDays'),
            ' days of receiving this letter: ',
            context.fact('repaymentMethod'),
            '. If you cannot repay at once, ask us for installments.',
          ],
        },
      ],
    },
    {
      id: 'recovery',
      label: 'How recovery is made without an answer',
      source: 'ohioRecovery',
      needs: ['offsetMethod'],
      write: (context) => [
        {
          kind: 'paragraph',
          words: [
            'If we have neither an answer nor a repayment by then: ',
            context.fact('offsetMethod'),
            '.',
          ],
        },
      ],
    },
    {
      id: 'dispute',
      label: 'The right to dispute: where, by when, and what to send',
      source: 'southCarolinaRecovery',
      needs: ['disputeContact', 'replyDays'],
      lacks: ohioDays,
      write: (context) => [
        { kind: 'heading', text: 'If you disagree' },
        {
          kind: 'paragraph',
          words: [
            'You may dispute this in writing within ',
            context.fact('replyDays'),
            ' days of receipt, or within any longer time that your contract or state law gives. Send it to ',
            context.fact('disputeContact'),
            ', with the claim numbers, why you disagree, and the records that show it.',
          ],
        },
      ],
    },
    lookBack,
    closing,
  ],
  clocks: [],
  deadlines: lookBackDeadlines,
}

/** So many days Ohio gives for an appeal (Ohio Revised Code 3901.388(C)(7)). */
const ohioAppealDays = 30

function ohioDays(context: LetterContext): readonly string[] {
  const isShort = Number(context.stated('replyDays')) < ohioAppealDays
  return isShort && context.stated('governingState') === 'Ohio'
    ? [`At least ${ohioAppealDays} days to answer, which Ohio gives for an appeal`]
    : []
}

/** What the table of claims lacks for others to find the claims in their books. */
export function claimFactsMissing(context: LetterContext): readonly string[] {
  const missing = new Set<string>()
  for (const line of context.lines) {
    const claim = line.claimId === undefined ? 'a claim without a number' : `claim ${line.claimId}`
    if (context.ofClaim(line.claimId, 'patientName') === undefined)
      missing.add(`Patient’s full name, ${claim}`)
    if (context.paidDay(line) === undefined) missing.add(`Date of payment, ${claim}`)
    if (line.claimId === undefined) missing.add('Number of the claim')
    if (line.serviceDay === undefined) missing.add(`Date of service, ${claim}`)
  }
  return Array.from(missing)
}

function explanationMissing(context: LetterContext): readonly string[] {
  return [
    ...(context.findings.length === 0 ? ['At least one confirmed finding'] : []),
    ...(context.cents === 0 ? ['An amount: the findings put no dollars in question'] : []),
    ...context.findings
      .filter((finding) => finding.class !== 'error')
      .map(({ title }) => `“${title}” is not proven by the claim: ask for the records first`),
  ]
}
