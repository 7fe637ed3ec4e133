import type { PlanDocumentProposals } from '@plumbline/contract'
import { counted, several } from '../../format/money.ts'

type Refused = PlanDocumentProposals['refused'][number]
type Unread = PlanDocumentProposals['unread'][number]

const refusals: Readonly<Record<Refused['because'], string>> = {
  quote: 'quoted words that do not stand on the page',
  cut: 'quoted a piece out of a sentence',
  language: 'said what the language of rules cannot hold',
  unwritable: 'rested on a deductible, an authorization, a network or a threshold',
  turned: 'took for a term what the sentence denies or takes back',
  number: 'had a figure that its quote does not have',
  scope: 'had codes, ages or a kind of claims that its quote does not have',
  words: 'called its quote a term that its words do not say',
  'left-out': 'left out an amount, a code or an age of its quote',
  twice: 'said the same again',
}

/** Why proposals are not shown: `2 proposals were refused: 1 quoted words that ..., 1 had a figure that ...`. */
export function refusedWords(refused: readonly Refused[]): string {
  const all = refused.reduce((sum, { count }) => sum + count, 0)
  if (all === 0) return ''
  const reasons = refused.map(({ because, count }) => `${counted(count)} ${refusals[because]}`)
  return `${several(all, 'proposal')} refused: ${reasons.join(', ')}.`
}

const reasons: Readonly<Record<Unread['because'], string>> = {
  off: 'documents were switched off',
  level: 'the model may not hold documents',
  budget: 'what a day may cost is used up',
  deadline: 'it took too long',
  provider: 'the model did not answer',
  'no-shape': 'its answer could not be read',
  ungrounded: 'its answer did not pass the checks',
}

/** Which pages the model read nothing of, and why. */
export function unreadWords({ from, to, because }: Unread): string {
  const pages = from === to ? `Page ${String(from)}` : `Pages ${String(from)} to ${String(to)}`
  return `${pages}: nothing was read by the model, because ${reasons[because]}.`
}
