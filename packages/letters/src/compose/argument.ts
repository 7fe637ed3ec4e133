import type { Block, LetterFinding } from '../letter.ts'
import { claimTable, withoutAmount } from './claim-table.ts'
import type { LetterContext } from './letter-context.ts'

/** How a letter puts its own findings to the other side. */
export type Voice = 'claims a refund' | 'disputes a bill' | 'disputes units' | 'asks for records'

/**
 * One issue after the other: what was billed and paid, what the rule says and where it is written, the
 * arithmetic, and what would settle it. The same words as the audit's; nothing is added to them. Who only
 * asks for records claims no amount yet.
 */
export function argument(context: LetterContext, voice: Voice): readonly Block[] {
  return context.findings.flatMap((finding, at) => {
    const { title, sentence, arithmetic, clearedBy } = finding
    const isQuestion = voice === 'asks for records'
    const lines = claimTable(
      context,
      finding,
      `Lines of ${isQuestion ? 'question' : 'issue'} ${at + 1}`,
    )
    return [
      { kind: 'heading', text: `${at + 1}. ${isQuestion ? 'To be settled: ' : ''}${title}` },
      paragraph(sentence),
      ...written(finding),
      ...(arithmetic === '' || isQuestion ? [] : [paragraph(`The amount: ${arithmetic}`)]),
      isQuestion ? withoutAmount(lines) : lines,
      ...(clearedBy === '' ? [] : [paragraph(`${settles[voice]} ${clearedBy}`)]),
    ] satisfies Block[]
  })
}

const settles: Readonly<Record<Voice, string>> = {
  'claims a refund': 'What would settle this in your favor:',
  'disputes a bill': 'What would show that the charge is right:',
  'disputes units': 'What would show that the units are right:',
  'asks for records': 'What would settle this:',
}

/**
 * The other side's issues, answered by the sender. Neither the finding's own sentence nor what would clear
 * it is repeated: the one argues for them, the other measures the answer by their rule.
 */
export function defense(context: LetterContext): readonly Block[] {
  return context.findings.flatMap((finding, at) => {
    const { title } = finding
    return [
      { kind: 'heading', text: `${at + 1}. Issue raised: ${title}` },
      {
        kind: 'paragraph',
        words: ['Our answer: ', answerOf(finding) ?? { needed: answerLabel(finding, at) }],
      },
      ...written(finding),
      claimTable(context, finding, `Lines of issue ${at + 1}`),
    ] satisfies Block[]
  })
}

/** What an answer to somebody's findings lacks. */
export function issuesLacking(context: LetterContext): readonly string[] {
  return context.findings.length === 0 ? ['At least one finding to answer'] : unanswered(context)
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

function written({ sources }: LetterFinding): Block[] {
  if (sources.length === 0) return []
  const places = sources.map(({ title, section }) => `${title}, ${section}`)
  return [paragraph(`The rule is written in: ${places.join('; ')}.`)]
}

function paragraph(text: string): Block {
  return { kind: 'paragraph', words: [text] }
}
