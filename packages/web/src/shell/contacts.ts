import { exampleContacts } from '@plumbline/contract'

/** Where people write to, as the server has written it into the page. */
export const supportEmail = inPage('support-email') ?? exampleContacts.supportEmail
export const salesEmail = inPage('sales-email') ?? exampleContacts.salesEmail

export const enterpriseInquiry = `mailto:${salesEmail}?subject=${encodeURIComponent('Enterprise Plan Inquiry')}`

/** Undefined where there is no page, as when pages are rendered ahead. */
function inPage(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content
}
