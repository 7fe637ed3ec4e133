import { tableTitles, type ReleaseInfo, type TableName } from '@plumbline/engine'

/** Where a section stands in the body. */
export interface SectionPlace {
  readonly type: 'u8' | 'u16' | 'u32' | 'f64'
  /** Bytes from the start of the body. */
  readonly offset: number
  /** Elements, not bytes. */
  readonly length: number
}

/** What a release file says of itself. */
export interface ReleaseHeader extends ReleaseInfo {
  readonly format: 1
  readonly part?: string | undefined
  readonly complete: boolean
  readonly sections: Readonly<Record<string, SectionPlace>>
}

/** Whether parsed JSON is a header that this version writes. */
export function isReleaseHeader(value: unknown): value is ReleaseHeader {
  return (
    isRecord(value) &&
    value['format'] === 1 &&
    isTableName(value['table']) &&
    ['release', 'origin'].every((name) => typeof value[name] === 'string') &&
    ['from', 'to', 'rows'].every((name) => Number.isInteger(value[name])) &&
    ['string', 'undefined'].includes(typeof value['part']) &&
    typeof value['complete'] === 'boolean' &&
    isRecord(value['sections']) &&
    Object.values(value['sections']).every(isSectionPlace)
  )
}

function isTableName(value: unknown): value is TableName {
  return typeof value === 'string' && Object.hasOwn(tableTitles, value)
}

function isSectionPlace(value: unknown): value is SectionPlace {
  return (
    isRecord(value) &&
    ['u8', 'u16', 'u32', 'f64'].some((type) => type === value['type']) &&
    Number.isInteger(value['offset']) &&
    Number.isInteger(value['length'])
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
