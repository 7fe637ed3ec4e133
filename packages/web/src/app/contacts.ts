/** Where people write to. */
export const supportEmail = 'support@plumbline.example'
export const salesEmail = 'sales@plumbline.example'

export const enterpriseInquiry = `mailto:${salesEmail}?subject=${encodeURIComponent('Enterprise Plan Inquiry')}`
