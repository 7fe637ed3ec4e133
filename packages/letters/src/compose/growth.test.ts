import { expect, test } from 'vitest'
import { situations, type LetterFinding, type Situation } from '../letter.ts'
import { letterFinding, letterInput, letterLine } from '../testing/inputs.ts'
import { composeLetter } from './compose-letter.ts'

/** How often a letter looks at its findings and lines. */
function looksAt(situation: Situation, findings: number): number {
  let looks = 0
  const watched = <Thing extends object>(thing: Thing): Thing =>
    new Proxy(thing, {
      get(target, name) {
        looks++
        return Reflect.get(target, name)
      },
    })
  const all = Array.from({ length: findings }, (_, at): LetterFinding => {
    const line = watched({ ...letterLine(), claimId: `C${at}`, member: `M${at}` })
    return watched({ ...letterFinding(), lines: [line] })
  })
  composeLetter(letterInput(situation, all))
  return looks
}

test.each(situations)('%s looks at four times the findings four times as often', (situation) => {
  expect(looksAt(situation, 400)).toBeLessThan(5 * looksAt(situation, 100))
})
