import { billingBar, type Usage } from '@plumbline/contract'
import { Meter, type MeterTone } from '../../components/figures/meter.tsx'
import { Panel } from '../../components/panel.tsx'
import { claimsLimitText } from '../../format/claims-limit.ts'
import { counted } from '../../format/money.ts'

export function UsageThisMonth({ usage }: { readonly usage: Usage }) {
  const limit = claimsLimitText(usage.claimsLimit)
  const text = `${counted(usage.claimsUsed)} of ${limit} claims processed`
  return (
    <Panel heading="Usage This Month">
      <p className="mb-2">{text}</p>
      <Meter
        label="Usage this month"
        share={billingShare(usage)}
        text={text}
        tone={billingTone(usage)}
      />
      {usage.bonusCredits > 0 && (
        <p className="mt-3">
          You have {counted(usage.bonusCredits)} bonus credits. They are used when the plan&apos;s
          volume is used up.
        </p>
      )}
      <p className="mt-3 text-small text-soft">
        Counted by calendar month (UTC). A file with more claims than are left is refused whole and
        uses nothing.
      </p>
    </Panel>
  )
}

/** Share of the limit, capped at full; nothing where there is no limit. */
export function billingShare({ claimsUsed, claimsLimit }: Usage): number {
  if (claimsLimit <= 0) return 0
  return Math.min(billingBar.cap, claimsUsed / claimsLimit)
}

/** Green under 75%, yellow from it, red from 90%. */
export function billingTone(usage: Usage): MeterTone {
  const share = billingShare(usage)
  if (share >= billingBar.redFrom) return 'bad'
  return share >= billingBar.yellowFrom ? 'warn' : 'good'
}
