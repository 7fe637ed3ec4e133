import { shelfDrugs } from './shelf-drugs.table.ts'

/** Products that non-grandfathered plans cover (45 CFR 147.130), and tests and emergency drugs. */
const coveredAnyway =
  /folic|prenatal|fluoride|nicotine|levonorgestrel|plan b|opill|contracep|spermicid|condom|naloxone|narcan|covid|test|strip|lancet|glucose/i

/** Low doses, for pregnancy alone since the recommendation of 2016 gave way to that of 2022-04-26. */
const aspirin = /aspirin/i

/** Whether one of the names of a product is among those that plans cover without a prescription. */
export function isCoveredAnyway(...names: readonly (string | undefined)[]): boolean {
  return coveredAnyway.test(names.map((each) => each ?? '').join(' '))
}

/** Whether a product is covered so for women alone. */
export function isCoveredForWomen(...names: readonly (string | undefined)[]): boolean {
  return aspirin.test(names.map((each) => each ?? '').join(' '))
}

/** Whether the name alone says so, for a package that the price list does not have. */
export function isShelfDrug(drugName: string | undefined): boolean {
  return drugName !== undefined && shelfDrugs.some(({ names }) => names.test(drugName))
}
