import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { letterAsks } from '../asks/letter-asks.ts'
import { factKeys, facts } from '../facts/facts.ts'
import { letterKind } from '../kinds/index.ts'
import { situations, type LetterFinding, type Situation } from '../letter.ts'
import { cases, letterFinding, letterInput, letterLine } from '../testing/inputs.ts'
import { findingsOf } from '../testing/kind-findings.ts'
import { letterText } from '../testing/letter-text.ts'
import { composeLetter } from './compose-letter.ts'

const golden = join(import.meta.dirname, '../../golden')

describe.each(situations)('%s', (situation) => {
  test.each(Object.entries(cases))('reads as before: %s', async (name, { findings, keep }) => {
    const letter = composeLetter(letterInput(situation, findings(findingsOf[situation]), keep))
    const file = `${situation}, ${name}.txt`.replaceAll(' ', '-')
    await expect(letterText(letter)).toMatchFileSnapshot(join(golden, file))
  })

  test('with all that it needs it may be final, and nothing in it is open', () => {
    const letter = composeLetter(letterInput(situation))
    expect(letter.missing).toEqual([])
    expect(letter.checklist.filter(({ done }) => !done)).toEqual([])
    expect(letterText(letter)).not.toContain('NEEDED')
  })

  test('accuses nobody and promises nothing', () => {
    const text = letterText(composeLetter(letterInput(situation)))
    expect(text).not.toMatch(/fraud|abuse|guarantee|you will win|certainly|illegal/i)
  })

  test('is not for every role', () => {
    const { roles } = letterKind(situation)
    expect(roles.length).toBeGreaterThan(0)
    const role = roles.includes('provider') ? 'plan' : 'provider'
    const letter = composeLetter({ ...letterInput(situation), role })
    expect(letter.missing.length > 0).toBe(!roles.includes(role))
  })
})

test.each(situations)('%s is not final while anything in its text is open', (situation) => {
  for (const known of [{}, { claimId: undefined, paidDay: undefined, serviceDay: undefined }]) {
    const input = letterInput(situation, [letterFinding({ lines: [letterLine(known)] })])
    const letter = composeLetter({ ...input, claimFacts: {} })
    const open = letterText(letter).matchAll(/\[NEEDED: ([^\]]+)\]/g)
    const missing = letter.missing.map(({ fact }) => fact)
    for (const [, fact] of open) expect(missing).toContain(fact)
  }
})

test.each(
  situations.flatMap((situation) =>
    letterKind(situation).roles.map((role) => [situation, role] as const),
  ),
)('%s by %s says on whose behalf, and may be final with what it asks for', (situation, role) => {
  const letter = composeLetter({ ...letterInput(situation), role })
  expect(letter.missing).toEqual([])
  const isFirm = role === 'law-firm' || role === 'audit-firm'
  if (isFirm && situation !== 'redetermination')
    expect(letterText(letter)).toMatch(/on behalf of (?:Granite|Lakeside|Rosa|Corner|Elm)/i)
})

test.each([
  ['demand-answer', 'law-firm'],
  ['pharmacy-audit-response', 'law-firm'],
  ['rebate-dispute', 'audit-firm'],
] as const)('%s by %s is not final without the client', (situation, role) => {
  const keep = factKeys.filter((key) => key !== 'clientName')
  const input = { ...letterInput(situation, undefined, keep), role }
  expect(composeLetter(input).missing.map(({ fact }) => fact)).toEqual([facts.clientName.label])
  expect(letterAsks(input).map(({ name }) => name)).toContain('clientName')
})

test('a patient who writes encloses no authorization; whoever writes for one does', () => {
  for (const situation of ['bill-dispute', 'no-surprises', 'erisa-appeal'] as const) {
    const said = (role: 'patient' | 'advocate') =>
      letterText(composeLetter({ ...letterInput(situation), role }))
    expect(said('patient')).not.toMatch(/authorization|names us as representative/)
    expect(said('advocate')).toMatch(/whose authorization is enclosed/)
  }
})

