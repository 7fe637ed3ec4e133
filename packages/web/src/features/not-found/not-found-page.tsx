import { Logo } from '../../components/logo.tsx'
import { PlumbLine } from '../../components/plumb-line.tsx'
import { buttonLook } from '../../components/button-look.ts'

export function NotFoundPage() {
  return (
    <main id="main" tabIndex={-1} className="mx-auto min-h-dvh max-w-[60rem] px-6 outline-none">
      <div className="relative pt-28 pl-12 tablet:pt-40 tablet:pl-32">
        <PlumbLine className="absolute top-0 left-0 h-72 tablet:left-8 tablet:h-96" />
        <p className="mb-6">
          <Logo />
        </p>
        <h1 className="mb-5 text-title font-light tracking-tight">404 Page Not Found</h1>
        <p className="reading mb-8 text-lead text-soft">
          The page you&apos;re looking for doesn&apos;t exist. Please check the URL or go back to
          the homepage.
        </p>
        <div className="flex flex-wrap gap-3">
          <a href="/" className={buttonLook('primary')}>
            Back to Homepage
          </a>
          <a href="/auth" className={buttonLook('secondary')}>
            Login / Sign Up
          </a>
        </div>
      </div>
    </main>
  )
}
