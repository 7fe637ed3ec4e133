/** Salts, esters and water, which do not make another drug for a reviewer. */
const salts: ReadonlySet<string> = new Set(
  (
    'acetate acid anhydrous aspartate benzathine besylate bitartrate bromide butyrate calcium camsylate carbonate ' +
    'chloride citrate decanoate dihydrate dimesylate dihydrochloride dipropionate disodium disoproxil alafenamide ' +
    'esylate estolate etexilate ethanolate ethylsuccinate fumarate furoate gluconate hbr hcl hemihydrate ' +
    'hydrobromide hydrochloride hydrate hydroiodide lactate lysine magnesium malate maleate medoxomil mesylate ' +
    'monohydrate mononitrate dinitrate mofetil nitrate olamine oxalate pamoate phosphate pivoxil polistirex potassium ' +
    'propionate proxetil saccharate sodium stearate succinate sulfate sulphate tartrate tosylate trihydrate ' +
    'trometamol tromethamine valerate xinafoate hyclate axetil dihydrogen hydrogen'
  ).split(' '),
)

/**
 * An ingredient as drug profiles are keyed: lower case, without salts (`oxycodone hydrochloride`
 * is `oxycodone`), several in alphabetical order joined by `; `. A name that is nothing but salts
 * (`potassium chloride`) stays whole.
 */
export function ingredientKey(ingredient: string): string {
  return namesIn(ingredient).map(withoutSalts).sort().join('; ')
}

/** Whether a word names a salt, an ester or water, in lower case. */
export function isSalt(word: string): boolean {
  return salts.has(word)
}

/** The same key with salts: for names of which a salt word is the name (`valproic acid`). */
export function wholeKey(ingredient: string): string {
  return namesIn(ingredient).sort().join('; ')
}

/**
 * The four letters without meaning behind the name of a biological product (`adalimumab-aaty`); FDA, Nonproprietary
 * Naming of Biological Products, 2017-01.
 */
const biologicSuffix =
  /\b((?:[a-z]+(?:mab|cept|grastim|kinra|ase)|glargine|aspart|lispro|alfa))-[a-z]{4}(?![a-z])/

function namesIn(ingredient: string): string[] {
  return ingredient
    .toLowerCase()
    .split(/\s*(?:[;,/+]|\band\b|\bwith\b)\s*/)
    .map((name) => name.trim().replace(biologicSuffix, '$1'))
    .filter((name) => name !== '')
}

function withoutSalts(name: string): string {
  const words = name.split(/\s+/)
  const kept = words.filter((word) => !salts.has(word))
  return (kept.length > 0 ? kept : words).join(' ')
}
