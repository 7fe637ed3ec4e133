import { lazy, type ComponentType } from 'react'
import { DashboardScreen } from './dashboard-screen.tsx'

export interface Screen {
  readonly path: string
  readonly title: string
  /** `page` has the header and foot of its visitor, `bare` stands alone. */
  readonly frame: 'page' | 'bare'
  /** Reads with JavaScript off: rendered at build time as a signed-out visitor sees it. */
  readonly prerendered: boolean
  readonly Page: ComponentType
  /** Fetches `Page` before anything is drawn, so that nothing waits for it then. */
  readonly fetch: () => Promise<void>
}

function screen(
  path: string,
  title: string,
  load: () => Promise<ComponentType>,
  options: { frame?: 'bare'; prerendered?: true } = {},
): Screen {
  const Later = lazy(async () => ({ default: await load() }))
  let Fetched: ComponentType | undefined
  return {
    path,
    title,
    frame: 'page',
    prerendered: false,
    ...options,
    get Page() {
      return Fetched ?? Later
    },
    async fetch() {
      Fetched = await load()
    },
  }
}

/** What those who are signed in mostly come for: small enough to be at hand. */
function dashboard(path: string, title: string): Screen {
  const fetch = () => Promise.resolve()
  return {
    path,
    title,
    frame: 'page',
    prerendered: false,
    Page: DashboardScreen,
    fetch,
  }
}

const auth = async () => (await import('../features/auth/auth-page.tsx')).AuthPage
const signingIn = { frame: 'bare', prerendered: true } as const
const pricing = async () => (await import('../features/pricing/pricing-page.tsx')).PricingPage

