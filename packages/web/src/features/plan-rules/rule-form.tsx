import type { PlanRuleWhole } from '@plumbline/contract'
import { useState, type SubmitEvent } from 'react'
import { messageOf, RequestError } from '../../api/request.ts'
import { Button } from '../../components/button.tsx'
import { Panel } from '../../components/panel.tsx'
import { ClauseFields } from './clause-fields.tsx'
import { DraftContext } from './draft-fields.tsx'
import { useRuleChange } from './plan-rule-queries.ts'
import { givenOf, type RuleDraft } from './rule-draft.ts'
import { ScopeFields } from './scope-fields.tsx'
import { TermFields } from './term-fields.tsx'

/** A rule in the closed language. What cannot be kept is said at its field. */
export function RuleForm({
  begin,
  save,
  onSaved,
}: {
  readonly begin: RuleDraft
  readonly save: (given: ReturnType<typeof givenOf>) => Promise<PlanRuleWhole>
  readonly onSaved: (whole: PlanRuleWhole) => void
}) {
  const [draft, setDraft] = useState(begin)
  const saving = useRuleChange(save)
  const form = {
    draft,
    change: (change: Partial<RuleDraft>) => {
      setDraft((before) => ({ ...before, ...change }))
    },
    errors: errorsOf(saving.error),
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    saving.mutate(givenOf(draft), { onSuccess: onSaved })
  }
  return (
    <Panel>
      <DraftContext value={form}>
        <form noValidate onSubmit={submit} className="grid gap-8">
          <ClauseFields />
          <ScopeFields />
          <TermFields />
          {saving.isError && (
            <p role="alert" className="font-semibold text-bad">
              {form.errors.size > 0 && !form.errors.has('rule')
                ? 'Please look at the marked fields.'
                : messageOf(saving.error, 'It could not be kept. Please try again.')}
            </p>
          )}
          <div>
            <Button type="submit" disabled={saving.isPending}>
              {saving.isPending ? 'Keeping...' : 'Keep as a Draft'}
            </Button>
          </div>
        </form>
      </DraftContext>
    </Panel>
  )
}

/** What the server said of each field, by the field's place. */
function errorsOf(error: unknown): ReadonlyMap<string, string> {
  if (!(error instanceof RequestError)) return new Map()
  return new Map(error.fields.map(({ field, message }) => [field, message]))
}
