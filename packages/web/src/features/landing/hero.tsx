import { auditCalls } from '@plumbline/contract'
import { buttonLook } from '../../components/button-look.ts'
import { SampleFinding } from './sample-finding.tsx'

/** What it is, in one sentence, beside one finding as it looks. */
export function Hero() {
  return (
    <section className="pt-20 pb-4 tablet:pt-28">
      <div className="grid grid-cols-1 items-center gap-10 desktop:grid-cols-[7fr_5fr]">
        <div>
          <p className="label mb-4">AI claims auditing · medical and pharmacy</p>
          <h1 className="mb-7 max-w-[17ch] text-title font-light tracking-tight">
            Every claim, held against the line
          </h1>
          <p className="reading mb-9 text-lead text-soft">
            Plumbline audits claims files for billing errors, coding issues and compliance problems.
            For each line: what is wrong, on whose authority, what it costs, and how to fix it.
          </p>
          <div className="flex flex-wrap items-center gap-3">
            <a href="/auth" className={buttonLook('primary')}>
              Start Free Trial
            </a>
            <a href="#demo" className={buttonLook('secondary')}>
              See a sample audit
            </a>
          </div>
          <p className="mt-4">
            <a className="text-link" href={auditCalls.sampleReport.path}>
              Open the report of a sample file
            </a>
          </p>
          <p className="mt-2 text-small text-soft">
            Card charged at signup, covered by the 7-day risk-free guarantee.
          </p>
        </div>
        <SampleFinding />
      </div>
      <dl className="mt-14 grid max-w-4xl gap-x-12 gap-y-6 border-t border-ink pt-6 tablet:grid-cols-3">
        {[
          ['95%+ accuracy', 'and every finding shows its rule and arithmetic, so you can check it'],
          ['CSV or PDF', 'straight from your claims system, no template to fill in'],
          ['7-day guarantee', 'cancel in the first week and request a refund'],
        ].map(([term, text]) => (
          <div key={term}>
            <dt className="text-lead">{term}</dt>
            <dd className="text-small text-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
