import { useUser } from '../../api/user.ts'
import { ButtonLink } from '../../components/button-link.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { ChangePassword } from './change-password.tsx'
import { BrandingSection } from './data/branding-form.tsx'
import { DataSection } from './data/data-section.tsx'
import { WordsSection } from './data/words-section.tsx'
import { OwnSessionsPanel } from './own-sessions.tsx'
import { ProfileForm } from './profile-form.tsx'
import { SecondFactorPanel } from './second-factor-panel.tsx'

export function ProfilePage() {
  const user = useUser().data
  return (
    <>
      <PageHeading title="Profile">
        {user?.role === 'client' && user.team === undefined && (
          <ButtonLink look="secondary" to="/activity">
            Activity
          </ButtonLink>
        )}
        <ButtonLink look="secondary" to={user?.role === 'admin' ? '/admin' : '/dashboard'}>
          Back to Dashboard
        </ButtonLink>
      </PageHeading>
      {user && (
        <div key={user.id} className="gap-6 desktop:columns-2 *:mb-6 *:break-inside-avoid">
          <ProfileForm user={user} />
          {!user.actingAdmin && (
            <>
              <ChangePassword />
              <SecondFactorPanel />
              <OwnSessionsPanel />
            </>
          )}
          {user.role === 'client' && !user.actingAdmin && user.team === undefined && (
            <>
              <BrandingSection />
              <WordsSection />
              <DataSection />
            </>
          )}
        </div>
      )}
    </>
  )
}
