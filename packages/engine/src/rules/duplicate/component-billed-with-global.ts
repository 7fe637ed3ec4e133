import type { ClaimLine } from '../../claim/claim-line.ts'
import { isoDate } from '../../claim/day.ts'
import { areApart, isAnatomic } from '../../facts/surgery/anatomic-site.ts'
import { wholeLineAtRisk } from '../../findings/line-at-risk.ts'
import { providerKey } from '../../batch/provider-key.ts'
import { saysSeparate } from '../../facts/surgery/line-roles.ts'
import { sameCodeLines } from '../../facts/bills/same-code-lines.ts'
import { settingOf } from '../../batch/setting.ts'
import { isDenied } from '../../claim/exposure.ts'
import {
  cannotTell,
  finding,
  notApplicable,
  pass,
  passUnder,
  type FindingDraft,
} from '../../rule/outcome.ts'
import { defineRule } from '../../rule/rule.ts'

const noComponent = notApplicable('no professional or technical component (26, TC) among the lines')
const notSplit = notApplicable('the fee schedule does not split the code into components')
const notProfessional = notApplicable('not a professional claim, or denied')
const incomplete = cannotTell('no procedure code or no date of service')
const nobody = cannotTell('no patient on the line, so other claims could not be compared')

/** A component paid beside the whole service that contains it. */
export const componentBilledWithGlobal = defineRule({
  id: 'component-billed-with-global',
  version: 2,
  title: 'Component paid beside the whole service',
  category: 'duplicate',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [
    {
      title: 'Medicare Claims Processing Manual, chapter 13',
      section: '20 payment conditions for radiology services: professional and technical component',
    },
    {
      title: 'Medicare Physician Fee Schedule database record layout',
      section: 'PC/TC indicator 1',
      table: 'feeSchedule',
    },
  ],
  needs: { fields: ['procedureCode', 'modifiers'], tables: [], optionalTables: ['feeSchedule'] },
  clearedBy: 'Reports of two studies on the day, or a corrected claim that bills one component.',
  suggestedFix: 'Recover the component, or correct the whole service to the other component.',
  byService: (service) => (isComponent(service) ? undefined : noComponent),
  check({ lines, identified }, context) {
    return lines.map((line, index) => {
      if (!isComponent(line)) return noComponent
      if (settingOf(line) !== 'professional' || isDenied(line)) return notProfessional
      if (line.serviceFromDay === undefined || line.procedure === 0) return incomplete
      const reading = context.on(line.serviceFromDay)
      const fee = reading?.tables.feeSchedule?.find(line.procedure)
      if (fee && fee.pcTc !== '1') return notSplit
      const whole = sameCodeLines(lines, index).find((other) => contains(other, line))
      if (!whole) return identified ? (reading ? passUnder(reading) : pass) : nobody
      const sure = fee !== undefined && samePayee(whole, line)
      return finding({
        ...draftOf(whole, line),
        class: sure ? 'error' : 'lead',
        ...(reading && fee && { consulted: reading }),
      })
    })
  },
})

function isComponent({ modifiers }: Pick<ClaimLine, 'modifiers'>): boolean {
  return modifiers.length > 0 && (modifiers.includes('26') || modifiers.includes('TC'))
}

/** The whole service, of the same side, and neither line claims to be another study. */
function contains(other: ClaimLine, component: ClaimLine): boolean {
  if (isComponent(other) || isDenied(other)) return false
  if (saysSeparate(other) || saysSeparate(component)) return false
  // Two providers in two places made two studies.
  if (other.placeOfService !== component.placeOfService && !samePayee(other, component))
    return false
  const sites = component.modifiers.filter(isAnatomic)
  return !other.modifiers.some(
    (modifier) => isAnatomic(modifier) && sites.some((site) => areApart(site, modifier)),
  )
}

function samePayee(one: ClaimLine, two: ClaimLine): boolean {
  const key = providerKey(one)
  if (key !== undefined && key === providerKey(two)) return true
  return one.claimId !== undefined && one.claimId === two.claimId
}

function draftOf(whole: ClaimLine, component: ClaimLine): FindingDraft {
  const { procedureCode = '', serviceFromDay, modifiers } = component
  const [part, modifier] = modifiers.includes('26')
    ? ['professional component', '26']
    : ['technical component', 'TC']
  const on = serviceFromDay === undefined ? '' : ` on ${isoDate(serviceFromDay)}`
  return {
    message: `The ${part} of ${procedureCode} (${modifier})${on} was paid beside the whole service, which contains it.`,
    lines: [component],
    related: [whole],
    evidence: [component, whole].map((line) => ({
      row: line.row,
      field: 'procedureCode',
      value: [line.procedureCode ?? '', ...line.modifiers].join('-'),
    })),
    ...wholeLineAtRisk(component),
  }
}
