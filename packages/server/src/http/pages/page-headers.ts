import type { FastifyReply } from 'fastify'
import { cspReportPath } from './csp-reports.ts'

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-src 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
  'report-to csp',
  `report-uri ${cspReportPath}`,
].join('; ')

const switchedOff = [
  'accelerometer',
  'autoplay',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
const permissions = [
  ...switchedOff.map((feature) => `${feature}=()`),
  'fullscreen=(self)',
  'publickey-credentials-create=(self)',
  'publickey-credentials-get=(self)',
].join(', ')

/**
 * Headers of the app's pages. They are static files, so scripts are allowed by origin: no route
 * answers a user's bytes as a script. Plain http on a machine of one's own is not upgraded.
 */
export function pageHeaders(
  reply: FastifyReply,
  { production }: { readonly production: boolean },
): void {
  void reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': production ? `${policy}; upgrade-insecure-requests` : policy,
    'reporting-endpoints': `csp="${cspReportPath}"`,
    'referrer-policy': 'same-origin',
    'permissions-policy': permissions,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
    'origin-agent-cluster': '?1',
    'x-frame-options': 'DENY',
  })
}
