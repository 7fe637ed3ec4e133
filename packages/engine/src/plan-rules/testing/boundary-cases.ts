import type { ClaimLine } from '../../claim/claim-line.ts'
import { day, isoDate } from '../../claim/day.ts'
import type { PlanRule, PlanScope, PlanTerm } from '../plan-rule.ts'

export type Fields = Partial<Omit<ClaimLine, 'procedure' | 'index' | 'row'>>

/** Lines on both sides of each thing that a clause says: its days, each part of its scope, its term. */
export function boundaryCases(rule: PlanRule): readonly (readonly Fields[])[] {
  const { scope, term, from, to } = rule
  const line = { ...plainLine(scope), serviceFromDay: from }
  const over = overTerm(term, line)
  const moved = (to: number) => over.map((each) => on(each, to - from))
  const days = [
    from - over.length,
    from - 2,
    from - 1,
    from,
    from + 1,
    from + 40,
    from + 365,
    from + 800,
  ]
  const lastDays = to === undefined ? [] : [to - over.length + 1, to - 1, to, to + 1, to + 2]
  return [
    over,
    ...[...days, ...lastDays].map(moved),
    ...otherLines(scope).map((other) => over.map((each) => ({ ...each, ...other }))),
    ...aroundTerm(term, line),
  ]
}

function on(line: Fields, days: number): Fields {
  const { serviceFromDay = 0, receivedDay } = line
  const moved = { ...line, serviceFromDay: serviceFromDay + days }
  return receivedDay === undefined ? moved : { ...moved, receivedDay: receivedDay + days }
}

/** A line that the clause is about, charged, allowed and paid at $400. */
function plainLine(scope: PlanScope): Fields {
  const { codes, modifiers, places, ndcs, providers, payers, plans, revenueCodes } = scope
  const amounts = { chargeCents: 400_00, allowedCents: 400_00, paidCents: 400_00 }
  return {
    ...{ auditType: scope.claims, units: 1, daysSupply: 30, patientShareCents: 0, ...amounts },
    ...{ procedureCode: codes[0]?.split('-')[0] ?? '99499', modifiers: [...modifiers] },
    ...{ placeOfService: places[0] ?? '99', revenueCode: revenueCodes[0] ?? '0001' },
    ...{ ndc: ndcs[0]?.padEnd(11, '0'), ndcAsBilled: ndcs[0]?.padEnd(11, '0') },
    ...{ renderingNpi: providers[0] ?? '1679576722', payer: payers[0] ?? 'x' },
    ...{ planType: plans[0] ?? 'x', ageYears: scope.ageFrom ?? scope.ageTo ?? 40 },
    ...{ sex: scope.sex ?? 'M', claimType: 'professional' },
  }
}

/** Beyond what the clause allows, in as few lines as will do. */
function overTerm(term: PlanTerm, line: Fields): readonly Fields[] {
  switch (term.kind) {
    case 'limit':
      return counted(term, line, term.most + 1)
    case 'supply':
      return [{ ...line, daysSupply: 2 * term.mostDays }]
    case 'filing':
      return [{ ...line, receivedDay: (line.serviceFromDay ?? 0) + term.days + 1 }]
    case 'case-rate':
      return [line, { ...line, procedureCode: '99999' }]
    case 'stay-rates':
      return [stayLine(term, line), { ...stayLine(term, line), allowedCents: 900_00 }]
    default:
      return [line]
  }
}

function stayLine(
  { rates: { rates } }: Extract<PlanTerm, { kind: 'stay-rates' }>,
  line: Fields,
): Fields {
  const ofStay = { claimType: 'institutional', billType: '111' } as const
  return { ...line, ...ofStay, procedureCode: undefined, drg: rates[0]?.drg }
}

function counted(
  term: Extract<PlanTerm, { kind: 'limit' }>,
  line: Fields,
  many: number,
): readonly Fields[] {
  if (term.of === 'units') return [{ ...line, units: many }]
  if (term.of === 'days-supply') return [{ ...line, daysSupply: many }]
  return Array.from({ length: many }, (_, at) => on({ ...line, claimId: `C${at}` }, at))
}

