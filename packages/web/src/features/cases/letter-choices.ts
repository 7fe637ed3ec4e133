import { letterRoles, letterSituations, type LetterRole, type Situation } from '@plumbline/contract'

const payers = ['plan', 'pbm', 'audit-firm', 'employer', 'law-firm'] as const
const forPatients = ['patient', 'advocate', 'law-firm'] as const

/** Who writes which letter, as `packages/letters` has it (a test holds the two together). */
export const writersOf: Readonly<Record<Situation, readonly LetterRole[]>> = {
  overpayment: payers,
  'record-request': payers,
  'demand-answer': ['provider', 'pharmacy', 'law-firm'],
  redetermination: ['provider', 'pharmacy', ...forPatients],
  'erisa-appeal': [...forPatients, 'provider'],
  'claim-file-request': [...forPatients, 'provider'],
  'no-surprises': forPatients,
  'bill-dispute': [...forPatients, 'employer'],
  'rebate-dispute': ['pbm', 'plan', 'audit-firm', 'law-firm'],
  'pharmacy-audit-response': ['pharmacy', 'law-firm'],
}

export const roles = keysOf(letterRoles)
const situations = keysOf(writersOf)

export const roleChoices = roles.map((value) => ({ value, label: letterRoles[value] }))

/** The letters that somebody in a role writes, those for most cases first. */
export function situationsOf(role: LetterRole) {
  return situations
    .filter((situation) => writersOf[situation].includes(role))
    .map((value) => ({ value, label: letterSituations[value] }))
}

/** The situation where the role has it, else the role's first. */
export function situationFor(role: LetterRole, situation: Situation): Situation {
  if (writersOf[situation].includes(role)) return situation
  return situationsOf(role)[0]?.value ?? situation
}

function keysOf<Key extends string>(of: Readonly<Record<Key, unknown>>): readonly Key[] {
  const isKey = (name: string): name is Key => Object.hasOwn(of, name)
  return Object.keys(of).filter(isKey)
}
