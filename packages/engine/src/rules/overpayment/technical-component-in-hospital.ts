import type { ClaimLine } from '../../claim/claim-line.ts'
import { wholeLineAtRisk } from '../../findings/line-at-risk.ts'
import { settingOf } from '../../batch/setting.ts'
import { isDenied } from '../../claim/exposure.ts'
import { cannotTell, finding, notApplicable, pass, type FindingDraft } from '../../rule/outcome.ts'
import { noProcedure } from '../../claim/procedure-number.ts'
import { defineRule } from '../../rule/rule.ts'

/** Off-campus and on-campus outpatient hospital, inpatient hospital, emergency room. */
const hospitalPlaces: ReadonlySet<string> = new Set(['19', '21', '22', '23'])

/** Statuses of codes that the fee schedule prices. */
const priced: ReadonlySet<string> = new Set(['A', 'R', 'T', 'C'])

const elsewhere = notApplicable('not a professional service in a hospital')
const noCode = notApplicable('no CPT or HCPCS code on the line')
const denied = notApplicable('the line was denied')
const noPlace = cannotTell('no place of service on the line')
const notListed = cannotTell('the fee schedule at hand does not have the code')

/** Equipment and staff of a hospital billed by a physician. */
export const technicalComponentInHospital = defineRule({
  id: 'technical-component-in-hospital',
  version: 1,
  title: 'Technical service of a hospital on a professional claim',
  category: 'overpayment',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'line',
  sources: [
    {
      title: 'Medicare Claims Processing Manual, chapter 13',
      section: '20.2 technical component of radiology: for hospital patients the hospital is paid',
    },
    {
      title: '42 CFR 411.15',
      section:
        '(m) services to hospital patients that others than the hospital furnish are excluded',
    },
    {
      title: 'Medicare Physician Fee Schedule database record layout',
      section: 'PC/TC indicators 1, 3, 4 and 5',
      table: 'feeSchedule',
    },
  ],
  needs: { fields: ['procedureCode', 'placeOfService'], tables: ['feeSchedule'] },
  clearedBy:
    'Proof that the service was not given in the hospital, or a contract that pays for it.',
  suggestedFix: 'Pay the professional component only; the hospital bills the rest.',
  byService({ placeOfService, setting }) {
    if (placeOfService === undefined) return noPlace
    const inHospital = hospitalPlaces.has(placeOfService) && setting === 'professional'
    return inHospital ? undefined : elsewhere
  },
  check(line, { tables }) {
    const { placeOfService, procedure } = line
    if (placeOfService === undefined) return noPlace
    if (!hospitalPlaces.has(placeOfService) || settingOf(line) !== 'professional') return elsewhere
    if (procedure === noProcedure) return noCode
    if (isDenied(line)) return denied
    const fee = tables.feeSchedule.find(procedure)
    if (!fee) return notListed
    if (!priced.has(fee.status) || line.modifiers.includes('26')) return pass
    const technical = line.modifiers.includes('TC')
    if (fee.pcTc === '3' || fee.pcTc === '5' || (fee.pcTc === '1' && technical)) {
      return finding({ ...draftOf(line, wholly[fee.pcTc]), ...wholeLineAtRisk(line) })
    }
    return fee.pcTc === '1' || fee.pcTc === '4' ? finding(draftOf(line, partly)) : pass
  },
})

const wholly = {
  '1': 'is the technical component alone, which the hospital bills',
  '3': 'is a technical service without a professional part, which the hospital bills',
  '5': 'is work of staff under a physician, which in a hospital belongs to the hospital',
}
const partly = 'contains the technical component, which the hospital bills'

function draftOf(line: ClaimLine, says: string): FindingDraft {
  const { row, procedureCode = '', placeOfService = '' } = line
  return {
    message: `${[procedureCode, ...line.modifiers].join('-')} in place of service ${placeOfService} ${says}.`,
    lines: [line],
    evidence: [
      { row, field: 'procedureCode', value: procedureCode },
      { row, field: 'modifiers', value: line.modifiers.join(', ') },
      { row, field: 'placeOfService', value: placeOfService },
    ],
  }
}
