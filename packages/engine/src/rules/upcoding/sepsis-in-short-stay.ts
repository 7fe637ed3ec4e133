import type { ClaimLine } from '../../claim/claim-line.ts'
import { msDrg } from '../../facts/stays/drg-family.ts'
import { judgedAsStay } from '../../facts/stays/whole-stay.ts'
import { cells } from '../../findings/evidence.ts'
import { cannotTell, finding, look, notApplicable, pass, type Outcome } from '../../rule/outcome.ts'
import { notOnStay } from '../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../rule/rule.ts'
import { count, date, field, say } from '../../sentences/say.ts'

const otherDrg = notApplicable('no DRG of sepsis without long ventilation (871, 872)')
const noDates = cannotTell('no admission or discharge on the claim')
const noStatus = cannotTell('the claim does not say where the patient went')
const notHome = notApplicable('the patient did not go home')

const sepsis: ReadonlySet<string> = new Set(['871', '872'])
const home = /^0?[16]$/
/** Nights that care for sepsis takes at least, as a rule. */
const fewestNights = 3

/** Sepsis from which patients went home within two nights. */
export const sepsisInShortStay = defineGroupRule({
  id: 'sepsis-in-short-stay',
  version: 1,
  title: 'Sepsis in a short stay',
  category: 'upcoding',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'claim',
  sources: [
    cite('Medicare recovery audit program', 'DRG validation of septicemia (871, 872)'),
    cite('MS-DRG Definitions Manual', '871, 872: septicemia or severe sepsis'),
  ],
  needs: { fields: ['drg', 'admissionDay', 'dischargeDay'] },
  clearedBy: 'Cultures, lactate, blood pressure and the course, which show that it was sepsis.',
  suggestedFix: 'Ask for the record, and have the stay grouped anew by what it supports.',
  triage: ({ setting }) => (setting === 'inpatient-facility' ? look : notOnStay),
  judge: ({ lines }) => judgedAsStay(lines, outcomeOf),
})

function outcomeOf(first: ClaimLine): Outcome {
  if (!sepsis.has(msDrg(first) ?? '')) return otherDrg
  const { admissionDay, dischargeDay, dischargeStatus } = first
  if (admissionDay === undefined || dischargeDay === undefined) return noDates
  if (dischargeStatus === undefined) return noStatus
  if (!home.test(dischargeStatus)) return notHome
  const nights = dischargeDay - admissionDay
  if (nights >= fewestNights) return pass
  return finding({
    message: say`DRG ${field(first, 'drg')} is sepsis, and the patient went home after ${count(nights, 'night')} (${date(admissionDay)} to ${date(dischargeDay)}).`,
    lines: [first],
    evidence: cells(first, 'drg', 'admissionDay', 'dischargeDay', 'dischargeStatus'),
  })
}
