import { ownDataEndpoints } from '@plumbline/contract'
import { zipHeaders } from '../../http/download-headers.ts'
import { deleteOwnAccount } from '../../services/administration/delete-own-account.ts'
import { exportAccount } from '../../services/archives/export-account.ts'
import { branding, setBranding } from '../../services/branding/branding.ts'
import { deleteOwnUpload } from '../../services/uploads/delete-uploads.ts'
import { ownData, setRetention } from '../../services/uploads/own-data.ts'
import type { RouteContext } from '../route-context.ts'

/** What customers may do with their own data. */
export function ownDataRoutes({ context, register, cookie }: RouteContext): void {
  register(ownDataEndpoints.ownData, ({ actor }) => ownData(context, actor))

  register(ownDataEndpoints.setRetention, ({ actor, body }) => setRetention(context, actor, body))

  register(ownDataEndpoints.branding, ({ actor }) => branding(context, actor))
  register(ownDataEndpoints.setBranding, ({ actor, body }) => setBranding(context, actor, body))

  register(ownDataEndpoints.exportData, async ({ actor, reply }) => {
    const archive = await exportAccount(context, actor)
    zipHeaders(reply, 'plumbline-export.zip')
    return reply.send(archive)
  })

  register(ownDataEndpoints.deleteAccount, async ({ actor, body, reply }) => {
    await deleteOwnAccount(context, actor, body.password)
    cookie.clear(reply)
    void reply.header('clear-site-data', '"cache", "cookies", "storage"')
    return { message: 'Your account and all its data were deleted.' }
  })

  register(ownDataEndpoints.deleteOwnUpload, async ({ actor, params }) => {
    await deleteOwnUpload(context, actor, params.id)
    return { message: 'The upload was deleted.' }
  })
}
