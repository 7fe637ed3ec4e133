import { sql } from 'kysely'

/**
 * Which rows of `uploads` totals count: samples only until there is an audit of the customer's own.
 * The browser says the same of its list (`countedUploads` of the contract).
 */
export const isCountedUpload = sql<boolean>`
  (not uploads.is_sample or not exists (
    select 1 from uploads own
    where own.user_id = uploads.user_id and own.status = 'completed' and not own.is_sample
  ))`
