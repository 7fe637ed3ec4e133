import { matchName } from './name-index.ts'

const qualifier = /^[A-Za-z_[][\w\]]*\.(?=[A-Za-z_["])/
const serviceBox = /^2[14][A-L]$/i

/**
 * The names of columns without what a query or a form put before them: `b.ProcCode` and
 * `medical_claim.paid_amount` lose the table, columns that all begin alike (`clm_line_...`) lose
 * that where a known name is left, and the numbers of a CMS-1500 become `box 26`.
 */
export function plainNames(header: readonly string[]): string[] {
  const unqualified = header.map(withoutQualifier)
  const prefixLength = commonPrefixLength(unqualified)
  const isForm = header.filter((name) => serviceBox.test(name)).length >= 3
  return unqualified.map((name) => {
    if (isForm && /^\d{1,2}$/.test(name)) return `box ${name}`
    const stripped = wordsIn(name).slice(prefixLength).join(' ')
    const isKnown = prefixLength > 0 && matchName(stripped).some(({ by }) => by !== 'similar')
    return isKnown ? stripped : name
  })
}

function withoutQualifier(name: string): string {
  const rest = name.replace(qualifier, '')
  return rest === name ? name : withoutQualifier(rest)
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
