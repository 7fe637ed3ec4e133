import type { BilledService } from '../../batch/kinds/billed-services.ts'

/** Whether a practitioner billed: equipment that is not marked as such stands on their bills as often. */
export function isPractitionersBill({
  setting,
  claimType,
}: Pick<BilledService, 'setting' | 'claimType'>): boolean {
  return setting === 'professional' || (setting === 'dme' && claimType !== 'dme')
}