/** Every screen by its path; `/` is the landing page or the dashboard, see `app-routes.tsx`. */
export const screens: readonly Screen[] = [
  dashboard('/dashboard', 'Dashboard'),
  dashboard('/upload', 'Upload New File'),
  screen('/auth', 'Sign In', auth, signingIn),
  screen('/login', 'Sign In', auth, signingIn),
  screen('/signup', 'Sign Up', auth, signingIn),
  screen('/register', 'Sign Up', auth, signingIn),
  screen(
    '/admin-login',
    'Admin Login',
    async () => (await import('../features/admin-login/admin-login-page.tsx')).AdminLoginPage,
    { frame: 'bare' },
  ),
  screen('/pricing', 'Pricing', pricing, { prerendered: true }),
  screen('/checkout', 'Pricing', pricing, { prerendered: true }),
  screen(
    '/trial-setup',
    'Trial Setup',
    async () => (await import('../features/pricing/trial-setup-page.tsx')).TrialSetupPage,
  ),
  screen(
    '/payment-success',
    'Payment',
    async () => (await import('../features/payment/payment-success-page.tsx')).PaymentSuccessPage,
  ),
  screen(
    '/complete-registration',
    'Complete Registration',
    async () =>
      (await import('../features/registration/complete-registration-page.tsx'))
        .CompleteRegistrationPage,
  ),
  screen(
    '/profile',
    'Profile',
    async () => (await import('../features/profile/profile-page.tsx')).ProfilePage,
  ),
  screen('/team', 'Team', async () => (await import('../features/team/team-page.tsx')).TeamPage),
  screen(
    '/join',
    'Join a team',
    async () => (await import('../features/team/join-page.tsx')).JoinPage,
  ),
  screen(
    '/activity',
    'Activity',
    async () => (await import('../features/activity/activity-page.tsx')).ActivityPage,
  ),
  screen(
    '/findings',
    'Findings',
    async () => (await import('./findings-screen.tsx')).FindingsScreen,
  ),
  screen(
    '/uploads/:id',
    'Findings',
    async () => (await import('./upload-screen.tsx')).UploadScreen,
  ),
  screen(
    '/ask',
    'Ask the Audit',
    async () => (await import('../features/ask/ask-page.tsx')).AskPage,
  ),
  screen(
    '/findings/:id',
    'Finding',
    async () => (await import('../features/finding/finding-page.tsx')).FindingPage,
  ),
  screen(
    '/cases',
    'Cases',
    async () => (await import('../features/cases/cases-page.tsx')).CasesPage,
  ),
  screen(
    '/cases/new',
    'New Case',
    async () => (await import('../features/cases/start-case-page.tsx')).StartCasePage,
  ),
  screen('/cases/:id', 'Case', async () => (await import('./case-screen.tsx')).CaseScreen),
  screen(
    '/letters/:id',
    'Letter',
    async () => (await import('../features/letters/letter-page.tsx')).LetterPage,
  ),
  screen(
    '/learning',
    'What your reviews say',
    async () => (await import('../features/learning/learning-page.tsx')).LearningPage,
  ),
  screen(
    '/look/:id',
    'Look before the audit',
    async () => (await import('../features/look/look-page.tsx')).LookPage,
  ),
  screen(
    '/plan-rules',
    'Plan Rules',
    async () => (await import('../features/plan-rules/plan-rules-page.tsx')).PlanRulesPage,
  ),
  screen(
    '/plan-rules/new',
    'Write a Plan Rule',
    async () => (await import('../features/plan-rules/new-rule-page.tsx')).NewRulePage,
  ),
  screen(
    '/plan-rules/document',
    'Read a Plan or Contract',
    async () => (await import('../features/plan-rules/read-document-page.tsx')).ReadDocumentPage,
  ),
  screen(
    '/plan-rules/:id',
    'Plan Rule',
    async () => (await import('../features/plan-rules/rule-page.tsx')).RulePage,
  ),
  screen(
    '/compare/:id',
    'Compare uploads',
    async () => (await import('../features/comparison/comparison-page.tsx')).ComparisonPage,
  ),
  screen(
    '/medicare/:id',
    'Percent of Medicare',
    async () => (await import('../features/medicare/medicare-page.tsx')).MedicarePage,
  ),
  screen(
    '/billing',
    'Billing & Plan',
    async () => (await import('../features/billing/billing-page.tsx')).BillingPage,
  ),
  screen(
    '/admin',
    'Admin Dashboard',
    async () => (await import('../features/admin/admin-page.tsx')).AdminPage,
  ),
  screen(
    '/reset-password',
    'Choose a new password',
    async () => (await import('../features/auth/reset-password-page.tsx')).ResetPasswordPage,
  ),
  screen(
    '/second-factor',
    'Sign In',
    async () => (await import('../features/second-factor/second-factor-page.tsx')).SecondFactorPage,
    { frame: 'bare' },
  ),
  screen(
    '/confirm-email',
    'Confirm your email address',
    async () => (await import('../features/profile/confirm-email-page.tsx')).ConfirmEmailPage,
  ),
  screen(
    '/privacy-policy',
    'Privacy Policy',
    async () => (await import('../features/legal/privacy-policy-page.tsx')).PrivacyPolicyPage,
    { prerendered: true },
  ),
  screen(
    '/terms-of-service',
    'Terms of Service',
    async () => (await import('../features/legal/terms-of-service-page.tsx')).TermsOfServicePage,
    { prerendered: true },
  ),
  screen(
    '/hipaa-compliance',
    'HIPAA Compliance',
    async () => (await import('../features/legal/hipaa-compliance-page.tsx')).HipaaCompliancePage,
    { prerendered: true },
  ),
  screen(
    '/about',
    'About',
    async () => (await import('../features/about/about-page.tsx')).AboutPage,
    { prerendered: true },
  ),
  screen(
    '/rules',
    'What we check',
    async () => (await import('../features/rules/rules-page.tsx')).RulesPage,
    { prerendered: true },
  ),
  screen(
    '/rules/:id',
    'Rule',
    async () => (await import('../features/rules/rule-page.tsx')).RulePage,
  ),
  screen('/api', 'API', async () => (await import('../features/about/api-page.tsx')).ApiPage, {
    prerendered: true,
  }),
  screen(
    '/logout',
    'Signing out',
    async () => (await import('../features/logout/logout-page.tsx')).LogoutPage,
    { frame: 'bare' },
  ),
]

/** The landing page and the dashboard share the path `/`. */
export const landingScreen = screen(
  '/',
  'AI auditing of medical and pharmacy claims',
  async () => (await import('../features/landing/landing-page.tsx')).LandingPage,
  { frame: 'bare', prerendered: true },
)
export const homeScreen = dashboard('/', 'Dashboard')

/** For any path that is none of the others. */
export const notFoundScreen = screen(
  '/404',
  '404 Page Not Found',
  async () => (await import('../features/not-found/not-found-page.tsx')).NotFoundPage,
  { frame: 'bare', prerendered: true },
)
