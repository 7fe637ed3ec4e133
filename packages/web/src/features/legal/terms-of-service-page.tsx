import { supportEmail } from '../../shell/contacts.ts'
import { LegalDocument, type LegalSection } from './legal-document.tsx'

const sections: readonly LegalSection[] = [
  {
    heading: 'The agreement',
    body: (
      <p>
        These terms are an agreement between you and Plumbline. By creating an account or using the
        service you accept them, for yourself and for the organization you act for. You must be 18
        or older and allowed to bind that organization.
      </p>
    ),
  },
  {
    heading: 'The service',
    body: (
      <p>
        Plumbline reads claims files, checks them against published and stated rules with automated
        and AI-assisted methods, and reports what it finds. The results support the judgment of
        qualified people; they are no legal, medical or coding advice, and you decide what to do
        with them.
      </p>
    ),
  },
  {
    heading: 'Your account',
    body: (
      <p>
        Keep your password to yourself, keep your details correct, and tell us at once if someone
        else has used your account. You answer for what is done with it.
      </p>
    ),
  },
  {
    heading: 'Your data',
    body: (
      <p>
        What you upload stays yours. You confirm that you may share it with us for auditing. We
        handle protected health information as your business associate, under a business associate
        agreement and the Privacy Policy.
      </p>
    ),
  },
  {
    heading: 'Plans, limits and payment',
    body: (
      <ul>
        <li>
          Starter costs $499 a month for 5,000 claims; Professional costs $999 a month for 20,000
          claims; Enterprise is agreed one by one.
        </li>
        <li>Payment is taken upfront: your card is charged when you sign up, then every month.</li>
        <li>
          One claim line read from a file counts as one claim. A file that would exceed the
          month&apos;s limit is refused whole and uses none of it.
        </li>
      </ul>
    ),
  },
  {
    heading: '7-day guarantee and refunds',
    body: (
      <p>
        If you cancel within 7 days of your first payment and have used under 1% of your plan&apos;s
        monthly claim volume, you may request a refund. Every refund carries a $9.99 administrative
        fee.
      </p>
    ),
  },
  {
    heading: 'Cancelling',
    body: (
      <p>
        You can cancel on the billing page at any time. Access lasts until the end of the current
        billing period; a cancellation cannot be undone.
      </p>
    ),
  },
  {
    heading: 'Fair use',
    body: (
      <p>
        Do not break the law with the service, upload what you may not share, get around its limits
        or its security, resell it without an agreement, or take it apart to build a copy of it.
      </p>
    ),
  },
  {
    heading: 'No warranty beyond these terms',
    body: (
      <p>
        We work with care, and every finding names its source. Still, the service is provided as it
        is, without a warranty that it is free of error, complete or always available, as far as the
        law allows.
      </p>
    ),
  },
  {
    heading: 'Limit of liability',
    body: (
      <p>
        As far as the law allows, neither side owes the other indirect or consequential damages, and
        our total liability is capped at the fees you paid in the 12 months before the claim arose.
      </p>
    ),
  },
  {
    heading: 'Ending the agreement',
    body: (
      <p>
        We may suspend or end an account that breaks these terms or endangers others. Before it ends
        you may download your results, unless the law or safety forbids it.
      </p>
    ),
  },
  {
    heading: 'Law and courts',
    body: (
      <p>
        The law of the State of Florida applies. Disputes go to the state and federal courts of Palm
        Beach County, Florida.
      </p>
    ),
  },
  {
    heading: 'Changes and contact',
    body: (
      <p>
        When these terms change in a way that matters, we tell you before the change takes effect.
        Questions go to{' '}
        <a className="text-link" href={`mailto:${supportEmail}`}>
          {supportEmail}
        </a>
        .
      </p>
    ),
  },
]

export function TermsOfServicePage() {
  return (
    <LegalDocument
      title="Terms of Service"
      effective="July 11, 2025"
      summary="What you may expect of us, what we expect of you, and what happens when something goes wrong."
      sections={sections}
    />
  )
}
