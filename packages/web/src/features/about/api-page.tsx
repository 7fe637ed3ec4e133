import { supportEmail } from '../../shell/contacts.ts'
import { BackButton } from '../../components/back-button.tsx'

const endpoints = [
  { method: 'POST', path: '/v1/claims', text: 'Upload claims' },
  { method: 'GET', path: '/v1/audits/{id}', text: 'Get an audit by its id' },
  { method: 'GET', path: '/v1/reports/summary', text: 'Get a reports summary' },
] as const

const roadmap = [
  { when: 'Q3 2025', what: 'Beta' },
  { when: 'Q4 2025', what: 'Full launch' },
  { when: 'Q1 2026', what: 'Advanced analytics' },
] as const

const heading = 'mt-12 mb-4 border-t border-ink pt-4 text-heading font-light'

/** What is planned; nothing on this page can be called yet. */
export function ApiPage() {
  return (
    <article className="mx-auto max-w-[46rem]">
      <BackButton />
      <h1 className="mt-6 mb-4 text-title font-light tracking-tight">API</h1>
      <p className="text-lead">
        A public API is coming soon. This page shows what is planned, so that you can plan with it.
      </p>
      <h2 className={heading}>Authentication</h2>
      <p className="mb-3 text-soft">Every request will carry a key as a bearer token.</p>
      <pre
        tabIndex={0}
        aria-label="Example of a header"
        className="code overflow-x-auto border border-hair bg-sheet p-4"
      >
        Authorization: Bearer YOUR_API_KEY
      </pre>
      <h2 className={heading}>Example endpoints</h2>
      <dl>
        {endpoints.map(({ method, path, text }) => (
          <div
            key={path}
            className="grid gap-x-6 border-b border-hair py-3 tablet:grid-cols-[20rem_1fr]"
          >
            <dt className="code">
              <span className="mr-3 inline-block w-10 text-metal">{method}</span>
              {path}
            </dt>
            <dd className="text-soft">{text}</dd>
          </div>
        ))}
      </dl>
      <h2 className={heading}>SDKs</h2>
      <p className="text-soft">Python, Node.js, PHP and Java: coming soon.</p>
      <h2 className={heading}>Roadmap</h2>
      <dl>
        {roadmap.map(({ when, what }) => (
          <div key={when} className="flex gap-6 border-b border-hair py-3">
            <dt className="w-24 text-metal">{when}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <h2 className={heading}>Early access</h2>
      <p className="text-soft">
        Tell us what you would build at{' '}
        <a
          className="text-link text-ink"
          href={`mailto:${supportEmail}?subject=API%20early%20access`}
        >
          {supportEmail}
        </a>
        .
      </p>
    </article>
  )
}
