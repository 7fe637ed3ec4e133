import fc from 'fast-check'
import { expect, it } from 'vitest'
import { IntakeRefusal } from '../words/intake-refusal.ts'
import { abuseRuns } from '../testing/abuse-runs.ts'
import { readText } from '../testing/read-text.ts'
import { claim837, people837, remittance835, x12Of } from '../testing/x12-of.ts'

const texts = [x12Of([...people837, ...claim837, ...claim837]), x12Of(remittance835)]

/** One change to a text: cut, repeated, swapped or written over. */
const change = fc.record({
  kind: fc.constantFrom('cut', 'repeat', 'write', 'end'),
  from: fc.nat(1600),
  length: fc.nat(60),
  character: fc.constantFrom('*', ':', '~', '^', '\n', '9', 'A', '-', '\0', 'é'),
})

it('reads or refuses whatever became of a file, and loses no row', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...texts),
      fc.array(change, { minLength: 1, maxLength: 6 }),
      async (text, changes) => {
        const changed = changes.reduce((written, { kind, from, length, character }) => {
          const [before, part, after] = [
            written.slice(0, from),
            written.slice(from, from + length),
            written.slice(from + length),
          ]
          if (kind === 'end') return before
          if (kind === 'cut') return before + after
          return kind === 'repeat' ? before + part + part + after : before + character + after
        }, text)
        try {
          const { file, lines, setAside } = await readText(changed)
          expect(file.rowsRead).toBe(lines.length + setAside.length)
        } catch (error) {
          if (!(error instanceof IntakeRefusal)) throw error
        }
      },
    ),
    abuseRuns(100, 5000),
  )
}, 3_600_000)
