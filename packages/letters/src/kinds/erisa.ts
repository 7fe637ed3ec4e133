import { defense, unanswered } from '../compose/argument.ts'
import { isRepresentative, onBehalfOfPatient } from '../compose/acting-for.ts'
import type { LetterContext } from '../compose/letter-context.ts'
import { closing, enclosures, parties, subject } from '../compose/openings.ts'
import type { Clock } from '../deadlines/deadline.ts'
import { inTime } from '../compose/in-time.ts'
import { onePersonLacks } from '../compose/one-person.ts'
import type { LetterClock, LetterElement, LetterKind } from './kind.ts'

const appeal: Clock = {
  what: 'Last day to appeal',
  count: 180,
  days: 'calendar days',
  law: 'erisaAppeal',
  movesToWorkday: false,
}

const appealTime: LetterClock = {
  clock: appeal,
  from: 'noticeReceived',
  fromWhat: 'receipt of the denial',
}

const decision: Clock = {
  what: 'The plan’s decision is due, where it has one level of appeal',
  count: 60,
  days: 'calendar days',
  law: 'erisaDecision',
  movesToWorkday: false,
}

const planDocuments: Clock = {
  what: 'The plan administrator’s documents are due',
  count: 30,
  days: 'calendar days',
  law: 'erisaPlanDocuments',
  movesToWorkday: false,
}

const roles = ['patient', 'advocate', 'law-firm', 'provider'] as const

const claimant: LetterElement = {
  id: 'claimant',
  label: 'Claimant, plan, group, member number and notice',
  source: 'practice',
  needs: ['claimantName', 'planName', 'groupNumber', 'memberId', 'noticeDate'],
  write: (context) => [
    ...onBehalfOfPatient(context),
    {
      kind: 'list',
      items: [
        ['Claimant: ', context.fact('claimantName')],
        ['Plan: ', context.fact('planName'), ', group ', context.fact('groupNumber')],
        ['Member: ', context.fact('memberId')],
        [
          context.claimsOr('Claim: ', 'Claims: '),
          context.claimIds.join(', ') || { needed: 'Number of the claim' },
        ],
        ['Notice of: ', context.fact('noticeDate')],
      ],
    },
  ],
  lacks: (context) => [
    ...(context.claimIds.length === 0 ? ['Number of the claim'] : []),
    ...onePersonLacks(context),
  ],
}

const documents: LetterElement = {
  id: 'documents',
  label: 'Request, free of charge, for the claim file and all that was relied on',
  source: 'erisaDocuments',
  needs: ['erisaPlan'],
  write: (context) => [
    { kind: 'heading', text: 'Documents asked for, free of charge' },
    {
      kind: 'paragraph',
      words: [
        `Under 29 CFR 2560.503-1(h)(2)(iii) and (m)(8), please send the documents, records and other information relevant to ${context.claimsOr('this claim', 'these claims')}:`,
      ],
    },
    {
      kind: 'list',
      items: [
        ['The whole claim file, with notes of calls and of reviews.'],
        ['The plan document and the summary plan description in force on the dates of service.'],
        ['Every internal rule, guideline, protocol or edit that was relied on.'],
        ['Reports of the experts whose advice was taken.'],
      ],
    },
    {
      kind: 'paragraph',
      words: ['Please say, too, who the experts are whose advice was taken, relied on or not.'],
    },
  ],
}

function copyOfDenial(context: LetterContext): readonly string[] {
  return ['A copy of the denial', ...(isRepresentative(context) ? [authorization] : [])]
}

const authorization = 'The form by which the claimant names us as representative'

/** A member, or who acts for him, appeals a denial of a private employer's plan. */
export const erisaAppeal: LetterKind = {
  situation: 'erisa-appeal',
  title: 'Appeal under ERISA',
  roles,
  elements: [
    parties,
    subject(['appeal of a denied claim']),
    claimant,
    {
      id: 'grounds',
      label: 'That this is an appeal under ERISA',
      source: 'erisaReview',
      needs: ['erisaPlan', 'noticeReceived'],
      write: (context) => [
        {
          kind: 'paragraph',
          words: [
            'This is an appeal under 29 USC 1133 and 29 CFR 2560.503-1. The denial was received on ',
            context.fact('noticeReceived'),
            '; the claimant has at least 180 days from then.',
          ],
        },
      ],
    },
    inTime(appealTime),
    {
      id: 'reasons',
      label: 'Each stated reason answered, with the plan term',
      source: 'practice',
      needs: ['denialReasons', 'planTerm'],
      lacks: unanswered,
      write: (context) => [
        { kind: 'paragraph', words: ['The notice states: ', context.fact('denialReasons')] },
        { kind: 'paragraph', words: ['The plan says: ', context.fact('planTerm')] },
        ...defense(context, { patient: false, inQuestion: false }),
      ],
    },
    {
      id: 'evidence',
      label: 'The evidence enclosed: what is not in the file when the appeal is decided is lost',
      source: 'practice',
      needs: ['documents'],
      write: (context) => [
        {
          kind: 'paragraph',
          words: ['Evidence enclosed for the claim file: ', context.fact('documents'), '.'],
        },
      ],
    },
    documents,
    {
      id: 'fresh-review',
      label: 'A fresh review by someone else, with written reasons',
      source: 'erisaReview',
      needs: [],
      write: () => [
        {
          kind: 'paragraph',
          words: [
            'Please have this appeal decided by someone who neither made the first decision nor works under whoever made it, without deference to it, and give the reasons in writing. The claimant may send more before the decision.',
          ],
        },
      ],
    },
    enclosures((context) => ['The evidence named above', ...copyOfDenial(context)]),
    closing,
  ],
  clocks: [appealTime],
  then: { sent: decision },
}

/** The same people ask for the file first: what is not in it when the appeal is decided is lost. */
export const claimFileRequest: LetterKind = {
  situation: 'claim-file-request',
  title: 'Request for the claim file',
  roles,
  elements: [
    parties,
    subject(['request for the claim file before an appeal']),
    claimant,
    documents,
    {
      id: 'time',
      label: 'When the denial was received, and that this is no appeal',
      source: 'erisaAppeal',
      needs: ['noticeReceived'],
      write: (context) => [
        {
          kind: 'paragraph',
          words: [
            'The denial was received on ',
            context.fact('noticeReceived'),
            '. The documents are needed to appeal it; please send them in time for that. This is a request for documents and no appeal.',
          ],
        },
      ],
    },
    {
      id: 'plan-documents',
      label: 'Request to the plan administrator for the plan’s own documents',
      source: 'erisaPlanDocuments',
      needs: [],
      write: () => [
        {
          kind: 'paragraph',
          words: [
            'The plan document and the summary plan description are asked of the plan administrator under 29 USC 1024(b)(4) also, within 30 days of this request (29 USC 1132(c)(1)). If you are not the administrator, please pass this request on and tell us who is.',
          ],
        },
      ],
    },
    enclosures(copyOfDenial),
    closing,
  ],
  clocks: [appealTime],
  then: { sent: planDocuments },
}
