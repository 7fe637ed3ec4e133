import { Suspense } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useUser } from '../api/user.ts'
import { PageHeading } from '../components/page-heading.tsx'
import { Tabs } from '../components/tabs.tsx'
import { Waiting } from '../components/states/waiting.tsx'
import { OverviewTab } from '../features/overview/overview-tab.tsx'
import { UploadsTab } from '../features/uploads/uploads-tab.tsx'
import { useOpenClaims } from '../shell/claims-address.ts'
import { OpenedClaims } from './opened-claims.tsx'
import { later, useSoon } from '../shell/soon.ts'
import { useMayChange } from '../api/may-change.ts'

const uploadForm = later(
  async () => (await import('../features/new-upload/upload-form-tab.tsx')).UploadFormTab,
)

const tabNames = ['overview', 'uploads', 'upload'] as const
type TabName = (typeof tabNames)[number]

/** The client's dashboard: figures, uploads, and the form for a new one. */
export function DashboardScreen() {
  const mayChange = useMayChange()
  const [tab, setTab] = useTab(mayChange)
  const user = useUser().data
  useSoon(uploadForm)
  const newUpload = {
    value: 'upload',
    label: 'Upload New File',
    content: <NewUpload onTab={setTab} />,
  } as const
  return (
    <>
      <PageHeading title={`Welcome back, ${user?.firstName ?? user?.email ?? ''}`} />
      <Tabs
        label="Dashboard"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'overview', label: 'Dashboard Overview', content: <Overview onTab={setTab} /> },
          { value: 'uploads', label: 'My Uploads', content: <Uploads onTab={setTab} /> },
          ...(mayChange ? [newUpload] : []),
        ]}
      />
      <OpenedClaims />
    </>
  )
}

interface TabProps {
  readonly onTab: (tab: TabName) => void
}

function Overview({ onTab }: TabProps) {
  return (
    <OverviewTab
      onSample={() => {
        onTab('uploads')
      }}
      onUpload={() => {
        onTab('upload')
      }}
    />
  )
}

function Uploads({ onTab }: TabProps) {
  const { show } = useOpenClaims()
  return (
    <UploadsTab
      onUpload={() => {
        onTab('upload')
      }}
      onViewClaims={({ id }) => {
        show({ uploadId: id })
      }}
    />
  )
}

function NewUpload({ onTab }: TabProps) {
  return (
    <Suspense fallback={<Waiting />}>
      <uploadForm.Part
        onUploaded={() => {
          onTab('uploads')
        }}
      />
    </Suspense>
  )
}

/** The tab is part of the address: a reload or a link shows the same. Who sends no files has no tab for it. */
function useTab(maySend: boolean): [TabName, (tab: TabName) => void] {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const named = tabNames.find((name) => name === search.get('tab'))
  const asked = named ?? (pathname === '/upload' ? 'upload' : 'overview')
  const tab = asked === 'upload' && !maySend ? 'overview' : asked
  return [
    tab,
    (chosen) => {
      void navigate(chosen === 'overview' ? '/dashboard' : `/dashboard?tab=${chosen}`)
    },
  ]
}
