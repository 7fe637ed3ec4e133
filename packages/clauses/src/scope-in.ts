import type { ClauseScope } from './read-clause.ts'

const codes =
  /(?<![\d$.,-])([A-Z]\d{4}|\d{4}[0-9A-Z])(?:\s*(?:-|–|through|thru|to)\s*([A-Z]\d{4}|\d{4}[0-9A-Z]))?(?![\d%]|,\d|\.\d)/g
const aboutCodes = /\b(?:cpt|hcpcs|procedure codes?|codes?)\b/i
const revenue = /\brev(?:enue)?\.? codes?\s+((?:\d{3,4}(?:\s*(?:,|and|or|&)\s*)?)+)/gi
const modifier = /\bmodifiers?\s+((?:[A-Z0-9]{2}\b(?:\s*(?:,|and|or|&)\s*)?)+)/g
/** Words of fills; `inOffice` are those of drugs that are given, and billed as services. */
export const aboutFills =
  /\b(?:prescriptions?|pharmac(?:y|ies)|drug(?:s|store)?|fills?|refills?|generic|brand|formulary|mail order)\b/i
export const inOffice = /\b(?:administered|injected|infused|office|outpatient|units?)\b/i

/** The codes that a sentence names by number, and whether it is about fills. */
export function scopeIn(sentence: string): ClauseScope {
  const revenueCodes = Array.from(sentence.matchAll(revenue), ([, list = '']) =>
    Array.from(list.matchAll(/\d{3,4}/g), ([code]) => code.padStart(4, '0')),
  ).flat()
  const plain = sentence.replace(revenue, '')
  const named = aboutCodes.test(plain)
    ? Array.from(plain.matchAll(codes), ([, first = '', last]) =>
        last === undefined || last.length !== first.length ? first : `${first}-${last}`,
      )
    : []
  const modifiers = Array.from(sentence.matchAll(modifier), ([, list = '']) =>
    Array.from(list.matchAll(/\b[A-Z0-9]{2}\b/g), ([each]) => each),
  ).flat()
  const isOfFills =
    named.length + revenueCodes.length + modifiers.length === 0 &&
    aboutFills.test(sentence) &&
    !inOffice.test(sentence)
  return {
    claims: isOfFills ? 'pharmacy' : 'medical',
    ...{ codes: unique(named), revenueCodes: unique(revenueCodes), modifiers: unique(modifiers) },
  }
}

function unique(list: readonly string[]): string[] {
  return [...new Set(list)]
}
