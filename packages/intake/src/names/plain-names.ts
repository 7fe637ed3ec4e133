import { isTradeWord } from './joined-words.ts'
import { modelNames } from './model-names.ts'
import { withoutMarkedTables } from './marked-tables.ts'
import { isKnownHeader, isSaid, matchName } from './name-index.ts'
import { saidOnce } from './doubled-names.ts'
import { resourceNames } from './resource-names.ts'
import { withoutTypes } from './typed-names.ts'
import { withoutWrittenAs } from './written-as.ts'

const qualifier = /^[A-Za-z_[][\w\]]*\.(?=[A-Za-z_["])/
const serviceBox = /^2[14][A-L]$/i

/**
 * The names of columns without what a query or a form put around them: `b.ProcCode`,
 * `medical_claim.paid_amount` and `Claims[PaidAmount]` lose the table, columns that all begin alike
 * (`clm_line_...`) lose that where a known name is left, `Sex (M/F)` loses how it is written, paths of
 * a resource become names, and the numbers of a CMS-1500 become `box 26`.
 */
export function plainNames(header: readonly string[]): string[] {
  const summed = header.map(withoutSum)
  if (summed.some((name, at) => name !== header[at])) return plainNames(summed)
  const models = modelNames(header)
  const resources = resourceNames(header)
  const unmarked = withoutMarkedTables(withoutTypes(header, isNamed), isNamed)
  const typed = withTables(saidOnce(unmarked, isNamed).map(withPoints))
  const paths = countsOfPaths(typed)
  const unqualified = withoutTypes(
    typed.map(
      (name, at) => resources[at] ?? models[at] ?? withoutQualifier(withoutFormat(name), paths),
    ),
    isNamed,
  )
  const prefix = commonPrefix(unqualified)
  const letters = prefix.length > 0 ? 0 : commonLetters(unqualified)
  const isForm = header.filter((name) => serviceBox.test(name)).length >= 3
  return unqualified.map((name) => {
    if (isForm && /^\d{1,2}$/.test(name)) return `box ${name}`
    if (letters > 0) return name.slice(letters)
    const words = wordsIn(name)
    const stripped = words.slice(prefix.length).join(' ')
    const hasPrefix = prefix.every((word, at) => words[at]?.toLowerCase() === word)
    const isKnown = prefix.length > 0 && hasPrefix && matchName(stripped).some(isSaid)
    return isKnown ? stripped : name
  })
}

/** A table that pivots sums what it shows: `Sum of Paid Amount`. */
function withoutSum(name: string): string {
  const [, rest] = /^sum(?: of|_of_| -) ?(\S.*)$/i.exec(name.trim()) ?? []
  return rest !== undefined && isNamed(rest) ? rest : name
}

/** What is known with its brackets keeps them: `Days (Supply)`. */
function withoutFormat(name: string): string {
  const isKnown = matchName(name).some(({ by }) => by === 'name')
  return isKnown ? name : withoutWrittenAs(name)
}

/** `D.O.B.`, `Mbr. D.O.S.`: letters that stand for words, and no table with its column. */
const initials = /(?<![\p{L}\p{N}_])(?:\p{L}\.){2,}(?:\p{L}\.?)?(?=\s|$)/gu

/** Two underscores part a table from its column as a point does: `line__paid`. */
function withPoints(name: string): string {
  return name
    .replace(initials, (letters) => letters.replaceAll('.', ''))
    .replace(/__c$/i, '')
    .replace(/(?<=[\p{L}\p{N}])__(?=\p{L})/gu, '.')
}

const letterOfTable = /^([A-Za-z])_(?=[A-Za-z])/
const fewestOfLetter = 3

/** Where all names begin with the letter of a table, it is written as one: `h_claim_no`, `l_proc`. */
function withTables(names: readonly string[]): string[] {
  const letters = names.map((name) => letterOfTable.exec(name)?.[1]?.toLowerCase())
  const isOfTables =
    names.length >= fewestColumns &&
    letters.every((letter) => {
      const same = letters.filter((other) => other === letter).length
      return letter !== undefined && same >= fewestOfLetter
    })
  return isOfTables ? names.map((name) => name.replace('_', '.')) : [...names]
}

/** How many names have the same before their first point. */
function countsOfPaths(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) {
    const path = qualifier.exec(name)?.[0]
    if (path !== undefined) counts.set(path, (counts.get(path) ?? 0) + 1)
  }
  return counts
}

const fewestOfTable = 3
const mostTables = 4
const anothers = /(?:^|[^a-z])(?:other|prior|previous|secondary|second|tertiary|cob)(?![a-z])/i

/**
 * A table stands before many names, or few tables before all; `Date.of.Service` and `Diagnosis.Code.1` are
 * names themselves. What another payer paid is never left without saying so.
 */
function withoutQualifier(name: string, paths: ReadonlyMap<string, number>): string {
  const [path = ''] = qualifier.exec(name) ?? []
  if (path === '') return name
  const rest = name.slice(path.length)
  const whole = name.replaceAll('.', ' ')
  const isTable = (paths.get(path) ?? 0) >= fewestOfTable || paths.size <= mostTables
  if (isKnownHeader(whole) && !(isTable && isNamed(rest.replaceAll('.', ' ')))) return whole
  if (anothers.test(path)) return whole
  return saysLittle.test(rest) ? withPath(name, rest) : withoutQualifier(rest, paths)
}

/** What says something only together with what stands before the point. */
const saysLittle =
  /^(?:value|code|id|ref|number|no|npi|name|status|date|amount|type|count|text|member|patient|plan|payer)$/i
const areAmounts = /^(?:amounts?|amts?|dollars|money|costs?|payments?)$/i
/** What says only how the value is written down. */
const saysHow = /^(?:value|code|text|amount)$/i
const role =
  /^(?:patient|member|subscriber|provider|prescriber|pharmacy|payer|plan|group|claim|line|person)$/i

/**
 * `billedAmount.value` is the billed amount, `diagnosis.code` a diagnosis, `supplier.npi` the NPI of the
 * supplier; `c.code` of a query is a code. A status of the member is not that of the claim.
 */
function withPath(name: string, rest: string): string {
  const path = name.slice(0, -rest.length - 1).replace(/^.*\./, '')
  if (areAmounts.test(path)) return `${rest} amount`
  const whole = `${path} ${rest}`
  if (isNamed(whole) || role.test(path)) return whole
  return saysHow.test(rest) && isNamed(path) ? path : rest
}

function isNamed(name: string): boolean {
  return matchName(name).some(({ by }) => by === 'name' || by === 'words')
}

function wordsIn(name: string): string[] {
  return name.split(/[\s_.-]+/)
}

const fewestColumns = 4
const sharedShare = 0.9
/** A word that no claims file uses is the mark of a table, though columns of another stand beside its own. */
const markShare = 0.6
const fewestMarked = 8

/** The first words that nearly all names have in common. */
function commonPrefix(names: readonly string[]): readonly string[] {
  const split = names.filter((name) => name !== '').map((name) => wordsIn(name.toLowerCase()))
  const prefix: string[] = []
  let sharing = split
  while (split.length >= fewestColumns) {
    const { length } = prefix
    const next = Map.groupBy(
      sharing.filter((words) => words.length > length + 1),
      (words) => words[length] ?? '',
    )
    const [word = '', having = []] =
      Array.from(next).sort(([, one], [, other]) => other.length - one.length)[0] ?? []
    const isMark = having.length >= fewestMarked && !isTradeWord(word) && /^[a-z]{3,}$/.test(word)
    if (having.length < split.length * (isMark ? markShare : sharedShare)) break
    prefix.push(word)
    sharing = having
  }
  return prefix
}

const mostLetters = 4
/** Beginnings that are words themselves begin many names by chance. */
const fewestWithLetters = 6

/**
 * How many letters all names begin with, as those of older systems do, where a third or more are known
 * without these, more than twice as many as are known with them: `CXCLM`, `CXDOB`, `CXCPT`.
 */
function commonLetters(names: readonly string[]): number {
  const filled = names.filter((name) => name !== '')
  if (filled.length < fewestWithLetters || filled.some((name) => !/^[A-Z][A-Z0-9]+$/.test(name)))
    return 0
  const knownAsTheyAre = filled.filter((name) => isNamed(name)).length
  const counts = Array.from({ length: mostLetters }, (_, at) => {
    const beginning = filled[0]?.slice(0, at + 1) ?? ''
    const sharing = filled.every((name) => name.startsWith(beginning) && name.length > at + 2)
    return sharing ? filled.filter((name) => isNamed(name.slice(at + 1))).length : 0
  })
  const most = Math.max(...counts)
  const isBetter = most >= filled.length / 3 && most > 2 * knownAsTheyAre
  return isBetter ? counts.indexOf(most) + 1 : 0
}
