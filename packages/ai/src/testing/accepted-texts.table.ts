/** Words as a model writes them that does as it is told: what mutations start from. Ours. */
export const acceptedTexts: readonly string[] = [
  'The plan seems to have paid for the same visit again. {{fault}} The records of the visit can settle it.',
  'You seem to have billed again. {{fault}} Please send the records.',
  'This seems to be on the bill again. {{fault}} Ask for the records.',
  '{{fault}} A part was billed beside the whole that pays for it. The notes of the visit would show whether both were done.',
  'A mark beside the code claims a special case. {{fault}} Please compare the claim with the chart.',
  '{{fault}} More was billed than is likely. The count in the record can settle it.',
  'The dates and the service differ.\n{{fault}} The chart shows which of them is right.',
  'What was paid is above what the schedule allows. {{fault}} The contract may say more.',
  'This concerns the drug and how long it lasts. {{fault}} The pharmacy can say why it was filled early.',
  '{{fault}} You may ask the office for the record of this visit, and for a corrected bill.',
]
