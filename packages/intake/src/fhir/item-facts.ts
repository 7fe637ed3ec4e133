import { amountsOf } from './amounts.ts'
import { day, type ClaimKind } from './claim-facts.ts'
import { codeOf, codesOf, codingsOf } from './codings.ts'
import type { FhirFacts } from './fhir-columns.table.ts'
import { listAt, textAt, type Json } from './json-values.ts'

const procedureLists = /cpt|hcpcs|hcfacommonprocedure/i
const placeLists =
  /place.?of.?service|place_of_service|clm_place|plc_srvc|servicetype|ex-serviceplace/i

/** What one item says of itself. `eob`: its claim. */
export function itemFacts(item: Json, eob: Json, kind: ClaimKind): FhirFacts {
  const service = item.productOrService ?? item.service
  const quantity = textAt(item, 'quantity', 'value')
  return {
    ...amountsOf(listAt(item, 'adjudication')),
    ...diagnosisFacts(item, eob, kind),
    ...drugOf(item, service),
    lineNumber: textAt(item, 'sequence'),
    serviceFromDay: day(textAt(item, 'servicedDate') || textAt(item, 'servicedPeriod', 'start')),
    serviceThroughDay: day(textAt(item, 'servicedDate') || textAt(item, 'servicedPeriod', 'end')),
    procedureCode: codeOf(service, procedureLists),
    modifiers: listAt(item, 'modifier')
      .flatMap((modifier) => codingsOf(modifier)[0]?.code ?? [])
      .join(','),
    revenueCode: codingsOf(item.revenue)[0]?.code ?? '',
    placeOfService: codeOf(item.locationCodeableConcept, placeLists),
    ...(kind === 'pharmacy' ? { quantity, unitOfMeasure: unitOf(item) } : { units: quantity }),
  }
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
    .find(({ system }) => /\/ndc$/i.test(system))
  return drug ? { ndc: drug.code, drugName: drug.display } : {}
}

/** Admitting diagnoses and reasons for the visit are no diagnoses of the stay. */
const notOfStay: ReadonlySet<string> = new Set(['admitting', 'patientreasonforvisit'])

/** The diagnoses that an item points to, in its order; all of the claim where it points to none. */
function diagnosisFacts(item: Json, eob: Json, kind: ClaimKind): FhirFacts {
  const all = listAt(eob, 'diagnosis').filter(
    ({ type }) =>
      !(Array.isArray(type) ? type : []).flatMap(codesOf).some((code) => notOfStay.has(code)),
  )
  const links = item.diagnosisSequence ?? item.diagnosisLinkId
  const numbers: readonly unknown[] = Array.isArray(links) ? links : []
  const pointed = numbers.flatMap((link) => all.filter(({ sequence }) => sequence === link))
  const chosen = kind === 'institutional' || pointed.length === 0 ? principalFirst(all) : pointed
  const codings = chosen.flatMap(
    ({ diagnosisCodeableConcept }) =>
      codingsOf(diagnosisCodeableConcept).find(({ system }) => /icd/i.test(system)) ?? [],
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
  if (/icd-?10/i.test(system)) return '10'
  return /icd-?9/i.test(system) ? '9' : ''
}

function principalFirst(diagnoses: readonly Json[]): readonly Json[] {
  const isPrincipal = ({ type }: Json) =>
    (Array.isArray(type) ? type : []).flatMap(codesOf).includes('principal')
  return [...diagnoses.filter(isPrincipal), ...diagnoses.filter((each) => !isPrincipal(each))]
}
