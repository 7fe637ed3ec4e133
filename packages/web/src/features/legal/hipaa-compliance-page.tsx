import { supportEmail } from '../../shell/contacts.ts'
import { LegalDocument, type LegalSection } from './legal-document.tsx'

const sections: readonly LegalSection[] = [
  {
    heading: 'Our role',
    body: (
      <p>
        When a covered entity, or a business associate of one, uploads claims, we act as a business
        associate. There is no government certificate of HIPAA compliance, and we claim none; this
        page says what we do.
      </p>
    ),
  },
  {
    heading: 'Business associate agreements',
    body: (
      <p>
        We sign a business associate agreement with each customer whose files hold PHI, and have one
        with every subcontractor that could reach it. Ask for ours at{' '}
        <a className="text-link" href={`mailto:${supportEmail}`}>
          {supportEmail}
        </a>
        .
      </p>
    ),
  },
  {
    heading: 'Administrative safeguards',
    body: (
      <ul>
        <li>Annual training in privacy and security for everyone with access.</li>
        <li>Access by role, given only where the work needs it and taken back when it ends.</li>
        <li>A record of risks, and of incidents and what was done about them.</li>
      </ul>
    ),
  },
  {
    heading: 'Technical safeguards',
    body: (
      <ul>
        <li>
          AES-256 encryption of what stored claims say; TLS 1.2 or newer in transit. Row numbers,
          status, category, day of service and dollars, by which lists are ordered and added up, are
          kept readable in the database.
        </li>
        <li>
          Each customer&apos;s data is isolated from every other&apos;s in the database itself.
        </li>
        <li>Sessions end after a time without use and can be ended at once.</li>
        <li>
          An append-only audit trail of sign-ins, uploads, views, downloads and administration, made
          so that tampering shows.
        </li>
      </ul>
    ),
  },
  {
    heading: 'Physical safeguards',
    body: (
      <p>
        The service runs in data centers that control who enters. Claims are not kept on our own
        laptops or on paper.
      </p>
    ),
  },
  {
    heading: 'Minimum necessary',
    body: (
      <p>
        The audit reads the columns it needs. Logs hold ids, codes and counts, never claim content.
        Reports shorten member numbers unless you ask for them whole, and leave out dates of birth.
      </p>
    ),
  },
  {
    heading: 'If something goes wrong',
    body: (
      <p>
        If unsecured PHI is breached, we notify the customer without unreasonable delay and within
        60 days of discovering it, with what happened, what was affected and what we have done.
      </p>
    ),
  },
  {
    heading: 'Return and destruction',
    body: (
      <p>
        On request or at the end of the agreement, PHI is returned or destroyed. Permanent deletion
        removes files, results and sessions.
      </p>
    ),
  },
]

export function HipaaCompliancePage() {
  return (
    <LegalDocument
      title="HIPAA Compliance"
      summary="How we protect the health information in your claims, and what we owe you if that fails."
      sections={sections}
    />
  )
}
