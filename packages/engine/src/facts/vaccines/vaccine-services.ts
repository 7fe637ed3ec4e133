/** A vaccine, or giving one. */
export type VaccineService = 'product' | 'administration'

/** CPT vaccines and toxoids, influenza and COVID-19 vaccines of HCPCS and CPT. */
const product = /^(?:90(?:47[6-9]|4[89]\d|[56]\d\d|7[0-4]\d|75\d)|913[0-2]\d|Q203[4-9])$/

/**
 * Giving a first vaccine of a visit; further ones (90461, 90472, 90474) are add-ons. M0201 is a
 * payment for the place. COVID-19 vaccines of 2020 to 2023 were given with codes of their own (000xA).
 */
const administration = /^(?:90460|90471|90473|90480|G000[89]|G0010|0\d\d\dA)$/

/** What a code is; undefined for every other service. Antibodies (90281 to 90399) are no vaccines. */
export function vaccineService(procedureCode: string): VaccineService | undefined {
  if (administration.test(procedureCode)) return 'administration'
  return product.test(procedureCode) ? 'product' : undefined
}

/** COVID-19 vaccines were the government's until the fall of 2023, and giving them stands alone. */
export function isOfCovid(procedureCode: string): boolean {
  return /^(?:913[0-2]\d|90480|0\d\d\dA)$/.test(procedureCode)
}
