import { dashboardBar, unlimitedClaims, type Usage } from '@plumbline/contract'
import { useUsage } from '../../api/audit-queries.ts'
import { Meter, type MeterTone } from '../../components/figures/meter.tsx'
import { Panel } from '../../components/panel.tsx'
import { HeldPlace } from '../../components/states/held-place.tsx'
import { QueryBoundary } from '../../components/states/query-boundary.tsx'
import { claimsLimitText } from '../../format/claims-limit.ts'
import { counted } from '../../format/money.ts'

/** The month's claims against the plan. */
export function MonthlyUsage() {
  const query = useUsage()
  return (
    <Panel heading="Monthly Usage">
      <QueryBoundary query={query} waiting={<HeldPlace className="h-11" />}>
        {(usage) => (
          <>
            <p className="mb-2 flex flex-wrap justify-between gap-2">
              <span>{usageText(usage)}</span>
              {usage.bonusCredits > 0 && (
                <span className="text-soft">{counted(usage.bonusCredits)} bonus credits</span>
              )}
            </p>
            <Meter
              label="Monthly Usage"
              share={dashboardShare(usage)}
              text={usageText(usage)}
              tone={dashboardTone(usage)}
            />
          </>
        )}
      </QueryBoundary>
    </Panel>
  )
}

function usageText({ claimsUsed, claimsLimit }: Usage): string {
  return `${counted(claimsUsed)} / ${claimsLimitText(claimsLimit)} claims`
}

/** Share of the limit; a fixed width where there is none. */
export function dashboardShare({ claimsUsed, claimsLimit }: Usage): number {
  if (claimsLimit === unlimitedClaims) return dashboardBar.unlimitedWidth
  return claimsLimit > 0 ? claimsUsed / claimsLimit : 0
}

/** Green up to 60%, yellow above it, red above 80%. */
export function dashboardTone(usage: Usage): MeterTone {
  if (usage.claimsLimit === unlimitedClaims) return 'good'
  const share = dashboardShare(usage)
  if (share > dashboardBar.redAbove) return 'bad'
  return share > dashboardBar.yellowAbove ? 'warn' : 'good'
}
