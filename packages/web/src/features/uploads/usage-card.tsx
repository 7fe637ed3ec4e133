import { unlimitedClaims, usageCard, type Usage } from '@plumbline/contract'
import { useUsage } from '../../api/audit-queries.ts'
import { Meter, type MeterTone } from '../../components/figures/meter.tsx'
import { HeldPlace } from '../../components/states/held-place.tsx'
import { QueryBoundary } from '../../components/states/query-boundary.tsx'
import { claimsLimitText } from '../../format/claims-limit.ts'
import { counted } from '../../format/money.ts'

const planNames: Readonly<Record<string, string>> = {
  starter: 'Starter',
  professional: 'Professional',
  enterprise: 'Enterprise',
}

const frames: Readonly<Record<UsageStanding, string>> = {
  normal: 'border-hair',
  near: 'border-warn',
  full: 'border-bad',
}

const notices: Readonly<Record<UsageStanding, string | undefined>> = {
  normal: undefined,
  near: 'Approaching monthly limit',
  full: "You've reached your monthly limit",
}

const tones: Readonly<Record<UsageStanding, MeterTone>> = {
  normal: 'good',
  near: 'warn',
  full: 'bad',
}

/** Usage statistics of the month, with a warning as the limit comes near. */
export function UsageCard() {
  const query = useUsage()
  return (
    <QueryBoundary query={query} waiting={<HeldPlace className="h-[5.6rem]" />}>
      {(usage) => {
        const standing = usageStanding(usage)
        const plan = planNames[usage.planId ?? ''] ?? 'Trial'
        return (
          <section
            aria-label="Usage statistics"
            className={`border-2 bg-sheet p-5 ${frames[standing]}`}
          >
            <p className="mb-2 flex flex-wrap justify-between gap-2">
              <span className="font-semibold">{plan} plan</span>
              <span>{usageWords(usage)}</span>
            </p>
            {usage.claimsLimit !== unlimitedClaims && (
              <Meter
                label="Claims used this month"
                share={usage.claimsLimit > 0 ? usage.claimsUsed / usage.claimsLimit : 0}
                text={usageWords(usage)}
                tone={tones[standing]}
              />
            )}
            {notices[standing] !== undefined && (
              <p role="status" className="mt-3 font-semibold">
                {notices[standing]}
              </p>
            )}
          </section>
        )
      }}
    </QueryBoundary>
  )
}

export type UsageStanding = 'normal' | 'near' | 'full'

/** Near at 80% of a limit, full at or above a positive one. */
export function usageStanding({ claimsUsed, claimsLimit }: Usage): UsageStanding {
  if (claimsLimit <= 0) return 'normal'
  const share = claimsUsed / claimsLimit
  if (share >= usageCard.full) return 'full'
  return share >= usageCard.warning ? 'near' : 'normal'
}

function usageWords({ claimsUsed, claimsLimit, bonusCredits }: Usage): string {
  const limit = claimsLimitText(claimsLimit)
  const credits = bonusCredits > 0 ? ` and ${counted(bonusCredits)} bonus credits` : ''
  return `${counted(claimsUsed)} of ${limit} claims used this month${credits}`
}
