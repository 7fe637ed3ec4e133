import { BoundedMemo } from '../../../memo/bounded-memo.ts'
import { Remembered, type Memories } from '../../../memo/memories.ts'
import { isSalt } from '../ingredient.ts'

/** Abbreviations that claims use for an ingredient. */
const abbreviations: ReadonlyMap<string, string> = new Map([
  ['apap', 'acetaminophen'],
  ['asa', 'aspirin'],
  ['hctz', 'hydrochlorothiazide'],
  ['mtx', 'methotrexate'],
  ['ntg', 'nitroglycerin'],
  ['pcn', 'penicillin'],
  ['smx', 'sulfamethoxazole'],
  ['smz', 'sulfamethoxazole'],
  ['tmp', 'trimethoprim'],
  ['hctx', 'hydrochlorothiazide'],
  ['amox', 'amoxicillin'],
  ['clav', 'clavulanate'],
])

/** Words of a drug name that say nothing of the ingredient. */
const forms: ReadonlySet<string> = new Set(
  (
    'tablet tablets tabs capsule capsules caps solution suspension injection injectable cream ointment ' +
    'lotion spray inhaler inhalation aerosol patch film extended release delayed immediate oral nasal ' +
    'ophthalmic topical rectal vaginal drops syrup powder vial syringe prefilled autoinjector chewable ' +
    'disintegrating generic brand strength with units unit dose kit pack sublingual transdermal sterile ' +
    'concentrate elixir liquid pediatric adult human recombinant'
  ).split(' '),
)

const leastLetters = 4

/**
 * The words of a name, brand or ingredient that can tell one drug from another, in lower case: ask
 * what is remembered of them for one.
 */
export function tellingWords(memories: Memories): BoundedMemo<readonly string[]> {
  return wordsOfNames.in(memories)
}

const wordsOfNames = new Remembered(() => new BoundedMemo(20_000, wordsOf))

function wordsOf(name: string): readonly string[] {
  return (name.toLowerCase().match(/[a-z]+/g) ?? [])
    .map((word) => abbreviations.get(word) ?? word)
    .filter((word) => word.length >= leastLetters && !forms.has(word) && !isSalt(word))
}

/**
 * Whether two names may be of one drug: they share a word, or a word of one begins a word of the
 * other (`acetamin` and `acetaminophen`).
 */
export function namesAgree(one: readonly string[], other: readonly string[]): boolean {
  return one.some((a) => other.some((b) => a.startsWith(b) || b.startsWith(a)))
}