/** The same line with each field as the clause does not name it, or names it as well. */
function otherLines(scope: PlanScope): readonly Fields[] {
  const { codes, ageFrom, ageTo, sex, places, payers, plans, modifiers } = scope
  const ends = codes.flatMap((code) => code.split('-'))
  const near = ends.flatMap((code) => [code, beside(code, 1), beside(code, -1)])
  const ages = [ageFrom, ageTo].flatMap((age) => (age === undefined ? [] : [age - 1, age, age + 1]))
  return [
    ...[...near, '99499'].map((procedureCode) => ({ procedureCode })),
    ...ages.map((ageYears) => ({ ageYears })),
    ...(sex === undefined ? [] : [{ sex: 'F' as const }, { sex: 'M' as const }]),
    ...places.map((place) => ({ placeOfService: beside(place, 1) })),
    ...scope.ndcs.map((ndc) => ({
      ndc: beside(ndc, 1).padEnd(11, '0'),
      ndcAsBilled: beside(ndc, 1).padEnd(11, '0'),
    })),
    ...scope.revenueCodes.map((code) => ({ revenueCode: beside(code, 1) })),
    ...scope.providers.map((npi) => ({ renderingNpi: beside(npi, 1) })),
    ...(payers.length > 0 ? [{ payer: 'another payer' }] : []),
    ...(plans.length > 0 ? [{ planType: 'another plan' }] : []),
    ...(scope.except?.codes ?? []).map((procedureCode) => ({ procedureCode })),
    ...(scope.except === undefined
      ? []
      : [...scope.except.modifiers, 'GZ'].map((modifier) => ({ modifiers: [modifier] }))),
    ...(modifiers.length > 0 ? [{ modifiers: [] }, { modifiers: ['GZ'] }] : []),
  ]
}

function beside(code: string, by: number): string {
  return code.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + by + 10) % 10))
}

/** Below, at and above what the clause says, where one benefit year ends, and several lines of one day. */
function aroundTerm(term: PlanTerm, line: Fields): readonly (readonly Fields[])[] {
  const served = line.serviceFromDay ?? 0
  switch (term.kind) {
    case 'not-covered':
      return [[{ ...line, paidCents: 0 }], [{ ...line, patientShareCents: 25_00 }]]
    case 'limit':
      return [
        ...[term.most - 1, term.most, term.most + 1, term.most + 2].map((many) =>
          counted(term, line, many),
        ),
        ...[term.most, term.most + 1].map((units) => [{ ...line, units }]),
        [line, line, line],
        [line, on(line, 1)].map((each) => ({ ...each, units: term.most, daysSupply: term.most })),
        ...(term.per === 'year' ? yearEnds(term, line, served) : []),
      ]
    case 'supply':
      return [term.mostDays - 1, term.mostDays, term.mostDays + 1, 2 * term.mostDays].map(
        (daysSupply) => [{ ...line, daysSupply }],
      )
    case 'filing':
      return [term.days - 1, term.days, term.days + 1, 5 * term.days].map((days) => [
        { ...line, receivedDay: served + days },
      ])
    case 'case-rate':
      return [0, 100_00, 100_01, 400_00, 5000_00].map((more) => [
        line,
        { ...line, procedureCode: '99999', allowedCents: more, paidCents: more },
      ])
    case 'stay-rates':
      return term.rates.rates.flatMap(({ drg }) =>
        [drg, beside(drg, 1)].flatMap((each) =>
          [0, 400_00, 1000_00].map((allowedCents) => [
            { ...stayLine(term, line), drg: each },
            { ...stayLine(term, line), drg: each, allowedCents, paidCents: allowedCents },
          ]),
        ),
      )
    case 'price':
      return [1, 3].flatMap((units) =>
        [50_00, 70_00, 200_00].map((chargeCents) => [{ ...line, units, chargeCents }]),
      )
    case 'copay':
    case 'coinsurance':
      return [0, 24_99, 25_00, 25_01, 75_00, 75_01, 80_00, 84_00].map((patientShareCents) => [
        { ...line, patientShareCents },
      ])
  }
}

/** All visits in a month, and one in each month before and behind: wherever the year begins, one side is over. */
function yearEnds(
  term: Extract<PlanTerm, { kind: 'limit' }>,
  line: Fields,
  served: number,
): readonly (readonly Fields[])[] {
  const year = Number(isoDate(served).slice(0, 4))
  return Array.from({ length: 12 }, (_, at) => {
    const first = day(`${year}-${String(at + 1).padStart(2, '0')}-01`)
    const before = Array.from({ length: term.most }, (_each, back) =>
      on(line, first - served - 1 - back),
    )
    return [...before, on(line, first - served)]
  })
}
