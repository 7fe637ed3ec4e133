import { PageHeading } from '../../components/page-heading.tsx'

export function ProfilePage() {
  return <PageHeading title="Profile" />
}
