import { Logo } from '../components/logo.tsx'

const link = 'inline-flex min-h-8 items-center text-soft hover:text-ink hover:underline'

/** The foot of public pages; Blog, Careers and Contact have no pages yet. */
export function PublicFooter({ onLanding }: { readonly onLanding: boolean }) {
  return (
    <footer className="no-print border-t border-ink">
      <div className="mx-auto grid max-w-[86rem] gap-10 px-4 py-12 tablet:grid-cols-[2fr_1fr_1fr_1fr] tablet:px-8">
        <div>
          <Logo />
          <p className="mt-3 max-w-72 text-small text-soft">
            AI auditing of medical and pharmacy claims: what is wrong, on whose authority, and what
            it costs.
          </p>
        </div>
        {columnsFor(onLanding).map(({ heading, links }) => (
          <nav key={heading} aria-label={heading}>
            <h2 className="label mb-2">{heading}</h2>
            <ul>
              {links.map(([label, href]) => (
                <li key={label}>
                  <a href={href} className={link}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="mx-auto flex max-w-[86rem] flex-wrap items-center justify-between gap-3 px-4 pb-8 text-small text-soft tablet:px-8">
        <span>© 2025 Plumbline. All rights reserved.</span>
        <a href="/admin-login" className="inline-flex min-h-8 items-center hover:underline">
          Admin Login
        </a>
      </div>
    </footer>
  )
}

function columnsFor(onLanding: boolean) {
  const base = onLanding ? '' : '/'
  return [
    {
      heading: 'Product',
      links: [
        ['Features', `${base}#features`],
        ['Pricing', `${base}#pricing`],
        ['API', '/api'],
      ],
    },
    {
      heading: 'Company',
      links: [
        ['About', '/about'],
        ['Blog', '#'],
        ['Careers', '#'],
        ['Contact', '#'],
      ],
    },
    {
      heading: 'Legal',
      links: [
        ['Privacy Policy', '/privacy-policy'],
        ['Terms of Service', '/terms-of-service'],
        ['HIPAA Compliance', '/hipaa-compliance'],
      ],
    },
  ] as const
}
