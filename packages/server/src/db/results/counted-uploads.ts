import { sql } from 'kysely'

/**
 * Which rows of `uploads` totals count: of a file that was audited again the newer audit, and samples
 * only until there is an audit of the customer's own.
 * The browser says the same of its list (`countedUploads` of the contract).
 */
export const isCountedUpload = sql<boolean>`
  (uploads.replaced_by is null and (not uploads.is_sample or not exists (
    select 1 from uploads own
    where own.user_id = uploads.user_id and own.status = 'completed' and not own.is_sample
  )))`
