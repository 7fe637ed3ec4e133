import type { Payee } from '../claim/payee.ts'

/** Lines of one kind beside what Medicare would have paid for them. Whole cents. */
export interface MedicareShare {
  readonly lines: number
  readonly agreedCents: number
  readonly medicareCents: number
}

/** What was agreed with one payee beside what Medicare would have paid. */
export interface PayeeShare extends MedicareShare {
  /** Undefined for the lines whose payee the file does not name. */
  readonly payee: Payee | undefined
}

/** What was agreed for the services of a file beside what Medicare would have paid for them; a benchmark, and no finding. */
export interface MedicareBenchmark {
  /** Lines audited; those of `together` have a price and an amount. */
  readonly lines: number
  readonly together: MedicareShare
  /** By kind of service, the most dollars first. */
  readonly byKind: readonly (MedicareShare & { readonly kind: string })[]
  /** The payees with the most dollars, the most first. */
  readonly byPayee: readonly PayeeShare[]
  /** All payees that are not listed, together. */
  readonly otherPayees: (MedicareShare & { readonly payees: number }) | undefined
}

/** The benchmark of a file, and the prices that it is made of. */
export interface MedicareComparison {
  readonly benchmark: MedicareBenchmark
  /** What Medicare would have paid, in whole cents, by the index of the line; 0 where another payment includes it. */
  readonly centsByLine: ReadonlyMap<number, number>
}