test.each([
  ['120', 'chapter 12, section 120.'],
  ['30.6.5, 30.6.7 and 30.6.9: one visit', 'chapter 12, sections 30.6.5, 30.6.7 and 30.6.9: one'],
  ['40.2 and 40.3', 'chapter 12, sections 40.2 and 40.3.'],
  ['I.B.13 laterality', 'chapter 12, I.B.13 laterality.'],
])('%s: a section that is a number is called one', (section, said) => {
  const sources = [{ title: 'Medicare Claims Processing Manual, chapter 12', section }]
  const text = letterText(composeLetter(letterInput('overpayment', [letterFinding({ sources })])))
  expect(text).toContain(said)
})

test.each(situations)('%s says nothing twice', (situation) => {
  const text = letterText(composeLetter(letterInput(situation, findingsOf[situation])))
  const [letter = ''] = text.split('CHECKLIST')
  const sentences = letter.split(/(?<=[.;]) |\n/)
  const long = sentences.filter((one) => one.length > 40 && !one.includes(' | '))
  expect(long.length).toBeGreaterThan(3)
  expect(long.filter((sentence, at) => long.indexOf(sentence) !== at)).toEqual([])
})

test.each([
  ['overpayment', 'where either has a term of its own'],
  ['bill-dispute', 'if you bill by another one, please say which'],
  ['demand-answer', 'please name the term of the contract or the plan'],
] as const)(
  '%s calls a drug label a published standard and not Medicare’s rule',
  (situation, said) => {
    const sources = [{ title: 'Prescribing information', section: '2' }]
    const finding = letterFinding({ sources, basis: 'benchmark' })
    const text = letterText(composeLetter(letterInput(situation, [finding])))
    expect(text).toContain('published standard')
    expect(text.toLowerCase()).toContain(said)
    expect(text).not.toContain('Medicare')
  },
)

test('to Medicare nobody says that its rules are not binding', () => {
  const text = letterText(composeLetter(letterInput('redetermination')))
  expect(text).toContain('rests on: Medicare Claims Processing Manual, chapter 1, section 120.')
  expect(text).not.toContain('Please name the term')
})

test('a table read in a published edition names it', () => {
  const sources = [{ title: 'NCCI edits', section: 'column 1', release: '2024 Q1' }]
  const text = letterText(composeLetter(letterInput('overpayment', [letterFinding({ sources })])))
  expect(text).toContain('NCCI edits, column 1 (edition 2024 Q1).')
})

test('the payment that came first is shown, and nothing is asked of it', () => {
  const text = letterText(composeLetter(letterInput('overpayment')))
  expect(text).toMatch(/^C1000 \| Rosa Lind .* \| none$/m)
  expect(text).toContain('We ask for a refund of $92.40.')
})

test('a bill is disputed by what was charged, whatever a plan paid on it', () => {
  const text = letterText(composeLetter(letterInput('bill-dispute')))
  expect(text).toContain('$180.00')
  expect(text).not.toContain('$92.40')
  expect(text).not.toContain('Paid on')
})

test('one claim is called one, and several are added up', () => {
  const said = (findings: readonly LetterFinding[]) =>
    letterText(composeLetter(letterInput('overpayment', findings)))
  expect(said([letterFinding()])).toContain('about a claim that was paid')
  expect(said([letterFinding()])).not.toContain('Together')
  expect(said(findingsOf.overpayment)).toContain('about claims that were paid')
  expect(said(findingsOf.overpayment)).toContain('Together | 2 | $123.50')
})

test.each([
  'redetermination',
  'erisa-appeal',
  'claim-file-request',
  'no-surprises',
  'bill-dispute',
] as const)('%s is about one person', (situation) => {
  const other = letterFinding({ lines: [letterLine({ member: '••1234' })] })
  const { missing } = composeLetter(letterInput(situation, [letterFinding(), other]))
  expect(missing.map(({ fact }) => fact)).toEqual([
    'Claims of one person: these are of 2. Start a case for each',
  ])
})

