import { expect, test } from 'vitest'
import { renderReport } from '../../render-report.ts'
import { medicalLines } from '../../testing/sample-audit.ts'
import { sampleReport } from '../../testing/sample-report.ts'
import { attribute, elementsOf } from '../../testing/walk-html.ts'

const input = sampleReport(medicalLines(3), 'medical')
const logo = 'data:image/png;base64,iVBORw0KGgo='

function made(cover: { color?: string; logo?: string }) {
  const text = renderReport({ ...input, cover })
  const elements = elementsOf(text)
  const pictures = elements.filter(({ tagName }) => tagName === 'img')
  return { text, pictures: pictures.map((picture) => attribute(picture, 'src')) }
}

test('logo and color stand on the cover, and the policy lets nothing else in', () => {
  const { text, pictures } = made({ color: '#1a6b54', logo })
  expect(pictures).toEqual([logo])
  expect(text).toContain('--brand: #1a6b54')
  expect(text).toContain("img-src data:; font-src data:; base-uri 'none'")
  expect(made({}).text).not.toContain('img-src')
})

test('what is no picture and no color stays out', () => {
  for (const bad of ['https://a.example/x.png', 'data:text/html;base64,PGI+', 'javascript:1']) {
    expect(made({ logo: bad }).pictures).toEqual([])
  }
  expect(made({ color: 'red;}</style><script>' }).text).not.toContain('--brand: red')
})
