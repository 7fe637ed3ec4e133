import type { SetAsideCode } from '../words/set-aside.ts'
import { ClaimLine837 } from './claim-line-837.ts'
import { noInformation, takeInformation } from './health-information.ts'
import { takeDetail, takeName, type Party } from './parties.ts'
import type { Segment } from './segments.ts'
import { put, type X12Facts } from './x12-columns.table.ts'
import type { SayRow, TransactionReader } from './x12-rows.ts'
import { withoutService } from './without-service.ts'
import { planOf } from '../words/filing-indicators.ts'
import { components, isoOf, spanOf } from './x12-values.ts'

/** What a claim says for all its lines. */
interface OpenClaim {
  readonly facts: X12Facts
  readonly position: number
  readonly because: SetAsideCode | undefined
  readonly information: ReturnType<typeof noInformation>
  lineNumber: string | undefined
  lines: number
  /** Past its own providers: what follows tells of other payers. */
  tellsOfOthers: boolean
}

/**
 * Reads a transaction of claims (837 P, I or D): providers hold for their subscribers, subscribers
 * for their patients and claims, claims for their lines. A line says what it says itself, and what
 * the levels above say where it is silent.
 */
export class Claims837 implements TransactionReader {
  readonly #say: SayRow
  readonly #isAdjudicated: boolean
  /** The facts of the levels that are open: provider, subscriber, patient. */
  #provider: X12Facts = {}
  #subscriber: X12Facts = {}
  #level: X12Facts = {}
  #about: Party = ''
  #claim: OpenClaim | undefined
  #line: ClaimLine837 | undefined

  /** `guide` is ST03: 005010X298 to X300 are claims with what was paid. */
  constructor(say: SayRow, guide: string) {
    this.#say = say
    this.#isAdjudicated = /X(?:298|299|300)/.test(guide)
  }

  take(segment: Segment): void {
    const { name } = segment
    if (name === 'HL') this.#openLevel(segment)
    else if (name === 'CLM') this.#openClaim(segment)
    else if (!this.#claim) this.#takePeople(segment)
    else if (name === 'LX') {
      this.#closeLine(this.#claim, false)
      this.#claim.lineNumber = segment.elements[1]
    } else if (/^SV[123]$/.test(name)) this.#openLine(this.#claim, segment)
    else if (this.#line) this.#line.take(segment)
    else takeOfClaim(this.#claim, segment)
  }

  end(isCutOff: boolean): void {
    this.#closeClaim(isCutOff)
  }

  #openLevel({ elements }: Segment): void {
    this.#closeClaim(false)
    this.#about = ''
    if (elements[3] === '20') this.#level = this.#provider = {}
    else if (elements[3] === '22') this.#level = this.#subscriber = { ...this.#provider }
    else if (elements[3] === '23') this.#level = asDependent(this.#subscriber)
  }

  #takePeople(segment: Segment): void {
    if (segment.name === 'NM1') this.#about = takeName(segment, this.#level)
    else if (segment.name === 'SBR') put(this.#level, 'planType', planOf(segment.elements[9]))
    else takeDetail(segment, this.#about, this.#level)
  }

  #openClaim({ elements, separators, position }: Segment): void {
    this.#closeClaim(false)
    const facts = { ...this.#level }
    const [place = '', qualifier, frequency] = components(elements[5], separators)
    put(facts, 'claimId', elements[1])
    put(facts, 'claimCharge', elements[2])
    put(facts, 'frequencyCode', frequency)
    if (qualifier === 'A') put(facts, 'billType', `${place}${frequency ?? ''}`)
    else put(facts, 'placeOfService', place)
    this.#claim = {
      facts,
      position,
      because: elements[19] === 'PB' ? 'predetermination' : undefined,
      information: noInformation(),
      lineNumber: undefined,
      lines: 0,
      tellsOfOthers: false,
    }
  }

  #openLine(claim: OpenClaim, segment: Segment): void {
    this.#closeLine(claim, false)
    if (claim.lines === 0) settleClaim(claim)
    claim.lines++
    const { diagnoses } = claim.information
    this.#line = new ClaimLine837(segment, claim.facts, diagnoses, this.#isAdjudicated)
    put(this.#line.facts, 'lineNumber', claim.lineNumber ?? String(claim.lines))
    claim.lineNumber = undefined
  }

  #closeLine(claim: OpenClaim, isCutOff: boolean): void {
    const line = this.#line
    this.#line = undefined
    if (!line) return
    const because = isCutOff ? 'cut-off' : claim.because
    const { control, position: row } = line
    this.#say({
      ...{ kind: '837', facts: line.close(), row, claimAt: claim.position },
      ...(control !== undefined && { control }),
      ...(because && { because }),
    })
  }

  /** A claim without lines stands for itself, so that nothing of it is lost. */
  #closeClaim(isCutOff: boolean): void {
    const claim = this.#claim
    if (!claim) return
    this.#closeLine(claim, isCutOff)
    this.#claim = undefined
    if (claim.lines > 0) return
    settleClaim(claim)
    put(claim.facts, 'diagnoses', claim.information.diagnoses.join(';'))
    const because = isCutOff ? 'cut-off' : (claim.because ?? withoutService(claim.facts))
    const { facts, position: row } = claim
    this.#say({ kind: '837', facts, row, claimAt: row, ...(because && { because }) })
  }
}

