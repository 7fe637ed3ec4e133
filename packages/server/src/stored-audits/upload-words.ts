import * as z from 'zod'
import type { UploadRow } from '../db/uploads/uploads.ts'
import type { AccountSeal } from '../files/envelope.ts'

/** What is written about an upload in words, which may tell of patients: kept sealed. */
export interface UploadWords {
  readonly uploadName: string
  readonly fileName: string
  readonly errorMessage: string | null
}

/** Of these what stands in the column `names`: a word added to them is kept by whatever seals them. */
export type UploadNames = Omit<UploadWords, 'errorMessage'>

/** The names of an upload of which nothing else was ever written. */
export function namesAlone(uploadName: string, fileName: string): UploadNames {
  return { uploadName, fileName }
}

const Names = z.tuple([z.string(), z.string()])

type Owner = Pick<UploadRow, 'user_id' | 'id'>

/** What the form and the file are called, for the column `names`. */
export function sealNames(account: AccountSeal, owner: Owner, names: UploadNames): Buffer {
  const text = JSON.stringify([names.uploadName, names.fileName])
  return account.seal(namesPlace(owner), Buffer.from(text))
}

/** What went wrong, for the column `error`; it may quote the file. */
export function sealError(account: AccountSeal, owner: Owner, message: string): Buffer {
  return account.seal(errorPlace(owner), Buffer.from(message))
}

export function uploadWords(
  account: AccountSeal,
  upload: Pick<UploadRow, 'user_id' | 'id' | 'names' | 'error'>,
): UploadWords {
  const { names, error } = upload
  if (!names) throw new Error('The upload has no names')
  const text = account.open(namesPlace(upload), names).toString('utf8')
  const [uploadName, fileName] = Names.parse(JSON.parse(text))
  const errorMessage = error && account.open(errorPlace(upload), error).toString('utf8')
  return { uploadName, fileName, errorMessage }
}

export function namesPlace({ user_id, id }: Owner): string {
  return `uploads.names of ${id} of ${user_id}`
}

export function errorPlace({ user_id, id }: Owner): string {
  return `uploads.error of ${id} of ${user_id}`
}
