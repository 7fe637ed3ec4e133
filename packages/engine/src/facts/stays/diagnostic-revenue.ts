/**
 * Revenue codes of diagnostic services that a stay pays for when they come before it (Medicare Claims
 * Processing Manual, chapter 3, 40.3): laboratory, imaging, heart, lungs, nerves and the like.
 */
const diagnostic = /^0?(?:3[0125]\d|34[13]|40\d|46\d|471|48[123]|53\d|61\d|62\d|7[34]\d|918|92\d)$/

/** Whether a revenue code is of a diagnostic service. */
export function isDiagnosticRevenue(revenueCode: string): boolean {
  return diagnostic.test(revenueCode)
}
