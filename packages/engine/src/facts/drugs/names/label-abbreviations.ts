/**
 * Ingredients as pharmacy labels shorten them in names of two: `HYDROCODON-ACETAMIN`,
 * `DEXTROAMP-AMPHET`, `LISINOPRIL-HCTZ`. Alone they may mean something else (cod liver oil).
 */
const shortened: ReadonlyMap<string, string> = new Map([
  ['acetamin', 'acetaminophen'],
  ['acetaminop', 'acetaminophen'],
  ['amox', 'amoxicillin'],
  ['amphet', 'amphetamine'],
  ['amphetam', 'amphetamine'],
  ['amphetamin', 'amphetamine'],
  ['apap', 'acetaminophen'],
  ['asa', 'aspirin'],
  ['buprenorphin', 'buprenorphine'],
  ['clav', 'clavulanate'],
  ['butalb', 'butalbital'],
  ['caff', 'caffeine'],
  ['cod', 'codeine'],
  ['desog', 'desogestrel'],
  ['desogest', 'desogestrel'],
  ['desogestr', 'desogestrel'],
  ['dextroamp', 'dextroamphetamine'],
  ['dextroamph', 'dextroamphetamine'],
  ['dm', 'dextromethorphan'],
  ['drosp', 'drospirenone'],
  ['drospir', 'drospirenone'],
  ['ee', 'ethinyl estradiol'],
  ['estra', 'estradiol'],
  ['estrad', 'estradiol'],
  ['eth', 'ethinyl'],
  ['ethin', 'ethinyl'],
  ['guaif', 'guaifenesin'],
  ['guaifen', 'guaifenesin'],
  ['hctz', 'hydrochlorothiazide'],
  ['hydrocodon', 'hydrocodone'],
  ['levonor', 'levonorgestrel'],
  ['levonorg', 'levonorgestrel'],
  ['levonorgest', 'levonorgestrel'],
  ['naloxon', 'naloxone'],
  ['noreth', 'norethindrone'],
  ['norethin', 'norethindrone'],
  ['norg', 'norgestimate'],
  ['norgest', 'norgestimate'],
  ['oxycodon', 'oxycodone'],
  ['prometh', 'promethazine'],
  ['pse', 'pseudoephedrine'],
  ['smx', 'sulfamethoxazole'],
  ['smz', 'sulfamethoxazole'],
  ['tmp', 'trimethoprim'],
])

/** A lower-case word of a drug name with the shortened parts of a combination written out. */
export function writtenOut(word: string): string {
  if (!/[-/]/.test(word)) return word
  return word.replace(/[a-z]+/g, (part) => shortened.get(part) ?? part)
}

/** One part of the name of a combination, in lower case, written out. */
export function unabbreviated(part: string): string {
  return part.replace(/^[a-z]+/, (word) => shortened.get(word) ?? word)
}
