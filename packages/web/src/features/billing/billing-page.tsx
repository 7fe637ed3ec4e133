import { PageHeading } from '../../components/page-heading.tsx'

export function BillingPage() {
  return <PageHeading title="Billing &amp; Plan" />
}
