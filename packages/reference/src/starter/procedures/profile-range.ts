import type { ProcedureProfile } from '@plumbline/engine'

/** Codes `from` to `to`, both inclusive and of the same letter, and what all of them are. */
export type ProfileRange = readonly [from: string, to: string, profile: ProcedureProfile]

type Details = Omit<ProcedureProfile, 'section' | 'family'>
type Section = ProcedureProfile['section']

/** A profile of one section, with the family and whatever else the range fixes. */
export type ProfileMaker = (family: string, details?: Details) => ProcedureProfile

/** Profiles of one section. */
export function inSection(section: Section): ProfileMaker {
  return (family, details) => ({ section, family, ...details })
}
