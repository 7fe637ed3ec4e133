import * as z from 'zod'

/** The id in a path. */
export const Id = z.object({ id: z.string().min(1).max(100) })
