import type { BilledService } from '../../batch/kinds/billed-services.ts'
import type { NoFinding } from '../../rule/outcome.ts'
import { namesNoNdc, noNdc } from '../../rule/reasons.ts'

/** What a line without an NDC comes to: fills have one, other bills need not. */
export function withoutNdc({ setting }: BilledService): NoFinding {
  return setting === 'pharmacy' ? noNdc : namesNoNdc
}
