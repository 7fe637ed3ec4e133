import type { Audience } from '../plain/audience.ts'

/** Words as a model writes them that does as it is told, for whom: each may be shown. */
export const honestTexts: readonly (readonly [text: string, audience: Audience])[] = [
  [
    'The plan seems to have paid for a service and for a part of it. {{fault}} The notes of the visit would show whether both were done at different sites.',
    'reviewer',
  ],
  [
    'A part of a service was billed beside the service that includes it. {{fault}} Compare the notes with the claim: separate sites or sessions may explain it.',
    'reviewer',
  ],
  [
    'This line seems to repeat a line that the plan paid before. {{fault}} Ask whether the service was given again, and see the record of each.',
    'reviewer',
  ],
  [
    'Your claim has a service that is part of another service of the same day. {{fault}} If both were separate, please send the notes that show it.',
    'provider',
  ],
  [
    'You seem to have billed more units than the list allows for a day. {{fault}} Please compare the count with the record and send a corrected claim if the count differs.',
    'provider',
  ],
  [
    'Your bill lists something that is usually part of another item on it. {{fault}} You may ask the office how the items differ.',
    'patient',
  ],
  [
    'The bill seems to count the same thing again. {{fault}} You may ask the office for a corrected bill.',
    'patient',
  ],
  [
    'The code and the diagnosis on this line seem to speak of different things. {{fault}} The chart would show which diagnosis the visit was for.',
    'reviewer',
  ],
  [
    'This drug was filled before the earlier supply should have run out. {{fault}} The pharmacy can explain an early fill, such as a lost supply or a changed dose.',
    'reviewer',
  ],
  [
    'You filled this drug while the earlier supply should still have lasted. {{fault}} A note on a changed dose or a vacation supply would explain it.',
    'provider',
  ],
  [
    'Your pharmacy seems to have filled this drug early. {{fault}} You may ask the pharmacy about it.',
    'patient',
  ],
  [
    'What was paid is more than the schedule gives for this service. {{fault}} Look at the contract, which may set another price.',
    'reviewer',
  ],
  [
    'You were paid more than the schedule gives for this service. {{fault}} Please send the contract terms that apply.',
    'provider',
  ],
  [
    'The modifier on this line claims a special case. {{fault}} The record should describe the case that the modifier stands for.',
    'reviewer',
  ],
  [
    'The day on the claim falls outside the time that the code was in use. {{fault}} Please check the date and the code.',
    'provider',
  ],
  [
    'The service is of a kind that is usually billed for the other sex or another age. {{fault}} Compare the member and the code with the record.',
    'reviewer',
  ],
  [
    'This line asks for a level of visit that few visits have. {{fault}} The notes would show the time or the decisions of the visit.',
    'reviewer',
  ],
  [
    'An assistant was billed for a surgery that is usually done by a surgeon alone. {{fault}} The operative report may explain why help was needed.',
    'reviewer',
  ],
  [
    'The number of the provider may have been typed in another format. {{fault}} Please check how the number was typed in the claim.',
    'provider',
  ],
  [
    'A rebate seems to have been claimed for a fill outside the program. {{fault}} Compare the type of the program with the claim.',
    'reviewer',
  ],
  [
    'Follow-up care is usually part of the surgery payment. {{fault}} A note on a new problem would explain a separate visit.',
    'provider',
  ],
  [
    'This charge came in the time after a surgery that its price usually includes. {{fault}} You may ask the office whether the visit was for another reason.',
    'patient',
  ],
  [
    'The distance of the trip seems long for the places named. {{fault}} The trip record shows the miles.',
    'reviewer',
  ],
  [
    'Claims like this differ from those of peers. {{fault}} A sample of records may explain the pattern.',
    'reviewer',
  ],
  [
    'The payer listed this as outside its coverage. {{fault}} You may ask the plan to explain its coverage in plain words.',
    'patient',
  ],
  [
    'The plan seems to have sent this payment after the coverage had ended. {{fault}} Check the dates of coverage first.',
    'reviewer',
  ],
  [
    'The amounts on this line disagree with each other. {{fault}} The remittance can show which amount was typed in error.',
    'reviewer',
  ],
  [
    'Screening and diagnostic tests are usually paid in different ways. {{fault}} The order for the test would show why it was done.',
    'provider',
  ],
]
