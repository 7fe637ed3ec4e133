import { agreed, amountOf } from './agreement.ts'
import type { ReadWord } from './hocr.ts'
import { matched, type Place } from './matched-words.ts'
import type { Box } from './raster.ts'

/** A word with how sure its reading is. */
export interface JudgedWord extends ReadWord {
  /** What another reader makes of it, where no two agree; empty where it sees nothing. */
  readonly doubt?: string
}

/** Asks the third reader what stands in the place of a word. */
export type AskReferee = (place: ReadWord) => Promise<string>

/**
 * The words of a page as two readers read it. Where they differ, a third one is asked; what two of the three read
 * alike stands, all else is in doubt.
 */
export async function twoReadings(
  network: readonly ReadWord[],
  shapes: readonly ReadWord[],
  ask: AskReferee,
): Promise<readonly JudgedWord[]> {
  const words: JudgedWord[] = []
  for (const place of matched(network, shapes)) words.push(...(await judged(place, ask)))
  return words
}

async function judged(place: Place, ask: AskReferee): Promise<readonly JudgedWord[]> {
  const [one, other] = [joined(place.network), joined(place.shapes)]
  if (!hasCharacters(one) && !hasCharacters(other)) return []
  const text = agreed(one, other)
  if (text !== undefined) return apart(place, text)
  const whole = asOne(place)
  const third = await ask(whole)
  const settled = agreed(one, third) ?? agreed(third, other) ?? amountOf(third, [one, other])
  if (settled !== undefined) return hasCharacters(settled) ? apart(place, settled) : []
  const isSpeck = whole.confidence < 30 && !hasCharacters(third)
  if (isSpeck) return []
  const doubt = [other, third].find((text) => text !== whole.text) ?? ''
  return [{ ...whole, doubt }]
}

/** Words of a cell stand closer than this, in font sizes; what stands further apart are two. */
const farApart = 0.6

/**
 * The words of a place with the letters that were agreed on. A number is one word but where both readers part it, or
 * where one does and its parts stand far apart: ones have much room around them.
 */
function apart({ network, shapes }: Place, text: string): readonly ReadWord[] {
  const parted = shapes.length > network.length ? shapes : network
  const isParted = Math.min(network.length, shapes.length) > 1 || !/\d/.test(text)
  const letters = Array.from(text)
  const words = (isParted ? [network, joinedNear(shapes)] : [joinedNear(parted)]).find(
    (each) => lettersOf(each) === letters.length,
  )
  if (!words) return [{ ...asOne({ network, shapes }), text }]
  let from = 0
  return words.map((word) => {
    const to = from + lettersOf([word])
    const part = letters.slice(from, to).join('')
    from = to
    return { ...word, text: part }
  })
}

function lettersOf(words: readonly ReadWord[]): number {
  return words.reduce((sum, { text }) => sum + Array.from(text).length, 0)
}

function joinedNear(words: readonly ReadWord[]): readonly ReadWord[] {
  const groups: ReadWord[][] = []
  for (const word of words) {
    const group = groups.at(-1)
    const before = group?.at(-1)
    if (group && before && word.left - before.right < farApart * word.size) group.push(word)
    else groups.push([word])
  }
  return groups.map((group) => asOne({ network: group, shapes: [] }))
}

function asOne({ network, shapes }: Place): ReadWord {
  const words = network.length > 0 ? network : shapes
  const [first] = words
  const { baseline = 0, size = 0 } = first ?? {}
  const confidence = Math.min(...words.map((word) => word.confidence))
  return { ...boxOf(words), baseline, size, confidence, text: joined(words) }
}

function boxOf(words: readonly ReadWord[]): Box {
  return {
    left: Math.min(...words.map(({ left }) => left)),
    top: Math.min(...words.map(({ top }) => top)),
    right: Math.max(...words.map(({ right }) => right)),
    bottom: Math.max(...words.map(({ bottom }) => bottom)),
  }
}

function joined(words: readonly ReadWord[]): string {
  return words.map(({ text }) => text).join('')
}

/** Specks and ruled lines are read as marks. */
function hasCharacters(text: string): boolean {
  return /[\p{L}\p{N}#$%]/u.test(text)
}
