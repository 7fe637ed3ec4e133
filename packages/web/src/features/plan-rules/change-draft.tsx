import { planRuleCalls, type PlanRuleWhole } from '@plumbline/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { callEndpoint, endpointKey } from '../../api/client.ts'
import { messageOf } from '../../api/request.ts'
import { Button } from '../../components/button.tsx'
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog.tsx'
import { showFailure, showToast } from '../../toast/toasts.ts'
import { draftOf } from './rule-draft.ts'
import { RuleForm } from './rule-form.tsx'

/** A draft is changed or deleted; its examples and its trial then begin anew. */
export function ChangeDraft({ whole }: { readonly whole: PlanRuleWhole }) {
  const [open, setOpen] = useState<'form' | 'question'>()
  const { id, version, number } = whole
  const remove = useDelete(id)
  if (open === 'form') {
    return (
      <RuleForm
        begin={draftOf(whole.written)}
        save={(given) =>
          callEndpoint(planRuleCalls.changePlanRule, {
            params: { id },
            body: { ...given, version },
          })
        }
        onSaved={() => {
          showToast({ title: `Rule ${String(number)} was changed` })
        }}
      />
    )
  }
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        look="secondary"
        onClick={() => {
          setOpen('form')
        }}
      >
        Change This Draft
      </Button>
      <Button
        look="quiet"
        onClick={() => {
          setOpen('question')
        }}
      >
        Delete This Draft
      </Button>
      {open === 'question' && (
        <ConfirmDialog
          title={`Delete rule ${String(number)}?`}
          confirmLabel="Delete It"
          pending={remove.isPending}
          onConfirm={() => {
            remove.mutate()
          }}
          onClose={() => {
            setOpen(undefined)
          }}
        >
          <p>It has judged nothing. Its words are lost.</p>
        </ConfirmDialog>
      )}
    </div>
  )
}

function useDelete(id: string) {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () => callEndpoint(planRuleCalls.deletePlanRule, { params: { id } }),
    onSuccess: async () => {
      client.removeQueries({ queryKey: endpointKey(planRuleCalls.planRule, { params: { id } }) })
      await navigate('/plan-rules')
    },
    onError: (error) => {
      showFailure('Error', messageOf(error, 'It could not be deleted. Please try again.'))
    },
  })
}
