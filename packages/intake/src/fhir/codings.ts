import { listAt, textAt, type Json } from './json-values.ts'

/** A code and the list that it is of; of older files a code may be the address of its variable. */
export interface Coding {
  readonly system: string
  readonly code: string
  readonly display: string
}

/** The codings of a concept. */
export function codingsOf(concept: unknown): readonly Coding[] {
  return listAt(concept, 'coding').map((coding) => ({
    system: textAt(coding, 'system'),
    code: lastPart(textAt(coding, 'code')),
    display: textAt(coding, 'display'),
  }))
}

/** All codes of a concept, by whatever list, in lower case. */
export function codesOf(concept: unknown): readonly string[] {
  return codingsOf(concept).map(({ code }) => code.toLowerCase())
}

/** The code of the first coding whose list fits. */
export function codeOf(concept: unknown, system: RegExp): string {
  return codingsOf(concept).find((coding) => system.test(coding.system))?.code ?? ''
}

/** The entries of a list that one of some categories is of. */
export function ofCategory(entries: readonly Json[], ...names: readonly string[]): readonly Json[] {
  return entries.filter(({ category }) => codesOf(category).some((code) => names.includes(code)))
}

function lastPart(code: string): string {
  return /^https?:/.test(code) ? (code.split('/').at(-1) ?? '') : code
}
