import type { DiagnosisFacts } from '@plumbline/engine'
import { groupedRows } from '../grouped-rows.ts'
import { once, words } from '../lookup.ts'
import { categories, everydayDiagnoses, wholeCategories } from './everyday-diagnoses.ts'

const complete: DiagnosisFacts = { billable: true }
const heading: DiagnosisFacts = { billable: false }

/** Every three-character category, and whether it is a complete code by itself. */
export const categoryKinds = once(() => {
  const whole = new Set(words(wholeCategories))
  const all = words(categories).flatMap((run) => categoriesOf(...runBounds(run)))
  return new Map(all.map((category) => [category, whole.has(category) ? complete : heading]))
})

/** Categories, everyday codes and the headings above them. */
export const diagnosisCodeRows = once((): (readonly [string, DiagnosisFacts])[] => {
  const rows = new Map(categoryKinds())
  for (const [category, rest] of groupedRows(everydayDiagnoses)) {
    const code = category + rest
    rows.set(code, complete)
    for (const above of headingsAbove(code)) rows.set(above, heading)
  }
  return [...rows]
})

/** Shorter codes that a code completes; a placeholder X is no heading. */
function headingsAbove(code: string): string[] {
  const headings: string[] = []
  for (let length = 4; length < code.length; length++) {
    if (code.charAt(length - 1) !== 'X') headings.push(code.slice(0, length))
  }
  return headings
}

function runBounds(run: string): [first: string, last: string] {
  const [first = '', last = first] = run.split('-')
  return [first, last]
}

function categoriesOf(first: string, last: string): string[] {
  if (first === last) return [first]
  const from = Number(first.slice(1))
  const count = Number(last.slice(1)) - from + 1
  return Array.from(
    { length: count },
    (_, index) => first.charAt(0) + String(from + index).padStart(2, '0'),
  )
}
