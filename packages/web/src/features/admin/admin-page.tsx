import { useSearchParams } from 'react-router'
import { PageHeading } from '../../components/page-heading.tsx'
import { Tabs } from '../../components/tabs.tsx'
import { ButtonLink } from '../../components/button-link.tsx'
import { InsightsTab } from './insights-tab.tsx'
import { OversightTab } from './oversight-tab.tsx'
import { SwitchToUser } from './switch-to-user.tsx'
import { TablesTab } from './tables-tab.tsx'
import { UploadsTab } from './uploads-tab.tsx'
import { UsersTab } from './users-tab.tsx'

const tabNames = ['users', 'uploads', 'insights', 'tables', 'oversight'] as const
type TabName = (typeof tabNames)[number]

export function AdminPage() {
  const [tab, setTab] = useTab()
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
          { value: 'tables', label: 'Reference Tables', content: <TablesTab /> },
          { value: 'oversight', label: 'Refunds & Audit Trail', content: <OversightTab /> },
        ]}
      />
    </>
  )
}

/** The tab is part of the address: a reload or a link shows the same. */
function useTab(): [TabName, (tab: TabName) => void] {
  const [search, setSearch] = useSearchParams()
  const tab = tabNames.find((name) => name === search.get('tab')) ?? 'users'
  return [
    tab,
    (chosen) => {
      setSearch(chosen === 'users' ? {} : { tab: chosen })
    },
  ]
}
