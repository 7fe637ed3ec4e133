import type { SuggestionReason, UploadSuggestions } from '@plumbline/contract'
import { counted, several } from '../../format/money.ts'

/** Why a service may not go with its diagnoses, as people read it. */
export const suggestionWords: Readonly<Record<SuggestionReason, string>> = {
  age: 'It may not go with the age of the patient.',
  sex: 'It may not go with the sex of the patient.',
  'another-part-of-the-body': 'The diagnoses may lie in another part of the body.',
  'another-condition': 'It may treat a condition that is not among the diagnoses.',
  'no-reason-among-them': 'The diagnoses may describe the patient and give no reason for it.',
  'more-than-they-call-for': 'It may be far more than these diagnoses call for.',
  'usually-later': 'Other steps usually come before it.',
  'acute-and-lasting':
    'It may be for a sudden condition, and the diagnoses are lasting ones; or the reverse.',
  pregnancy: 'One of them goes with pregnancy, and the other may not.',
  'drug-for-another': 'The drug may be for another condition.',
  'equipment-for-another': 'The equipment may be for another condition.',
  'test-for-another': 'The test may be for another condition.',
}

/** How far the look came, and what that means. */
export function standingWords({ standing, pairs, answered }: UploadSuggestions): string {
  switch (standing) {
    case 'no-model':
      return 'No language model is set up on this server. What people took or left stays.'
    case 'off':
      return 'Second looks are switched off. What people took or left stays.'
    case 'rested':
      return 'Second looks switched themselves off: of thirty suggestions or more, fewer than three in ten were taken. The owner of the account may switch them on again under Profile.'
    case 'waiting':
      return 'This upload was not looked at yet. Its audit is complete and does not wait for it.'
    case 'looked':
      return lookedWords(pairs, answered)
  }
}

function lookedWords(pairs: number, answered: number): string {
  if (pairs === 0)
    return 'No line without a finding bills a service of $100 or more with diagnoses that our tables do not decide on.'
  const looked = `${several(pairs, 'pair')} of service and diagnoses, on lines without a finding, that our tables do not decide on`
  if (answered === pairs) return `A language model looked at ${looked}.`
  return `A language model looked at ${counted(answered)} of ${looked}; for the others no answer came.`
}
