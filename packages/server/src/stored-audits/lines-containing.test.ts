import fc from 'fast-check'
import { expect, it } from 'vitest'
import { linesContaining } from './lines-containing.ts'

it('finds the lines that contain it, each once, also at both ends and where lines are empty', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'b', ' ', 'é') })
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 12 }), cell, (lines, wanted) => {
      const found = linesContaining(Buffer.from(lines.join('\n')), Buffer.from(wanted))
      expect(found).toEqual(lines.flatMap((line, at) => (line.includes(wanted) ? [at] : [])))
    }),
  )
})
