import { procedureNumber, type ProcedureNumber } from '../../claim/procedure-number.ts'
import { visitFamily } from '../../codes/visit-families.ts'

const runs = (
  [
    // Vaccines, antibodies and their administration; hearing, vision and developmental screening
    // of children; counselling: preventive services that other plans owe (42 USC 300gg-13).
    ['90380', '90381'],
    ['90460', '90759'],
    ['92551', '92551'],
    ['96110', '96110'],
    ['96160', '96161'],
    ['99172', '99177'],
    ['99188', '99188'],
    ['99401', '99429'],
    // Dental, hearing and vision benefits, contraceptives, incontinence supplies of Medicaid.
    ['92015', '92015'],
    ['92310', '92371'],
    ['92590', '92595'],
    ['D0100', 'D9999'],
    ['J7294', 'J7307'],
    ['58300', '58300'],
    ['T1000', 'T5999'],
    ['V2020', 'V5999'],
  ] as const
).map(([first, last]) => [procedureNumber(first), procedureNumber(last)] as const)

/**
 * Whether payers other than Medicare commonly owe a service that Medicare does not cover: by law, or
 * by a benefit of another kind (dental, hearing, vision, family planning, Medicaid).
 */
export function isOwedElsewhere(procedure: ProcedureNumber): boolean {
  if (visitFamily(procedure) === 'preventive-visit') return true
  return runs.some(([first, last]) => first <= procedure && procedure <= last)
}
