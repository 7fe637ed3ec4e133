/** Whether a class of the drug profiles is an opioid for pain: no cough syrup, no buprenorphine. */
export function isOpioidForPain(drugClass: string | undefined): boolean {
  return drugClass !== undefined && /^opioid(?: with .*)?$/.test(drugClass)
}
