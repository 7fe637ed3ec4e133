/** Words of packs that hold the doses of the first weeks, which differ from those that follow. */
const words =
  /\bstarter\b|\bstarting (?:month|pack|pk|kit|box)|\bstart (?:pack|pk|kit)|\btitrat\w* (?:pack|pk|kit|pak)|\binitiation (?:pack|pk|kit|pak)|\bpatient titration\b/i
/** Of diseases that come again, with a short course each time. */
const courses = /medrol|methylpred|dexameth|taperdex|prednis/i

/** Whether a name is that of a pack with which a drug is begun. */
export function isStarterPack(drugName: string): boolean {
  return words.test(drugName) && !courses.test(drugName)
}
