import type { Audience } from '../plain/audience.ts'
import type { WordFault } from './word-faults.ts'

type Doer = 'payer' | 'biller' | 'patient'

/** Who can do what is said of them: a payer pays, a biller bills, a patient may pay, too. */
const may: Readonly<Record<Doer, readonly ('pays' | 'bills')[]>> = {
  payer: ['pays'],
  biller: ['bills'],
  patient: ['pays'],
}

/** Whoever reads. */
const reader: Readonly<Record<Audience, Doer>> = {
  reviewer: 'payer',
  provider: 'biller',
  patient: 'patient',
}

const payers = 'plan|plans|payer|payers|insurer|insurers|program|programs|employer|sponsor'
const billers =
  'provider|providers|doctor|doctors|physician|physicians|surgeon|surgeons|pharmacy|pharmacies|hospital|hospitals|facility|facilities|practice|office|clinic|clinics|biller|supplier|suppliers|laboratory|prescriber|pharmacist|practitioner'
const patients = 'patient|patients|member|members|enrollee|beneficiary|family'
const doers = `you|we|${payers}|${billers}|${patients}`

const article = '(?:the |a |an |its |your |this |their )?'
const paid = `pay|pays|paid|paying|reimburse|reimburses|reimbursed|cover|covers|covered|overpaid|(?:gave|gives|sent|sends|made|makes) ${article}(?:money|payments?)`
const billed = `bill|bills|billed|billing|charge|charges|charged|charging|submit|submitted|overcharged|(?:sent|sends|wrote|writes|issued|made|makes|filed|files) ${article}(?:bills?|invoices?|charges?|claims?)`
const between =
  'seem|seems|appear|appears|to|have|has|had|may|might|can|could|will|would|should|also|already|again|then|probably|do|does|did|likely|now|simply'
const beings = 'is|are|am|was|were|be|been|being|get|gets|got'

const active = new RegExp(
  `\\b(${doers})((?: (?:${between}|${beings}))*) (?:(${paid})|(${billed}))\\b`,
  'gi',
)
const byWhom = new RegExp(
  `\\b(?:(${paid})|(${billed}))(?: again| in full| twice)? by (?:the |a |an |your |this )?(${doers})\\b`,
  'gi',
)

/**
 * Sentences in which somebody does what is another's part: a plan that bills, a provider who pays. Only what
 * is said in plain order is seen; the rule's own sentence stands beside it in any case.
 */
export function roleFaults(text: string, audience: Audience): readonly WordFault[] {
  return [
    ...Array.from(text.matchAll(active), (found) => {
      const [, who = '', middle = '', pays] = found
      const isPassive =
        new RegExp(`\\b(?:${beings})\\b`, 'i').test(middle) && !/ing$/i.test(found[0])
      return isPassive
        ? doneTo(found[0], doerOf(who, audience), pays !== undefined)
        : doneBy(found[0], doerOf(who, audience), pays !== undefined)
    }),
    ...Array.from(text.matchAll(byWhom), ([found, pays, , who = '']) =>
      doneBy(found, doerOf(who, audience), pays !== undefined),
    ),
  ].filter((fault) => fault !== undefined)
}

function doerOf(who: string, audience: Audience): Doer {
  const word = who.toLowerCase()
  if (word === 'you') return reader[audience]
  if (word === 'we' || payers.split('|').includes(word)) return 'payer'
  return billers.split('|').includes(word) ? 'biller' : 'patient'
}

function doneBy(found: string, doer: Doer, pays: boolean): WordFault | undefined {
  return may[doer].includes(pays ? 'pays' : 'bills') ? undefined : { kind: 'role', found }
}

/** Paid are those who bill alone, and billed are those who pay. */
function doneTo(found: string, doer: Doer, pays: boolean): WordFault | undefined {
  const isRight = pays ? doer === 'biller' : doer !== 'biller'
  return isRight ? undefined : { kind: 'role', found }
}
