import { defense, unanswered } from '../compose/argument.ts'
import { closing, enclosures, parties, subject } from '../compose/openings.ts'
import type { Clock } from '../deadlines/deadline.ts'
import { inTime } from '../compose/in-time.ts'
import { onePersonLacks } from '../compose/one-person.ts'
import type { LetterContext } from '../compose/letter-context.ts'
import type { LetterClock, LetterKind } from './kind.ts'

const filing: Clock = {
  what: 'Last day on which the contractor may receive the request',
  count: 120,
  days: 'calendar days',
  law: 'redeterminationTime',
  movesToWorkday: false,
}
const rebuttal: Clock = {
  what: 'If money is demanded: last day of the rebuttal, which stops nothing',
  count: 15,
  days: 'calendar days',
  law: 'rebuttal',
  movesToWorkday: false,
}
const stop: Clock = {
  what: 'If money is demanded: last day on which a request received stops recoupment before it begins',
  count: 30,
  days: 'calendar days',
  law: 'recoupmentStop',
  movesToWorkday: false,
}

const reconsideration: Clock = {
  what: 'Last day on which the next contractor may receive a request for reconsideration',
  count: 180,
  days: 'calendar days',
  law: 'reconsiderationTime',
  movesToWorkday: false,
}

/** The notice is presumed to arrive five days after its date (42 CFR 405.942(a)(1)). */
const presumedDays = 5

const filingTime: LetterClock = {
  clock: filing,
  from: 'noticeDate',
  fromWhat: 'receipt, presumed 5 days after the date of the notice',
  begins: (dated) => dated + presumedDays,
}

/** Whoever appeals for somebody else files the appointment with the appeal (42 CFR 405.910(c)(7)). */
function appointment({ input: { role } }: LetterContext): readonly string[] {
  return role === 'advocate' || role === 'law-firm'
    ? [
        'The appointment of representative (form CMS-1696, or with all that 42 CFR 405.910(c) asks for)',
      ]
    : []
}

/** The first level of a Medicare appeal. */
export const redetermination: LetterKind = {
  situation: 'redetermination',
  title: 'Request for a Medicare redetermination',
  roles: ['provider', 'pharmacy', 'advocate', 'patient', 'law-firm'],
  elements: [
    parties,
    subject(['request for redetermination, first level of appeal']),
    {
      id: 'beneficiary',
      label: 'Beneficiary’s name',
      source: 'redeterminationContent',
      needs: ['beneficiaryName'],
      lacks: onePersonLacks,
      write: (context) => [
        {
          kind: 'paragraph',
          words: ['Beneficiary: ', context.fact('beneficiaryName'), '.'],
        },
      ],
    },
    {
      id: 'medicare-number',
      label: 'Medicare number',
      source: 'redeterminationContent',
      needs: ['medicareNumber'],
      write: (context) => [
        { kind: 'paragraph', words: ['Medicare number: ', context.fact('medicareNumber'), '.'] },
      ],
    },
    {
      id: 'services',
      label: 'The specific services or items, with their dates',
      source: 'redeterminationContent',
      needs: [],
      lacks: (context) => [
        ...(context.lines.length === 0 ? ['At least one finding with its lines'] : []),
        ...context.lines
          .filter(({ serviceDay }) => serviceDay === undefined)
          .map(({ claimId }) => `Date of service, claim ${claimId ?? 'unknown'}`),
      ],
    },
    {
      id: 'party',
      label: 'Name of the party or its representative',
      source: 'redeterminationContent',
      needs: ['partyName'],
      write: (context) => [
        {
          kind: 'paragraph',
          words: [
            'Party making this request, or its representative: ',
            context.fact('partyName'),
            '.',
          ],
        },
      ],
    },
    {
      id: 'notice',
      label: 'The notice appealed, and its date',
      source: 'redeterminationTime',
      needs: ['originalMedicare', 'noticeReference', 'noticeDate'],
      write: (context) => [
        {
          kind: 'paragraph',
          words: [
            'We ask for a redetermination of the initial determination ',
            context.fact('noticeReference'),
            ' of ',
            context.fact('noticeDate'),
            ', for the services listed below.',
          ],
        },
      ],
    },
    inTime(filingTime),
    {
      id: 'argument',
      label: 'Why payment was right, with the policy',
      source: 'practice',
      needs: [],
      lacks: unanswered,
      write: (context) =>
        defense(context, { patient: false, inQuestion: false, isOfMedicare: true }),
    },
    {
      id: 'records',
      label: 'List of the records enclosed',
      source: 'practice',
      needs: ['documents'],
      write: (context) => [
        { kind: 'paragraph', words: ['Records enclosed: ', context.fact('documents'), '.'] },
      ],
    },
    enclosures((context) => [
      'The records named above',
      'A copy of the notice',
      ...appointment(context),
    ]),
    closing,
  ],
  clocks: [
    { clock: rebuttal, from: 'noticeDate', fromWhat: 'the date of the demand' },
    { clock: stop, from: 'noticeDate', fromWhat: 'the date of the demand' },
    filingTime,
  ],
  then: { disputed: reconsideration },
}
