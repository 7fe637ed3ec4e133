import { useState } from 'react'
import { PageHeading } from '../../components/page-heading.tsx'
import { Tabs } from '../../components/tabs.tsx'
import { ButtonLink } from '../../components/button-link.tsx'
import { InsightsTab } from './insights-tab.tsx'
import { OversightTab } from './oversight-tab.tsx'
import { SwitchToUser } from './switch-to-user.tsx'
import { UploadsTab } from './uploads-tab.tsx'
import { UsersTab } from './users-tab.tsx'

type TabName = 'users' | 'uploads' | 'insights' | 'oversight'

export function AdminPage() {
  const [tab, setTab] = useState<TabName>('users')
  return (
    <>
      <PageHeading title="Admin Dashboard">
        <div className="flex flex-wrap gap-3">
          <SwitchToUser />
          <ButtonLink look="secondary" to="/logout">
            Sign Out
          </ButtonLink>
        </div>
      </PageHeading>
      <Tabs
        label="Administration"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'users', label: 'User Management', content: <UsersTab /> },
          { value: 'uploads', label: 'Upload Management', content: <UploadsTab /> },
          { value: 'insights', label: 'Insights', content: <InsightsTab /> },
          { value: 'oversight', label: 'Refunds & Audit Trail', content: <OversightTab /> },
        ]}
      />
    </>
  )
}
