import type { ClaimLine, ClaimStatus, ClaimType } from '@plumbline/engine'

/** Words and codes for what became of a claim: plain words, X12 CLP02, NCPDP 112-AN. */
const statuses = new Map<string, ClaimStatus>([
  ...each(
    'paid',
    'PAID,P,PD,PAY,APPROVED,PARTIALLY PAID,PARTIALLY DENIED,PARTIAL,PARTIAL PAY,CAPTURED,C,1,2,3,19,20,21,PROCESSED AS PRIMARY,PROCESSED AS SECONDARY,PROCESSED AS TERTIARY',
  ),
  ...each(
    'denied',
    'DENIED,D,DN,DND,DENY,REJECTED,REJECT,RJ,REJ,RJCT,R,DECLINED,DECLINE,REFUSED,4,NOT COVERED,DISALLOWED,NON COVERED,UNPAID DENIED',
  ),
  ...each(
    'reversed',
    'REVERSED,REVERSAL,RV,REV,RVSD,RVRS,RVSL,VOID,VOIDED,V,X,CANCELLED,CANCELED,BACKED OUT,REVERSED CLAIM,22,REVERSAL OF PREVIOUS PAYMENT',
  ),
  ...each(
    'pending',
    'PENDING,PEND,PENDED,OPEN,IN PROCESS,IN PROGRESS,SUBMITTED,UNDER REVIEW,IN REVIEW,RECEIVED,APPEALED,ON HOLD,HOLD,SUSPENDED',
  ),
])

function each(status: ClaimStatus, words: string): [string, ClaimStatus][] {
  return words.split(',').map((word) => [word, status])
}

/** Parts of longer wordings, in the order in which they decide: `Partially denied` is paid in part. */
const statusParts: readonly (readonly [RegExp, ClaimStatus | undefined])[] = [
  [/\b(?:NOT|NO|NEVER) (?:A )?(?:DENI|DECLIN|REJECT|REVERS|VOID|CANCEL|PEND)/, undefined],
  [/\bPARTIAL/, 'paid'],
  [/\b(?:REVERS|VOID|CANCEL|BACKED OUT)/, 'reversed'],
  [/\b(?:DENIED|DENY|DENIAL|DECLINE|REJECT|NOT PAID|UNPAID)/, 'denied'],
  [/\b(?:PEND|SUSPEND|IN PROCESS|UNDER REVIEW|APPEAL)/, 'pending'],
  [/\b(?:NOT|NO|UN\w*)\b/, undefined],
  [/\b(?:PAID|PAYMENT|APPROVED|PAYABLE|ALLOWED)\b/, 'paid'],
]

/** Status of a claim as the file words it; undefined where the word is not known. */
export function readStatus(text: string): ClaimStatus | undefined {
  const word = plainWord(text).replace(/^0(?=\d$)/, '')
  return statuses.get(word) ?? statusParts.find(([part]) => part.test(word))?.[1]
}

const yes = new Set(['Y', 'YES', 'TRUE', 'T', '1', 'X'])

/** Whether a mark says yes; undefined where the cell says neither. */
export function readMark(text: string): boolean | undefined {
  const word = plainWord(text)
  if (yes.has(word)) return true
  return ['N', 'NO', 'FALSE', 'F', '0'].includes(word) ? false : undefined
}

/** Whether a transaction code or mark says reversal: NCPDP B2, R, yes. */
export function readReversal(text: string): boolean {
  const word = plainWord(text)
  return (
    ['B2', 'R', 'REV', 'REVERSAL', 'REVERSED', 'S2', 'VOID'].includes(word) ||
    readMark(text) === true
  )
}

/** Form of a claim: words, X12 and paper names, CCW claim type codes (NCH_CLM_TYPE_CD). */
const claimTypes = new Map<string, ClaimType>([
  ...'PROFESSIONAL,P,837P,CMS 1500,CMS1500,HCFA,HCFA 1500,1500,PHYSICIAN,PROF,CARRIER,71,72,M'
    .split(',')
    .map((word): [string, ClaimType] => [word, 'professional']),
  ...'INSTITUTIONAL,I,837I,UB 04,UB04,UB 92,UB92,UB,FACILITY,INST,HOSPITAL,INPATIENT,OUTPATIENT,10,20,30,40,50,60,61,62,63,64'
    .split(',')
    .map((word): [string, ClaimType] => [word, 'institutional']),
  ...'DENTAL,837D,D,ADA'.split(',').map((word): [string, ClaimType] => [word, 'dental']),
  ...'DME,DMEPOS,81,82'.split(',').map((word): [string, ClaimType] => [word, 'dme']),
])

/** Form of a claim; undefined where the word is not known. */
export function readClaimType(text: string): ClaimType | undefined {
  const word = plainWord(text)
  const known = claimTypes.get(word)
  if (known !== undefined) return known
  const parts = claimTypeParts.filter(([part]) => part.test(word))
  return parts.length === 1 ? parts[0]?.[1] : undefined
}

/** Parts of longer wordings: `Outpatient Facility`; none where two of them stand. */
const claimTypeParts: readonly (readonly [RegExp, ClaimType])[] = [
  [/\b(?:PROFESSIONAL|PHYSICIAN|CMS 1500|HCFA 1500)\b/, 'professional'],
  [/\b(?<!NON )(?:INSTITUTIONAL|FACILITY|HOSPITAL|INPATIENT|OUTPATIENT|UB 04)\b/, 'institutional'],
  [/\bDENTAL\b/, 'dental'],
  [/\b(?:DME|DMEPOS)\b/, 'dme'],
]

