import { caseFacts } from '../facts/facts.ts'
import type { Block, LetterFinding } from '../letter.ts'
import { claimTable, type ClaimColumns } from './claim-table.ts'
import type { LetterContext } from './letter-context.ts'

/** How a letter puts its own findings to the other side. */
export type Voice = 'claims a refund' | 'disputes a bill' | 'disputes units' | 'asks for records'

/** A patient who writes is named above; a manufacturer is told nobody's name. */
const columnsOf: Readonly<Record<Voice, ClaimColumns>> = {
  'claims a refund': { patient: true, member: true, paidOn: 'needed', inQuestion: true },
  'disputes a bill': { patient: false, member: true, paidOn: 'if known', inQuestion: true },
  'disputes units': { patient: false, member: false, paidOn: 'left out', inQuestion: true },
  'asks for records': { patient: true, member: true, paidOn: 'if known', inQuestion: false },
}

/**
 * One issue after the other: what was billed and paid, what the rule says and where it is written, the
 * arithmetic, and what would settle it. The same words as the audit's; nothing is added to them. Who only
 * asks for records claims no amount yet.
 */
export function argument(context: LetterContext, voice: Voice): readonly Block[] {
  return context.findings.flatMap((finding, at) => {
    const { title, sentence, arithmetic } = finding
    const isQuestion = voice === 'asks for records'
    return [
      { kind: 'heading', text: `${at + 1}. ${isQuestion ? 'To be settled: ' : ''}${title}` },
      paragraph(sentence),
      ...written('Authority: ', finding),
      ...bindingSaid(finding),
      ...(arithmetic === '' || isQuestion ? [] : [paragraph(`The amount: ${arithmetic}`)]),
      claimTable(context, finding, {
        caption: `Lines of ${isQuestion ? 'question' : 'issue'} ${at + 1}`,
        columns: columnsOf[voice],
      }),
      ...settling(context, finding, at, voice),
    ] satisfies Block[]
  })
}

function settling(
  { input }: LetterContext,
  { clearedBy }: LetterFinding,
  at: number,
  voice: Voice,
): Block[] {
  // Nobody is offered a paragraph to a manufacturer: see `argumentGroups`.
  const chosen = voice === 'disputes units' ? undefined : input.arguments?.[at]
  if (chosen !== undefined) return [{ kind: 'paragraph', words: [chosen], by: 'model' }]
  return clearedBy === '' ? [] : [paragraph(settlesSaid(voice, clearedBy))]
}

/** What would settle an issue, as rules write it in a letter. */
export function settlesSaid(voice: Voice, clearedBy: string): string {
  return `${settles[voice]} ${clearedBy}`
}

const settles: Readonly<Record<Voice, string>> = {
  'claims a refund': 'What would settle this in your favor:',
  'disputes a bill': 'What would show that the charge is right:',
  'disputes units': 'What would show that the units are right:',
  'asks for records': 'What would settle this:',
}

/** Another payer's rule binds nobody by itself: what the other side would answer is said first. */
function bindingSaid({ basis }: LetterFinding): Block[] {
  return basis === 'benchmark'
    ? [
        paragraph(
          'This is Medicare’s rule, cited as the standard of correct billing. Where the contract or the plan has a term of its own, that term governs.',
        ),
      ]
    : []
}

/**
 * The other side's issues, answered by the sender. Neither the finding's own sentence nor what would clear
 * it is repeated: the one argues for them, the other measures the answer by their rule.
 */
export function defense(
  context: LetterContext,
  { patient }: Pick<ClaimColumns, 'patient'>,
): readonly Block[] {
  return context.findings.flatMap((finding, at) => {
    const { title } = finding
    return [
      { kind: 'heading', text: `${at + 1}. Issue raised: ${title}` },
      {
        kind: 'paragraph',
        words: ['Our answer: ', answerOf(finding) ?? { needed: answerLabel(finding, at) }],
      },
      ...written('The rule behind this issue: ', finding),
      claimTable(context, finding, {
        caption: `Lines of issue ${at + 1}`,
        columns: { patient, member: true, paidOn: 'if known', inQuestion: true },
      }),
    ] satisfies Block[]
  })
}

/** What an answer to somebody's findings lacks. */
export function issuesLacking(context: LetterContext): readonly string[] {
  if (context.findings.length === 0) return ['At least one finding to answer']
  return [...unanswered(context), ...patientsMissing(context)]
}

/** The patients whom the recipient cannot find a claim without. */
export function patientsMissing(context: LetterContext): readonly string[] {
  return context.claimIds
    .filter((claimId) => context.ofClaim(claimId, 'patientName') === undefined)
    .map((claimId) => `${caseFacts.patientName.label}, claim ${claimId}`)
}

/** The issues that the sender has not answered yet. */
export function unanswered({ findings }: LetterContext): readonly string[] {
  return findings.flatMap((finding, at) =>
    answerOf(finding) === undefined ? [answerLabel(finding, at)] : [],
  )
}

function answerOf({ answer }: LetterFinding): string | undefined {
  const text = answer?.trim()
  return text === '' ? undefined : text
}

/** What a letter calls the answer to an issue. */
export function answerLabel({ title }: LetterFinding, at: number): string {
  return `Your answer to issue ${at + 1}, ${title}`
}

function written(opening: string, { sources }: LetterFinding): Block[] {
  if (sources.length === 0) return []
  const places = sources.map(placeOf)
  return [paragraph(`${opening}${places.join('; ')}.`)]
}

/** A section of a manual is named as one where its number stands alone behind the chapter's. */
function placeOf({ title, section }: LetterFinding['sources'][number]): string {
  const isNumber = /chapter \d+$/.test(title) && /^\d/.test(section)
  return `${title}, ${isNumber ? 'section ' : ''}${section}`
}

function paragraph(text: string): Block {
  return { kind: 'paragraph', words: [text] }
}
