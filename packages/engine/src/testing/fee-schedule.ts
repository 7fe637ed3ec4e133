import type { FeeScheduleRow } from '../reference/procedure-rows.ts'

/** A fee schedule row of a service to which no payment policy applies; change what a test needs. */
export const plainFeeScheduleRow: FeeScheduleRow = {
  status: 'A',
  globalDays: 'XXX',
  pcTc: '0',
  multipleProcedure: '0',
  bilateral: '0',
  assistantSurgeon: '0',
  coSurgeon: '0',
  teamSurgeon: '0',
  preOperative: 0,
  intraOperative: 0,
  postOperative: 0,
}
