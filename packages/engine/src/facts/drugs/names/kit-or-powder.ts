import type { DrugOfLine } from '../../../batch/kinds/named-drugs.ts'

/** Kits of things that are sold apart, and powders for pharmacies to mix. */
const kit = /\b(?:kit|pak|combo\s?pack)\b/i
/** Kits that are what the drug comes in. */
const ownKit =
  /epipen|glucagon|gvoke|naloxone|suprep|bowel|prep|peg|golytely|clenpiq|plenvu|pen\b|syringe|vial|inject|humira|enbrel|cimzia|cosentyx|hyrimoz|cyltezo|hadlima|amjevita|stelara|copaxone|rebif|avonex|plegridy|vivitrol|sublocade|brixadi|perseris|aristada|invega|risperdal|test|chantix|paxlovid|starter|titration|dose\s?pack|nuplazid|premphase|hepatitis|vaccine|shingrix|lupron|eligard|fensolvi|trelstar|supprelin|octreotide|sandostatin|pylera|helidac|prevpac|talicia|voquezna/i
const powder = /\b(?:powder|pwd|powd|bulk)\b/i
/** Powders that are the product. */
const ownPowder =
  /inhal|susp|oral|packet|pkt|solution|soln|recon|inj|vial|nystatin|peg|miralax|topical|foot|cholestyramine|psyllium|diskus|ellipta|haler|blist|mcg|electrolyte|nutri|thick|infant|formula/i

/** What a drug's name says that a pharmacy mixes or packs: `a kit`, `a bulk powder`; undefined for any other. */
export function kitOrPowder({ drugName = '' }: DrugOfLine): string | undefined {
  if (kit.test(drugName)) return ownKit.test(drugName) ? undefined : 'a kit'
  return powder.test(drugName) && !ownPowder.test(drugName) ? 'a bulk powder' : undefined
}
