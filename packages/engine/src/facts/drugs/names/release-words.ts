/** Whether a product gives its drug off over hours; undefined where the words do not tell. */
export type DrugRelease = 'extended' | 'immediate' | 'delayed' | undefined

const extended =
  /\b(?:er|xr|xl|sr|cr|la|xt|(?:12|24)\s?-?h(?:ou)?rs?|(?:extended|sustained|controlled|prolonged)[\s-]*rel(?:ease)?)\b/i
const immediate = /\b(?:ir|immediate[\s-]*rel(?:ease)?)\b/i
const delayed = /\b(?:dr|ec|delayed[\s-]*rel(?:ease)?|enteric)\b/i

/**
 * The release that a drug name says: `METFORMIN ER 500 MG` extended, `MORPHINE IR` immediate. A name
 * without such a word says nothing: most are shortened.
 */
export function releaseNamed(drugName: string): DrugRelease {
  if (extended.test(drugName)) return 'extended'
  if (immediate.test(drugName)) return 'immediate'
  return delayed.test(drugName) ? 'delayed' : undefined
}

/** Of a dosage form of the NDC directory: plain tablets and capsules are immediate, coated ones too. */
export function releaseOfForm(form: string): DrugRelease {
  if (/\b(?:extended|sustained|controlled)\b/i.test(form)) return 'extended'
  if (/\bdelayed\b/i.test(form)) return 'delayed'
  return /^(?:tablet(?:, (?:film |sugar )?coated)?|capsule)$/i.test(form.trim())
    ? 'immediate'
    : undefined
}

/** Salts, by which generics go and brands do not. */
const salt =
  /\b(?:hcl|hydrochloride|sulf(?:ate)?|tart(?:rate)?|succ(?:inate)?|sod(?:ium)?|maleate|fum(?:arate)?|hbr|besylate)\b/i

/**
 * Of the name that the price list gives a package. It says the release of every generic, so that one without such a
 * word is immediate: `METFORMIN HCL 500 MG TABLET`. Names of brands often leave it out.
 */
export function releaseOfLabel(label: string): DrugRelease {
  const named = releaseNamed(label)
  if (named !== undefined) return named
  return salt.test(label) && /\b(?:tab(?:let)?s?|cap(?:sule)?s?)\b/i.test(label)
    ? 'immediate'
    : undefined
}
