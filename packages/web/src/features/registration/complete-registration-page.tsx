import type { User } from '@plumbline/contract'
import type { ReactNode } from 'react'
import { useUser } from '../../api/user.ts'
import { supportEmail } from '../../shell/contacts.ts'
import { ButtonLink } from '../../components/button-link.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { Panel } from '../../components/panel.tsx'
import { counted } from '../../format/money.ts'
import { StatusMark } from '../../components/status-mark.tsx'

const steps = [
  { title: 'Choose your plan', text: 'Starter or Professional, by how many claims you audit.' },
  {
    title: 'Complete payment',
    text: 'Charged today, with the 7-day risk-free guarantee.',
  },
  { title: 'Start auditing', text: 'Upload a CSV or PDF and read the results.' },
] as const

/** Where the gate sends those who have registered and not paid. */
export function CompleteRegistrationPage() {
  const { data: user } = useUser()
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeading title="Complete Your Registration" />
      <div className="grid gap-6 desktop:grid-cols-2">
        <AccountStatus user={user ?? undefined} />
        <Panel heading="Next steps">
          <ol>
            {steps.map(({ title, text }, index) => (
              <li key={title} className="flex gap-4 border-b border-hair py-3 last:border-0">
                <span className="text-heading leading-none font-light text-metal">{index + 1}</span>
                <span>
                  <span className="block font-semibold">{title}</span>
                  <span className="text-soft">{text}</span>
                </span>
              </li>
            ))}
          </ol>
        </Panel>
      </div>
      <div className="mt-8 flex flex-wrap items-center gap-3">
        <ButtonLink to="/pricing">Complete Payment</ButtonLink>
        <ButtonLink to={user ? '/logout' : '/auth'} look="secondary">
          {user ? 'Sign Out' : 'Sign In'}
        </ButtonLink>
        <a href={`mailto:${supportEmail}`} className="text-link inline-flex min-h-11 items-center">
          Contact support
        </a>
      </div>
    </div>
  )
}

function AccountStatus({ user }: { readonly user: User | undefined }) {
  return (
    <Panel heading="Account status">
      <ul>
        <Fact>
          {user ? <StatusMark status="Clean" label="Registration complete" /> : 'Not signed in'}
        </Fact>
        {user && <Fact>{`Account email: ${user.email}`}</Fact>}
        <Fact>
          <StatusMark status="Needs Review" label="Payment pending" />
        </Fact>
        {user && user.bonusCredits > 0 && (
          <Fact>{`Trial credits available: ${counted(user.bonusCredits)}`}</Fact>
        )}
      </ul>
    </Panel>
  )
}

function Fact({ children }: { readonly children: ReactNode }) {
  return <li className="border-b border-hair py-3 break-words last:border-0">{children}</li>
}
