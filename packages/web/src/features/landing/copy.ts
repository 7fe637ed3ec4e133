/** What the product finds, in the words of those who pay claims. */
export const features = [
  {
    title: 'Code mismatches',
    text: 'Procedures that do not fit the diagnosis, the patient, the provider or the place of service.',
  },
  {
    title: 'Modifier misuse and upcoding',
    text: 'Modifiers that change the payment without support, and visit levels above what peers bill.',
  },
  {
    title: 'Duplicate or unbundled charges',
    text: 'The same service paid twice, and parts billed beside the whole that includes them.',
  },
  {
    title: 'Denial patterns',
    text: 'What gets denied, why, and what would have kept it from being denied.',
  },
  {
    title: 'Pharmacy rebate issues',
    text: 'NDC, quantity and days supply that would cost a rebate or break a contract.',
  },
  {
    title: 'Non-covered services and overpayment',
    text: 'Services outside the rules of the day, and payments above what was allowed.',
  },
] as const

export const steps = [
  {
    title: 'Upload claims files',
    text: 'CSV or PDF, medical or pharmacy. Column names are understood as they come. The API also takes Excel, X12 (837, 835), FHIR and ZIP.',
  },
  {
    title: 'Run the AI audit',
    text: 'Every line is checked against dated rules, the same way each time. What cannot be checked is said, not guessed.',
  },
  {
    title: 'Download the report',
    text: 'Ready for rebuttal or recovery: each finding with its source, its arithmetic and its fix. Appeal and demand letters build on it, with AI-written paragraphs where you allow them.',
  },
] as const

export const security = [
  {
    title: '256-bit encryption',
    text: 'AES-256 where claims are stored, TLS 1.2 or newer wherever they travel.',
  },
  {
    title: 'Role-based access control',
    text: 'Customers see only their own data: isolation is enforced in the database itself.',
  },
  {
    title: 'Audit trail',
    text: 'Sign-ins, uploads, views, downloads and every change by an administrator are recorded.',
  },
  {
    title: 'Your data, your decision',
    text: 'Delete an upload or the whole account yourself, take everything along as one archive, or set after how many days uploads are deleted.',
  },
  {
    title: 'HIPAA-conscious approach',
    text: 'We act as your business associate and sign a business associate agreement. PHI is never sold.',
  },
] as const

export const audiences = [
  'Third-party administrators',
  'Self-funded employers',
  'Pharmacy benefit managers',
  'Audit firms',
  'Brokers and consultants',
  'Healthcare advocates',
  'Medical bill auditors',
  'Legal teams',
  'Healthcare providers',
] as const
