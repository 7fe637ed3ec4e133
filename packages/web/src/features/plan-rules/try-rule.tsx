import { planRuleCalls, type PlanRuleTrial, type PlanRuleWhole } from '@plumbline/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useUploads } from '../../api/audit-queries.ts'
import { callEndpoint, endpointKey } from '../../api/client.ts'
import { messageOf } from '../../api/request.ts'
import { Button } from '../../components/button.tsx'
import { SelectField } from '../../components/fields/select-field.tsx'
import { TrialResult } from './trial-result.tsx'

/** What the rule would have found in an upload that was audited already. Nothing of it is counted. */
export function TryRule({ whole }: { readonly whole: PlanRuleWhole }) {
  const type = whole.written.rule.scope.claims === 'medical' ? 'Medical' : 'Pharmacy'
  const uploads = (useUploads().data ?? []).filter(
    ({ status, auditType }) => status === 'completed' && auditType === type,
  )
  const [chosen, setChosen] = useState<string>()
  const trial = useTrial(whole.id)
  const id = chosen ?? uploads[0]?.id
  if (id === undefined) {
    return (
      <p className="text-soft">
        {`There is no audited upload of ${type.toLowerCase()} claims yet, so that nothing can be tried.`}
      </p>
    )
  }
  return (
    <>
      <div className="mb-4 grid items-end gap-3 tablet:grid-cols-[1fr_auto]">
        <SelectField
          label="Upload"
          value={id}
          onChange={({ target }) => {
            setChosen(target.value)
          }}
        >
          {uploads.map((upload) => (
            <option key={upload.id} value={upload.id}>
              {upload.uploadName}
            </option>
          ))}
        </SelectField>
        <Button
          look="secondary"
          disabled={trial.isPending}
          onClick={() => {
            trial.mutate(id)
          }}
        >
          {trial.isPending ? 'Trying...' : 'Try It'}
        </Button>
      </div>
      <div aria-live="polite">
        {trial.isError && (
          <p className="font-semibold text-bad">
            {messageOf(trial.error, 'It could not be tried. Please try again.')}
          </p>
        )}
        {trial.data && <TrialResult trial={trial.data} />}
      </div>
    </>
  )
}

function useTrial(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (uploadId: string): Promise<PlanRuleTrial> =>
      callEndpoint(planRuleCalls.tryPlanRule, { params: { id }, body: { uploadId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: endpointKey(planRuleCalls.planRules) }),
  })
}
