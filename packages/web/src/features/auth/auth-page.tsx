import { useState } from 'react'
import { useLocation } from 'react-router'
import { Tabs } from '../../components/tabs.tsx'
import { supportEmail } from '../../shell/contacts.ts'
import { showToast } from '../../toast/toasts.ts'
import { AuthPanel } from './auth-panel.tsx'
import { LoginForm } from './login-form.tsx'
import { RegisterForm } from './register-form.tsx'

type AuthTab = 'login' | 'register'

/** Signing in and signing up; addresses that say so open with the second tab. */
export function AuthPage() {
  const { pathname } = useLocation()
  const signsUp = pathname === '/register' || pathname === '/signup'
  const [tab, setTab] = useState<AuthTab>(signsUp ? 'register' : 'login')
  return (
    <div className="grid min-h-dvh content-start desktop:content-stretch desktop:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <AuthPanel />
      <main id="main" className="mx-auto w-full max-w-[30rem] px-4 py-10 desktop:py-24">
        <h1 className="mb-6 text-heading font-light">
          {tab === 'login' ? 'Sign in to your account' : 'Create your account'}
        </h1>
        <Tabs
          label="Account"
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'login', label: 'Sign In', content: <LoginForm /> },
            { value: 'register', label: 'Sign Up', content: <RegisterForm /> },
          ]}
        />
        <p className="mt-2 text-center">
          <button type="button" onClick={announceReset} className="text-link min-h-11">
            Forgot Password?
          </button>
        </p>
      </main>
    </div>
  )
}

function announceReset(): void {
  showToast({
    title: 'Password Reset',
    description: `Password reset functionality will be available soon. Please contact support at ${supportEmail}.`,
  })
}
