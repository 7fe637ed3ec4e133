import { config } from 'zod/v4/core'

// Schemas would be compiled by `eval`, which the content security policy refuses: to be loaded
// before any schema is made.
config({ jitless: true })
