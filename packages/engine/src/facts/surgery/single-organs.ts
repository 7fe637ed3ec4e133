import { settingOf } from '../../batch/setting.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'
import { isUnpaid } from '../../claim/exposure.ts'
import type { ProcedureNumber } from '../../claim/procedure-number.ts'
import { digitsOnly } from '../../codes/procedure-section.ts'
import { isSurgeons } from './line-roles.ts'

/** Operations that remove the whole of an organ of which there is one, by CPT's numbers. */
const removals: readonly (readonly [organ: string, first: number, last: number])[] = [
  ['appendix', 44_950, 44_950],
  ['appendix', 44_960, 44_970],
  ['gallbladder', 47_562, 47_564],
  ['gallbladder', 47_600, 47_620],
  ['uterus', 58_150, 58_152],
  ['uterus', 58_200, 58_285],
  ['uterus', 58_290, 58_294],
  ['uterus', 58_550, 58_554],
  ['uterus', 58_570, 58_573],
  ['spleen', 38_100, 38_100],
  ['spleen', 38_120, 38_120],
  ['prostate', 55_810, 55_815],
  ['prostate', 55_840, 55_845],
  ['prostate', 55_866, 55_866],
]

/** The organ that an operation removes for good; undefined for other services. */
export function removedOrgan(procedure: ProcedureNumber): string | undefined {
  const number = digitsOnly(procedure)
  if (number < 38_100 || number > 58_573) return undefined
  return removals.find(([, first, last]) => first <= number && number <= last)?.[0]
}

/** The first paid removal of each organ; lines stand by date. */
export function firstRemovals(lines: readonly ClaimLine[]): ReadonlyMap<string, ClaimLine> {
  const removals = new Map<string, ClaimLine>()
  for (const line of lines) {
    const organ = removedOrgan(line.procedure)
    if (organ === undefined || removals.has(organ)) continue
    if (isSurgeons(line, settingOf(line)) && !isUnpaid(line)) removals.set(organ, line)
  }
  return removals
}
