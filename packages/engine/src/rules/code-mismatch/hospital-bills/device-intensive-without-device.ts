import type { ClaimLine } from '../../../claim/claim-line.ts'
import { noProcedure } from '../../../claim/procedure-number.ts'
import { unlessHospitalOutpatient } from '../../../facts/bills/outpatient-hospital.ts'
import { unlessMedicarePays } from '../../../facts/payers/medicare-pays.ts'
import { cells } from '../../../findings/evidence.ts'
import { wholeLineAtRisk } from '../../../findings/line-at-risk.ts'
import {
  cannotTell,
  eachOpenLine,
  finding,
  look,
  notApplicable,
  pass,
  type Outcome,
} from '../../../rule/outcome.ts'
import { noCode, nothingPaid } from '../../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../../rule/rule.ts'
import { code, percent, say } from '../../../sentences/say.ts'

const otherService = notApplicable('no device-intensive procedure')
const stopped = notApplicable('stopped before anesthesia or reduced (modifier 73 or 52)')
const implantWithoutCode = cannotTell(
  'an implant is billed under its revenue code alone, without the code of the device',
)

const stoppedBefore: ReadonlySet<string> = new Set(['52', '73'])
/**
 * Codes under which devices are billed: C1xxx and C2xxx (sources of brachytherapy among them, so that
 * nothing is found beside one), and prostheses and implants of L8xxx.
 */
const device = /^(?:C[12]\d{3}|L8\d{3})$/
/** Pacemakers, lenses, implants and investigational devices. */
const ofImplants = /^0?(?:27[4-8]|624)$/

/** A procedure of which a device is a great part of what Medicare pays, on a claim without any device. */
export const deviceIntensiveWithoutDevice = defineGroupRule({
  id: 'device-intensive-without-device',
  version: 1,
  title: 'Device-intensive procedure without a device',
  category: 'code-mismatch',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'claim',
  sources: [
    cite(
      'OPPS Addendum P',
      'procedures of which the device is more than 30 percent of the payment',
      'deviceIntensive',
    ),
    cite(
      'Integrated Outpatient Code Editor',
      'edit 92: device-dependent procedure reported without device code',
    ),
  ],
  needs: { fields: ['procedureCode', 'claimId'], tables: ['deviceIntensive'] },
  clearedBy: 'The device on another line of the claim, or modifier 73 or 52.',
  suggestedFix: 'Return the claim for the code of the device that was implanted.',
  triage({ procedure, setting, billType, modifiers, standing }, { deviceIntensive }) {
    const elsewhere = unlessHospitalOutpatient({ setting, billType })
    if (elsewhere !== undefined) return elsewhere
    if (procedure === noProcedure) return noCode
    if (deviceIntensive.find(procedure) === undefined) return otherService
    if (modifiers.some((modifier) => stoppedBefore.has(modifier))) return stopped
    return standing.isUnpaid ? nothingPaid : look
  },
  judge({ lines }, { tables: { deviceIntensive } }) {
    const bills = lines.some(({ procedureCode = '' }) => device.test(procedureCode))
    const implants = lines.some(
      ({ procedure, revenueCode = '' }) =>
        procedure === noProcedure && ofImplants.test(revenueCode),
    )
    return eachOpenLine((line) => {
      const other = unlessMedicarePays(line)
      if (other !== undefined) return other
      if (bills) return pass
      if (implants) return implantWithoutCode
      return found(line, deviceIntensive.find(line.procedure)?.percent ?? 0)
    })
  },
})

function found(line: ClaimLine, share: number): Outcome {
  return finding({
    message: say`${code(line.procedureCode)} is paid with its device in it (${percent(share / 100)} of the payment), and no line of the claim bills a device.`,
    lines: [line],
    evidence: cells(line, 'procedureCode', 'billType'),
    ...wholeLineAtRisk(line),
  })
}
