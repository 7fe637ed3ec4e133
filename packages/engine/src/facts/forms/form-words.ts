/**
 * Dosage forms as drug data bases shorten them behind a name, one word each, and what the rules call them:
 * `Clobetasol Propionate CREA 0.05%`, `EPINEPHrine SOAJ 0.3mg`, `Latanoprost SOL 0.005% OP`.
 */
const shortForms: readonly (readonly [RegExp, string])[] = [
  [/\bcrea?\b/i, 'cream'],
  [/\b(?:oin|ointm)\b/i, 'ointment'],
  [/\blotn\b/i, 'lotion'],
  [/\b(?:ptch|ptwk|pttw|pt(?:24|72)|dis)\b(?=.*(?:\d|%))/i, 'patch'],
  [/\btbpk\b/i, 'dose pack'],
  [/\b(?:soaj|suaj)\b/i, 'auto-injector'],
  [/\b(?:sopn|supn)\b/i, 'pen'],
  [/\b(?:sosy|susy|prsy)\b/i, 'syringe'],
  [/\b(?:pnkt|ajkt|pskt)\b/i, 'pen kit'],
  [/\bsolr\b/i, 'vial'],
  [/\b(?:nebu?|nebs)\b/i, 'neb solution'],
  [/\b(?:susr|susp)\b/i, 'suspension'],
  [/\b(?:syrp|syp)\b/i, 'syrup'],
  [/\b(?:elix|eli)\b/i, 'elixir'],
  [/\b(?:aero|aers|aerb|aer|aepb)\b(?!\s*tra)/i, 'inhaler'],
  [/\b(?:tabs|tbec|tbcr|tb(?:12|24)|tbdp|chew)\b/i, 'tablet'],
  [/\b(?:caps|cpep|cpdr|cpcr|cp(?:12|24)|csdr)\b/i, 'capsule'],
  [/\b(?:sol|soln|susp|emu|emul|oint|gel|gels)\b.*\bop\b/i, 'eye drop'],
  [/\b(?:strp|tes(?:t)? strips?)\b/i, 'test strip'],
]

const emulsion = /\bemul?\b.*\bop\b/i

/** The name with the words behind it that its short forms stand for; a name without any stays as it is. */
export function withFormWords(drugName: string): string {
  const words = shortForms
    .filter(([short]) => short.test(drugName))
    .map(([, long]) => (long === 'eye drop' && emulsion.test(drugName) ? 'eye emulsion' : long))
    .filter((word) => !drugName.toLowerCase().includes(word))
  return words.length === 0 ? drugName : `${drugName} ${words.join(' ')}`
}
