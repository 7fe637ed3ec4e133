import type { ClaimLine, Day, FileFacts } from '@plumbline/engine'

/** Sums that whoever sent the file can hold against its source. Money in cents. */
export interface ControlTotals {
  readonly rows: number
  readonly lines: number
  readonly setAside: number
  readonly chargeCents: number
  readonly allowedCents: number
  readonly paidCents: number
  /** Of the service; undefined where no line has one. */
  readonly firstDay: Day | undefined
  readonly lastDay: Day | undefined
  readonly patients: number
  readonly claims: number
}

/** Totals over the lines that will be audited. */
export function controlTotals(file: FileFacts, lines: readonly ClaimLine[]): ControlTotals {
  const patients = new Set<string>()
  const claims = new Set<string>()
  let firstDay: Day | undefined
  let lastDay: Day | undefined
  for (const { patientKey, claimId, serviceFromDay, serviceThroughDay } of lines) {
    if (patientKey !== undefined) patients.add(patientKey)
    if (claimId !== undefined) claims.add(claimId)
    const from = serviceFromDay ?? serviceThroughDay
    const through = serviceThroughDay ?? serviceFromDay
    if (from !== undefined && (firstDay === undefined || from < firstDay)) firstDay = from
    if (through !== undefined && (lastDay === undefined || through > lastDay)) lastDay = through
  }
  return {
    rows: file.rowsRead,
    lines: file.linesAudited,
    setAside: file.rowsSetAside,
    chargeCents: file.chargeCents,
    allowedCents: file.allowedCents,
    paidCents: file.paidCents,
    firstDay,
    lastDay,
    patients: patients.size,
    claims: claims.size,
  }
}
