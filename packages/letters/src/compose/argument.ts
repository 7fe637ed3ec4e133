import { caseFacts } from '../facts/facts.ts'
import type { Block, LetterFinding } from '../letter.ts'
import { authority, firstsOf, restsOn } from './authority.ts'
import { claimTable, type ClaimColumns } from './claim-table.ts'
import type { LetterContext } from './letter-context.ts'

/** How a letter puts its own findings to the other side. */
export type Voice = 'claims a refund' | 'disputes a bill' | 'disputes units' | 'asks for records'

/**
 * A patient who writes is named above, and disputes what was charged, whatever a plan paid; whoever
 * invoices rebates is told nobody's name.
 */
const columnsOf: Readonly<Record<Voice, ClaimColumns>> = {
  'claims a refund': shape({ patient: true, member: true, paid: 'with its day' }),
  'disputes a bill': shape({ inQuestion: false }),
  'disputes units': shape({ billed: false }),
  'asks for records': shape({ patient: true, member: true, paid: 'if known', inQuestion: false }),
}

function shape(differs: Partial<ClaimColumns>): ClaimColumns {
  return {
    ...{ patient: false, member: false, billed: true, paid: 'left out', inQuestion: true },
    ...differs,
  }
}

/**
 * One issue after the other: what was billed and paid, what the rule says and where it is written, the
 * arithmetic, and what would settle it. The same words as the audit's; nothing is added to them. Who only
 * asks for records claims no amount yet.
 */
export function argument(context: LetterContext, voice: Voice): readonly Block[] {
  const firsts = firstsOf(context.findings)
  return context.findings.flatMap((finding, at) => {
    const { title, sentence } = finding
    const isQuestion = voice === 'asks for records'
    return [
      { kind: 'heading', text: `${at + 1}. ${isQuestion ? 'To be settled: ' : ''}${title}` },
      paragraph(sentence),
      ...authority(finding, firsts, voice === 'disputes a bill' ? 'of a bill' : 'under a contract'),
      ...amountSaid(finding, voice),
      claimTable(context, finding, {
        caption: `Lines of ${isQuestion ? 'question' : 'issue'} ${at + 1}`,
        columns: columnsOf[voice],
      }),
      ...settling(context, finding, at, voice),
    ] satisfies Block[]
  })
}

/** Of a payment that the plan made a patient asks nothing back; a request for records claims no amount. */
function amountSaid({ arithmetic, lines }: LetterFinding, voice: Voice): Block[] {
  const isOfPayment = lines.some(({ paidCents }) => paidCents !== undefined)
  const isLeftOut = voice === 'asks for records' || (voice === 'disputes a bill' && isOfPayment)
  return arithmetic === '' || isLeftOut ? [] : [paragraph(`The amount: ${ended(arithmetic)}`)]
}

function ended(text: string): string {
  return text.endsWith('.') ? text : `${text}.`
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

interface DefenseShape extends Pick<ClaimColumns, 'patient' | 'inQuestion'> {
  /** Whether Medicare itself is answered, which its own rules bind. */
  readonly isOfMedicare?: boolean
}

/**
 * The other side's issues, answered by the sender. Neither the finding's own sentence nor what would clear
 * it is repeated: the one argues for them, the other measures the answer by their rule.
 */
export function defense(
  context: LetterContext,
  { patient, inQuestion, isOfMedicare = false }: DefenseShape,
): readonly Block[] {
  const firsts = firstsOf(context.findings)
  return context.findings.flatMap((finding, at) => {
    const { title } = finding
    return [
      { kind: 'heading', text: `${at + 1}. Issue raised: ${title}` },
      {
        kind: 'paragraph',
        words: ['Our answer: ', answerOf(finding) ?? { needed: answerLabel(finding, at) }],
      },
      ...restsOn(finding, firsts, isOfMedicare),
      claimTable(context, finding, {
        caption: `Lines of issue ${at + 1}`,
        columns: shape({ patient, member: patient, paid: 'if known', inQuestion }),
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

function paragraph(text: string): Block {
  return { kind: 'paragraph', words: [text] }
}
