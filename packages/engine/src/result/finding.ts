import type { Sentence } from '../sentences/sentence.ts'

/** The closed list of what can be wrong with a line. */
export const findingCategories = [
  'code-mismatch',
  'modifier-misuse',
  'upcoding',
  'duplicate',
  'unbundling',
  'units',
  'denial-pattern',
  'rebate',
  'non-covered',
  'overpayment',
  'drug-safety',
  'data-quality',
] as const

export type FindingCategory = (typeof findingCategories)[number]

/**
 * How sure a finding is: `error` a rule is broken; `lead` records would settle it; `outlier`
 * statistics ask for a justification; `notice` worth knowing, changes no status.
 */
export type FindingClass = 'error' | 'lead' | 'outlier' | 'notice'

/** What binds the payer to the rule: law or code set, the plan's terms, Medicare's practice, peers. */
export type FindingBasis = 'binding' | 'plan' | 'benchmark' | 'statistical'

/**
 * What of the payment a finding's dollars cut: its price (a fee, a share of it), the units it is paid
 * for, the payment against what was allowed, or the line as such. Cuts of one kind overlap.
 */
export type PaymentCut = 'price' | 'units' | 'payment' | 'line'

/** Where a rule is written. */
export interface Source {
  readonly title: string
  readonly section: string
  /** The dated release of a table that was read; only on findings. */
  readonly release?: string
}

/** One cell that shows the finding. */
export interface Evidence {
  readonly row: number
  readonly field: string
  readonly value: string
}

/** What one line stands to lose, in cents; never above what was paid. */
export interface AmountAtRisk {
  readonly row: number
  readonly cents: number
  /** Which line of the file (0 first), where lines of one row have amounts of their own: wide files. */
  readonly line?: number
}

/** Something wrong, with all that is needed to defend it. The contract's JSON, and `flagged`. */
export interface Finding {
  readonly ruleId: string
  readonly ruleVersion: number
  readonly category: FindingCategory
  readonly class: FindingClass
  /** The finding says that the file may mean something else: its dollars stand in no headline. */
  readonly readingInDoubt: boolean
  /** The dollars suppose a price, or a word of the record, that the file does not show: they are not firm. */
  readonly estimated: boolean
  /** At fault is a claim of an earlier upload, which this line shows: nothing is asked for here. */
  readonly ofEarlierClaim?: true
  readonly cuts: PaymentCut
  readonly basis: FindingBasis
  readonly title: string
  /** One sentence with its numbers in it: the text of `parts`. */
  readonly message: string
  /** The sentence with its facts as typed parts. */
  readonly parts: Sentence
  /** Every row that shows it, in file order. */
  readonly rows: readonly number[]
  readonly amountAtRiskCents: number
  /** `amountAtRiskCents` by the rows at fault: these rows carry the finding. */
  readonly atRisk: readonly AmountAtRisk[]
  readonly evidence: readonly Evidence[]
  /** How the dollars were worked out; empty where none are at risk. */
  readonly arithmetic: string
  readonly clearedBy: string
  readonly suggestedFix: string
  readonly sources: readonly Source[]
}
