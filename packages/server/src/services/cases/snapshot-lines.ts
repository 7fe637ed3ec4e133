import { lineSavings, payeeOf, type ClaimLine, type Finding } from '@plumbline/engine'
import type { LetterLine } from '@plumbline/letters'
import { memberTail } from '@plumbline/report'
import { shownCode } from '../../stored-audits/line-parties.ts'
import type { CarrierLine, SnapshotSource } from './case-snapshot.ts'

/** Of more lines that a finding compares with, the first tell enough. */
const mostCompared = 10

/** Lines that a finding speaks of and that do not carry it, such as the payment that came first. */
export function comparedLines(
  { rows }: Finding,
  carriers: readonly CarrierLine[],
  { named, members }: SnapshotSource,
): LetterLine[] {
  const carrying = new Set(carriers.map(({ line }) => line.row))
  return rows
    .flatMap((row) => (carrying.has(row) ? [] : (named.get(row) ?? [])))
    .slice(0, mostCompared)
    .map((line) => ({ ...namedLine(line, members), atRiskCents: 0 }))
}

/** Dollars that several findings of a line share count once: as in the audit's own totals. */
export function letterLine(
  { line, findings }: CarrierLine,
  finding: Finding,
  members: SnapshotSource['members'],
): LetterLine {
  const parts = lineSavings(line, findings)?.parts ?? []
  return {
    ...namedLine(line, members),
    atRiskCents: parts
      .filter((part) => part.finding === finding)
      .reduce((sum, { cents }) => sum + cents, 0),
  }
}

function namedLine(
  line: ClaimLine,
  members: SnapshotSource['members'],
): Omit<LetterLine, 'atRiskCents'> {
  const member = members?.get(line.patientKey ?? '')
  const biller = payeeOf(line)
  return {
    billedBy: biller && `${biller.knownBy} ${biller.id}`,
    claimId: line.claimId,
    member: member === undefined ? undefined : memberTail(member),
    serviceDay: line.serviceFromDay,
    service: serviceOf(line),
    units: line.units ?? line.quantity,
    chargedCents: line.chargeCents,
    paidCents: line.paidCents,
    paidDay: line.paidDay,
  }
}

function serviceOf(line: ClaimLine): string {
  const code = [shownCode(line) ?? line.drugName ?? '–', ...line.modifiers].join('-')
  return line.prescriptionNumber === undefined ? code : `${code}, Rx ${line.prescriptionNumber}`
}
