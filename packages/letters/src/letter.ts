import type { Day } from '@plumbline/engine'
import type { DeadlineSaid } from './deadlines/deadline.ts'
import type { CaseFact, FactKey } from './facts/facts.ts'

/** Who writes. It picks the voice of a letter and which letters there are. */
export const roles = [
  'plan',
  'pbm',
  'audit-firm',
  'provider',
  'pharmacy',
  'patient',
  'advocate',
  'employer',
  'law-firm',
] as const
export type Role = (typeof roles)[number]

/** What a letter is about. */
export const situations = [
  'overpayment',
  'demand-answer',
  'redetermination',
  'erisa-appeal',
  'claim-file-request',
  'no-surprises',
  'bill-dispute',
  'rebate-dispute',
  'pharmacy-audit-response',
  'record-request',
] as const
export type Situation = (typeof situations)[number]

/** One line of a claim as a letter names it. */
export interface LetterLine {
  readonly claimId: string | undefined
  /** The member's number, as much of it as the recipient is to see. */
  readonly member: string | undefined
  readonly serviceDay: Day | undefined
  /** Who billed it, and by which number the file names them: `billing NPI 1003000126`. */
  readonly billedBy?: string | undefined
  /** Procedure, drug or revenue code with its modifiers, or whatever the line has. */
  readonly service: string
  readonly units: number | undefined
  readonly chargedCents: number | undefined
  readonly paidCents: number | undefined
  readonly paidDay: Day | undefined
  /** What the finding takes from this line; never above what was paid. */
  readonly atRiskCents: number
}

/** A confirmed finding as a letter argues it. */
export interface LetterFinding {
  readonly ruleId: string
  readonly title: string
  /** The finding's own sentence. */
  readonly sentence: string
  readonly class: 'error' | 'lead' | 'outlier'
  /** What binds the payer to the rule, where it is known. */
  readonly basis?: 'binding' | 'plan' | 'benchmark' | 'statistical' | undefined
  readonly sources: readonly {
    readonly title: string
    readonly section: string
    /** The dated release of a table that was read. */
    readonly release?: string | undefined
  }[]
  readonly arithmetic: string
  readonly clearedBy: string
  /** What the sender says to it, where the letter answers somebody else's finding. */
  readonly answer?: string | undefined
  readonly lines: readonly LetterLine[]
  /** Lines that these are held against, such as the payment that came first; nothing is asked of them. */
  readonly compared?: readonly LetterLine[] | undefined
}

/** All that a letter is composed from: nothing else is in it. */
export interface LetterInput {
  readonly situation: Situation
  readonly role: Role
  /** The case's own number. */
  readonly reference: string
  /** The day on which the letter is made. */
  readonly today: Day
  readonly findings: readonly LetterFinding[]
  readonly facts: Readonly<Partial<Record<FactKey, string>>>
  /** What was stated of single claims, by claim number. */
  readonly claimFacts: Readonly<Record<string, Readonly<Partial<Record<CaseFact, string>>>>>
  /**
   * Paragraphs that a person chose in place of the rules' sentence on what would settle an issue, by the
   * place of the first finding of its group. Each holds that sentence.
   */
  readonly arguments?: Readonly<Record<number, string>>
}

/** Text in which a missing fact stands as what it is. */
export type Words = readonly (string | { readonly needed: string })[]

export type Block =
  | { readonly kind: 'address'; readonly lines: readonly Words[] }
  | { readonly kind: 'subject'; readonly words: Words }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly words: Words; readonly by?: 'model' }
  | { readonly kind: 'list'; readonly items: readonly Words[] }
  | {
      readonly kind: 'table'
      readonly caption: string
      readonly head: readonly string[]
      /** Which columns are amounts, to be set to the right. */
      readonly amounts: readonly number[]
      readonly rows: readonly (readonly Words[])[]
    }
  | { readonly kind: 'signature'; readonly lines: readonly Words[] }

/** A required element, whether the letter has it, and who requires it. */
export interface ChecklistItem {
  readonly element: string
  readonly label: string
  readonly done: boolean
  readonly source: string
}

export interface MissingFact {
  readonly fact: string
  /** The required element that it belongs to, as the checklist calls it. */
  readonly why: string
}

export interface Letter {
  readonly title: string
  readonly blocks: readonly Block[]
  readonly checklist: readonly ChecklistItem[]
  /** What blocks the letter from being final; empty where it may be. */
  readonly missing: readonly MissingFact[]
  readonly deadlines: readonly DeadlineSaid[]
}
