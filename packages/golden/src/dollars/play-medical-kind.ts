import { feeOf } from '../making/fees.ts'
import type { MedicalRow } from '../making/medical-row.ts'
import { visit, type PayerName } from '../making/medical-scene.ts'
import { playMedical } from '../making/play-medical.ts'
import { servicesIn } from '../making/services.ts'
import type { MedicalKind, ServiceLine } from './dollar-kind.ts'
import { overOf, type JudgedRow } from './judged-row.ts'

const firstDay = '2024-07-10'

/** The rows of a kind of visits, with their truth. */
export function playMedicalKind(
  kind: MedicalKind,
  number: number,
): readonly JudgedRow<MedicalRow>[] {
  return kind.lines.map((line, at) => {
    const row = medicalRow(kind, number, line, at)
    return { row, kind: kind.name, over: overOf(line, row.paid) }
  })
}

function medicalRow(kind: MedicalKind, number: number, line: ServiceLine, at: number): MedicalRow {
  const [service] = servicesIn(line.bill)
  const claim = line.claim ?? 0
  const [base] = playMedical(
    {
      name: kind.name,
      who: kind.who ?? '* 70',
      payer: medicarePayer(kind.payer),
      between: [firstDay, firstDay],
      group: number % 3,
      visits: [
        visit(line.by ?? 'family', line.dx ?? 'I10', line.bill, {
          day: line.day ?? 0,
          ...(line.through !== undefined && { through: line.through }),
          ...(line.place !== undefined && { place: line.place }),
          ...(line.form && { form: line.form }),
          ...(line.billType !== undefined && { billType: line.billType }),
          ...(line.stay && { stay: line.stay }),
        }),
      ],
    },
    number,
  )
  if (!base || !service) throw new RangeError(`${kind.name}: no line ${line.bill}`)
  const facility = ['21', '22', '24'].includes(base.place)
  const fee = feeOf(service.code || service.revenue, facility)
  const row: MedicalRow = {
    ...base,
    ...moneyOf(line, fee * (line.pays ?? service.units), fee * service.units),
    claimId: claimId(number, claim),
    line: kind.lines.slice(0, at + 1).filter((other) => (other.claim ?? 0) === claim).length,
    patient: `M${70_000 + number}${line.person ?? 1}`,
    birth: base.birth + (line.person === undefined ? 0 : 9000),
    paidOn: base.from + (line.paidAfter ?? 20),
    received: base.from + Math.min(line.paidAfter ?? 20, 20) - 8,
    status: line.denied === undefined ? 'Paid' : 'Denied',
    ...(line.corrects && {
      originalClaimId: claimId(number, line.corrects[0]),
      frequency: line.corrects[1],
    }),
  }
  return { ...row, ...line.edit?.(row) }
}

function medicarePayer(payer: MedicalKind['payer']): PayerName {
  return payer === 'Commercial' || payer === 'Medicaid' ? payer : 'Medicare'
}

function claimId(number: number, claim: number): string {
  return `C${5000 + number}${claim}`
}

const withoutCoinsurance = /^(?:8\d{4}|36415|G04|G0121|7706[37])/

function moneyOf(line: ServiceLine, price: number, whole: number) {
  const charge = Math.round((Math.max(price, whole) * 2) / 100) * 100
  const [group = '', reason = ''] = line.denied?.split('-') ?? []
  const adjusted = (cents: number, of: string, why: string) =>
    cents === 0 ? [] : [{ group: of, reason: why, cents }]
  if (line.denied !== undefined)
    return { charge, allowed: 0, paid: 0, share: 0, adjustments: adjusted(charge, group, reason) }
  const allowed = Math.round(price)
  const rate = line.coinsurance ?? (withoutCoinsurance.test(line.bill) ? 0 : 0.2)
  const share = Math.round(allowed * rate)
  const sign = line.takesBack === true ? -1 : 1
  return {
    charge: sign * charge,
    allowed: sign * allowed,
    paid: sign * (allowed - share),
    share: sign * share,
    adjustments: [
      ...adjusted(sign * (charge - allowed), 'CO', '45'),
      ...adjusted(sign * share, 'PR', '2'),
    ],
  }
}
