import { PageHeading } from '../../components/page-heading.tsx'

export function AdminPage() {
  return <PageHeading title="Admin Dashboard" />
}
