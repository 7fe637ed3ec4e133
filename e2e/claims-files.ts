import { join } from 'node:path'

const samples = join(import.meta.dirname, '../samples')

/** The product's own samples, with the claim lines that are read from them; the total row is set aside. */
export const medicalSample = { path: join(samples, 'medical-claims.csv'), lines: 28 } as const
