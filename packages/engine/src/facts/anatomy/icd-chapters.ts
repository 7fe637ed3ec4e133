/**
 * Chapters of ICD-10-CM that may bring any service with them: the perinatal period, malformations,
 * symptoms, external causes, reasons for contact, special purposes.
 */
export const openChapters: ReadonlySet<number> = new Set([16, 17, 18, 20, 21, 22])

/** Tumors, chapter 2. */
export const neoplasms = 2

/** Diseases of the eye, chapter 7, and of the ear, chapter 8. */
export const senses: ReadonlySet<number> = new Set([7, 8])

/** Injuries, poisoning and complications, chapter 19. */
export const injuries = 19
