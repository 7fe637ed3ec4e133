/** What is said of the sender once, by the field's label. */
export const ofSender: Readonly<Record<string, string>> = {
  'Your name or organization': 'Reed Benefits',
  'Your mailing address': '12 Harbor Street, Albany, NY 12207',
  'How it is delivered': 'Cer',
  'Health plan': 'Reed Employee Health Plan',
  'Funding of the plan': 'sel',
  'How and where to repay': 'By check to the address above',
  'Days to answer or repay': '45',
  'What happens without an answer, such as offset from which payments': 'We ask again in writing',
  'Where a dispute is sent (address, fax or portal)': 'The address above',
  'Your phone or email for questions': 'claims@reed.example',
  'Who signs, with title': 'Dana Reed, Director of Claims',
}
/** What is said of each recipient. */
export const ofRecipient: Readonly<Record<string, string>> = {
  Recipient: 'Harbor Family Medicine',
  'Recipient’s address, from their own notice': '1 Quay Road, Albany, NY 12207',
  'The look-back limit of the state or contract was checked and has not run out': 'y',
  'Patient’s full name': 'Pat Lee',
}
