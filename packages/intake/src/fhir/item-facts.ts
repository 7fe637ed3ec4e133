import { amountsOf } from './amounts.ts'
import { day, type ClaimKind } from './claim-facts.ts'
import { codeOf, codesOf, codingsOf } from './codings.ts'
import type { FhirFacts } from './fhir-columns.table.ts'
import { listAt, textAt, type Json } from './json-values.ts'
import type { Resolve } from './people.ts'

/** CPT, HCPCS and CDT, by their names and by their numbers among object identifiers. */
const procedureLists =
  /cpt|hcpcs|hcfacommonprocedure|cdt|2\.16\.840\.1\.113883\.6\.(?:12|13|14|285)$/i
const procedureShape = /^(?:\d{4}[0-9A-Z]|[A-Z]\d{4})$/
const drugLists = /\/ndc$|2\.16\.840\.1\.113883\.6\.69$/i
const placeLists =
  /place.?of.?service|place_of_srvc|clm_place|plc_srvc|servicetype|ex-serviceplace/i
const placeShape = /^\d{2}$/

/** What one item says of itself. `eob`: its claim. */
export function itemFacts(item: Json, eob: Json, kind: ClaimKind, resolve: Resolve): FhirFacts {
  const service = item.productOrService ?? item.service
  const quantity = textAt(item, 'quantity', 'value')
  return {
    charge: textAt(item, 'net', 'value'),
    ...amountsOf(listAt(item, 'adjudication')),
    ...diagnosisFacts(item, eob, kind, resolve),
    ...drugOf(item, service),
    lineNumber: textAt(item, 'sequence'),
    serviceFromDay: day(textAt(item, 'servicedDate') || textAt(item, 'servicedPeriod', 'start')),
    serviceThroughDay: day(textAt(item, 'servicedDate') || textAt(item, 'servicedPeriod', 'end')),
    procedureCode: codeOf(service, procedureLists) || unlistedCode(service, procedureShape),
    modifiers: listAt(item, 'modifier')
      .flatMap((modifier) => codingsOf(modifier)[0]?.code ?? [])
      .join(','),
    revenueCode: codingsOf(item.revenue)[0]?.code ?? '',
    placeOfService:
      codeOf(item.locationCodeableConcept, placeLists) ||
      unlistedCode(item.locationCodeableConcept, placeShape),
    ...(kind === 'pharmacy' ? { quantity, unitOfMeasure: unitOf(item) } : { units: quantity }),
  }
}

/** A code of which its server does not say the list, where it has the shape of one. */
function unlistedCode(concept: unknown, shape: RegExp): string {
  const [only, ...more] = codingsOf(concept)
  return more.length === 0 && only?.system === '' && shape.test(only.code) ? only.code : ''
}

function unitOf(item: Json): string {
  return textAt(item, 'quantity', 'code') || textAt(item, 'quantity', 'unit')
}

/** The NDC of a fill, or of a drug that an item details. */
function drugOf(item: Json, service: unknown): FhirFacts {
  const concepts = [
    service,
    ...listAt(item, 'detail').map((each) => each.productOrService ?? each.service),
  ]
  const drug = concepts
    .flatMap((concept) => codingsOf(concept))
    .find(({ system }) => drugLists.test(system))
  return drug ? { ndc: drug.code, drugName: drug.display } : {}
}

/** Admitting diagnoses and reasons for the visit are no diagnoses of the stay. */
const notOfStay: ReadonlySet<string> = new Set(['admitting', 'patientreasonforvisit'])

/** The diagnoses that an item points to, in its order; all of the claim where it points to none. */
function diagnosisFacts(item: Json, eob: Json, kind: ClaimKind, resolve: Resolve): FhirFacts {
  const all = listAt(eob, 'diagnosis').filter(
    ({ type }) =>
      !(Array.isArray(type) ? type : []).flatMap(codesOf).some((code) => notOfStay.has(code)),
  )
  const links = item.diagnosisSequence ?? item.diagnosisLinkId
  const numbers: readonly unknown[] = Array.isArray(links) ? links : []
  const pointed = numbers.flatMap((link) => all.filter(({ sequence }) => sequence === link))
  const chosen = kind === 'institutional' || pointed.length === 0 ? principalFirst(all) : pointed
  const codings = chosen.flatMap(
    ({ diagnosisCodeableConcept, diagnosisReference }) =>
      codingsOf(
        diagnosisCodeableConcept ?? resolve(textAt(diagnosisReference, 'reference'))?.code,
      ).find(({ system }) => versionOf(system) !== '' || /icd/i.test(system)) ?? [],
  )
  const [first] = codings
  const marks = chosen.map(({ onAdmission }) => codingsOf(onAdmission)[0]?.code.toUpperCase() ?? '')
  return {
    presentOnAdmission: marks.some((mark) => mark !== '') ? marks.join(';') : '',
    diagnoses: [...new Set(codings.map(({ code }) => code))].join(';'),
    icdVersion: first ? versionOf(first.system) : '',
  }
}

function versionOf(system: string): string {
  if (/icd-?10|2\.16\.840\.1\.113883\.6\.(?:90|3)$/i.test(system)) return '10'
  return /icd-?9|2\.16\.840\.1\.113883\.6\.(?:103|2)$/i.test(system) ? '9' : ''
}

function principalFirst(diagnoses: readonly Json[]): readonly Json[] {
  const isPrincipal = ({ type }: Json) =>
    (Array.isArray(type) ? type : []).flatMap(codesOf).includes('principal')
  return [...diagnoses.filter(isPrincipal), ...diagnoses.filter((each) => !isPrincipal(each))]
}
