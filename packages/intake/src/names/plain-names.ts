import { modelNames } from './model-names.ts'
import { matchName } from './name-index.ts'
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
  const models = modelNames(header)
  const resources = resourceNames(header)
  const typed = withoutTypes(header)
  const unqualified = typed.map(
    (name, at) => resources[at] ?? models[at] ?? withoutQualifier(withoutFormat(name)),
  )
  const prefixLength = commonPrefixLength(unqualified)
  const isForm = header.filter((name) => serviceBox.test(name)).length >= 3
  return unqualified.map((name) => {
    if (isForm && /^\d{1,2}$/.test(name)) return `box ${name}`
    const stripped = wordsIn(name).slice(prefixLength).join(' ')
    const isKnown = prefixLength > 0 && matchName(stripped).some(({ by }) => by !== 'similar')
    return isKnown ? stripped : name
  })
}

/** What is known with its brackets keeps them: `Days (Supply)`. */
function withoutFormat(name: string): string {
  const isKnown = matchName(name).some(({ by }) => by === 'name')
  return isKnown ? name : withoutWrittenAs(name)
}

/** `D.O.B.`, `N.P.I`: letters that stand for words, and no table with its column. */
const initials = /^(?:\p{L}\.){2,}\p{L}?\.?$/u

function withoutQualifier(name: string): string {
  if (initials.test(name.trim())) return name
  const rest = name.replace(qualifier, '')
  if (rest === name) return name
  return saysLittle.test(rest) ? withPath(name, rest) : withoutQualifier(rest)
}

/** What says something only together with what stands before the point. */
const saysLittle = /^(?:value|code|id|number|no|npi|name|status|date|amount|type|count|text)$/i
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

/** How many first words nearly all names have in common. */
function commonPrefixLength(names: readonly string[]): number {
  const split = names.filter((name) => name !== '').map((name) => wordsIn(name.toLowerCase()))
  const [first = []] = split
  let length = 0
  while (split.length >= fewestColumns && length < first.length) {
    const sharing = split.filter(
      (words) => words.length > length + 1 && words[length] === first[length],
    )
    if (sharing.length < split.length * sharedShare) break
    length++
  }
  return length
}