const frequencies = new Map<string, string>([
  ['ORIGINAL', '1'],
  ['ORIG', '1'],
  ['O', '1'],
  ['REPLACEMENT', '7'],
  ['REPLACE', '7'],
  ['ADJUSTMENT', '7'],
  ['ADJUSTED', '7'],
  ['CORRECTED', '7'],
  ['CORRECTION', '7'],
  ['VOID', '8'],
  ['VOIDED', '8'],
  ['CANCEL', '8'],
  ['CANCELLED', '8'],
  ['CANCELED', '8'],
])

/** Claim frequency code: `1`, `7`, `8` and the other single characters, or their words. */
export function readFrequency(text: string): string | undefined {
  const word = plainWord(text)
  return frequencies.get(word) ?? /^([0-9A-Z])(?: [A-Z]{2,}.*)?$/.exec(word)?.[1]
}

/** What a mark of adjusted claims says: original, adjusted or void; undefined for any other letter. */
export function readAdjustmentMark(text: string): string | undefined {
  return { O: '1', A: '7', V: '8' }[plainWord(text)]
}

/** Sex; undefined for unknown and other values. */
export function readSex(text: string): ClaimLine['sex'] {
  const word = plainWord(text)
  if (/^(?:[F2]|FEM\w*|WOMAN|GIRL|MUJER|[F2] FEMALE|FEMALE [F2])$/.test(word)) return 'F'
  return /^(?:[M1]|MALE|MASC\w*|MAN|BOY|HOMBRE|[M1] MALE|MALE [M1])$/.test(word) ? 'M' : undefined
}

/** Whether a cell says that the sex is not known, or none of the two. */
export function saysNoSex(text: string): boolean {
  return /^(?:[UXON0-9]|UN\w*|NOT \w+|OTHER|NONE|NON ?BINARY|NA|N A|NULL|DECLINED.*|PREFER NOT.*)$/.test(
    plainWord(text),
  )
}

/** What a cell states of the sex that no claim can: neither of the two, nor that it is not known. */
export function straySexes(text: string): readonly string[] {
  return readSex(text) === undefined && !saysNoSex(text) ? [text] : []
}

/** Brand or generic: words, letters, and NCPDP multi-source codes. */
export function readBrandGeneric(text: string): ClaimLine['brandGeneric'] {
  const word = plainWord(text)
  if (/^(?:B|BRAND|BRANDED|S|SSB|MSB|BRAND NAME|SINGLE SOURCE)$/.test(word)) return 'brand'
  return /^(?:G|GENERIC|GEN|Y GENERIC)$/.test(word) ? 'generic' : undefined
}

/** NCPDP compound code (406-D6): `2` for a compound, `1` for none, whether as digit, mark or word. */
export function readCompound(text: string): string | undefined {
  const word = plainWord(text)
  if (/^(?:0?2|Y|YES|TRUE|T|COMPOUND(?:ED)?)$/.test(word)) return '2'
  return /^(?:0?1|N|NO|FALSE|F|NOT A? ?COMPOUND(?:ED)?)$/.test(word) ? '1' : word
}

/**
 * The benefit that a Part D event was paid under, by its drug coverage status: `C` covered by Part D,
 * `E` a supplemental drug and `O` one over the counter, which the plan pays outside Part D.
 */
export function readDrugCoverage(text: string): string | undefined {
  switch (plainWord(text)) {
    case 'C':
      return 'Medicare Part D'
    case 'E':
      return 'supplemental drug of a Medicare plan'
    case 'O':
      return 'over-the-counter drug of a Medicare plan'
    default:
      return undefined
  }
}

const selectionInWords = /^0?(\d)\s*(?:[-\u2013:=.(]\s*|\s+)[A-Z(]/i

/** NCPDP product selection code (408-D8): `0` of `0 - No selection`; else the text as it stands. */
export function readProductSelection(text: string): string {
  return selectionInWords.exec(text)?.[1] ?? text
}

/** NCPDP dispensing status (343-HD): `P` a part of the fill, `C` what completes it. */
export function readDispensingStatus(text: string): ClaimLine['dispensingStatus'] {
  const word = plainWord(text)
  if (/^(?:P|PARTIAL(?: FILL)?|Y|YES)$/.test(word)) return 'partial'
  return /^(?:C|COMPLETION|COMPLETE|COMPLETION OF PARTIAL(?: FILL)?)$/.test(word)
    ? 'completion'
    : undefined
}

/** Multisource codes of drug files: `Y` is a generic, `M`, `N` and `O` are brands. */
export function readMultisource(text: string): ClaimLine['brandGeneric'] {
  const word = plainWord(text)
  if (word === 'Y') return 'generic'
  return /^[MNO]$/.test(word) ? 'brand' : readBrandGeneric(text)
}

/** The NCPDP basis of cost (08) that a mark for 340B stock stands for; undefined where it says no. */
export function readDiscountStock(text: string): string | undefined {
  return plainWord(text) === '340B' || readMark(text) === true ? '08' : undefined
}

function plainWord(text: string): string {
  return text
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim()
}
