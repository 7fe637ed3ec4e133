import type { Finding } from '@plumbline/engine'

/** Who reads what is to be done: who pays, who billed, or whose care it was. */
export type FixReader = 'payer' | 'biller' | 'patient'

/** Who is to do it, by the rule's own sentence. */
export type Addressee = 'payer' | 'biller' | 'either'

const ofPayers: ReadonlySet<string> = new Set([
  ...['Ask', 'Deny', 'Have', 'Move', 'Pay', 'Price', 'Recover', 'Return', 'Stop', 'Verify'],
])
const ofBillers: ReadonlySet<string> = new Set([
  ...['Bill', 'Code', 'Complete', 'Convert', 'Correct', 'List', 'Replace', 'Reverse', 'Work'],
])
const billersWork =
  /\b(?:resubmit|invoice again|send the (?:line|record)|bill (?:the|Part|that)|and bill|correct the wrong one|balance)\b/
const payersWork = /\b(?:recover|deny|reprice|rebate|price the line)\b/i

/** Whose work a rule's sentence asks for: by its first word, else by what it comes to. */
export function addresseeOf(fix: string): Addressee {
  const [first = ''] = fix.split(/[ ,]/, 1)
  if (ofPayers.has(first)) return 'payer'
  if (ofBillers.has(first) || billersWork.test(fix)) return 'biller'
  return payersWork.test(fix) ? 'payer' : 'either'
}

/** What of a finding decides how its fix is said. */
export type FixSaid = Pick<Finding, 'category' | 'class' | 'suggestedFix'>

/**
 * What is to be done, said to whoever reads it. The rule's own sentence stays whole; where it asks for
 * somebody else's work, whom to ask for it comes first. `biller` is what whoever billed is called.
 */
export function fixFor(
  reader: FixReader,
  { category, class: found, suggestedFix: fix }: FixSaid,
  biller: 'provider' | 'pharmacy',
): string {
  if (fix === '' || found === 'notice') return fix
  if (reader === 'patient' && category === 'drug-safety')
    return 'Ask your pharmacist or doctor about this, and change nothing by yourself.'
  const before = beforehand[reader](addresseeOf(fix), found === 'error', biller)
  return before === '' ? fix : `${before}: ${fix.replace(/^[A-Z]/, (one) => one.toLowerCase())}`
}

type Beforehand = (addressee: Addressee, isShown: boolean, biller: string) => string

/** Empty where the reader is asked already. */
const beforehand: Readonly<Record<FixReader, Beforehand>> = {
  payer: (addressee, isShown, biller) => {
    if (addressee !== 'biller') return ''
    return isShown
      ? `Ask the ${biller} for this, and hold or recover the payment until it is done`
      : `Ask the ${biller} for this before the payment is decided on`
  },
  biller: (addressee, isShown) => {
    if (addressee !== 'payer') return ''
    return isShown
      ? 'Check your record, and correct or refund what it does not support before you are asked. What the payer may do'
      : 'Have your record ready. What the payer may do'
  },
  patient: (addressee, isShown, biller) => {
    if (addressee === 'biller') return `Ask the ${biller} for this before the bill is paid`
    if (addressee === 'either') return `Ask the plan or the ${biller} for this`
    return isShown
      ? 'Ask the plan for this, and for the patient’s share of what was paid too much'
      : 'Ask the plan for this'
  },
}
