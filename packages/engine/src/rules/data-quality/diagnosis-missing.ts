import type { ClaimLine } from '../../claim/claim-line.ts'
import { settingOf } from '../../batch/setting.ts'
import { isPractitionersBill } from '../../facts/bills/practitioners-bill.ts'
import { isCharged } from '../../facts/bills/impossible-units.ts'
import { unreadableIn } from '../../facts/bills/unreadable-values.ts'
import {
  cannotTell,
  eachOpenLine,
  finding,
  look,
  notApplicable,
  pass,
  type Outcome,
} from '../../rule/outcome.ts'
import { denied, notProfessional } from '../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../rule/rule.ts'
import { percent, say } from '../../sentences/say.ts'

const exempt = notApplicable('ambulance and dental services are billed without a diagnosis')
const nothingCharged = notApplicable('nothing was charged on the line, or it is a credit')
const notCustomary = cannotTell('few professional lines of this file name a diagnosis')

/** Above this share of lines with a diagnosis one that lacks it is an exception in its file. */
const customaryShare = 0.5

/** Charged professional lines that name no diagnosis, nor does another line of their claim. */
export const diagnosisMissing = defineGroupRule({
  id: 'diagnosis-missing',
  version: 1,
  title: 'No diagnosis',
  category: 'data-quality',
  class: 'lead',
  basis: 'binding',
  auditTypes: ['medical'],
  scope: 'batch',
  sources: [
    cite(
      '45 CFR 162.1102 (ASC X12 837 professional)',
      'HI, health care diagnosis code, and SV107, which points to it: both required',
    ),
    cite(
      'Medicare Claims Processing Manual',
      'chapter 26, 10.4 item 21, ambulance suppliers excepted',
    ),
  ],
  needs: { fields: ['diagnoses'] },
  clearedBy: 'The diagnosis from the claim as it was received.',
  suggestedFix: 'Ask for the diagnosis: without one nobody can tell why the service was needed.',
  triage({ setting, claimType, procedureCode, standing }) {
    if (!isPractitionersBill({ setting, claimType }) || claimType === 'dental')
      return notProfessional
    if (procedureCode !== undefined && /^(?:A0|D)/.test(procedureCode)) return exempt
    return standing.isDenied ? denied : look
  },
  judge({ lines }) {
    const professional = lines.filter((line) =>
      isPractitionersBill({ setting: settingOf(line), claimType: line.claimType }),
    )
    const named = professional.filter(namesDiagnosis)
    if (named.length === professional.length) return pass
    const claims = new Set(named.map(({ claimId }) => claimId))
    const share = named.length / professional.length
    return eachOpenLine((line) => {
      if (namesDiagnosis(line)) return pass
      if (!isCharged(line)) return nothingCharged
      if (line.claimId !== undefined && claims.has(line.claimId)) return pass
      return share > customaryShare ? missing(line, share) : notCustomary
    })
  },
})

/** A diagnosis that could not be read is one, and told as such. */
function namesDiagnosis(line: ClaimLine): boolean {
  return line.diagnoses.length > 0 || unreadableIn(line, 'diagnoses') !== undefined
}

function missing(line: ClaimLine, share: number): Outcome {
  return finding({
    message: say`The line names no diagnosis, which ${percent(Math.floor(share * 100) / 100)} of the professional lines do.`,
    lines: [line],
    evidence: [{ row: line.row, field: 'diagnoses', value: '' }],
  })
}
