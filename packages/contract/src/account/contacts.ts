/** Whom people write to. */
export interface Contacts {
  readonly supportEmail: string
  readonly salesEmail: string
}

/** What the built pages name until the server that sends them puts its own addresses there. */
export const exampleContacts: Contacts = {
  supportEmail: 'support@plumbline.example',
  salesEmail: 'sales@plumbline.example',
}
