import type { AuditType } from '@plumbline/engine'
import type { DateOrder } from './dates.ts'
import type { Meaning } from './meanings.ts'

/** What a person, or the format itself, says about the columns of a file; it overrides every guess. */
export interface ColumnMapping {
  /** Header and what it means; `ignored` leaves a column out. */
  readonly columns: ReadonlyMap<string, Meaning | 'ignored'>
  readonly dateOrder?: DateOrder
  readonly type?: AuditType
  /** Physical line of the header. */
  readonly headerRow?: number
  /** Why the columns mean that; a mapping file where not given. */
  readonly because?: string
}
