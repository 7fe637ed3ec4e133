import { answerLabel } from '../compose/argument.ts'
import { composeLetter } from '../compose/compose-letter.ts'
import { LetterContext } from '../compose/letter-context.ts'
import { caseFacts, facts, type CaseFact, type FactKey, type FactType } from '../facts/facts.ts'
import { letterKind } from '../kinds/index.ts'
import type { Block, LetterInput } from '../letter.ts'

/** One fact that a letter asks a person for, as a form shows it. */
export interface LetterAsk {
  readonly name: string
  readonly label: string
  readonly type: FactType
  /** One of these, where the fact is a choice. */
  readonly choices: readonly string[]
  /** As it was stated; empty where it was not. */
  readonly value: string
  /** Of this claim, where it is not of the whole letter. */
  readonly claimId: string | undefined
  /** The answer to the finding at this place, where it is one. */
  readonly findingAt: number | undefined
}

/** What a letter asks for, in its own order: facts of the whole, of each claim, answers to issues. */
export function letterAsks(input: LetterInput): LetterAsk[] {
  return [...ofWhole(input), ...ofClaims(input), ...answers(input)]
}

const ofNothing = { claimId: undefined, findingAt: undefined } as const

function ofWhole(input: LetterInput): LetterAsk[] {
  const { situation, facts: stated } = input
  const { elements, clocks } = letterKind(situation)
  const context = new LetterContext(input)
  const names = [
    ...elements.flatMap(({ needs, asks }) => [...needs, ...(asks?.(context) ?? [])]),
    ...clocks.map(({ from }) => from),
  ]
  return Array.from(new Set<FactKey>(names), (name) => {
    const { label, type, ...shape } = facts[name]
    const choices = 'choices' in shape ? shape.choices : []
    return { ...ofNothing, name, label, type, choices, value: stated[name] ?? '' }
  })
}

const claimFactNames: readonly CaseFact[] = ['patientName', 'paidDate', 'paymentReference']

const columnOf: Readonly<Record<CaseFact, string>> = {
  patientName: 'Patient',
  paidDate: 'Paid on',
  paymentReference: 'Paid on',
}

function headOf(block: Block): readonly string[] {
  return block.kind === 'table' ? block.head : []
}

/** Only what the letter shows of claims; a day of payment only where the file has none. */
function ofClaims(input: LetterInput): LetterAsk[] {
  const shown = new Set(composeLetter(input).blocks.flatMap(headOf))
  const lines = input.findings.flatMap((finding) => finding.lines)
  const byClaim = Map.groupBy(lines, ({ claimId }) => claimId)
  return Array.from(byClaim).flatMap(([claimId, ofClaim]) => {
    if (claimId === undefined) return []
    const paid = ofClaim.every(({ paidDay }) => paidDay !== undefined)
    return claimFactNames
      .filter((name) => shown.has(columnOf[name]) && (name !== 'paidDate' || !paid))
      .map((name) => ({
        ...caseFacts[name],
        ...ofNothing,
        name,
        choices: [],
        value: input.claimFacts[claimId]?.[name] ?? '',
        claimId,
      }))
  })
}

/** Where the letter answers issues: it lacks each answer that was not given. */
function answers(input: LetterInput): LetterAsk[] {
  const findings = input.findings.map((finding) => ({ ...finding, answer: undefined }))
  const lacked = new Set(composeLetter({ ...input, findings }).missing.map(({ fact }) => fact))
  return input.findings.flatMap((finding, findingAt) => {
    const label = answerLabel(finding, findingAt)
    if (!lacked.has(label)) return []
    const value = finding.answer ?? ''
    return [{ ...ofNothing, name: 'answer', label, type: 'text', choices: [], value, findingAt }]
  })
}
