import type { ClaimLine } from '../../claim/claim-line.ts'
import { inEffect } from '../../reference/in-effect.ts'
import { lastingDevices } from './lasting-devices.table.ts'

const mostDevices = 2

/** Days that one device works which is labeled for years; undefined where the fill is none. */
export function lastingDeviceDays(line: ClaimLine): number | undefined {
  const { drugName, quantity, serviceFromDay } = line
  if (drugName === undefined || (quantity ?? 1) > mostDevices) return undefined
  return inEffect(lastingDevices, serviceFromDay).find(({ names }) => names.test(drugName))
    ?.mostDays
}
