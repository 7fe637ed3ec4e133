import type { ClaimLine } from '../../claim/claim-line.ts'
import { procedureNumber, type ProcedureNumber } from '../../claim/procedure-number.ts'

/** What a code of maternity care pays for. */
export type MaternityCare = 'package' | 'antepartum' | 'delivery' | 'postpartum'

const codes: Readonly<Record<MaternityCare, string>> = {
  package: '59400 59510 59610 59618',
  antepartum: '59425 59426',
  delivery: '59409 59410 59514 59515 59612 59614 59620 59622',
  postpartum: '59430',
}

const careByCode: ReadonlyMap<ProcedureNumber, MaternityCare> = new Map(
  (['package', 'antepartum', 'delivery', 'postpartum'] as const).flatMap((care) =>
    codes[care].split(' ').map((code) => [procedureNumber(code), care] as const),
  ),
)

/** Deliveries whose fee pays for the care after them. */
const withCareAfter: ReadonlySet<ProcedureNumber> = new Set(
  '59400 59410 59510 59515 59610 59614 59618 59622'.split(' ').map(procedureNumber),
)

/** Whether the fee of a package or delivery pays for the care after it. */
export function paysCareAfter(procedure: ProcedureNumber): boolean {
  return withCareAfter.has(procedure)
}

const officeVisits: ReadonlySet<ProcedureNumber> = new Set(
  '99202 99203 99204 99205 99211 99212 99213 99214 99215'.split(' ').map(procedureNumber),
)

/** Maternity care by the code alone; undefined for any other. */
export function maternityCare(procedure: ProcedureNumber): MaternityCare | undefined {
  return careByCode.get(procedure)
}

/**
 * Which routine visit of a pregnancy the first diagnosis makes of an office visit: supervision of a
 * normal pregnancy (Z34), of one at high risk (O09), or after delivery (Z39.2).
 */
export function routineVisit({
  procedure,
  diagnoses,
}: ClaimLine): 'normal' | 'high risk' | 'postpartum' | undefined {
  const [first = ''] = diagnoses
  if (!officeVisits.has(procedure)) return undefined
  if (first.startsWith('Z34')) return 'normal'
  if (first.startsWith('O09')) return 'high risk'
  return first === 'Z392' ? 'postpartum' : undefined
}

const ofAnotherChild: ReadonlySet<string> = new Set('51 59 XE XS XU 76 22'.split(' '))

/** Whether a line says that more than one child was born, or that it is a procedure apart. */
export function isOfTwins({ modifiers, diagnoses }: ClaimLine): boolean {
  return (
    modifiers.some((modifier) => ofAnotherChild.has(modifier)) ||
    diagnoses.some((named) => /^(?:O3[01]|Z37[2-7])/.test(named))
  )
}
