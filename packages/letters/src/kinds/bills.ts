import { argument } from '../compose/argument.ts'
import { isRepresentative, onBehalfOfPatient } from '../compose/acting-for.ts'
import { closing, enclosures, parties, subject } from '../compose/openings.ts'
import type { Clock } from '../deadlines/deadline.ts'
import { longDate } from '../deadlines/american-date.ts'
import { endedOn } from '../compose/in-time.ts'
import type { LetterContext } from '../compose/letter-context.ts'
import { facts } from '../facts/facts.ts'
import type { LetterClock, LetterElement, LetterKind } from './kind.ts'

const dispute: Clock = {
  what: 'Last day to start the dispute',
  count: 120,
  days: 'calendar days',
  law: 'patientProviderDispute',
  movesToWorkday: false,
}

/** By so much a bill must exceed its estimate (45 CFR 149.620(a)(2)(ii)). */
const leastDifferenceCents = 400_00

const roles = ['patient', 'advocate', 'employer', 'law-firm'] as const

const account: LetterElement = {
  id: 'account',
  label: 'Account and dates',
  source: 'practice',
  needs: ['accountNumber', 'claimantName', 'billDate'],
  write: (context) => [
    ...onBehalfOfPatient(context),
    {
      kind: 'list',
      items: [
        ['Patient: ', context.fact('claimantName')],
        ['Account: ', context.fact('accountNumber')],
        ['Bill of: ', context.fact('billDate')],
      ],
    },
  ],
}

function authorization(context: LetterContext): readonly string[] {
  return isRepresentative(context) ? ['The patient’s authorization'] : []
}

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
            ' days. Until this is settled, please do not send the account to collection. This letter does not itself start the federal dispute; the patient keeps the right to start it within that time.',
          ],
        },
      ],
    },
    enclosures((context) => ['The good faith estimate', 'The bill', ...authorization(context)]),
    closing,
  ],
  clocks: [disputeTime],
}

/** A patient, or who pays for him, disputes lines of a bill. */
export const billDispute: LetterKind = {
  situation: 'bill-dispute',
  title: 'Dispute of a bill',
  roles,
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
          words: ['We dispute the lines below and ask that the bill be corrected.'],
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
            ' days. Until then, please hold collection of the disputed amount and report none of it to a credit bureau.',
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
