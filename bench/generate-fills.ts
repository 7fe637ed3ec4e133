import { dayOfQuarter, madeBirthDate, madeNpi } from './made-identity.ts'
import { seededRandom } from './seeded-random.ts'

const header =
  'rx_claim_id,member_id,dob,sex,fill_date,rx_number,refill_number,ndc,drug_name,quantity,days_supply,daw,prescriber_npi,pharmacy_npi,ingredient_cost,dispensing_fee,copay,paid\n'

/** Maintenance drugs: package, name, units a day, price of one. */
const drugs = [
  { ndc: '00378180010', name: 'LEVOTHYROXINE 25 MCG TABLET', daily: 1, dollars: 0.05 },
  { ndc: '00904666561', name: 'GABAPENTIN 100 MG CAPSULE', daily: 3, dollars: 0.03 },
  { ndc: '00378718505', name: 'METFORMIN HCL 500 MG TABLET', daily: 2, dollars: 0.02 },
  { ndc: '00093505610', name: 'ATORVASTATIN 10 MG TABLET', daily: 1, dollars: 0.03 },
] as const

type Drug = (typeof drugs)[number]

const repeatedFills = 0.002
const soonFills = 0.002
const supplyDays = 30

/**
 * Everyday fills as CSV, `lines` of them below a header: prescriptions filled every 30 days, a few
 * filled twice or too soon. The same seed gives the same fills.
 */
export function* generateFills(lines: number, seed = 1): Generator<string> {
  const random = seededRandom(seed)
  yield header
  let written = 0
  for (let prescription = 1; written < lines; prescription++) {
    const member = Math.floor(prescription / 2)
    const drug = drugOf(member, prescription)
    const start = Math.floor(random() * 30)
    for (let refill = 0; refill < 6; refill++) {
      const early = refill > 0 && random() < soonFills ? 18 : 0
      const day = start + refill * supplyDays - early
      const copies = random() < repeatedFills ? 2 : 1
      for (let copy = 0; copy < copies; copy++) {
        if (written++ >= lines) return
        yield `F${written},M${member},${madeBirthDate(member)},${member % 2 ? 'F' : 'M'},${dayOfQuarter(day)},${100_000 + prescription},${refill},${fill(drug)},${madeNpi(member % 300)},${madeNpi(1000 + (member % 60))},${money(drug)}\n`
      }
    }
  }
}

/** A member's two prescriptions are of different drugs. */
function drugOf(member: number, prescription: number): Drug {
  return drugs[(member + prescription) % drugs.length] ?? drugs[0]
}

function fill({ ndc, name, daily }: Drug): string {
  return `${ndc},${name},${daily * supplyDays},${supplyDays},0`
}

function money({ daily, dollars }: Drug): string {
  const ingredient = daily * supplyDays * dollars
  return `${ingredient.toFixed(2)},2.00,1.00,${(ingredient + 1).toFixed(2)}`
}
