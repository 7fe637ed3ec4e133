import { strengthIn, writtenStrengths } from '../../../facts/drugs/names/drug-name.ts'
import { namesAgree, tellingWords } from '../../../facts/drugs/names/drug-name-match.ts'
import { listedProduct, type ListedProduct } from '../../../facts/drugs/listed-product.ts'
import {
  releaseNamed,
  releaseOfForm,
  releaseOfLabel,
} from '../../../facts/drugs/names/release-words.ts'
import { strengthLikeness } from '../../../facts/drugs/strength-likeness.ts'
import { cells } from '../../../findings/evidence.ts'
import type { Memories } from '../../../memo/memories.ts'
import {
  cannotTell,
  finding,
  lookAt,
  notApplicable,
  pass,
  type Look,
  type NoFinding,
} from '../../../rule/outcome.ts'
import { cite, defineLineRule } from '../../../rule/rule.ts'
import { field, name, say, words } from '../../../sentences/say.ts'

const noName = cannotTell('no drug name on the line')
const unknownNdc = cannotTell('the available drug lists do not say what the NDC is')
const otherDrug = notApplicable('the name is of another drug than the NDC')
const notSolid = notApplicable('the product is no tablet or capsule')
const noStrength = cannotTell('name and drug list do not both say a strength by weight')

/** Named by the salt on one side and by the metal in it on the other: any ratio is possible. */
const mineral =
  /^(?:ferrous|iron|calcium|magnesium|zinc|potassium|sodium|lithium|phosph\w*|vitamin\w*)\b/i

/** A drug name whose strength or release is another than that of the NDC beside it. */
export const strengthNotOfNdc = defineLineRule({
  id: 'strength-not-of-ndc',
  version: 2,
  title: 'Strength or release that is not of the NDC',
  category: 'code-mismatch',
  class: 'error',
  basis: 'binding',
  auditTypes: ['pharmacy'],
  sources: [
    cite('FDA National Drug Code Directory', 'products: strength and dosage form', 'drugs'),
    cite('CMS National Average Drug Acquisition Cost (NADAC)', 'NDC description', 'drugLabels'),
    cite('45 CFR 162.1002', '(b)(2) and (c)(1) the NDC for drugs of retail pharmacies'),
  ],
  needs: { fields: ['drugName'], optionalTables: ['drugs', 'drugLabels'] },
  clearedBy: 'The dispensing record: which product was dispensed, under which NDC.',
  suggestedFix:
    'Compare the strength and release of name and NDC with the dispensing record; where another product was dispensed, reverse the claim and bill its NDC.',
  triageDrug(drug, context) {
    const { drugName } = drug
    if (drugName === undefined) return noName
    const listed = listedProduct(drug, context)
    if (listed === undefined) return unknownNdc
    const telling = tellingWords(context.memories)
    if (!namesAgree(telling.get(drugName), telling.get(listed.words))) return otherDrug
    return listed.isSolid ? differenceOf(drugName, listed, context.memories) : notSolid
  },
  judge(line, _, { label, says, ofClass }) {
    const ndc = line.ndc === undefined ? 'ndcAsBilled' : 'ndc'
    return finding({
      message: say`The line names ${name(line.drugName)}, but NDC ${field(line, ndc)} is ${name(label)}: ${words(says)}.`,
      lines: [line],
      evidence: cells(line, 'drugName', ndc),
      class: ofClass,
    })
  },
})

/** In what the name differs from the product, and how surely. */
interface Difference {
  readonly label: string
  readonly says: string
  readonly ofClass: 'error' | 'lead'
}

function differenceOf(
  drugName: string,
  { label, strength: listed, form }: ListedProduct,
  memories: Memories,
): NoFinding | Look<Difference> {
  const { isMineral, strength, release: named } = strengthNamed(drugName)
  const likeness = isMineral
    ? 'cannot tell'
    : strengthLikeness(strength, writtenStrengths(memories).get(listed))
  if (likeness === 'other') return lookAt({ label, says: 'another strength', ofClass: 'error' })
  if (likeness === 'near') {
    const says = 'another strength, unless one of the two is that of the salt'
    return lookAt({ label, says, ofClass: 'lead' })
  }
  const release = form === undefined ? releaseOfLabel(label) : releaseOfForm(form)
  if (named !== undefined && release !== undefined && named !== release)
    return lookAt({ label, says: 'another release', ofClass: 'lead' })
  return likeness === 'cannot tell' ? noStrength : pass
}

function strengthNamed(drugName: string) {
  return {
    isMineral: mineral.test(drugName),
    strength: strengthIn(withoutVolume(drugName)),
    release: releaseNamed(drugName),
  }
}

/** Without a strength in so much liquid, and without how many there are. */
function withoutVolume(drugName: string): string {
  return /%|\/\s*\d*\.?\d*\s*ml\b/i.test(drugName) ? '' : drugName
}
