import type { ClaimLine } from '../../claim/claim-line.ts'
import { basisOf, wholeLineAtRisk } from '../../findings/line-at-risk.ts'
import { dollars } from '../../sentences/dollars.ts'
import { payerProgram } from '../../facts/payers/payer-program.ts'
import { settingOf } from '../../batch/setting.ts'
import { exposureCents, isDenied } from '../../claim/exposure.ts'
import { cannotTell, finding, notApplicable, pass, type Outcome } from '../../rule/outcome.ts'
import { defineRule } from '../../rule/rule.ts'

const noCode = notApplicable('no five-character procedure code')
const notProfessional = notApplicable('the fee schedule speaks of professional lines only')
const notPaid = notApplicable('nothing was paid for the line')
const supplier = notApplicable('a supply that did not come from an office')
const notListed = cannotTell('the tables at hand do not hold the code')

/** Services that Medicare always pays as part of another, paid on their own. */
export const bundledStatusPaid = defineRule({
  id: 'bundled-status-paid',
  version: 1,
  title: 'Bundled service paid on its own',
  category: 'non-covered',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'line',
  sources: [
    {
      title: 'Medicare Physician Fee Schedule, relative value file',
      section: 'status indicators B and P',
      table: 'feeSchedule',
    },
    { title: '42 CFR 410.26', section: 'services incident to a physician' },
  ],
  needs: { fields: ['procedureCode'], tables: ['feeSchedule'] },
  clearedBy: 'The contract term that pays the service separately.',
  suggestedFix: 'Ask the payment back, unless the contract pays for the service on its own.',
  byService({ procedure, setting }, { feeSchedule }) {
    const status = feeSchedule.find(procedure)?.status
    if (setting !== 'professional' || status === undefined) return undefined
    return status === 'B' || status === 'P' ? undefined : pass
  },
  check(line, { tables }) {
    if (line.procedure === 0) return noCode
    if (settingOf(line) !== 'professional') return notProfessional
    const row = tables.feeSchedule.find(line.procedure)
    if (!row) return tables.feeSchedule.complete ? pass : notListed
    if (row.status !== 'B' && row.status !== 'P') return pass
    if (row.status === 'P' && line.placeOfService !== '11') return supplier
    if (isDenied(line) || exposureCents(line) === 0) return notPaid
    return found(line, row.status)
  },
})

/** P is a supply: part of a visit where incident to it, and another benefit where not. */
function found(line: ClaimLine, status: 'B' | 'P'): Outcome {
  const code = line.procedureCode ?? ''
  const certain = status === 'B' && payerProgram(line) === 'medicare' && (line.paidCents ?? 0) > 0
  const rule =
    status === 'B'
      ? 'Medicare always pays it as part of another service (status B)'
      : 'Medicare pays it as part of the service that it comes with (status P)'
  return finding({
    class: certain ? 'error' : 'lead',
    message: `${code} was billed on its own and ${dollars(exposureCents(line))} ${basisOf(line)} on row ${line.row}, but ${rule}.`,
    lines: [line],
    evidence: [
      { row: line.row, field: 'procedureCode', value: code },
      { row: line.row, field: 'payer', value: line.payer ?? line.planType ?? 'not stated' },
    ],
    ...wholeLineAtRisk(line),
  })
}
