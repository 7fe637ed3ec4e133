import { everydayVisits, type Service, type Visit } from './everyday-visits.ts'
import { dayOfQuarter, madeBirthDate, madeNpi } from './made-identity.ts'
import { oneOf, seededRandom, weighted } from './seeded-random.ts'

const header =
  'claim_id,line,member_id,dob,sex,dos,rendering_npi,tax_id,specialty,pos,cpt,mod1,dx1,dx2,units,charge,allowed,paid\n'

const repeatedVisits = 0.002
const unitsTypedTwice = 0.0005
const daysInFile = 92

/**
 * Everyday professional claims as CSV, `lines` of them below a header, about 105 bytes a line:
 * mostly right, with a few visits billed twice, pairs without a modifier and units over the limit.
 * The same seed gives the same claims.
 */
export function* generateClaims(lines: number, seed = 1): Generator<string> {
  const random = seededRandom(seed)
  const members = Math.max(20, Math.floor(lines / 12))
  const providers = Math.max(7, Math.min(2000, Math.floor(lines / 200)))
  yield header
  let written = 0
  for (let claim = 1; written < lines; claim++) {
    const visit = weighted(everydayVisits, random)
    const member = Math.floor(random() * members)
    const provider = providerOf(visit, Math.floor(random() * providers))
    const before = patientFields(member, Math.floor(random() * daysInFile), provider, visit)
    const diagnoses = diagnosesOf(visit, random)
    const copies = random() < repeatedVisits ? 2 : 1
    const services = servicesOf(visit, random)
    for (let copy = 0; copy < copies; copy++) {
      for (const [at, service] of services.entries()) {
        if (written++ >= lines) return
        yield `C${claim}${copy ? 'R' : ''},${at + 1},${before},${service.code},${service.modifier ?? ''},${diagnoses},${amounts(service, random)}\n`
      }
    }
  }
}

/** Providers of a specialty are told apart by their number; each has one specialty. */
function providerOf(visit: Visit, number: number): number {
  const kinds = everydayVisits.length
  return number - (number % kinds) + everydayVisits.indexOf(visit)
}

function patientFields(member: number, day: number, provider: number, visit: Visit): string {
  const patient = `M${member},${madeBirthDate(member)},${member % 2 ? 'F' : 'M'}`
  const tax = 450_000_000 + (provider % 400)
  return `${patient},${dayOfQuarter(day)},${madeNpi(provider)},${tax},${visit.specialty},${visit.place}`
}

function diagnosesOf({ diagnoses }: Visit, random: () => number): string {
  const first = oneOf(diagnoses, random)
  const second = random() < 0.4 ? oneOf(diagnoses, random) : first
  return `${first},${second === first ? '' : second}`
}

/** The main service and some extras; a visit beside a procedure carries modifier 25. */
function servicesOf(visit: Visit, random: () => number): readonly Service[] {
  const main = weighted(visit.main, random)
  const extras = visit.extras.filter((extra) => random() < extra.share)
  const separate = extras.some(({ procedure }) => procedure) ? { modifier: '25' } : {}
  return [{ ...main, ...separate }, ...extras]
}

function amounts({ units = 1, chargeDollars }: Service, random: () => number): string {
  const billed = random() < unitsTypedTwice ? units * 11 : units
  const charge = (chargeDollars * billed) / units
  const allowed = charge * (0.55 + random() * 0.04)
  const paid = allowed * 0.8
  return `${billed},${charge.toFixed(2)},${allowed.toFixed(2)},${paid.toFixed(2)}`
}
