import { cellText } from '../words/cells.ts'
import { isKnownHeader } from '../names/name-index.ts'
import type { Meaning } from '../words/meanings.ts'
import { factMeanings, type Pair } from './fact-meanings.ts'

/**
 * Facts of a row that has labels without colons, each before its value in one run of text: the claim of a Medicare
 * remittance, a single number with its label (`Claim # C1001`), a revenue code with its name. None otherwise.
 */
export function pairsWithoutColons(cells: readonly string[]): readonly Pair[] {
  const filled = cells.map(cellText).filter((text) => text !== '')
  const text = filled.join(' ')
  if (text.length > longest) return []
  const remitted = remittedClaim(text)
  if (remitted.length > 0 || filled.length > 1) return remitted
  return [...revenueOf(text), ...soleNumber(text)]
}

const longest = 160

/** As Medicare's remittances are printed: `NAME ROE, ANN HIC 1EG4TE5MK73 ACNT A1 ICN 1524002100100 ASG Y MOA MA01`. */
const remitted =
  /^NAME\s+(\S.*?)\s+(?:HICN?|MID|MBI)\s+(\S+)\s+ACNT\s+(?:((?!ICN\b)\S+)\s+)?ICN\s+(\d\S*)/

function remittedClaim(text: string): readonly Pair[] {
  const [, name, member, account, claim] = remitted.exec(text) ?? []
  return [
    ...pairOf('Patient Name', name),
    ...pairOf('Member ID', member),
    ...pairOf('Account Number', account),
    ...pairOf('ICN', claim),
  ]
}

function pairOf(label: string, value: string | undefined): readonly Pair[] {
  return value === undefined ? [] : [{ label, value }]
}

/** `0450 - EMERGENCY ROOM`: codes of four digits begin with a zero. */
function revenueOf(text: string): readonly Pair[] {
  const [, code] = /^(0\d{3})\s*[-–]?\s+\p{L}[\p{L}\s/&.,()'-]*$/u.exec(text) ?? []
  return pairOf('Revenue Code', code)
}

const longestLabel = 4
const longestName = 4
const shortestNumber = 4

/** Who or what a single number in a line may be. */
const numbered: ReadonlySet<Meaning> = new Set([
  ...(['claimId', 'patientKey', 'subscriberId', 'pharmacyId'] as const),
  ...(['billingNpi', 'renderingNpi', 'prescriberNpi'] as const),
])

/** `Claim # C1001`, `Pharmacy NPI 1234567893 OAK DRUGS`: a known label, its number, and perhaps a name. */
export function soleNumber(text: string): readonly Pair[] {
  const words = text.split(/\s+/)
  const at = words.findIndex((word) => /\d/.test(word))
  const value = words[at] ?? ''
  const name = words.slice(at + 1)
  if (text.includes(':') || at < 1 || at > longestLabel || value.length < shortestNumber) return []
  if (name.length > longestName || name.some((word) => /[\d:]/.test(word))) return []
  const label = words.slice(0, at).join(' ')
  if (label.endsWith(',') || !isKnownHeader(label)) return []
  const meanings = factMeanings({ label, value, row: 0 })
  return meanings.some(({ meaning }) => numbered.has(meaning)) ? [{ label, value }] : []
}