test.each(['advocate', 'law-firm'] as const)(
  'a redetermination by %s encloses the appointment; a provider’s own does not',
  (role) => {
    const input = letterInput('redetermination')
    expect(letterText(composeLetter({ ...input, role }))).toContain('CMS-1696')
    expect(letterText(composeLetter(input))).not.toContain('CMS-1696')
  },
)

test('a manufacturer is told no patient', () => {
  const text = letterText(composeLetter(letterInput('rebate-dispute')))
  expect(text).not.toContain('Rosa Lind')
  expect(text).not.toContain('0871')
})

test('a rule of Medicare is said to be one where it binds nobody else', () => {
  const ofMedicare = composeLetter(
    letterInput('overpayment', [letterFinding({ basis: 'benchmark' })]),
  )
  expect(letterText(ofMedicare)).toContain('that term governs')
  const ofAll = composeLetter(letterInput('overpayment', [letterFinding({ basis: 'binding' })]))
  expect(letterText(ofAll)).not.toContain('that term governs')
})

const needs = situations.flatMap((situation) =>
  letterKind(situation).elements.flatMap((element) =>
    element.needs.map((fact) => ({ situation, element: element.id, fact })),
  ),
)

test.each(needs)('$situation without $fact lacks $element', ({ situation, element, fact }) => {
  const keep = factKeys.filter((key) => key !== fact)
  const letter = composeLetter(letterInput(situation, undefined, keep))
  expect(letter.missing.map((item) => item.fact)).toContain(facts[fact].label)
  expect(letter.checklist).toContainEqual(expect.objectContaining({ element, done: false }))
})

test.each<[Situation, Parameters<typeof letterLine>[0], string]>([
  ['overpayment', { claimId: undefined }, 'Number of the claim'],
  ['overpayment', { paidDay: undefined }, 'Date of payment, claim C1001'],
  ['overpayment', { atRiskCents: 0 }, 'An amount: the findings put no dollars in question'],
  ['claim-file-request', { claimId: undefined }, 'Number of the claim'],
  ['overpayment', { serviceDay: undefined }, 'Date of service, claim C1001'],
  ['redetermination', { serviceDay: undefined }, 'Date of service, claim C1001'],
  ['erisa-appeal', { claimId: undefined }, 'Number of the claim'],
  ['rebate-dispute', { units: undefined }, 'Units of claim C1001'],
])('%s of a line with %o lacks: %s', (situation, known, lacked) => {
  const findings = [letterFinding({ lines: [letterLine(known)] })]
  const letter = composeLetter(letterInput(situation, findings))
  expect(letter.missing.map(({ fact }) => fact)).toContain(lacked)
})

test.each([
  ['overpayment', 'basis', 'At least one confirmed finding'],
  ['demand-answer', 'answers', 'At least one finding to answer'],
  ['redetermination', 'services', 'At least one finding with its lines'],
  ['bill-dispute', 'lines', 'At least one finding'],
  ['rebate-dispute', 'units', 'At least one finding'],
  ['pharmacy-audit-response', 'claims', 'At least one finding to answer'],
  ['record-request', 'claims', 'At least one finding'],
  ['erisa-appeal', 'claimant', 'Number of the claim'],
  ['claim-file-request', 'claimant', 'Number of the claim'],
] as const)('%s without findings lacks %s: %s', (situation, element, lacked) => {
  const letter = composeLetter(letterInput(situation, []))
  expect(letter.missing.map(({ fact }) => fact)).toContain(lacked)
  expect(letter.checklist).toContainEqual(expect.objectContaining({ element, done: false }))
})

test.each(['overpayment', 'demand-answer', 'pharmacy-audit-response', 'record-request'] as const)(
  '%s without the patient’s name lacks it',
  (situation) => {
    const letter = composeLetter({ ...letterInput(situation), claimFacts: {} })
    const [{ claimId } = letterLine()] = findingsOf[situation][0].lines
    expect(letter.missing.map(({ fact }) => fact)).toContain(
      `Patient’s full name, claim ${claimId ?? ''}`,
    )
  },
)

