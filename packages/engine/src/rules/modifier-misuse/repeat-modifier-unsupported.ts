import type { ClaimLine } from '../../claim/claim-line.ts'
import { isoDate, type Day } from '../../claim/day.ts'
import type { LabPanels } from '../../facts/ncci/lab-panels.ts'
import { providerKey } from '../../batch/provider-key.ts'
import { procedureSection, surgery } from '../../codes/procedure-section.ts'
import { sameCodeLines } from '../../facts/bills/same-code-lines.ts'
import { settingOf } from '../../batch/setting.ts'
import { isDenied } from '../../claim/exposure.ts'
import { cannotTell, finding, notApplicable, pass, type Outcome } from '../../rule/outcome.ts'
import { noProcedure } from '../../claim/procedure-number.ts'
import { defineRule } from '../../rule/rule.ts'

/** An operation may be repeated at any time within the longest global period. */
const globalPeriodDays = 90

const noRepeat = notApplicable('no repeat modifier (76, 77, 91) on the line')
const otherBill = notApplicable('not a professional claim, or denied')
const incomplete = cannotTell('no procedure code or no date of service')
const nobody = cannotTell('no patient on the line, so other claims could not be compared')

/** Repeats of a service that was not given before, or not by the one whom the modifier names. */
export const repeatModifierUnsupported = defineRule({
  id: 'repeat-modifier-unsupported',
  version: 2,
  title: 'Repeat modifier that the claims do not bear out',
  category: 'modifier-misuse',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [
    { title: 'CPT, appendix A (modifiers)', section: '76, 77 and 91' },
    {
      title: 'Medicare Claims Processing Manual, chapter 16',
      section: '100.5.1 tests performed more than once on the same day',
    },
  ],
  needs: { fields: ['procedureCode', 'modifiers'], tables: [], optionalTables: ['labPanels'] },
  clearedBy: 'The record or claim of the first service and the reason to repeat it.',
  suggestedFix: 'Look for the first service; without one, bill the line without the modifier.',
  byService: (service) => (isRepeat(service) ? undefined : noRepeat),
  check({ lines, identified }, context) {
    return lines.map((line, index) => {
      if (!isRepeat(line)) return noRepeat
      if (settingOf(line) !== 'professional' || isDenied(line)) return otherBill
      const { serviceFromDay } = line
      if (serviceFromDay === undefined || line.procedure === noProcedure) return incomplete
      const sameDay = sameCodeLines(lines, index)
      if (!sameDay.every(isRepeat)) return byWhom(line, sameDay)
      if (!identified) return nobody
      const { labPanels } = context.on(serviceFromDay)?.tables ?? {}
      return (line.units ?? 1) > 1 ||
        wasOperatedBefore(lines, line, serviceFromDay) ||
        wasTestedInPanel(lines, line, labPanels)
        ? pass
        : repeatOfNothing(line, serviceFromDay)
    })
  },
})

function isRepeat({ modifiers }: Pick<ClaimLine, 'modifiers'>): boolean {
  return (
    modifiers.length > 0 &&
    (modifiers.includes('76') || modifiers.includes('77') || modifiers.includes('91'))
  )
}

function wasOperatedBefore(lines: readonly ClaimLine[], line: ClaimLine, on: Day): boolean {
  if (procedureSection(line.procedure) !== surgery) return false
  return lines.some(({ procedure, serviceFromDay }) => {
    const daysBefore = on - (serviceFromDay ?? on)
    return procedure === line.procedure && daysBefore > 0 && daysBefore <= globalPeriodDays
  })
}

/** The first test of the day may stand on the bill as part of a panel. */
function wasTestedInPanel(
  lines: readonly ClaimLine[],
  line: ClaimLine,
  panels: LabPanels | undefined,
): boolean {
  return lines.some(
    ({ procedure, serviceFromDay }) =>
      serviceFromDay === line.serviceFromDay &&
      panels?.find(procedure)?.includes(line.procedure) === true,
  )
}

function repeatOfNothing(line: ClaimLine, on: Day): Outcome {
  const { row, procedureCode = '', modifiers } = line
  return finding({
    message: `${[procedureCode, ...modifiers].join('-')} on ${isoDate(on)} says that the service was repeated, and no first one was billed for the patient.`,
    lines: [line],
    evidence: [
      { row, field: 'procedureCode', value: procedureCode },
      { row, field: 'modifiers', value: modifiers.join(', ') },
    ],
  })
}

/** 76 is for the same physician, 77 for another; where the file names both. */
function byWhom(line: ClaimLine, sameDay: readonly ClaimLine[]): Outcome {
  const { procedureCode = '', modifiers, renderingNpi } = line
  const others = sameDay.flatMap((other) => other.renderingNpi ?? [])
  if (renderingNpi === undefined || others.length < sameDay.length) return pass
  const same = others.includes(renderingNpi)
  const wrong = modifiers.includes('77') ? others.every((npi) => npi === renderingNpi) : !same
  if (!wrong || modifiers.includes('91')) return pass
  const says = same
    ? 'says that another physician repeated the service, and one physician billed all of it'
    : 'says that the same physician repeated the service, and others billed the rest of it'
  return finding({
    message: `${[procedureCode, ...modifiers].join('-')} ${says}.`,
    lines: [line],
    related: sameDay,
    evidence: [line, ...sameDay].map((each) => ({
      row: each.row,
      field: 'renderingNpi',
      value: providerKey(each) ?? '',
    })),
    clearedBy: 'Records that show who gave the service each time.',
    suggestedFix: same ? 'Bill 76 for the same physician.' : 'Bill 77 for another physician.',
  })
}
