import type { Context } from '../context.ts'
import type { DeviceCookie } from '../http/device-cookie.ts'
import type { RegisterEndpoint } from '../http/register-endpoint.ts'
import type { SessionCookie } from '../http/session-cookie.ts'

/** What every file of routes is given. */
export interface RouteContext {
  readonly context: Context
  readonly register: RegisterEndpoint
  readonly cookie: SessionCookie
  readonly device: DeviceCookie
}
