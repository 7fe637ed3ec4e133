import type { ActivityEntry } from '@plumbline/contract'
import { dollars } from '../../format/money.ts'

type Value = ActivityEntry['detail'][string]

/** What is said of a detail; nothing where it says what goes without saying. */
const words: Readonly<Record<string, (value: Value) => string | undefined>> = {
  role: () => undefined,
  stage: () => undefined,
  claims: (value) => `${Number(value).toLocaleString('en-US')} claims`,
  bytes: (value) => sizeWords(Number(value)),
  planId: (value) => (typeof value === 'string' ? planWords(value) : 'no plan'),
  afterDays: (value) => `after ${String(value)} days`,
  attempt: (value) => (Number(value) > 1 ? `attempt ${String(value)}` : undefined),
  sample: (value) => (value === true ? 'sample' : undefined),
  newDevice: (value) => (value === true ? 'new device' : undefined),
  byLink: (value) => (value === true ? 'by a link' : undefined),
  everything: (value) => (value === true ? 'all of the account' : undefined),
  atFirstStart: () => undefined,
  // Which of the upload's findings it was, and what is known by its address beside it.
  finding: (value) => `finding ${String(value)} of its upload`,
  findings: (value) => `${Number(value).toLocaleString('en-US')} findings`,
  decision: (value) => spaced(value),
  reason: (value) => `because ${spaced(value)}`,
  rule: (value) => `rule ${String(value)}`,
  situation: (value) => spaced(value),
  kind: (value) => spaced(value),
  format: (value) => String(value).toUpperCase(),
  cents: (value) => dollars(Number(value) / 100),
  caseId: () => undefined,
  sha256: (value) => `SHA-256 ${String(value).slice(0, 12)}…`,
}

/** The details of an entry as a person reads them: `28 claims, sample`. */
export function detailWords(detail: ActivityEntry['detail']): string {
  const said = Object.entries(detail).flatMap(([name, value]) => {
    const known = words[name]
    return known ? (known(value) ?? []) : `${plain(name)} ${String(value)}`
  })
  return said.join(', ')
}

function sizeWords(bytes: number): string {
  return bytes < 100_000
    ? `${Math.ceil(bytes / 1000).toLocaleString('en-US')} KB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`
}

/** `starter` is `Starter plan`. */
function planWords(id: string): string {
  return `${id.charAt(0).toUpperCase()}${id.slice(1)} plan`
}

/** `contract-allows-it` is `contract allows it`. */
function spaced(value: Value): string {
  return String(value).replaceAll('-', ' ')
}

/** `afterDays` is `after days`. */
function plain(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}
