import type { ClaimLine } from '../../claim/claim-line.ts'
import { payerProgram } from '../../facts/payers/payer-program.ts'
import { filePrices, pricedAmount } from '../../facts/prices/file-prices.ts'
import { cells } from '../../findings/evidence.ts'
import { shareAtRisk } from '../../findings/line-at-risk.ts'
import {
  cannotTell,
  finding,
  lookAt,
  notApplicable,
  pass,
  type Outcome,
} from '../../rule/outcome.ts'
import { denied, notProfessional } from '../../rule/reasons.ts'
import { cite, defineLineRule } from '../../rule/rule.ts'
import { code, money, percent, say, words } from '../../sentences/say.ts'

const noShare = notApplicable('no assistant at surgery or co-surgeon (62, 80, 81, 82, AS)')
const noAmount = cannotTell('neither an allowed nor a paid amount on the line')
const noPrice = cannotTell('no line of the file shows what the surgeon alone is paid for the code')

/** What Medicare pays of the surgeon's fee (Claims Processing Manual ch. 12, 20.4.3, 40.8; 42 CFR 414.40). */
const shares = {
  '62': { share: 0.625, who: 'one of two surgeons' },
  '80': { share: 0.16, who: 'an assistant surgeon' },
  '81': { share: 0.16, who: 'a minimum assistant surgeon' },
  '82': { share: 0.16, who: 'an assistant where no resident is available' },
  // 85% of what a physician who assists is paid.
  AS: { share: 0.136, who: 'an assistant who is no physician' },
} as const

/** Contracts of other payers give more than Medicare does, but never the whole fee. */
const inFull = 0.95

/** Medicare's prices of one code differ by this much between places and years. */
const tolerance = 0.15

/** An assistant at surgery or a co-surgeon who was paid more than a share of the surgeon's fee. */
export const surgicalSharePaidInFull = defineLineRule({
  id: 'surgical-share-paid-in-full',
  version: 1,
  title: "Assistant or co-surgeon paid above the share of the surgeon's fee",
  category: 'overpayment',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  sources: [
    cite(
      'Medicare Claims Processing Manual, chapter 12',
      '20.4.3 assistants at surgery 16%, 110.2 physician assistants 85% of that, 40.8 co-surgeons 62.5%',
    ),
  ],
  needs: { fields: ['procedureCode', 'modifiers'], tables: [] },
  clearedBy: 'A contract that pays assistants or co-surgeons a larger share.',
  suggestedFix: "Price the line again as a share of the surgeon's fee, and recover the rest.",
  triage({ modifiers, setting, standing }) {
    const modifier = modifiers.find((each) => each in shares)
    if (modifier === undefined) return noShare
    if (setting !== 'professional') return notProfessional
    return standing.isDenied ? denied : lookAt(modifier)
  },
  judge(line, { memories }, modifier) {
    const amount = pricedAmount(line)
    if (amount === undefined) return noAmount
    const price = filePrices.in(memories).ofOneUnit(line)
    if (price === undefined || !isShare(modifier)) return noPrice
    return comparedWith(line, { modifier, amount, price: price * (line.units ?? 1) })
  },
})

function isShare(modifier: string): modifier is keyof typeof shares {
  return modifier in shares
}

interface Priced {
  readonly modifier: keyof typeof shares
  readonly amount: number
  readonly price: number
}

function comparedWith(line: ClaimLine, { modifier, amount, price }: Priced): Outcome {
  const { share, who } = shares[modifier]
  const isMedicare = payerProgram(line) === 'medicare'
  const most = isMedicare ? share * (1 + tolerance) : inFull
  if (amount <= most * price) return pass
  const field = line.allowedCents === undefined ? 'paidCents' : 'allowedCents'
  const verb = field === 'paidCents' ? 'paid' : 'allowed'
  return finding({
    message: say`${code(`${line.procedureCode ?? ''}-${modifier}`)} was ${words(verb)} at ${money(amount)}, ${percent(amount / price)} of the ${money(price)} of the surgeon alone; Medicare pays ${words(who)} ${percent(share, 1)}.`,
    class: isMedicare ? 'error' : 'lead',
    lines: [line],
    evidence: cells(line, 'procedureCode', 'modifiers', field),
    ...shareAtRisk(line, 1 - (share * price) / amount),
  })
}
