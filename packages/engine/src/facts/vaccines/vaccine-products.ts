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
