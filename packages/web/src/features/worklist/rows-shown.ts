import type { FindingItem } from '@plumbline/contract'

/** The rows of a page, and what pressing them does. */
export interface RowsShown {
  readonly items: readonly FindingItem[]
  readonly current: string | undefined
  readonly selected: ReadonlySet<string>
  /** The list's way back from a finding's own page: what stands behind that page's path. */
  readonly wayBack: string
  /** Beside the list, where there is room. */
  readonly onShow: (id: string) => void
  readonly onOpen: (page: string) => void
  /** The same from one drawing to the next, or all rows are drawn anew. */
  readonly onSelect: (id: string, selected: boolean) => void
  readonly onSelectAll: (selected: boolean) => void
}
