import type { ManyUnits } from './countable-units.ts'

const labels =
  'Judgment of Plumbline, from the highest dose of FDA labels in the smallest strength, with room'

/** More tablets or capsules of any drug in a day than prescriptions ask for. */
export const mostOfAnyTablet = 24

/** As many as a bowel preparation has (40 tablets of sodium phosphate). */
export const mostOfPreparation = 48

/** Drugs that are taken by the dozen, by ingredient or brand. */
export const manyUnits: readonly ManyUnits[] = [
  {
    names: /pancrelipase|lipase|creon|zenpep|pancreaze|viokace|pertzye/i,
    mostADay: 80,
    source: labels,
  },
  { names: /phenylbutyrate|buphenyl/i, mostADay: 50, source: labels },
  { names: /cysteamine|cystagon|procysbi/i, mostADay: 60, source: labels },
  { names: /mitotane|lysodren/i, mostADay: 45, source: labels },
  { names: /sapropterin|kuvan|javygtor/i, mostADay: 30, source: labels },
  { names: /tiopronin|thiola/i, mostADay: 30, source: labels },
  { names: /pyridostigmine|mestinon/i, mostADay: 30, source: labels },
  { names: /carbidopa|levodopa|sinemet/i, mostADay: 32, source: labels },
  { names: /prednis\w*|dexameth\w*|hydrocortisone|cortef/i, mostADay: 60, source: labels },
  { names: /methotrexate|trexall/i, mostADay: 30, source: labels },
  {
    names: /sevelamer|renvela|renagel|calcium acetate|ferric citrate|auryxia/i,
    mostADay: 30,
    source: labels,
  },
  { names: /sodium bicarb\w*|sodium chloride|salt tab/i, mostADay: 40, source: labels },
  { names: /mesalamine|pentasa|asacol/i, mostADay: 24, source: labels },
  { names: /levocarnitine|carnitor|betaine|cholic/i, mostADay: 40, source: labels },
  { names: /methadone|morphine|oxycodone|hydromorphone/i, mostADay: 40, source: labels },
]
