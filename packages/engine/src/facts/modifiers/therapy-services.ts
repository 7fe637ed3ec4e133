import { procedureNumber, type ProcedureNumber } from '../../claim/procedure-number.ts'

/**
 * Services that are always therapy, whoever gives them (CMS annual therapy code list, in force since 2006
 * and longer for these).
 */
const always: ReadonlySet<ProcedureNumber> = numbers(
  '92507 92508 92521 92522 92523 92524 92526 92597 92607 92608 92609 96125 97012 97016 97018 97022 97024 ' +
    '97026 97028 97032 97033 97034 97035 97036 97110 97112 97113 97116 97124 97140 97150 97161 97162 97163 ' +
    '97164 97165 97166 97167 97168 97530 97533 97535 97537 97542 97750 97755 97760 97761 97763 G0281 ' +
    'G0283 G0329',
)

/** Disciplines by the modifier of their plan of care. */
export type TherapyModifier = 'GP' | 'GO' | 'GN'

const evaluations: readonly (readonly [TherapyModifier, ReadonlySet<ProcedureNumber>])[] = [
  ['GP', numbers('97161 97162 97163 97164')],
  ['GO', numbers('97165 97166 97167 97168')],
  ['GN', numbers('92521 92522 92523 92524 92597 92607 92608')],
]

/** First evaluations by discipline; re-evaluations (97164, 97168) come later in a plan of care. */
const firstEvaluations: readonly (readonly [TherapyModifier, ReadonlySet<ProcedureNumber>])[] = [
  ['GP', numbers('97161 97162 97163')],
  ['GO', numbers('97165 97166 97167')],
  ['GN', numbers('92521 92522 92523 92524')],
]

/** The discipline whose first evaluation a code is; undefined for all others. */
export function therapyEvaluation(procedure: ProcedureNumber): TherapyModifier | undefined {
  return firstEvaluations.find(([, codes]) => codes.has(procedure))?.[0]
}

/** Whether a code judges a patient (first or again), which a therapist does and no assistant may. */
export function isTherapyEvaluation(procedure: ProcedureNumber): boolean {
  return disciplineOf(procedure) !== undefined
}

/** Whether a code is therapy whoever bills it. */
export function isAlwaysTherapy(procedure: ProcedureNumber): boolean {
  return always.has(procedure)
}

/** The modifiers of a line that name the discipline of its plan of care. */
export function therapyModifiers(modifiers: readonly string[]): readonly TherapyModifier[] {
  return modifiers.filter(
    (modifier): modifier is TherapyModifier =>
      modifier === 'GP' || modifier === 'GO' || modifier === 'GN',
  )
}

/** The one discipline that a code belongs to; undefined where several may give it. */
export function disciplineOf(procedure: ProcedureNumber): TherapyModifier | undefined {
  return evaluations.find(([, codes]) => codes.has(procedure))?.[0]
}

function numbers(codes: string): ReadonlySet<ProcedureNumber> {
  return new Set(codes.split(' ').map(procedureNumber))
}
