import { codesOf, codingsOf } from './codings.ts'
import type { FhirFacts, FhirName } from './fhir-columns.table.ts'
import { textAt, type Json } from './json-values.ts'

/**
 * Categories of adjudication by the column that they feed: those of CARIN Blue Button and of R4, and
 * the variables of CMS files, which say it more exactly and win.
 */
const ofCategories: Readonly<Partial<Record<FhirName, readonly string[]>>> = {
  charge: ['line_sbmtd_chrg_amt', 'rev_cntr_tot_chrg_amt', 'submitted'],
  allowed: ['line_alowd_chrg_amt', 'eligible', 'allowed'],
  paid: [
    'line_nch_pmt_amt',
    'rev_cntr_pmt_amt_amt',
    'cvrd_d_plan_pd_amt',
    'paidtoprovider',
    'benefit',
  ],
  patientShare: ['ptnt_pay_amt', 'memberliability'],
  copay: ['copay'],
  coinsurance: ['line_coinsrnc_amt', 'coinsurance'],
  deductible: ['line_bene_ptb_ddctbl_amt', 'deductible'],
  otherPayerPaid: ['line_bene_prmry_pyr_pd_amt', 'priorpayerpaid'],
  ingredientCost: ['drugcost'],
  dispensingFee: ['dispensingfee'],
}

const ofTotals: Readonly<Partial<Record<FhirName, readonly string[]>>> = {
  claimCharge: ['clm_tot_chrg_amt', 'submitted'],
  claimAllowed: ['eligible', 'allowed'],
  claimPaid: ['paidtoprovider', 'benefit'],
}

/** What the adjudications of an item say in dollars, and its adjustments. */
export function amountsOf(adjudications: readonly Json[]): FhirFacts {
  return {
    ...amountsIn(adjudications, ofCategories),
    adjustments: adjudications.flatMap(adjustmentOf).join('; '),
  }
}

/** What the totals of a claim say; what was paid for all of it, where no total says so. */
export function totalsOf(eob: Json, totals: readonly Json[]): FhirFacts {
  const paid = textAt(eob, 'payment', 'amount', 'value')
  // STU3 has one amount in place of the list.
  const charge = textAt(eob, 'totalCost', 'value')
  return { claimPaid: paid, claimCharge: charge, ...amountsIn(totals, ofTotals) }
}

function amountsIn(
  entries: readonly Json[],
  table: Readonly<Partial<Record<FhirName, readonly string[]>>>,
): FhirFacts {
  const facts: FhirFacts = {}
  for (const [name, categories] of Object.entries(table)) {
    for (const category of categories) {
      const entry = entries.find((each) => codesOf(each.category).includes(category))
      const value = entry && textAt(entry, 'amount', 'value')
      if (value === undefined || value === '') continue
      Object.assign(facts, { [name]: value })
      break
    }
  }
  return facts
}

/** A reason of the claim adjustment list of X12, with its group and amount: `CO-45 52.00`. */
function adjustmentOf(entry: Json): string[] {
  const codings = codingsOf(entry.reason)
  const reason = codings.find(({ system }) => /adjustment-reason/i.test(system))?.code
  if (reason === undefined) return []
  const group = codings.find(({ system }) => /adjustment-group/i.test(system))?.code
  const amount = textAt(entry, 'amount', 'value')
  const named = group === undefined ? reason : `${group}-${reason}`
  return [amount === '' ? named : `${named} ${Number(amount).toFixed(2)}`]
}
