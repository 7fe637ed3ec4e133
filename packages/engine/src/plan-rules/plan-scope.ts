import { patientAge } from '../batch/patient-age.ts'
import type { ClaimField, ClaimLine } from '../claim/claim-line.ts'
import { cannotTell, notApplicable, type NoFinding } from '../rule/outcome.ts'
import { noServiceDate } from '../rule/reasons.ts'
import type { PlanExceptions, PlanRule, PlanScope } from './plan-rule.ts'

/** Whether a line is one that a clause is about: no answer where it is, else why it is not judged. */
export type ScopeTest = (line: ClaimLine) => NoFinding | undefined

const excepted = notApplicable('an exception of the clause')
const otherDay = notApplicable('the clause does not hold on the date of service')

/** Made once for each clause: what it asks of a line, in the order in which people would look. */
export function scopeTest({ scope, from, to }: Pick<PlanRule, 'scope' | 'from' | 'to'>): ScopeTest {
  const questions = questionsOf(scope)
  const exceptions = scope.except === undefined ? [] : listQuestions(scope.except)
  return (line) => {
    const { serviceFromDay } = line
    let unknown: NoFinding | undefined
    for (const { answer, other, missing } of questions) {
      const isMeant = answer(line)
      if (isMeant === false) return other
      if (isMeant === undefined) unknown ??= missing
    }
    for (const { answer, missing } of exceptions) {
      const isExcepted = answer(line)
      if (isExcepted === true) return excepted
      if (isExcepted === undefined) unknown ??= missing
    }
    if (serviceFromDay === undefined) return unknown ?? noServiceDate
    if (serviceFromDay < from || (to !== undefined && serviceFromDay > to)) return otherDay
    return unknown
  }
}

/** Fields that the clause cannot be judged without, whatever the line is. */
export function fieldsOfScope(scope: PlanScope): readonly ClaimField[] {
  return [
    'serviceFromDay',
    ...(scope.codes.length > 0 ? (['procedureCode'] as const) : []),
    ...(scope.revenueCodes.length > 0 ? (['revenueCode'] as const) : []),
    ...(scope.places.length > 0 ? (['placeOfService'] as const) : []),
    ...(scope.payers.length > 0 ? (['payer'] as const) : []),
    ...(scope.plans.length > 0 ? (['planType'] as const) : []),
  ]
}

interface Question {
  /** Undefined where the line does not say. */
  readonly answer: (line: ClaimLine) => boolean | undefined
  readonly other: NoFinding
  readonly missing: NoFinding
}

/** What codes, places, drugs and providers ask of a line. */
function listQuestions(scope: PlanExceptions): readonly Question[] {
  return [
    ...asked(scope.codes, {
      answer: ({ procedureCode: code }) => known(code, codesTest(scope.codes)),
      other: notApplicable('another procedure code than the clause names'),
      missing: cannotTell('no procedure code on the line'),
    }),
    ...asked(scope.revenueCodes, {
      answer: ({ revenueCode }) => known(revenueCode, oneOf(scope.revenueCodes)),
      other: notApplicable('another revenue code than the clause names'),
      missing: cannotTell('no revenue code on the line'),
    }),
    ...asked(scope.modifiers, {
      answer: ({ modifiers }) => modifiers.some(oneOf(scope.modifiers)),
      other: notApplicable('no modifier that the clause names'),
      missing: cannotTell('no modifier on the line'),
    }),
    ...asked(scope.places, {
      answer: ({ placeOfService }) => known(placeOfService, oneOf(scope.places)),
      other: notApplicable('another place of service than the clause names'),
      missing: cannotTell('no place of service on the line'),
    }),
    ...asked(scope.ndcs, {
      answer: ({ ndc }) => known(ndc, (text) => scope.ndcs.some((named) => text.startsWith(named))),
      other: notApplicable('another drug than the clause names'),
      missing: cannotTell('no NDC on the line'),
    }),
    ...asked(scope.providers, {
      answer: (line) => isOfProviders(line, scope.providers),
      other: notApplicable('another provider than the clause names'),
      missing: cannotTell('no provider on the line'),
    }),
  ]
}

function asked(list: readonly string[], question: Question): readonly Question[] {
  return list.length > 0 ? [question] : []
}

function questionsOf(scope: PlanScope): readonly Question[] {
  return [
    ...listQuestions(scope),
    ...asked(scope.payers, {
      answer: ({ payer }) => known(payer, sameName(scope.payers)),
      other: notApplicable('another payer than the clause names'),
      missing: cannotTell('no payer on the line'),
    }),
    ...asked(scope.plans, {
      answer: ({ planType }) => known(planType, sameName(scope.plans)),
      other: notApplicable('another plan than the clause names'),
      missing: cannotTell('no plan or line of business on the line'),
    }),
    ...personQuestions(scope),
  ]
}

function personQuestions({ ageFrom, ageTo, sex }: PlanScope): readonly Question[] {
  const ofAge: Question = {
    answer: (line) => known(patientAge(line), isWithin(ageFrom ?? 0, ageTo ?? Infinity)),
    other: notApplicable('another age than the clause names'),
    missing: cannotTell('no date of birth or age on the line'),
  }
  const ofSex: Question = {
    answer: (line) => known(line.sex, (stated) => stated === sex),
    other: notApplicable('the other sex than the clause names'),
    missing: cannotTell('no sex on the line'),
  }
  const asksAge = ageFrom !== undefined || ageTo !== undefined
  return [...(asksAge ? [ofAge] : []), ...(sex === undefined ? [] : [ofSex])]
}

function known<Value>(
  value: Value | undefined,
  test: (value: Value) => boolean,
): boolean | undefined {
  return value === undefined ? undefined : test(value)
}

function oneOf(list: readonly string[]): (text: string) => boolean {
  const set = new Set(list)
  return (text) => set.has(text)
}

function sameName(names: readonly string[]): (text: string) => boolean {
  const plain = (text: string) => text.trim().toLowerCase().replace(/\s+/g, ' ')
  const isOne = oneOf(names.map(plain))
  return (text) => isOne(plain(text))
}

function isWithin(least: number, most: number): (number: number) => boolean {
  return (number) => number >= least && number <= most
}

/** Whether a code is one that the clause names; where it names none, each is. */
export function codesTest(named: readonly string[]): (code: string) => boolean {
  const tests = named.map(codeTest)
  return (code) => tests.length === 0 || tests.some((is) => is(code))
}

/** `97110`, or all codes of one length from the first to the last: `97110-97140`. */
function codeTest(named: string): (code: string) => boolean {
  const [first = '', last = first] = named.split('-')
  return (code) => code.length === first.length && code >= first && code <= last
}

/** The line may name its provider in one of several ways; one that is named settles it. */
function isOfProviders(line: ClaimLine, providers: readonly string[]): boolean | undefined {
  const { renderingNpi, billingNpi, facilityNpi, providerTaxId, pharmacyId } = line
  const stated = [renderingNpi, billingNpi, facilityNpi, providerTaxId, pharmacyId].filter(
    (identifier) => identifier !== undefined,
  )
  if (stated.some((identifier) => providers.includes(identifier))) return true
  const kinds = new Set(providers.map(({ length }) => length))
  return stated.some(({ length }) => kinds.has(length)) ? false : undefined
}
