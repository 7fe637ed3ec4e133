import * as z from 'zod'
import type { AccountSeal } from '../files/envelope.ts'

const Content = z.object({
  color: z.string().nullable(),
  /** As a `data:` address, checked before it was kept. */
  logo: z.string().nullable(),
})
export type BrandingContent = z.infer<typeof Content>

export const plainBranding: BrandingContent = { color: null, logo: null }

export function sealBranding(
  account: AccountSeal,
  userId: string,
  content: BrandingContent,
): Buffer {
  return account.seal(brandingPlace(userId), Buffer.from(JSON.stringify(content)))
}

/** What was sealed; the product's own look where nothing was. */
export function openBranding(
  account: AccountSeal,
  userId: string,
  sealed: Buffer | undefined,
): BrandingContent {
  if (!sealed) return plainBranding
  return Content.parse(JSON.parse(account.open(brandingPlace(userId), sealed).toString('utf8')))
}

export function brandingPlace(userId: string): string {
  return `account_branding.sealed of ${userId}`
}
