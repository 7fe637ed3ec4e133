import { createHash } from 'node:crypto'
import { categoryNames, claimLine, classNames, day, findingCategories } from '@plumbline/engine'
import { describe, expect, it, test } from 'vitest'
import { renderReport } from './render-report.ts'
import type { ReportInput } from './report-input.ts'
import { medicalLines, pharmacyLines } from './testing/sample-audit.ts'
import { sampleReport } from './testing/sample-report.ts'
import { attribute, elementsOf, markupErrors, textOf, type Element } from './testing/walk-html.ts'

const bare = claimLine({ index: 0, row: 2 })

const reports: readonly (readonly [string, ReportInput])[] = [
  ['medical', sampleReport(medicalLines(300), 'medical')],
  ['pharmacy', sampleReport(pharmacyLines(200), 'pharmacy')],
  ['medical, in two pages', { ...sampleReport(medicalLines(300), 'medical'), edition: 'summary' }],
  ['one bare line', sampleReport([bare], 'medical')],
  ['no line', sampleReport([], 'medical')],
]

const outlines = ['h1', 'h2', 'h3', 'h4']

function byTag(elements: readonly Element[], tag: string): readonly Element[] {
  return elements.filter(({ tagName }) => tagName === tag)
}

describe.each(reports)('report on %s', (_, input) => {
  const text = renderReport(input)
  const elements = elementsOf(text)

  it('is well-formed', () => {
    expect(markupErrors(text)).toEqual([])
    const [body] = byTag(elements, 'body')
    expect(body && textOf(body)).not.toMatch(/undefined|NaN|\[object/)
  })

  it('forbids everything but its own style sheet, first of all', () => {
    const [policy] = byTag(elements, 'meta')
    const [style] = byTag(elements, 'style')
    expect(policy && attribute(policy, 'http-equiv')).toBe('Content-Security-Policy')
    const hash = createHash('sha256')
      .update(style ? textOf(style) : '')
      .digest('base64')
    expect(policy && attribute(policy, 'content')).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; font-src data:; base-uri 'none'; form-action 'none'`,
    )
  })

  it('has no active content and asks for nothing', () => {
    const forbidden = ['script', 'iframe', 'object', 'embed', 'form', 'link', 'base', 'img', 'use']
    expect(elements.filter(({ tagName }) => forbidden.includes(tagName))).toEqual([])
    for (const element of elements) {
      for (const { name, value } of element.attrs) {
        expect(name).not.toMatch(/^on|^style$|^src/)
        if (name === 'href') expect(value).toMatch(/^#/)
      }
    }
    expect(text).not.toMatch(/https?:/)
  })

  it('has unique anchors, and every link finds one', () => {
    const ids = elements.flatMap((element) => attribute(element, 'id') ?? [])
    expect(new Set(ids).size).toBe(ids.length)
    const targets = elements.flatMap((element) => attribute(element, 'href')?.slice(1) ?? [])
    expect(targets.filter((target) => !ids.includes(target))).toEqual([])
  })

  it('has headings in order', () => {
    const levels = elements
      .filter(({ tagName }) => outlines.includes(tagName))
      .map(({ tagName }) => outlines.indexOf(tagName))
    expect(levels.filter((level) => level === 0)).toHaveLength(1)
    levels.forEach((level, index) => {
      expect(level - (levels[index - 1] ?? -1)).toBeLessThanOrEqual(1)
    })
  })

  it('has real tables: captions, and headings with their scope', () => {
    const tables = byTag(elements, 'table')
    expect(tables.length).toBeGreaterThan(0)
    for (const element of tables) expect(element.childNodes[0]?.nodeName).toMatch(/caption|#text/)
    expect(byTag(elements, 'caption')).toHaveLength(tables.length)
    for (const head of byTag(elements, 'th')) expect(attribute(head, 'scope')).toBeDefined()
  })

  it('holds the totals of the document', () => {
    const summary = elements.find((element) => attribute(element, 'id') === 'summary')
    const said = summary ? textOf(summary) : ''
    const { claims, potentialSavingsCents } = input.document.summary
    expect(said).toContain(claims.toLocaleString('en-US'))
    expect(said).toContain(
      (potentialSavingsCents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' }),
    )
  })

  it('shows no birth date and no whole member key', () => {
    for (const { patientKey } of input.lines) {
      if (patientKey !== undefined) expect(text).not.toContain(patientKey)
    }
    expect(text).not.toContain('1961-')
  })
})

describe('report', () => {
  it('says of personal data in findings that it is withheld', () => {
    const text = renderReport(sampleReport(medicalLines(300), 'medical'))
    expect(text).toContain('for somebody born on [date of birth withheld]; the limit is 4.')
    expect(renderReport(sampleReport(pharmacyLines(200), 'pharmacy'))).toMatch(
      /same member \(••\d{4}\)/,
    )
  })

  it('lists every line that is flagged or needs review, and no clean one', () => {
    const input = sampleReport(medicalLines(300), 'medical')
    const elements = elementsOf(renderReport(input))
    const listed = elements.filter((element) => attribute(element, 'class') === 'line')
    const rows = listed.map((row) => {
      const head = row.childNodes.find(({ nodeName }) => nodeName === 'th')
      return head && Number(textOf(head))
    })
    const open = input.document.claims.filter(({ errorFlag }) => errorFlag !== 'Clean')
    expect(rows).toEqual(open.map(({ row }) => row))
  })

  it('gives each category its dollars as the document counts them', () => {
    const input = sampleReport(medicalLines(300), 'medical')
    const elements = elementsOf(renderReport(input))
    for (const [category, { savingsCents }] of Object.entries(input.document.summary.byCategory)) {
      const section = elements.find((element) => attribute(element, 'id') === `c-${category}`)
      expect(section && textOf(section)).toContain(
        `At risk\n${(savingsCents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })}`,
      )
    }
  })

  it('names categories and classes as the app does', () => {
    const elements = elementsOf(renderReport(sampleReport(medicalLines(300), 'medical')))
    const textAt = (id: string) => {
      const found = elements.find((element) => attribute(element, 'id') === id)
      return found && textOf(found)
    }
    const shown = findingCategories.filter((category) => textAt(`c-${category}`) !== undefined)
    expect(shown.length).toBeGreaterThan(2)
    for (const category of shown) {
      expect(textAt(`c-${category}-h`)).toContain(categoryNames[category])
    }
    for (const name of Object.values(classNames)) expect(textAt('method')).toContain(name)
    expect(textAt('findings')).toMatch(
      /\d+ findings? \((Error|Records needed|Outlier)[^)]*\) on \d+ line/,
    )
  })

  it('says so where rows do not add up', () => {
    const input = sampleReport(medicalLines(3), 'medical')
    const file = { ...input.document.file, rowsRead: 99 }
    const text = renderReport({ ...input, document: { ...input.document, file } })
    expect(text).toContain('do not add up')
    expect(renderReport(input)).toContain('Every row is accounted for')
  })

  it('refuses lines of another audit', () => {
    const input = sampleReport(medicalLines(3), 'medical')
    expect(() => renderReport({ ...input, lines: [] })).toThrow(RangeError)
  })

  it('is the same for the same input', () => {
    const input = sampleReport(medicalLines(90), 'medical')
    expect(renderReport(input)).toBe(renderReport(input))
  })

  test('a file in which nothing was found', () => {
    const [line] = medicalLines(1)
    const fine = claimLine({
      ...line,
      procedureCode: '36415',
      units: 1,
      serviceFromDay: day('2024-03-04'),
    })
    const text = renderReport(sampleReport([fine], 'medical'))
    expect(text).toContain('1 line was audited and none breaks a rule that could be checked.')
    expect(text).toContain('No line is flagged or needs review. 1 line is clean')
  })
})

test('a report says how many lines were taken back, and calls them tested nowhere', () => {
  const pair = [1, -1].map((sign, index) =>
    claimLine({
      ...{ index, row: index + 2, auditType: 'pharmacy', claimId: 'R1', patientKey: 'P1' },
      ...{ ndc: '00071015523', serviceFromDay: day('2024-03-01'), quantity: 30 * sign },
      ...{ paidCents: 1000 * sign, claimStatus: sign < 0 ? 'reversed' : 'paid' },
    }),
  )
  const lines = [...pair, claimLine({ index: 2, row: 4, auditType: 'pharmacy', claimId: 'R2' })]
  const [body] = byTag(elementsOf(renderReport(sampleReport(lines, 'pharmacy'))), 'body')
  const words = body ? textOf(body).replaceAll(/\s+/g, ' ') : ''
  expect(words).toContain('3 lines, every one of them that stands; 2 lines taken back or replaced')
  expect(words).toContain('2 clean lines were taken back or replaced, and not tested.')
  expect(words).toContain('of 3 lines the one that stands was tested')
})

describe('a large report', () => {
  const lines = medicalLines(60_000)
  const input = sampleReport(lines, 'medical')
  const setAside = Array.from({ length: 9_000 }, (_, row) => ({
    ...{ row, code: 'no-service', reason: 'Neither code nor date; add one and resend.' },
  }))
  const document = { ...input.document, setAside }
  const text = renderReport({ ...input, document })

  it('says on its cover what was audited and what was set aside', () => {
    const cover = text.slice(text.indexOf('<header class="cover">'), text.indexOf('</header>'))
    expect(cover).toContain('60,000 lines, every one of them')
    expect(cover).toContain('9,000 rows of the file set aside')
  })

  it('stays under 5 MB', () => {
    expect(Buffer.byteLength(text)).toBeLessThan(5_000_000)
  })

  it('says how many lines it lists of how many, and lists as many', () => {
    const said = /([\d,]+) of ([\d,]+) lines flagged or to be reviewed/.exec(text)
    const { flagged, needsReview } = document.summary
    const number = (digits: string | undefined) => Number(digits?.replaceAll(',', ''))
    expect(number(said?.[2])).toBe(flagged + needsReview)
    expect(number(said?.[1])).toBe(text.split('<tr class="line">').length - 1)
    expect(number(said?.[1])).toBeGreaterThan(2_000)
    expect(text).toContain('The first 500 of 9,000 rows set aside')
  })

  it('links only to what it lists', () => {
    const ids = new Set(Array.from(text.matchAll(/\sid="([^"]+)"/g), ([, id]) => id))
    const missing = Array.from(text.matchAll(/href="#([^"]+)"/g), ([, id]) => id).filter(
      (id) => !ids.has(id),
    )
    expect(missing).toEqual([])
  })
})
