import { BoundedMemo } from '../../../memo/bounded-memo.ts'
import { Remembered, type Memories } from '../../../memo/memories.ts'
import { unabbreviated, writtenOut } from './label-abbreviations.ts'

/**
 * What the words before the strength may name, longest first: `Insulin Glargine (Lantus) 100u/mL`
 * is `insulin glargine`, then `insulin`. Words in parentheses are left out. `HYDROCODONE-
 * ACETAMINOPHEN 5-325` is one name of two ingredients, which labels shorten (`HYDROCODON-ACETAMIN`).
 */
export function nameReadings(drugName: string): string[] {
  const words = nameWords(drugName)
  const readings: string[] = []
  for (let length = words.length; length > 0; length--) {
    readings.push(words.slice(0, length).join(' '))
  }
  return readings.flatMap((name) =>
    name.includes('-') ? [name.replaceAll('-', '; '), name] : [name],
  )
}

/**
 * Lower-case words up to the first that begins with a digit; `D2` in `VITAMIN D2 1.25 MG` is a name. The second
 * ingredient of two may have two words, each shortened: `LEVONORGESTREL-ETH ESTRAD`.
 */
function nameWords(drugName: string): string[] {
  const words = drugName
    .toLowerCase()
    .replace(/\([^)]*\)/g, ' ')
    .split(/[\s,]+/)
    .filter((word) => word !== '')
  const strength = words.findIndex((word) => /^[.\d]/.test(word))
  const name = strength === -1 ? words : words.slice(0, strength)
  const pair = name.findIndex((word) => word.includes('-'))
  return name.map((word, at) =>
    pair === -1 || at <= pair ? writtenOut(word) : unabbreviated(word),
  )
}

/** A strength in a drug name or a drug list: `10mg`, `10 MG/ML`, `50 mcg/hr`, `5-325 mg`. */
export interface WrittenStrength {
  /** In the order written; several for a combination. */
  readonly amounts: readonly number[]
  /** `mg`, `mcg`, `g`, each alone, per millilitre (`mg/ml`) or per hour (`mcg/h`). */
  readonly unit: string
}

const strengthPattern =
  /(?<![\d.])(\d+(?:\.\d+)?(?:\s*[-/]\s*\d+(?:\.\d+)?)*)\s*(mcg|ug|mg|gm|g)\b(?:\s*\/\s*(?:(\d+(?:\.\d+)?)\s*)?(hr|hour|h|ml)\b|\s*\/\s*(\d+(?:\.\d+)?)(?![\d.]|\s*(?:[a-z%])))?/gi

/**
 * A pair without a unit, as claims write acetaminophen combinations: `5-325`; with a volume behind
 * it a liquid, `7.5-325/15` in 15 mL.
 */
const barePair =
  /(?<![\d.])(\d+(?:\.\d+)?)\s*[-/]\s*(\d{3,4})(?![\d.])(?:\s*\/\s*(\d+(?:\.\d+)?)(?![\d.]))?/

/** Acetaminophen with codeine is numbered by its codeine: `#3` is 300 mg with 30 mg. */
const numberedCodeine = /\bcod(?:eine)?\b.*?(?:#|\bno\.?)\s?([234])(?!\d)/i
const codeineOfNumber: Readonly<Record<string, number>> = { 2: 15, 3: 30, 4: 60 }

/** What `strengthIn` says of texts that come again and again: ask what is remembered of them for one. */
export function writtenStrengths(memories: Memories): BoundedMemo<WrittenStrength | undefined> {
  return strengthsOfTexts.in(memories)
}

const strengthsOfTexts = new Remembered(() => new BoundedMemo(20_000, strengthIn))

/** The strength written in a text; undefined where none is, or units differ. */
export function strengthIn(text: string): WrittenStrength | undefined {
  const written = text.replace(/(?<![\d.])\.(?=\d)/g, '0.').replace(/(\d),(\d{3})(?!\d)/g, '$1$2')
  const parts = Array.from(written.matchAll(strengthPattern), partOf)
  const [first] = parts
  if (!first) return barePairIn(written) ?? numberedCodeineIn(text)
  if (parts.some((part) => part.unit !== first.unit)) return undefined
  return { amounts: parts.flatMap((part) => part.amounts), unit: first.unit }
}

function barePairIn(text: string): WrittenStrength | undefined {
  const [, first, second, volume] = barePair.exec(text) ?? []
  if (first === undefined || second === undefined) return undefined
  const amounts = [Number(first), Number(second)]
  if (!isVolume(volume)) return { amounts, unit: 'mg' }
  return { amounts: amounts.map((amount) => amount / Number(volume)), unit: 'mg/ml' }
}

/** A number behind a strength is millilitres, but for the 1 of a drug list (`10 mg/1`). */
function isVolume(written: string | undefined): boolean {
  return written !== undefined && Number(written) > 1
}

function numberedCodeineIn(text: string): WrittenStrength | undefined {
  const codeine = codeineOfNumber[numberedCodeine.exec(text)?.[1] ?? '']
  return codeine === undefined ? undefined : { amounts: [300, codeine], unit: 'mg' }
}

function partOf([
  ,
  amounts = '',
  unit = '',
  volume = '1',
  per = '',
  bareVolume,
]: RegExpExecArray): WrittenStrength {
  const liquid = isVolume(bareVolume)
  const divisor = Number(liquid ? bareVolume : volume)
  return {
    amounts: amounts.split(/[-/]/).map((amount) => Number(amount.trim()) / divisor),
    unit: unitOf(unit.toLowerCase()) + (liquid ? '/ml' : perUnit(per.toLowerCase())),
  }
}

function unitOf(unit: string): string {
  if (unit === 'ug') return 'mcg'
  return unit === 'gm' ? 'g' : unit
}

function perUnit(per: string): string {
  if (per === '') return ''
  return per === 'ml' ? '/ml' : '/h'
}
