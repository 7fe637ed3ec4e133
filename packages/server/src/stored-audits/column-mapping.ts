import { MappingFile } from '@plumbline/contract'
import * as z from 'zod'
import type { AccountSeal } from '../files/envelope.ts'
import { sealResult, unsealResult, type ResultsKey } from '../files/results-key.ts'

const Content = z.object({
  name: z.string(),
  /** Of the headings, as intake answers it. */
  fingerprint: z.string(),
  headers: z.array(z.string()),
  mapping: MappingFile,
})

/** A mapping that an account keeps; headings may name a person, so that it is kept sealed. */
export type MappingContent = z.infer<typeof Content>

export interface MappingOwner {
  readonly userId: string
  readonly mappingId: string
}

export function sealMapping(
  account: AccountSeal,
  owner: MappingOwner,
  content: MappingContent,
): Buffer {
  return account.seal(mappingPlace(owner), Buffer.from(JSON.stringify(content)))
}

export function openMapping(
  account: AccountSeal,
  owner: MappingOwner,
  sealed: Buffer,
): MappingContent {
  return Content.parse(JSON.parse(account.open(mappingPlace(owner), sealed).toString('utf8')))
}

export function mappingPlace({ userId, mappingId }: MappingOwner): string {
  return `column_mappings.sealed of ${mappingId} of ${userId}`
}

/** What was said of the columns of one upload. */
export function sealOwnMapping(key: ResultsKey, mapping: MappingFile): Buffer {
  return sealResult(key, 'mapping', Buffer.from(JSON.stringify(mapping)))
}

export function openOwnMapping(key: ResultsKey, sealed: Buffer): MappingFile {
  return MappingFile.parse(JSON.parse(unsealResult(key, 'mapping', sealed).toString('utf8')))
}
