import * as z from 'zod'

/** What the owner of an account lets somebody do in it: decide and write, or read. */
export const TeamRole = z.enum(['auditor', 'reader'])
export type TeamRole = z.infer<typeof TeamRole>
