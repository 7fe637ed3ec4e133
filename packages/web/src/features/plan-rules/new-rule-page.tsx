import { planRuleCalls } from '@plumbline/contract'
import { useNavigate } from 'react-router'
import { callEndpoint } from '../../api/client.ts'
import { ButtonLink } from '../../components/button-link.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { emptyDraft } from './rule-draft.ts'
import { RuleForm } from './rule-form.tsx'

/** A clause is written down; then it is shown with its examples. */
export function NewRulePage() {
  const navigate = useNavigate()
  return (
    <div className="mx-auto max-w-[60rem]">
      <PageHeading title="Write a Rule">
        <ButtonLink look="secondary" to="/plan-rules">
          All Plan Rules
        </ButtonLink>
      </PageHeading>
      <RuleForm
        begin={emptyDraft}
        save={(body) => callEndpoint(planRuleCalls.savePlanRule, { body })}
        onSaved={({ id }) => void navigate(`/plan-rules/${id}`)}
      />
    </div>
  )
}
