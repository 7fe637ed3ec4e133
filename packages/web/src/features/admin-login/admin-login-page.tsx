import { Logo } from '../../components/logo.tsx'
import { PlumbLine } from '../../components/plumb-line.tsx'
import { useUser } from '../../api/user.ts'
import { AccessDenied } from './access-denied.tsx'
import { AdminLoginForm } from './admin-login-form.tsx'

/** For administrators; a signed-in client is told so. */
export function AdminLoginPage() {
  const { data: user } = useUser()
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto min-h-dvh max-w-[26rem] px-4 pb-16 outline-none"
    >
      <PlumbLine className="mx-auto h-32" />
      <p className="mt-4 mb-8 text-center">
        <a href="/" aria-label="Plumbline, home">
          <Logo />
        </a>
      </p>
      {user ? <AccessDenied /> : <AdminLoginForm />}
    </main>
  )
}
