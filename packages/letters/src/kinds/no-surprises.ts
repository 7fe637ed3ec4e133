import { dollars } from '@plumbline/engine'
import { argument } from '../compose/argument.ts'
import { endedOn } from '../compose/in-time.ts'
import type { LetterContext } from '../compose/letter-context.ts'
import { closing, enclosures, parties, subject } from '../compose/openings.ts'
import { longDate } from '../deadlines/american-date.ts'
import type { Clock } from '../deadlines/deadline.ts'
import { facts } from '../facts/facts.ts'
import { account, authorization } from './bill-account.ts'
import type { LetterClock, LetterKind } from './kind.ts'

const dispute: Clock = {
  what: 'Last day to start the dispute',
  count: 120,
  days: 'calendar days',
  law: 'patientProviderDispute',
  movesToWorkday: false,
}

/** By so much a bill must exceed its estimate (45 CFR 149.620(a)(2)(ii)). */
const leastDifferenceCents = 400_00

/** Cents of an amount that a person typed; undefined where it is none. */
export function centsStated(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const match = /^\$?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{2}))?$/.exec(text.trim())
  if (!match) return undefined
  return Number(match[1]?.replaceAll(',', '')) * 100 + Number(match[2] ?? 0)
}

const disputeTime: LetterClock = { clock: dispute, from: 'billDate', fromWhat: 'the first bill' }

function timeLacks(context: LetterContext): readonly string[] {
  const ended = endedOn(disputeTime, context)
  return ended === undefined
    ? []
    : [
        `A bill in its time: that of the federal dispute ended on ${longDate(ended)}. Write a dispute of a bill instead`,
      ]
}

function estimateLacks(context: LetterContext): readonly string[] {
  const bill = centsStated(context.stated('billTotal'))
  const estimate = centsStated(context.stated('estimateTotal'))
  if (bill === undefined || estimate === undefined) return ['Both totals as amounts in dollars']
  return bill - estimate >= leastDifferenceCents
    ? []
    : [
        'A bill of at least $400 above the estimate: this one is not, so the federal dispute is not open',
      ]
}

/** By how much the bill is above the estimate, where both are amounts. */
function differenceSaid(context: LetterContext): readonly string[] {
  const bill = centsStated(context.stated('billTotal'))
  const estimate = centsStated(context.stated('estimateTotal'))
  return bill === undefined || estimate === undefined || bill <= estimate
    ? []
    : [`, ${dollars(bill - estimate)} more`]
}

/** A patient without insurance disputes a bill that exceeds its good faith estimate. */
export const noSurprises: LetterKind = {
  situation: 'no-surprises',
  title: 'Dispute of a bill above its good faith estimate',
  roles: ['patient', 'advocate', 'law-firm'],
  elements: [
    parties,
    subject(['bill above the good faith estimate']),
    account,
    {
      id: 'estimate',
      label: 'Both documents and the difference, at least $400',
      source: 'patientProviderDispute',
      needs: ['selfPay', 'billTotal', 'estimateTotal', 'estimateDate'],
      lacks: (context) => [...estimateLacks(context), ...timeLacks(context)],
      write: (context) => [
        {
          kind: 'paragraph',
          words: [
            'The good faith estimate of ',
            context.fact('estimateDate'),
            ' comes to ',
            context.fact('estimateTotal'),
            '; the bill comes to ',
            context.fact('billTotal'),
            ...differenceSaid(context),
            '. ',
            context.stated('selfPay') === undefined
              ? { needed: facts.selfPay.label }
              : 'The patient had no insurance for the service, or did not use it',
            '. A bill of at least $400 above the estimate may be disputed under 45 CFR 149.620 within 120 calendar days of the first bill.',
          ],
        },
      ],
    },
    {
      id: 'state',
      label: 'State where the service was given',
      source: 'patientProviderDispute',
      needs: ['serviceState'],
      write: (context) => [
        {
          kind: 'paragraph',
          words: ['The service was given in ', context.fact('serviceState'), '.'],
        },
      ],
    },
    {
      id: 'items',
      label: 'The items in dispute',
      source: 'practice',
      needs: [],
      write: (context) => argument(context, 'disputes a bill'),
    },
    {
      id: 'request',
      label: 'What is asked',
      source: 'patientProviderDispute',
      needs: ['replyDays'],
      write: (context) => [
        {
          kind: 'paragraph',
          words: [
            'Please correct the bill to the estimate, or answer within ',
            context.fact('replyDays'),
            ' days of receiving this letter. Until this is settled, please do not send the account to collection. This letter does not itself start the federal dispute; the patient keeps the right to start it within those 120 days.',
          ],
        },
      ],
    },
    enclosures((context) => ['The good faith estimate', 'The bill', ...authorization(context)]),
    closing,
  ],
  clocks: [disputeTime],
}
