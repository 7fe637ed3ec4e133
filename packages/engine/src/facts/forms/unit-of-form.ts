import type { BillingUnit } from '../drugs/billing-unit.ts'
import { withFormWords } from './form-words.ts'

/** Forms that are billed in one unit whatever the drug (NCPDP Billing Unit Standard), by the words of a name. */
const forms: readonly (readonly [RegExp, BillingUnit])[] = [
  [
    /^(?!.*(?:packet|pkt|pack\b|kit\b|applic|\bpad|syr)).*(?:\bcream\b|\bcrm\b|\boint(?:ment)?\b)/i,
    'GM',
  ],
  [
    /^(?!.*(?:susp|soln?\b|solution|kit\b|pack\b|cream|gel\b|packet|\/\s*\d*\s*ml)).*\b(?:tablets?|tabs?|capsules?|caps?|caplets?)\b/i,
    'EA',
  ],
]

/** The billing unit of a drug by the form that its name says; undefined where the form alone does not tell. */
export function unitOfForm(drugName: string): BillingUnit | undefined {
  const name = withFormWords(drugName)
  return forms.find(([words]) => words.test(name))?.[1]
}
