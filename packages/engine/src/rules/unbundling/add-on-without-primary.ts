import type { ClaimLine } from '../../claim/claim-line.ts'
import { isoDate } from '../../claim/day.ts'
import type { Encounter } from '../../batch/groups.ts'
import { wholeLineAtRisk } from '../../findings/line-at-risk.ts'
import { codeEvidence } from '../../facts/ncci/pair-evidence.ts'
import { settingOf } from '../../batch/setting.ts'
import { hasNoAmounts, isDenied, isUnpaid } from '../../claim/exposure.ts'
import {
  cannotTell,
  finding,
  notApplicable,
  pass,
  type FindingDraft,
  type Outcome,
} from '../../rule/outcome.ts'
import { noProcedure, procedureNumber, type ProcedureNumber } from '../../claim/procedure-number.ts'
import type { ProcedureTable } from '../../reference/look-up-tables.ts'
import type { AddOnEdit } from '../../reference/ncci-rows.ts'
import { defineRule } from '../../rule/rule.ts'

const otherBill = notApplicable('not a professional claim')
const noCode = notApplicable('no CPT or HCPCS code on the line')
const noAddOn = notApplicable('the code is no add-on code')
const unpaid = notApplicable('nothing was paid on the line')
const nobody = cannotTell('the file does not say who the patient or the provider is')
const selectionOnly = cannotTell(
  'only everyday add-on codes are in the starter pack; import the NCCI add-on file for the rest',
)

/** Codes that are only paid beside a primary service, paid without one. */
export const addOnWithoutPrimary = defineRule({
  id: 'add-on-without-primary',
  version: 2,
  title: 'Add-on code without its primary service',
  category: 'unbundling',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'encounter',
  sources: [
    { title: 'NCCI add-on code edits', section: 'types 1, 2 and 3', table: 'addOnCodes' },
    { title: 'Medicare Claims Processing Manual', section: 'chapter 12, 30 (add-on codes)' },
  ],
  needs: { fields: ['procedureCode', 'patientKey'], tables: ['addOnCodes'] },
  clearedBy: 'The claim for the primary service of the same practitioner and day.',
  suggestedFix: 'Look for the claim of the primary service; without one, take the payment back.',
  byService({ procedure, setting }, { addOnCodes }) {
    if (setting !== 'professional') return otherBill
    if (procedure === noProcedure) return noCode
    if (addOnCodes.find(procedure)) return undefined
    return addOnCodes.complete ? noAddOn : selectionOnly
  },
  check(encounter, { tables }) {
    const { lines, setting } = encounter
    if (setting !== 'professional') return otherBill
    return lines.map((line) => outcomeOf(line, encounter, tables.addOnCodes))
  },
})

function outcomeOf(
  line: ClaimLine,
  encounter: Encounter,
  addOns: ProcedureTable<AddOnEdit>,
): Outcome {
  if (line.procedure === noProcedure) return noCode
  const edit = addOns.find(line.procedure)
  if (edit === undefined) return addOns.complete ? noAddOn : selectionOnly
  if (isUnpaid(line)) return unpaid
  const isPrimary = (other: ClaimLine) =>
    servesAsPrimary(other, edit, addOns) ||
    (line.procedure === prolongedVisit && prolongedByTime.has(other.procedure))
  if (encounter.lines.some((other) => isPrimary(other) && !isDenied(other))) return pass
  if (!encounter.patient.identified || encounter.provider.identity === 'claim') return nobody
  const near = encounter.patient.lines.filter(
    (other) => isWithinDay(other, encounter.day) && settingOf(other) === 'professional',
  )
  const primary = near.find(isPrimary)
  if (primary !== undefined && isColleague(primary, line) && !isDenied(primary)) return pass
  const sure =
    edit.type === 1 && primary === undefined && encounter.provider.identity === 'practitioner'
  return finding(draftOf(line, edit, primary, encounter, sure))
}

/** Type 2 names no primaries: any service that is no add-on may be one. */
function servesAsPrimary(
  other: ClaimLine,
  edit: AddOnEdit,
  addOns: ProcedureTable<AddOnEdit>,
): boolean {
  if (edit.type !== 2 || edit.primaries.size > 0) return edit.primaries.has(other.procedure)
  return other.procedure !== noProcedure && addOns.find(other.procedure) === undefined
}

/** CPT lets 99417 prolong these too; the NCCI file names the office visits alone. */
const prolongedVisit = procedureNumber('99417')
const prolongedByTime: ReadonlySet<ProcedureNumber> = new Set(
  ['99245', '99345', '99350', '99483'].map(procedureNumber),
)

/** Services that run past midnight are billed on either day. */
function isWithinDay({ serviceFromDay }: ClaimLine, day: number): boolean {
  return serviceFromDay !== undefined && Math.abs(serviceFromDay - day) <= 1
}

/** The same practitioner a day apart, or another of the same group. */
function isColleague(one: ClaimLine, two: ClaimLine): boolean {
  const pairs = [
    [one.renderingNpi, two.renderingNpi],
    [one.billingNpi, two.billingNpi],
    [one.providerTaxId, two.providerTaxId],
  ]
  return pairs.some(([first, second]) => first !== undefined && first === second)
}

function draftOf(
  line: ClaimLine,
  edit: AddOnEdit,
  primary: ClaimLine | undefined,
  encounter: Encounter,
  sure: boolean,
): FindingDraft {
  const related = primary === undefined ? [] : [primary]
  return {
    message: `${line.procedureCode ?? ''} is an add-on code and was ${hasNoAmounts(line) ? 'billed' : 'paid'} on ${isoDate(encounter.day)} ${reasonOf(edit, primary)}.`,
    lines: [line],
    related,
    evidence: codeEvidence([line, ...related]),
    ...wholeLineAtRisk(line),
    ...(sure ? {} : { class: 'lead' }),
  }
}

function reasonOf({ type, primaries }: AddOnEdit, primary: ClaimLine | undefined): string {
  if (primary !== undefined) {
    const how = isDenied(primary) ? 'was denied' : 'was billed by another provider'
    return `though its primary service ${primary.procedureCode ?? ''} ${how}`
  }
  if (type === 1)
    return `without any of its primary services (${primaries.size} are listed) by the same provider`
  if (type === 3)
    return 'without a listed primary service by the same provider; the list is not complete (type 3)'
  return 'without a primary service by the same provider; the payer says which count (type 2)'
}
