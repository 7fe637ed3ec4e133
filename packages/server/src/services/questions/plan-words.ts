import {
  categoryNames,
  classNames,
  decisionNames,
  type QuestionAnswered,
  type QuestionPlan,
} from '@plumbline/contract'

type Chip = QuestionAnswered['chips'][number]

const measures: Readonly<Record<QuestionPlan['measure'], string>> = {
  dollars: 'Dollars at risk',
  findings: 'Number of findings',
  claims: 'Number of claims',
}

const splits: Readonly<Record<NonNullable<QuestionPlan['by']>, string>> = {
  provider: 'by provider',
  rule: 'by rule',
  claim: 'by claim',
  category: 'by category',
  month: 'by month of service',
}

const decisions = { ...decisionNames, open: 'Needs review' }

const standings = {
  firm: 'Firm',
  'records-needed': 'Records needed',
  'in-doubt': 'Reading in doubt',
  none: 'No dollars',
} as const

/** How a plan reads, part by part; `provider` is who was meant. */
export function chipsOf(plan: QuestionPlan, provider: string | undefined): Chip[] {
  const { filter, by, top } = plan
  const chip = (part: string, text: string | undefined): Chip[] =>
    text === undefined ? [] : [{ part, text, removable: true }]
  return [
    { part: 'measure', text: measures[plan.measure], removable: false },
    ...chip('category', filter.category && categoryNames[filter.category]),
    ...chip('class', filter.class && classNames[filter.class]),
    ...chip('standing', filter.standing && standings[filter.standing]),
    ...chip('decision', filter.decision && decisions[filter.decision]),
    ...chip('code', filter.code && `code ${filter.code}`),
    ...chip('providerName', provider),
    ...chip('from', filter.from && `served from ${filter.from}`),
    ...chip('to', filter.to && `served to ${filter.to}`),
    ...chip(
      'minDollars',
      filter.minDollars === undefined
        ? undefined
        : `at least $${filter.minDollars.toLocaleString('en-US')}`,
    ),
    ...chip('by', by && splits[by]),
    ...chip('top', top === undefined ? undefined : `the first ${top}`),
  ]
}

/** How the figures came about, in a sentence or two. */
export function howWords(plan: QuestionPlan, findings: number, inDoubt: number): string {
  const all = `${findings.toLocaleString('en-US')} ${findings === 1 ? 'finding matches' : 'findings match'}. Notices are not counted, and all decisions are, unless you ask for some.`
  if (plan.measure === 'findings') return all
  if (plan.measure === 'claims')
    return `${all} A claim counts once; lines without a claim number are not counted.`
  const doubt =
    inDoubt > 0
      ? ` ${dollars(inDoubt)} is left out, because how the file was read is in doubt there.`
      : ''
  return `${all} Dollars at risk are firm and records needed together, each line counted once.${doubt}`
}

function dollars(amount: number): string {
  return amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' })
}