/** A dependent has the subscriber's number and plan, and is another person. */
function asDependent(subscriber: X12Facts): X12Facts {
  const facts = { ...subscriber }
  delete facts.birthDay
  delete facts.sex
  delete facts.lastName
  delete facts.firstName
  return facts
}

const claimNames: ReadonlySet<string> = new Set(['HI', 'DTP', 'CL1', 'REF', 'NM1', 'PRV'])

function takeOfClaim(claim: OpenClaim, segment: Segment): void {
  const { facts } = claim
  if (segment.name === 'SBR') claim.tellsOfOthers = true
  if (claim.tellsOfOthers || !claimNames.has(segment.name)) return
  const { elements } = segment
  switch (segment.name) {
    case 'HI':
      takeInformation(segment, claim.information)
      break
    case 'DTP':
      takeClaimDate(facts, elements)
      break
    case 'CL1':
      put(facts, 'admissionType', elements[1])
      put(facts, 'admissionSource', elements[2])
      put(facts, 'dischargeStatus', elements[3])
      break
    case 'REF':
      if (elements[1] === 'F8') put(facts, 'originalClaimId', elements[2])
      break
    case 'NM1':
      takeName(segment, facts)
      break
    case 'PRV':
      if (elements[1] === 'PE' || elements[1] === 'AT') put(facts, 'specialty', elements[3])
      break
  }
}

function takeClaimDate(facts: X12Facts, [, qualifier, , value]: readonly string[]): void {
  const [from, through] = spanOf(value)
  if (qualifier === '434') {
    put(facts, 'claimFromDay', from)
    put(facts, 'claimThroughDay', through)
  } else if (qualifier === '472') {
    put(facts, 'serviceFromDay', from)
    put(facts, 'serviceThroughDay', through)
  } else if (qualifier === '435') put(facts, 'admissionDay', from)
  else if (qualifier === '050') put(facts, 'receivedDay', isoOf(value))
}

/** What is known once all of a claim above its lines was read. */
function settleClaim({ facts, information }: OpenClaim): void {
  put(facts, 'icdVersion', information.icdVersion)
  put(facts, 'drg', information.drg)
  put(facts, 'conditionCodes', information.conditions.join(','))
  put(facts, 'occurrenceCodes', information.occurrences.join('; '))
  put(facts, 'valueCodes', information.values.join('; '))
  put(facts, 'inpatientProcedures', information.procedures.join('; '))
  const { presentOnAdmission } = information
  if (presentOnAdmission.some((mark) => mark !== '')) {
    put(facts, 'presentOnAdmission', presentOnAdmission.join(';'))
  }
  const isInpatient = /^0?(?:11|12|18|21|41)/.test(facts.billType ?? '')
  const stillPatient = facts.dischargeStatus === '30'
  if (isInpatient && facts.dischargeStatus !== undefined && !stillPatient) {
    put(facts, 'dischargeDay', facts.claimThroughDay)
  }
}
