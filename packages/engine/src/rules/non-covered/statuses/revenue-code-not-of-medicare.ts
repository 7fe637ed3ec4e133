import { inEffect, type DatedRow } from '../../../reference/in-effect.ts'
import { unlessMedicarePays } from '../../../facts/payers/medicare-pays.ts'
import { cells } from '../../../findings/evidence.ts'
import { wholeLineAtRisk } from '../../../findings/line-at-risk.ts'
import { finding, look, notApplicable, pass } from '../../../rule/outcome.ts'
import { nothingPaid } from '../../../rule/reasons.ts'
import { cite, defineLineRule } from '../../../rule/rule.ts'
import { field, say } from '../../../sentences/say.ts'

const noRevenue = notApplicable('no revenue code on the line')
const notOutpatients = notApplicable('not on an outpatient bill of a facility')

interface RevenueRow extends DatedRow {
  readonly codes: RegExp
  /** Billed as not covered on many right claims: only a payment of its own is at fault. */
  readonly isUsuallyUnpaid?: true
}

const source = 'Integrated Outpatient Code Editor, edit 65: revenue code not recognized'

/** Rooms of behavioral health, alternative therapy, adult care, respite; programs, drugs and comforts that have no benefit. */
const unknownToMedicare: readonly RevenueRow[] = [
  { codes: /^(?:100|210|310)\d$/, source },
  { codes: /^0?(?:50[09]|583|66[01239]|90[67]|93[12])$/, source },
  {
    codes: /^0?637$/,
    isUsuallyUnpaid: true,
    source:
      'Medicare Benefit Policy Manual, chapter 15, 50.2: drugs that patients usually give themselves',
  },
  {
    codes: /^0?99\d$/,
    isUsuallyUnpaid: true,
    source: '42 CFR 411.15(j): personal comfort items',
  },
  { codes: /^0?905$/, to: '2023-12-31', source: `${source}; 42 CFR 410.44 from 2024 on` },
]

/** Revenue codes for which Medicare has no benefit, paid on outpatient bills. */
export const revenueCodeNotOfMedicare = defineLineRule({
  id: 'revenue-code-not-of-medicare',
  version: 2,
  title: 'Revenue code under which Medicare has no benefit',
  category: 'non-covered',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  sources: [
    cite('Integrated Outpatient Code Editor', 'edit 65'),
    cite('Medicare Claims Processing Manual', 'chapter 25, 75.4: revenue codes'),
    cite('42 CFR 411.15(j)', 'personal comfort items'),
    cite('Medicare Benefit Policy Manual', 'chapter 15, 50.2: self-administered drugs'),
  ],
  needs: { fields: ['revenueCode'] },
  clearedBy:
    'The revenue code under which Medicare takes the service, or an extra benefit of a plan.',
  suggestedFix:
    'Return the claim for its revenue code; without one that Medicare takes, recover the payment.',
  triage({ revenueCode, setting, standing }) {
    if (revenueCode === undefined) return noRevenue
    if (setting !== 'outpatient-facility') return notOutpatients
    if (!unknownToMedicare.some(({ codes }) => codes.test(revenueCode))) return pass
    return standing.isUnpaid ? nothingPaid : look
  },
  judge(line) {
    const { revenueCode = '', serviceFromDay } = line
    const row = inEffect(unknownToMedicare, serviceFromDay).find(({ codes }) =>
      codes.test(revenueCode),
    )
    if (row === undefined) return pass
    if (row.isUsuallyUnpaid && (line.paidCents ?? 0) <= 0) return nothingPaid
    return (
      unlessMedicarePays(line) ??
      finding({
        message: say`Revenue code ${field(line, 'revenueCode')} was paid on an outpatient bill; Medicare has no benefit under it.`,
        lines: [line],
        evidence: cells(line, 'revenueCode', 'billType', 'procedureCode'),
        ...wholeLineAtRisk(line),
      })
    )
  },
})
