import type { Branding, BrandingGiven } from '@plumbline/contract'
import { ownAct, type Actor, type Caller } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { findBranding, keepBranding, lockBranding } from '../../db/accounts/branding.ts'
import { openBranding, sealBranding } from '../../stored-audits/branding.ts'
import { checkedLogo } from './logo-image.ts'

/** How the reports of the caller's account look. */
export async function branding(context: Context, { userId }: Caller): Promise<Branding> {
  return context.database.asTenant(userId, async (tx) => {
    const account = await context.accountKeys.of(tx, userId)
    return openBranding(account, userId, await findBranding(tx))
  })
}

/**
 * Sets color and logo for reports that are made from now on. Throws `invalid-request` for a logo that
 * is no PNG or JPEG, damaged or too large.
 */
export async function setBranding(
  context: Context,
  actor: Actor,
  { color, logo }: BrandingGiven,
): Promise<Branding> {
  const checked = logo ? checkedLogo(Buffer.from(logo, 'base64')) : logo
  const { userId } = actor
  return context.database.asTenant(userId, async (tx) => {
    const account = await context.accountKeys.of(tx, userId)
    const before = openBranding(account, userId, await lockBranding(tx))
    const content = {
      color: color?.toLowerCase() ?? null,
      logo: checked === undefined ? before.logo : checked,
    }
    await keepBranding(tx, sealBranding(account, userId, content))
    const detail = { color: content.color ?? 'none', logo: content.logo !== null }
    await context.auditTrail.record(tx, { action: 'branding-changed', ...ownAct(actor), detail })
    return content
  })
}
