import { supportEmail } from '../../shell/contacts.ts'
import { LegalDocument, type LegalSection } from './legal-document.tsx'

const sections: readonly LegalSection[] = [
  {
    heading: 'Who we are and what this covers',
    body: (
      <p>
        Plumbline audits medical and pharmacy claims for its customers. This policy covers the
        website, the application and everything uploaded to it. Where a customer uploads protected
        health information (PHI), the customer decides what is uploaded and why; we act as the
        customer&apos;s business associate.
      </p>
    ),
  },
  {
    heading: 'What we collect',
    body: (
      <ul>
        <li>Account details: name, email, company name and a password, kept only as a hash.</li>
        <li>Claims files that you upload, and the audit results we make of them.</li>
        <li>
          Billing details: your plan and payment status. Card numbers go to the payment provider and
          never reach our servers.
        </li>
        <li>
          A record of activity: sign-ins, uploads, views and downloads, with time and network
          address.
        </li>
      </ul>
    ),
  },
  {
    heading: 'How we use it',
    body: (
      <p>
        To audit the files you upload, to show and keep your results, to count usage against your
        plan, to bill you, to answer you, and to keep the service secure. For nothing else.
      </p>
    ),
  },
  {
    heading: 'Protected health information',
    body: (
      <p>
        PHI is encrypted and never sold. It is used only to provide the audit you asked for, as the
        business associate agreement between us allows, and it is not used for advertising.
      </p>
    ),
  },
  {
    heading: 'When we share it',
    body: (
      <>
        <p>We share personal data only</p>
        <ul>
          <li>
            with service providers who need it to run the service and are bound by contract, and by
            a business associate agreement where PHI is involved;
          </li>
          <li>when the law requires it, and then only what it requires;</li>
          <li>with whoever takes over the business, under the same promises.</li>
        </ul>
      </>
    ),
  },
  {
    heading: 'How we protect it',
    body: (
      <p>
        What stored claims say is encrypted with AES-256 and travels over TLS 1.2 or newer. What
        lists are ordered and added up by (row number, status, category, day of service, dollars) is
        kept readable beside it, without a name or number of a person. Each customer&apos;s data is
        isolated, access depends on the role, and system activity is recorded in an audit trail. No
        system is perfectly safe; if PHI is breached we notify the customer without unreasonable
        delay and within 60 days.
      </p>
    ),
  },
  {
    heading: 'How long we keep it',
    body: (
      <p>
        Claims files and results are kept while your account exists, or until you ask for them to be
        deleted. When an account is permanently deleted, its rows, files and sessions go with it.
        The audit trail keeps its entries, with ids, times and network addresses, and nothing of
        claims.
      </p>
    ),
  },
  {
    heading: 'Your choices and rights',
    body: (
      <p>
        You can see and correct your name and email in your profile, download your results, and ask
        for a copy or for deletion of your data. Patients whose data is in a claims file should ask
        the customer who uploaded it; we help that customer to answer.
      </p>
    ),
  },
  {
    heading: 'Cookies and storage in your browser',
    body: (
      <p>
        One cookie keeps you signed in and ends with the session. A second one says, for 13 months,
        that you have signed in at this browser before: it opens nothing, keeps the guesses of
        others from locking you out, and lets us tell you of new devices. Your choice of a light or
        dark theme, of close rows and of keyboard shortcuts is remembered in your browser, and the
        page you were on in its tab, to lead you back there. There is no tracking and no
        advertising.
      </p>
    ),
  },
  {
    heading: 'Age',
    body: (
      <p>
        The service is for businesses. Users must be 18 or older, and we do not knowingly create
        accounts for anyone younger.
      </p>
    ),
  },
  {
    heading: 'Changes and contact',
    body: (
      <p>
        When this policy changes in a way that matters, we say so before it takes effect and change
        the date at the top. Questions go to{' '}
        <a className="text-link" href={`mailto:${supportEmail}`}>
          {supportEmail}
        </a>
        .
      </p>
    ),
  },
]

export function PrivacyPolicyPage() {
  return (
    <LegalDocument
      title="Privacy Policy"
      effective="July 11, 2025"
      summary="We use your data to audit your claims and to run your account. PHI is encrypted and never sold."
      sections={sections}
    />
  )
}
