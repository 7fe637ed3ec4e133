import { SettingsError, type Environment } from './environment.ts'

/** A server that takes letters, and who they are from. */
export interface MailSettings {
  readonly url: string
  readonly from: string
}

/** Throws where letters would lead to an address that whoever asks can choose. */
export function mailOf(env: Environment): MailSettings | undefined {
  if (env.SMTP_URL === undefined) return undefined
  if (env.PUBLIC_URL === undefined) {
    throw new SettingsError('SMTP_URL needs PUBLIC_URL, too: the links of letters lead there.')
  }
  return { url: env.SMTP_URL, from: env.MAIL_FROM ?? `Plumbline <${env.SUPPORT_EMAIL}>` }
}
