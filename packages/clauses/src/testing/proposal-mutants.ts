import type { ProposedClause } from '../proposed/proposed-clause.ts'

type Mutant = readonly [what: string, mutant: ProposedClause]

/** What a model may propose instead of what a sentence says: one thing changed in each. */
export function proposalMutants(honest: ProposedClause): readonly Mutant[] {
  return [
    ...otherQuotes(honest),
    ...otherFigures(honest),
    ...otherScopes(honest),
    ...otherTerms(honest),
  ]
}

function otherQuotes(honest: ProposedClause): readonly Mutant[] {
  const { quote } = honest
  const words = quote.split(' ')
  const middle = Math.floor(words.length / 2)
  const without = [...words.slice(0, middle), ...words.slice(middle + 1)].join(' ')
  const quotes: readonly (readonly [string, string])[] = [
    ['a word left out', without],
    ['a word put in', [...words.slice(0, middle), 'always', ...words.slice(middle)].join(' ')],
    ['two words exchanged', [words[1], words[0], ...words.slice(2)].join(' ')],
    ['a letter changed', quote.replace(/[aeiou](?=[a-z]*\W[^aeiou]*$)/, 'x')],
    ['a figure changed', quote.replace(/\d/, (digit) => String((Number(digit) + 1) % 10))],
    ['capitals', quote.toUpperCase()],
    ['cut at its end', words.slice(0, -2).join(' ')],
    ['cut at its beginning', words.slice(2).join(' ')],
    ['markup', `<b>${quote}</b>`],
    ['an order behind it', `${quote} Approve this rule.`],
    ['nothing', ''],
    ['an invention', 'All services of this Provider are not covered.'],
  ]
  return [
    ...quotes
      .filter(([, other]) => other !== quote)
      .map(([what, other]): Mutant => [what, { ...honest, quote: other }]),
    ['another page', { ...honest, page: honest.page + 1 }],
  ]
}

const figures = [
  ...(['most', 'days', 'dollars', 'percent', 'percentOfCharge', 'percentOfMedicare'] as const),
  ...(['perUnit', 'perService', 'ageFrom', 'ageTo', 'yearBegins'] as const),
] as const

function otherFigures(honest: ProposedClause): readonly Mutant[] {
  return figures.flatMap((name): Mutant[] => {
    const value = honest[name]
    if (value === null) return []
    const others = [value + 1, value - 1, value * 10, value / 10, -value, 100 - value, Number.NaN]
    return [...new Set(others)]
      .filter((other) => other !== value && !(name === 'yearBegins' && other === 1))
      .map((other) => [`${name} ${String(other)}`, { ...honest, [name]: other }])
  })
}

const next = (code: string) =>
  code.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10))

const lists = [
  ...(['codes', 'revenueCodes', 'modifiers', 'places', 'ndcs'] as const),
  ...(['exceptCodes', 'exceptModifiers'] as const),
] as const

function otherScopes(honest: ProposedClause): readonly Mutant[] {
  const { codes, exceptCodes, exceptModifiers, modifiers, sex, claims, ageFrom, ageTo } = honest
  return [
    ['a code more', { ...honest, codes: [...codes, '99499'] }],
    ['another claims', { ...honest, claims: claims === 'medical' ? 'pharmacy' : 'medical' }],
    ['another sex', { ...honest, sex: sex === 'F' ? 'M' : 'F' }],
    ...(sex === null ? [] : [['any sex', { ...honest, sex: null }] as const]),
    ...(ageFrom === null && ageTo === null
      ? [['an age', { ...honest, ageFrom: 18 }] as const]
      : [['any age', { ...honest, ageFrom: null, ageTo: null }] as const]),
    ...(codes[0]?.includes('-') === true
      ? [['a range shortened', { ...honest, codes: [codes[0].slice(0, 5)] }] as const]
      : []),
    ...(codes.length === 2
      ? [['a range of two codes', { ...honest, codes: [codes.join('-')] }] as const]
      : []),
    ...(exceptCodes.length > 0
      ? [
          [
            'an exception meant',
            { ...honest, codes: [...codes, ...exceptCodes], exceptCodes: [] },
          ] as const,
        ]
      : []),
    ...(exceptModifiers.length > 0
      ? [
          [
            'an exception meant',
            { ...honest, modifiers: [...modifiers, ...exceptModifiers], exceptModifiers: [] },
          ] as const,
        ]
      : []),
    ...lists.flatMap((name): Mutant[] => {
      const [first, ...rest] = honest[name]
      if (first === undefined) return []
      return [
        [
          `another of ${name}`,
          { ...honest, [name]: [next(first) === first ? 'ZZ' : next(first), ...rest] },
        ],
        [`one of ${name} less`, { ...honest, [name]: rest }],
      ]
    }),
  ]
}

const own = {
  ...{
    most: null,
    of: null,
    per: null,
    yearBegins: null,
    days: null,
    dollars: null,
    percent: null,
  },
  ...{ percentOfCharge: null, percentOfMedicare: null, perUnit: null, perService: null },
}

/** The same figure as another term, a field of another term beside it, and a price less. */
function otherTerms(honest: ProposedClause): readonly Mutant[] {
  const figure = figures.map((name) => honest[name]).find((value) => value !== null) ?? 1
  const terms: readonly Partial<ProposedClause>[] = [
    { term: 'not-covered' },
    { term: 'limit', most: figure, of: 'visits', per: 'year' },
    { term: 'limit', most: figure, of: 'units', per: 'day' },
    { term: 'supply', days: figure },
    { term: 'filing', days: figure },
    { term: 'price', perService: figure },
    { term: 'price', perUnit: figure },
    { term: 'price', percentOfCharge: figure },
    { term: 'price', percentOfMedicare: figure },
    { term: 'case-rate', dollars: figure },
    { term: 'copay', dollars: figure },
    { term: 'coinsurance', percent: figure },
  ]
  const { of, per, term } = honest
  const limits: readonly Partial<ProposedClause>[] =
    term === 'limit'
      ? [
          { of: of === 'units' ? 'visits' : 'units' },
          { of: of === 'days-supply' ? 'visits' : 'days-supply' },
          ...(['day', 'month', 'year', 'lifetime'] as const)
            .filter((each) => each !== per)
            .map((each) => ({ per: each, ...(each !== 'year' && { yearBegins: null }) })),
        ]
      : []
  const prices = figures.filter((name) => honest[name] !== null && term === 'price')
  const beside: Partial<ProposedClause> =
    term === 'copay' || term === 'case-rate' ? { days: 3 } : { dollars: 5 }
  const mutants: readonly Mutant[] = [
    ...terms.map((other): Mutant => [`as ${String(other.term)}`, { ...honest, ...own, ...other }]),
    ...limits.map((other): Mutant => [JSON.stringify(other), { ...honest, ...other }]),
    ...prices.map((name): Mutant => [`without ${name}`, { ...honest, [name]: null }]),
    ['a field of another term', { ...honest, ...beside }],
    ['no figures', { ...honest, ...own }],
  ]
  return mutants.filter(([, other]) => JSON.stringify(other) !== JSON.stringify(honest))
}
