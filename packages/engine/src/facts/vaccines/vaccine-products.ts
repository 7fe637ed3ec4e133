/**
 * Names of vaccines and of what else pharmacists give by injection for a fee of its own (FDA, vaccines
 * licensed for use in the United States, as of 2026-11; antibodies against RSV beside them).
 */
const vaccines =
  /vaccine|\bvacc?\b|\bvax\b|fluzone|flucelvax|fluarix|flulaval|fluad\b|flublok|afluria|flumist|fluvirin|agriflu|influenza|prevnar|pneumovax|vaxneuvance|capvaxive|comirnaty|spikevax|mnexspike|nuvaxovid|covid|shingrix|zostavax|arexvy|abrysvo|mresvia|beyfortus|enflonsia|gardasil|boostrix|adacel|tdvax|tenivac|daptacel|infanrix|pediarix|pentacel|vaxelis|kinrix|quadracel|\btdap\b|\bdtap\b|tetanus|havrix|vaqta|twinrix|engerix|recombivax|heplisav|prehevbrio|hepatitis [ab]\b|menveo|menactra|menquadfi|bexsero|trumenba|penbraya|penmenvy|m-?m-?r\b|priorix|proquad|varivax|imovax|rabavert|typhim|vivotif|yf-vax|ixiaro|ixchiq|vimkunya|dukoral|vaxchora|jynneos|ipol\b|rotateq|rotarix|acthib|pedvaxhib|hiberix/i

/** Whether a drug name is that of a vaccine, which a pharmacy may be paid to give. */
export function isVaccineName(drugName: string): boolean {
  return vaccines.test(drugName)
}

/** Forms that nobody is paid to give. */
const atHome =
  /\b(?:tab|tabs|tablets?|cap|caps|capsules?|caplets?|softgels?|odt|cream|crm|oint\w*|gel|lotion|patch\w*|inhaler|hfa|drops?|strips?|lancets?|suppos\w*|shampoo)\b/i
/** Drugs for which plans pay pharmacists to assess, to counsel or to watch. */
const assessed =
  /paxlovid|lagevrio|molnupiravir|levonorgestrel|plan b|\bella\b|ulipristal|bupreno|suboxone|zubsolv|methadone|varenicline|chantix|nicotine|naltrexone|opvee|narcan|naloxone|mifepri/i

/** Whether a drug name is that of a form which patients take by themselves, and for which no plan is known to pay a service. */
export function isTakenAtHome(drugName: string): boolean {
  return atHome.test(drugName) && !isVaccineName(drugName) && !assessed.test(drugName)
}
