import type { FindingItem } from '@plumbline/contract'

/** The rows of a page, and what pressing them does. */
export interface RowsShown {
  readonly items: readonly FindingItem[]
  readonly current: string | undefined
  readonly selected: ReadonlySet<string>
  /** The address of a finding's own page, with the list's way back. */
  readonly pageOf: (id: string) => string
  readonly onShow: (id: string) => void
  readonly onSelect: (id: string, selected: boolean) => void
  readonly onSelectAll: (selected: boolean) => void
}
