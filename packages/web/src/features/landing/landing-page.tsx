import { useEffect } from 'react'
import { PublicFooter } from '../../shell/public-footer.tsx'
import { PublicHeader } from '../../shell/public-header.tsx'
import { SkipLink } from '../../shell/skip-link.tsx'
import { buttonLook } from '../../components/button-look.ts'
import { PlumbBob } from '../../components/plumb-bob.tsx'
import { audiences, features, security, steps } from './copy.ts'
import { Hero } from './hero.tsx'
import { LandingSection } from './landing-section.tsx'
import { PlanSummaries } from './plan-summaries.tsx'
import { SampleDashboard } from './sample-dashboard.tsx'

/** Plain markup only: it is shown as it was rendered ahead, without React (`landing.ts`). */
export function LandingPage() {
  useEffect(() => {
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView()
  }, [])
  return (
    <>
      <SkipLink />
      <PublicHeader onLanding />
      <main id="main" tabIndex={-1} className="mx-auto max-w-[86rem] px-4 outline-none tablet:px-8">
        <div className="relative pb-4 pl-9 tablet:pl-32">
          <span
            aria-hidden="true"
            className="absolute top-0 bottom-11 left-[0.78rem] w-px bg-ink tablet:left-[1.95rem]"
          />
          <PlumbBob className="absolute bottom-0 left-0 h-12 w-[1.6rem] tablet:left-[1.17rem]" />
          <Hero />
          <Features />
          <HowItWorks />
          <LandingSection
            id="demo"
            label="Demo"
            heading="Totals first, then every claim with its reason"
          >
            <SampleDashboard />
          </LandingSection>
          <Security />
          <LandingSection id="pricing" label="Pricing" heading="Simple monthly plans">
            <PlanSummaries />
          </LandingSection>
          <Closing />
        </div>
      </main>
      <PublicFooter onLanding />
    </>
  )
}

function Features() {
  return (
    <LandingSection id="features" label="Features" heading="Find the errors that cost you money">
      <dl className="grid gap-x-12 tablet:grid-cols-2">
        {features.map(({ title, text }) => (
          <div key={title} className="border-t border-hair py-5">
            <dt className="mb-1 text-lead">{title}</dt>
            <dd className="text-soft">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4">
        <a href="/rules" className="text-link">
          Every rule, with its source and what clears it
        </a>
      </p>
      <h3 className="label mt-10 mb-3">Made for</h3>
      <ul className="flex max-w-4xl flex-wrap gap-x-6 gap-y-1 text-lead font-light">
        {audiences.map((audience) => (
          <li key={audience}>{audience}</li>
        ))}
      </ul>
    </LandingSection>
  )
}

function HowItWorks() {
  return (
    <LandingSection
      id="how-it-works"
      label="How It Works"
      heading="From file to report in three steps"
    >
      <ol className="grid gap-10 desktop:grid-cols-3">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="border-t border-ink pt-4">
            <span className="text-figure font-light text-metal">{index + 1}</span>
            <h3 className="mt-1 mb-1 text-lead font-semibold">{title}</h3>
            <p className="text-soft">{text}</p>
          </li>
        ))}
      </ol>
    </LandingSection>
  )
}

function Security() {
  return (
    <LandingSection
      id="security"
      label="Security"
      heading="Your claims are health records. We protect them that way."
    >
      <dl className="grid gap-x-12 tablet:grid-cols-2">
        {security.map(({ title, text }) => (
          <div key={title} className="border-t border-hair py-5">
            <dt className="mb-1 text-lead">{title}</dt>
            <dd className="text-soft">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4">
        <a href="/hipaa-compliance" className="text-link">
          How we handle protected health information
        </a>
      </p>
    </LandingSection>
  )
}

function Closing() {
  return (
    <section aria-labelledby="closing" className="py-20 tablet:py-32">
      <h2
        id="closing"
        className="mb-6 text-[clamp(1.75rem,3.6vw,2.75rem)] leading-tight font-light tracking-tight"
      >
        See what is off plumb in your claims
      </h2>
      <a href="/auth" className={buttonLook('primary')}>
        Get Started
      </a>
    </section>
  )
}
