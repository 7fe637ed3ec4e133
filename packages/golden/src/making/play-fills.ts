import { day as dayOf, type Day } from '@plumbline/engine'
import { drugOf, type Drug } from './drugs.ts'
import type { FillRow } from './fill-row.ts'
import type { Fill, FillPayer, FillScene } from './fill-scene.ts'
import { deaOf } from './dea-maker.ts'
import { npiOf } from './npi-maker.ts'
import { SeededRandom } from './seeded-random.ts'

/** First fills lie between these days, for which the price list at hand speaks. */
const firstDays = ['2025-10-02', '2025-10-20'] as const

interface Member {
  readonly member: string
  readonly birth: Day
  readonly sex: 'F' | 'M'
  readonly payer: FillPayer
  readonly start: Day
  readonly number: number
}

/** The rows of one telling of a scene; the same number, the same rows. */
export function playFills(scene: FillScene, telling: number): FillRow[] {
  const random = new SeededRandom(`${scene.name} ${telling}`)
  const member = memberOf(scene, random)
  const claimBase = random.between(1_000_000, 9_999_999)
  const rows: FillRow[] = []
  for (const [at, each] of scene.fills.entries()) {
    const original = each.reverses === undefined ? undefined : rows[each.reverses]
    const claimId = `R${claimBase}${at}`
    const row = original
      ? takenBack(original, claimId)
      : filled(each, scene, member, claimId, random)
    rows.push(each.edit ? { ...row, ...each.edit(row) } : row)
  }
  return rows
}

function memberOf(scene: FillScene, random: SeededRandom): Member {
  const [from = '', to = from] = scene.who.split('-')
  const age = random.between(Number(from), Number(to))
  const start = random.between(dayOf(firstDays[0]), dayOf(firstDays[1]))
  return {
    member: `P${random.between(10_000_000, 99_999_999)}`,
    birth: start - age * 365 - random.between(100, 300),
    sex: random.next() < 0.5 ? 'F' : 'M',
    payer: scene.payer ?? (age >= 66 ? 'Part D' : random.next() < 0.7 ? 'Commercial' : 'Medicaid'),
    start,
    number: random.between(0, 30),
  }
}

const payers: Readonly<Record<FillPayer, readonly [payer: string, plan: string]>> = {
  Commercial: ['Summit Health', 'Commercial'],
  'Part D': ['Evergreen Rx', 'Medicare Part D'],
  Medicaid: ['State Medicaid', 'Medicaid'],
}

function filled(
  each: Fill,
  scene: FillScene,
  member: Member,
  claimId: string,
  random: SeededRandom,
): FillRow {
  const drug = drugOf(each.drug)
  const quantity = each.quantity ?? Math.round(drug.unitsPerDay * each.days)
  const day = member.start + (each.day ?? 0)
  const [payer, plan] = payers[member.payer]
  const seed = new SeededRandom(`${member.member} ${each.rx ?? each.drug}`)
  const written = each.writtenBefore ?? ((each.refill ?? 0) === 0 ? 0 : undefined)
  return {
    ...moneyOf(drug, quantity, member.payer, each.rejected !== undefined, random),
    claimId,
    payer,
    plan,
    member: member.member,
    birth: member.birth,
    sex: member.sex,
    filled: day,
    written: written === undefined ? undefined : day - written,
    prescription: String(seed.between(1_000_000, 9_999_999)),
    refill: each.refill ?? 0,
    refillsAllowed: 5,
    ndc: drug.ndc,
    drugName: drug.name,
    quantity,
    days: each.days,
    unit: drug.unit,
    daw: each.daw ?? '0',
    brand: drug.brand,
    prescriberNpi: npiOf(70_000_000 + member.number * 31 + (each.prescriber ?? 0)),
    prescriberDea: deaOf(700_000 + member.number * 31 + (each.prescriber ?? 0)),
    pharmacyNpi: npiOf(80_000_000 + (member.number % 9) * 31 + (each.pharmacy ?? 0)),
    compound: each.compound ?? false,
    clarification: each.clarification ?? '',
    basisOfCost: '01',
    diagnosis: each.diagnosis ?? '',
    status: each.rejected === undefined ? 'Paid' : 'Rejected',
    rejectCode: each.rejected ?? '',
    rebate: undefined,
    rebateUnits: undefined,
    pharmacyPaid: undefined,
    scene: scene.name,
    planted: each.atFault === true ? scene.ruleId : undefined,
  }
}

/** Ingredient cost near acquisition, a fee, a usual price above both, a copay below them. */
function moneyOf(
  drug: Drug,
  quantity: number,
  payer: FillPayer,
  rejected: boolean,
  random: SeededRandom,
) {
  const markup = drug.brand ? 1.03 : 1.2 + 0.5 * random.next()
  const ingredientCost = Math.round(drug.unitCents * quantity * markup)
  const fee = payer === 'Medicaid' ? 1040 : 150
  const allowed = ingredientCost + fee
  const copay = payer === 'Medicaid' ? 0 : Math.min(allowed, drug.brand ? 4000 : 500)
  const charge = Math.max(allowed, Math.round(allowed * 1.4))
  if (rejected) return { ingredientCost: 0, fee: 0, allowed: 0, copay: 0, paid: 0, charge }
  return { ingredientCost, fee, allowed, copay, paid: allowed - copay, charge }
}

function takenBack(original: FillRow, claimId: string): FillRow {
  return {
    ...original,
    claimId,
    ingredientCost: -original.ingredientCost,
    fee: -original.fee,
    allowed: -original.allowed,
    copay: -original.copay,
    paid: -original.paid,
    charge: -original.charge,
    status: 'Reversed',
  }
}
