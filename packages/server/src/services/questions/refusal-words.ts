import type { QuestionRefusal } from '@plumbline/ai'
import type { QuestionAnswer } from '@plumbline/contract'

const examples = [
  'How much do duplicates cost, by provider, since July?',
  'Top 5 rules by dollars',
  'How many findings over $500 are still open?',
]

const canAnswer =
  'I can answer questions about findings, claims and dollars at risk: by provider, rule, category, claim or month, for a time, a code or a decision.'

/** Why a question is not answered, and what can be asked instead. */
export function refusalAnswer(refusal: QuestionRefusal): QuestionAnswer {
  return { kind: 'refused', message: sentenceOf(refusal), examples }
}

/** The same where the words were understood and nobody is called so. */
export function unknownProviderAnswer(name: string): QuestionAnswer {
  const message = `No payee of these findings is called “${name}”. Write the name or NPI as it stands in the file.`
  return { kind: 'refused', message, examples }
}

function sentenceOf(refusal: QuestionRefusal): string {
  switch (refusal.kind) {
    case 'empty':
      return canAnswer
    case 'fraud':
      return `Claims show what was billed and paid, never why: whether anything is fraud is not for Plumbline to say. ${canAnswer}`
    case 'clinical':
      return `Whether care was right is for clinicians with the record to say, not for Plumbline. ${canAnswer}`
    case 'legal':
      return `That is a question for a lawyer; Plumbline gives no legal advice. ${canAnswer}`
    case 'unknown':
      return `I do not know what to do with ${listed(refusal.words)}. ${canAnswer}`
  }
}

/** The first few, as they were written. */
function listed(words: readonly string[]): string {
  const shown = words.slice(0, 4).map((word) => `“${word.slice(0, 30)}”`)
  return `${shown.join(', ')}${words.length > shown.length ? ' and more' : ''}`
}
