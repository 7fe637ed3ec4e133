import { day as dayOf, isoDate, type Day } from '@plumbline/engine'
import { priceLine, refused, takenBack, type LineMoney } from './medical-money.ts'
import type { MedicalRow } from './medical-row.ts'
import type { MedicalScene, PayerName, PlantedScene, Visit } from './medical-scene.ts'
import { npiOf } from './npi-maker.ts'
import { groupCount, isPracticeKind, practitioner, type Practitioner } from './practices.ts'
import { SeededRandom } from './seeded-random.ts'
import { servicesIn } from './services.ts'

/** The quarter for which the official tables at hand speak, less the days that scenes run on. */
const usualDays = ['2024-07-08', '2024-08-16'] as const

interface Person {
  readonly patient: string
  readonly sex: 'F' | 'M'
  readonly birth: Day
  readonly payer: PayerName
  readonly start: Day
  readonly group: number
}

/** The rows of one telling of a scene; the same number, the same rows. */
export function playMedical(
  scene: MedicalScene & Partial<PlantedScene>,
  telling: number,
): MedicalRow[] {
  const random = new SeededRandom(`${scene.name} ${telling}`)
  const person = personOf(scene, telling, random)
  const claimBase = random.between(1_000_000, 9_999_999)
  const claimIds = scene.visits.map((each, at) => `C${claimBase}${each.sameClaimAs ?? at}`)
  return scene.visits.flatMap((visit, at) => rowsOf(visit, at, { scene, person, claimIds, random }))
}

function personOf(scene: MedicalScene, telling: number, random: SeededRandom): Person {
  const [, sexes = '', from = '', to = from] = /^([FM*]) (\d+)(?:-(\d+))?$/.exec(scene.who) ?? []
  const [first, last] = scene.between ?? usualDays
  const start = random.between(dayOf(first), dayOf(last))
  const age = random.between(Number(from), Number(to))
  return {
    patient: `M${hashOf(scene.name, telling)}`,
    sex: sexes === 'F' || (sexes === '*' && random.next() < 0.5) ? 'F' : 'M',
    birth: birthOf(start, age, random),
    payer: scene.payer ?? usualPayer(age, random),
    start,
    group: scene.group ?? random.between(0, groupCount - 2),
  }
}

/** Some days younger than the next birthday; a newborn is some days old. */
function birthOf(start: Day, age: number, random: SeededRandom): Day {
  if (age === 0) return start - 3
  const [year = '', month = '', date = ''] = isoDate(start).split('-')
  const birthday = dayOf(`${Number(year) - age}-${month}-${date === '29' ? '28' : date}`)
  return birthday - random.between(60, 250)
}

function usualPayer(age: number, random: SeededRandom): PayerName {
  if (age >= 65) return 'Medicare'
  return random.next() < 0.7 ? 'Commercial' : 'Medicaid'
}

function hashOf(name: string, telling: number): number {
  return new SeededRandom(`${name}#${telling}`).between(10_000_000, 99_999_999)
}

interface Telling {
  readonly scene: MedicalScene & Partial<PlantedScene>
  readonly person: Person
  readonly claimIds: readonly string[]
  readonly random: SeededRandom
}

