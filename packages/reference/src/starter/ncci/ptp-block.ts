/** Why an edit exists, in our words; the official table says it in classes of its own. */
export const ptpReasons = {
  anesthesia: 'anesthesia or monitoring that belongs to the service',
  definition: 'the definition of the codes includes one in the other',
  exclusive: 'services that cannot both be done at one encounter',
  extensive: 'the more extensive service includes the lesser',
  instruction: 'coding instructions do not allow both codes',
  misuse: 'the column 2 code does not describe a service beside column 1',
  panel: 'the panel includes the component',
  practice: 'part of the service by the standards of practice',
  separate: 'a separate procedure is part of a larger one in the same place',
  sequential: 'the later attempt includes the earlier',
} as const

/** Pairs that share an indicator and a reason: rows `column 1: column 2 column 2`. */
export type PtpBlock = readonly [
  modifierIndicator: 0 | 1,
  reason: keyof typeof ptpReasons,
  pairs: string,
]
