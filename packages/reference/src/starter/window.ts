import { day, type Release, type TableName } from '@plumbline/engine'

/** First and last date of service, `yyyy-mm-dd`, that a starter table speaks for. */
export interface Window {
  readonly from: string
  readonly to: string
}

/** When the starter pack was last checked against the official tables. */
const starterName = 'starter 2026-11'

/** A starter table as the release that the engine reads. */
export function starterRelease<Data>(
  table: TableName,
  window: Window,
  rows: number,
  data: Data,
): Release<Data> {
  return {
    table,
    release: starterName,
    from: day(window.from),
    to: day(window.to),
    rows,
    origin: 'starter pack',
    starter: true,
    data,
  }
}
