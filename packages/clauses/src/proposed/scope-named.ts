import { withFigures } from '../numbers.ts'
import { exceptions } from '../read-clauses.ts'
import { aboutFills, inOffice, scopeIn } from '../scope-in.ts'

/** What a quote names of the lines that it is about, and of those that it leaves out. */
export interface NamedScope {
  readonly codes: readonly string[]
  readonly revenueCodes: readonly string[]
  readonly modifiers: readonly string[]
  readonly places: readonly string[]
  readonly ndcs: readonly string[]
  readonly exceptCodes: readonly string[]
  readonly exceptModifiers: readonly string[]
  readonly ageFrom: number | null
  readonly ageTo: number | null
  readonly sex: 'F' | 'M' | null
}

const place = /\b(?:places? of service|POS)\s+((?:\d{2}\b(?:\s*(?:,|and|or|&)\s*)?)+)/gi
const ndc = /(?<![\d-])(?:\d{5}-\d{4}-\d{2}|\d{5}-\d{4}|\d{11})(?![\d-])/g

/** What is named by number, by age and by sex; what stands after "except" is left out. */
export function scopeNamed(quote: string): NamedScope {
  const at = quote.toLowerCase().search(exceptions)
  const [about, except] = at === -1 ? [quote, ''] : [quote.slice(0, at), quote.slice(at)]
  // Codes after "except" are known as such by the words of the whole.
  const all = scopeIn(quote)
  const excepted = except === '' ? undefined : scopeIn(`codes, ${except}`)
  const out = new Set([...(excepted?.codes ?? []), ...(excepted?.modifiers ?? [])])
  const kept = (list: readonly string[]) => list.filter((each) => !out.has(each))
  const left = (list: readonly string[]) => list.filter((each) => out.has(each))
  return {
    ...{ codes: kept(all.codes), exceptCodes: left(all.codes) },
    ...{ modifiers: kept(all.modifiers), exceptModifiers: left(all.modifiers) },
    revenueCodes: all.revenueCodes.filter((each) => !excepted?.revenueCodes.includes(each)),
    places: Array.from(about.matchAll(place), ([, list = '']) => list.match(/\d{2}/g) ?? []).flat(),
    ndcs: /\bndcs?\b/i.test(about)
      ? Array.from(about.matchAll(ndc), ([each]) => each.replaceAll('-', ''))
      : [],
    ...agesIn(withFigures(quote)),
    sex: sexIn(quote.toLowerCase()),
  }
}

/** Whether lines of a kind may be meant: fills where a word of them stands, services where none does alone. */
export function mayBeOf(claims: 'medical' | 'pharmacy', quote: string): boolean {
  const ofFills =
    aboutFills.test(quote) || /\b(?:medications?|medicines?|ndcs?|supply)\b/i.test(quote)
  if (claims === 'pharmacy') return ofFills
  return !ofFills || inOffice.test(quote) || scopeIn(quote).claims === 'medical'
}

function sexIn(text: string): 'F' | 'M' | null {
  const isOfWomen = /\b(?:wom[ae]n|females?|girls?)\b/.test(text)
  const isOfMen = /\b(?:m[ae]n|males?|boys?)\b/.test(text)
  if (isOfWomen === isOfMen) return null
  return isOfWomen ? 'F' : 'M'
}

const age = String.raw`(?:the )?(?:ages? )?(?:of )?(\d{1,3})(?! ?(?:visits?|units?|days?|%|months?|times?))`
const ranged = /\bage[sd]?\s+(\d{1,3})\s*(?:-|to|through)\s*(\d{1,3})\b/
const below = new RegExp(String.raw`\b(?:under|below|younger than)\s+${age}\b`)
const above = new RegExp(String.raw`\b(?:over|older than)\s+${age}\b`)
const least = /\b(\d{1,3})(?: years)?(?: of age| old)?,? (?:and|or) (?:over|older|above)\b/
const most = /\b(\d{1,3})(?: years)?(?: of age| old)?,? (?:and|or) (?:under|younger)\b/
const upTo = /\b(?:to|through) (?:the )?age (?:of )?(\d{1,3})\b/
const aboutAges = /\bage[sd]?\b|\byears (?:old|of age)\b/

/** First and last year of age, both included; "under 18" is up to 17. */
function agesIn(text: string): Pick<NamedScope, 'ageFrom' | 'ageTo'> {
  if (!aboutAges.test(text)) return { ageFrom: null, ageTo: null }
  const number = (pattern: RegExp, add = 0, group = 1) => {
    const found = pattern.exec(text)?.[group]
    return found === undefined ? null : Number(found) + add
  }
  return {
    ageFrom: number(ranged) ?? number(least) ?? number(above, 1),
    ageTo: number(ranged, 0, 2) ?? number(most) ?? number(below, -1) ?? number(upTo),
  }
}