test('a refund is asked for what claims prove alone', () => {
  const lead = [letterFinding({ class: 'lead', title: 'Level of the visit' })]
  const [missing] = composeLetter(letterInput('overpayment', lead)).missing
  expect(missing?.fact).toContain('ask for the records first')
  expect(composeLetter(letterInput('record-request', lead)).missing).toEqual([])
})

test.each([
  ['$1,999.99', 'bill of at least $400'],
  ['about two thousand', 'Both totals as amounts'],
])('a bill of %s above an estimate of $1,600.00 lacks: %s', (billTotal, lacked) => {
  const input = letterInput('no-surprises')
  const letter = composeLetter({ ...input, facts: { ...input.facts, billTotal } })
  expect(letter.missing.map(({ fact }) => fact).join()).toContain(lacked)
})

test.each(['demand-answer', 'redetermination', 'erisa-appeal', 'pharmacy-audit-response'] as const)(
  '%s needs an answer to each issue, and does not argue for the other side',
  (situation) => {
    const open = letterInput(situation, [letterFinding(), letterFinding({ answer: ' ' })])
    const letter = composeLetter(open)
    expect(letter.missing.map(({ fact }) => fact)).toEqual([
      'Your answer to issue 2, Service paid twice',
    ])
    expect(letterText(letter)).not.toContain('and again on claim')
  },
)

describe.each([
  ['redetermination', 'noticeDate', '2025-11-15', '2025-11-14'],
  ['erisa-appeal', 'noticeReceived', '2025-09-21', '2025-09-20'],
] as const)('%s', (situation, from, inTime, late) => {
  const dated = (value: string, lateReason = '') => {
    const input = letterInput(situation)
    return { ...input, facts: { ...input.facts, [from]: value, lateReason } }
  }

  test('on its last day says nothing of its time', () => {
    const letter = composeLetter(dated(inTime))
    expect(letter.missing).toEqual([])
    expect(letterText(letter)).not.toContain('This comes after')
    expect(letterAsks(dated(inTime)).map(({ name }) => name)).not.toContain('lateReason')
  })

  test('a day later says why it is late, and is no letter without that', () => {
    const silent = composeLetter(dated(late))
    expect(silent.missing.map(({ fact }) => fact)).toEqual([facts.lateReason.label])
    expect(silent.checklist).toContainEqual(
      expect.objectContaining({ element: 'in-time', done: false }),
    )
    expect(letterAsks(dated(late)).map(({ name }) => name)).toContain('lateReason')
    const said = composeLetter(dated(late, 'the notice went astray'))
    expect(said.missing).toEqual([])
    expect(letterText(said)).toContain('This comes after March 19, 2026')
    expect(letterText(said)).toContain('the notice went astray')
  })
})

test('a federal dispute after its time is none', () => {
  const input = letterInput('no-surprises')
  const { missing } = composeLetter({ ...input, facts: { ...input.facts, billDate: '2025-11-19' } })
  expect(missing.map(({ fact }) => fact)).toEqual([
    'A bill in its time: that of the federal dispute ended on March 19, 2026. Write a dispute of a bill instead',
  ])
})

test('a refund is asked for without a promise that nobody gave', () => {
  const text = letterText(composeLetter(letterInput('overpayment')))
  expect(text).not.toContain('We take nothing back')
  expect(text.match(/30 days of (?:receipt|receiving)/g)).toHaveLength(2)
})

test('a date that is none is no fact', () => {
  const input = letterInput('redetermination')
  const letter = composeLetter({ ...input, facts: { ...input.facts, noticeDate: '2026-02-30' } })
  expect(letter.missing.map(({ fact }) => fact)).toContain(facts.noticeDate.label)
  expect(letter.deadlines).toEqual([])
})

test('the same line under two findings is asked for once', () => {
  const line = letterLine()
  const findings = [letterFinding({ lines: [line] }), letterFinding({ lines: [line] })]
  const text = letterText(composeLetter(letterInput('overpayment', findings)))
  expect(text).toContain('We ask for a refund of $92.40.')
})
