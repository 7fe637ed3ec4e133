import type { ShapeName } from '../words/value-shapes.ts'

const words = (list: string) => new Set(list.split(' '))

/** Words beside a name that say where it comes from and leave it what it is. */
const everywhere =
  'line service detail item value raw final current actual reported calculated calc standard std new stated given text field ' +
  'src source extract system sys curr dtl c cur dim fact fk nk pk sk ws'

/** Words that leave a value of one shape what it is: `Approved Copay`, `Qty Billed`, `Service Line POS`. */
const ofShape: { readonly [Shape in ShapeName]?: string } = {
  money: 'client clt total amount dollar dollars',
  dispensed:
    'charge paid actual claim metric decimal approved total number count rx prescription drug',
  number:
    'charge paid actual claim metric decimal approved total number count amount rx prescription',
  fillNumber: 'prescription number code rx',
  date: 'day claim clm charge jul julian',
  placeOfService: 'charge code number id type name facility location site claim provider',
  procedure: 'charge number id type code cd claim nbr',
  modifier: 'charge number id code cd claim',
  diagnosis: 'charge number id code cd claim patient encounter header dgns',
  npi: 'number id code claim num provider',
  ndc: 'number id code claim drug product source',
  sex: 'code number id type name member patient claim',
  revenueCode: 'number id code claim center',
  billType: 'number id code claim facility header',
}

const neutral = new Map<ShapeName, ReadonlySet<string>>()

/** Whether a word leaves a name of values of this shape what it is. */
export function isNeutral(word: string, shape: ShapeName): boolean {
  const known = neutral.get(shape) ?? words(`${everywhere} ${ofShape[shape] ?? ''}`)
  neutral.set(shape, known)
  return known.has(word)
}