function rowsOf(visit: Visit, at: number, telling: Telling): MedicalRow[] {
  const { scene, person, claimIds, random } = telling
  const services = servicesIn(visit.bill)
  const marked = services.some(({ atFault }) => atFault)
  const provider = providerOf(visit.by, person)
  const priced = corrected(visit, at, scene)
  return services.map((service, index) => {
    const seed = `${scene.name} ${person.patient} ${priced} ${index}`
    const money = moneyOf(visit, service, provider, person.payer, new SeededRandom(seed))
    const from = person.start + (visit.day ?? 0)
    const row: MedicalRow = {
      ...identityOf(visit, provider),
      ...money,
      claimId: claimIds[at] ?? '',
      line: index + 1,
      form: visit.form ?? 'P',
      frequency: visit.corrects?.frequency ?? visit.billType?.[2] ?? '1',
      originalClaimId: visit.corrects ? (claimIds[visit.corrects.visit] ?? '') : '',
      ...payerCells(person.payer),
      patient: person.patient,
      birth: person.birth,
      sex: person.sex,
      from,
      through: visit.through === undefined ? from : person.start + visit.through,
      admission: visit.stay && person.start + visit.stay[0],
      discharge: visit.stay && person.start + visit.stay[1],
      received: from + (visit.through ?? 0) + 6,
      paidOn: from + (visit.through ?? 0) + 20 + at,
      referringNpi: visit.referred === true ? npiOf(61_000_000 + random.between(0, 40)) : '',
      place: visit.place ?? (visit.form === 'I' ? '' : '11'),
      billType: visit.billType ?? '',
      revenue: service.revenue,
      drg: visit.drg ?? '',
      ...(visit.dischargeStatus !== undefined && { dischargeStatus: visit.dischargeStatus }),
      code: service.code,
      modifiers: service.modifiers,
      diagnoses: visit.dx.split(' ').filter((code) => code !== ''),
      units: service.units,
      ndc: isDrug(service.code) ? (visit.drug?.[0] ?? '') : '',
      drugName: isDrug(service.code) ? (visit.drug?.[1] ?? '') : '',
      status: visit.denied === undefined ? 'Paid' : 'Denied',
      rebate: undefined,
      scene: scene.name,
      planted: service.atFault ? scene.ruleId : scene.alsoWrong?.[service.code],
    }
    return visit.edit && (service.atFault || !marked) ? { ...row, ...visit.edit(row) } : row
  })
}

/** A correction or a take-back carries the amounts of the visit that it answers. */
function corrected(visit: Visit, at: number, scene: MedicalScene): number {
  if (visit.negative !== true && visit.corrects?.frequency !== '8') return visit.sameClaimAs ?? at
  return visit.corrects?.visit ?? visit.sameClaimAs ?? Math.min(at, scene.visits.length)
}

function providerOf(by: string, person: Person): Practitioner {
  const [, kind = '', member = '0', other = '0'] = /^(\w+)(?:\+(\d))?(?:~(\d))?$/.exec(by) ?? []
  if (!isPracticeKind(kind)) throw new RangeError(`No practice: ${by}`)
  return practitioner(kind, (person.group + Number(other)) % groupCount, Number(member))
}

function identityOf(visit: Visit, provider: Practitioner) {
  const { billingNpi, renderingNpi, taxId, specialty } = provider
  if (visit.form === 'I') {
    return { billingNpi, renderingNpi: '', facilityNpi: billingNpi, taxId, specialty: '' }
  }
  return { billingNpi, renderingNpi, facilityNpi: '', taxId, specialty }
}

const facilityPlaces: ReadonlySet<string> = new Set(['19', '21', '22', '23', '24', '31', '61'])

function moneyOf(
  visit: Visit,
  service: ReturnType<typeof servicesIn>[number],
  provider: Practitioner,
  payer: PayerName,
  random: SeededRandom,
): LineMoney {
  const facility = facilityPlaces.has(visit.place ?? '')
  const money = priceLine(service, facility, payer, provider.priceLevel, random)
  if (visit.denied !== undefined) return refused(money.charge, visit.denied)
  return visit.negative === true ? takenBack(money) : money
}

function payerCells(payer: PayerName): { payer: string; plan: string } {
  if (payer === 'Medicare') return { payer: 'Medicare', plan: 'Medicare Part B' }
  if (payer === 'Medicaid') return { payer: 'State Medicaid', plan: 'Medicaid' }
  return { payer: 'Summit Health', plan: 'Commercial' }
}

function isDrug(code: string): boolean {
  return code.startsWith('J') || code.startsWith('Q')
}
