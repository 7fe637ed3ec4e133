/** The first thing to do about the denials of a theme of reasons; undefined for a theme of its own. */
export function denialFix(theme: string): string | undefined {
  return fixes[theme]
}

const fixes: Readonly<Record<string, string | undefined>> = {
  authorization: 'Obtain the authorization before the service, or send its number with the claim.',
  eligibility: 'Verify coverage on the date of service before billing.',
  coordination: 'Ask the patient for other coverage and bill the payers in their order.',
  duplicate: 'Stop resubmitting; follow the first claim up, or send a replacement (frequency 7).',
  'timely filing': 'File sooner, and appeal with proof of the first filing.',
  documentation: 'Send with the first claim what the payer asks for afterwards.',
  coding: 'Compare code, modifier, place and diagnosis with the payer’s edit, then correct them.',
  bundling: 'Check which service the payer counts this one to, and whether a modifier is due.',
  'medical necessity': 'Compare the diagnosis with the payer’s coverage policy before the service.',
  frequency: 'Check how often the plan pays for the service before it is done again.',
  provider: 'Check enrollment, contract and identifiers of the provider with the payer.',
}
