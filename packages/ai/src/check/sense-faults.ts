import type { WordFault } from './word-faults.ts'
import { conditional, namesThatAreWords, purposes, senses, verbsOfNames } from './senses.table.ts'

/**
 * What a text of permitted words says that only a rule or a person may say: whether a bill is right or a finding wrong, what will
 * be paid, what somebody has to pay or do, what to do with a drug or a treatment; and a name that is a word
 * where it does something, as in "Mark billed it". Seen sentence by sentence, in the orders of words that `senses` lists; the
 * rule's own sentence stands beside it in any case.
 */
export function senseFaults(text: string): readonly WordFault[] {
  return text
    .split(/\{\{.*?\}\}|[.;:\n]|,? but |, (?:and|so|which) (?!for |of )/)
    .flatMap((sentence) => {
      const plain = sentence.trim().replace(/\s+/g, ' ')
      return plain === '' ? [] : [...saidIn(plain), ...namedIn(plain), ...withoutPurpose(plain)]
    })
}

function withoutPurpose(sentence: string): readonly WordFault[] {
  const hasPurpose = purposes.some((purpose) => purpose.test(sentence))
  return hasPurpose ? [] : [{ kind: 'sense', found: sentence }]
}

function saidIn(sentence: string): readonly WordFault[] {
  return senses.flatMap(({ words, unlessConditional }) => {
    const found = words.exec(sentence)
    if (found === null) return []
    const before = sentence.slice(0, found.index)
    return unlessConditional && conditional.test(before) ? [] : [{ kind: 'sense', found: found[0] }]
  })
}

function namedIn(sentence: string): readonly WordFault[] {
  const [first = '', second = ''] = sentence.toLowerCase().split(' ')
  const isName = namesThatAreWords.has(first) && verbsOfNames.has(second)
  return isName ? [{ kind: 'capital', found: `${first} ${second}` }] : []
}
