import { cms1500Services, type ServiceBoxes } from './cms-1500-boxes.table.ts'
import { lineTolerance, type FormBox } from './form-box.ts'
import type { LineBox } from './form-claim.ts'
import { ub04Lines, type RevenueBoxes } from './ub-04-boxes.table.ts'

/** Box 24 of a CMS-1500: the open line of a service, 1 first, and the shaded one above it. */
export function boxOfService(line: number): LineBox | undefined {
  return around(cms1500Services[line - 1])
}

/** FL 42 to 47 of a UB-04, 1 first. */
export function boxOfRevenueLine(line: number): LineBox | undefined {
  return around(ub04Lines[line - 1])
}

function around(line: ServiceBoxes | RevenueBoxes | undefined): LineBox | undefined {
  const boxes: readonly FormBox[] = Object.values(line ?? {})
  if (boxes.length === 0) return undefined
  const baselines = boxes.map(({ baseline }) => baseline)
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...baselines) - lineTolerance.above,
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...baselines) + lineTolerance.below,
  }
}
