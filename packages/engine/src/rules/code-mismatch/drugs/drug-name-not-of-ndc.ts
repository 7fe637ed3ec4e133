import type { DrugOfLine } from '../../../batch/kinds/named-drugs.ts'
import type { ClaimLine } from '../../../claim/claim-line.ts'
import { exposureCents } from '../../../claim/exposure.ts'
import type { DrugContext } from '../../../facts/drugs/drug-context.ts'
import type { DrugOfNdc } from '../../../facts/drugs/drug-of-ndc.ts'
import {
  nameBesideNdc,
  type NameBesideNdc,
  type NameLists,
} from '../../../facts/drugs/names/name-beside-ndc.ts'
import { cells } from '../../../findings/evidence.ts'
import {
  cannotTell,
  finding,
  lookAt,
  notApplicable,
  pass,
  type Look,
  type NoFinding,
  type Outcome,
} from '../../../rule/outcome.ts'
import { cite, defineLineRule } from '../../../rule/rule.ts'
import { field, money, name, row, say } from '../../../sentences/say.ts'

const noName = cannotTell('no drug name on the line')
const noDrug = notApplicable('the line names no drug')
const unknownNdc = cannotTell('the available drug lists do not say what the NDC is')
const unknownName = cannotTell('the drug name is not among those whose ingredient is known')

/** A drug name that is another drug than the NDC beside it. */
export const drugNameNotOfNdc = defineLineRule({
  id: 'drug-name-not-of-ndc',
  version: 3,
  title: 'Drug name that is not of the NDC',
  category: 'code-mismatch',
  class: 'error',
  basis: 'binding',
  auditTypes: ['medical', 'pharmacy'],
  sources: [
    cite('FDA National Drug Code Directory', 'products', 'drugs'),
    cite('CMS National Average Drug Acquisition Cost (NADAC)', 'NDC description', 'drugLabels'),
    cite('45 CFR 162.1002', '(b)(2) and (c)(1) the NDC for drugs of retail pharmacies'),
  ],
  needs: { fields: [], tables: ['drugProfiles'], optionalTables: ['drugs', 'drugLabels'] },
  clearedBy: 'The dispensing record: which product was dispensed, under which NDC.',
  suggestedFix: 'Compare name and NDC with the dispensing record, correct the wrong one, resubmit.',
  triageDrug(drug, context) {
    const { service, drugName } = drug
    const withoutName = service.setting === 'pharmacy' ? noName : noDrug
    return drugName === undefined ? withoutName : besideNdc(drug, drugName, context)
  },
  judge(line, _, { drugName, beside: { kind, product, ingredient } }) {
    const says = kind === 'not-held' ? notCombined : notOfNdc
    return says(line, drugName, product, ingredient)
  },
})

type Differs = Extract<NameBesideNdc, { readonly kind: 'not-held' | 'differs' }>

function besideNdc(
  drug: DrugOfLine,
  drugName: string,
  context: DrugContext<NameLists>,
): NoFinding | Look<{ readonly drugName: string; readonly beside: Differs }> {
  const beside = nameBesideNdc(drug, drugName, context)
  switch (beside.kind) {
    case 'agrees':
      return pass
    case 'unknown-ndc':
      return unknownNdc
    case 'unknown-name':
      return unknownName
    case 'not-held':
    case 'differs':
      return lookAt({ drugName, beside })
  }
}

/** A name of another drug. */
function notOfNdc(
  line: ClaimLine,
  drugName: string,
  { ingredient, brandName }: DrugOfNdc,
  ingredientNamed: string,
): Outcome {
  const cents = exposureCents(line)
  const ndc = line.ndc === undefined ? 'ndcAsBilled' : 'ndc'
  const listed = name(ingredient.toLowerCase())
  const known = brandName === undefined ? listed : say`${name(brandName)} (${listed})`
  return finding({
    message: say`The line names ${name(drugName)} (${name(ingredientNamed)}), but NDC ${field(line, ndc)} is ${known}.`,
    lines: [line],
    evidence: [
      { row: line.row, field: 'drugName', value: drugName },
      { row: line.row, field: 'ndc', value: line[ndc] ?? '' },
    ],
    atRisk: [{ line, cents }],
    arithmetic: say`${money(cents)} paid on ${row(line)} for a drug that cannot be told`,
  })
}

/** A combination whose NDC is one of its drugs alone, or with another partner. */
function notCombined(
  line: ClaimLine,
  drugName: string,
  product: DrugOfNdc,
  notHeld: string,
): Outcome {
  const ndc = line.ndc === undefined ? 'ndcAsBilled' : 'ndc'
  const listed = name(product.brandName ?? product.ingredient.toLowerCase())
  const cents = exposureCents(line)
  return finding({
    message: say`The line names ${name(drugName)}, but NDC ${field(line, ndc)} is ${listed}, which holds no ${name(notHeld)}.`,
    lines: [line],
    evidence: cells(line, 'drugName', ndc),
    atRisk: [{ line, cents }],
    arithmetic: say`${money(cents)} paid on ${row(line)} for a drug that cannot be told`,
  })
}
