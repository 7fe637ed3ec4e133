import type { RecordAnswer, RecordQuestion } from '../record.ts'

/**
 * A made-up record and what each question must come to. The claim is of Ann Made-Up, member W123456789, a woman
 * of 54 born 1970-01-15, on 2024-03-04, by NPI 1234567893, unless the note says otherwise.
 */
export interface Note {
  readonly name: string
  readonly text: string
  readonly code?: string
  readonly modifiers?: readonly string[]
  /** What of a drug was billed, as `[80, 'ME']`. */
  readonly quantity?: readonly [amount: number, unit: string]
  readonly diagnoses?: readonly string[]
  /** `+` supported, `0` not found, `-` contradicted, `?` cannot tell; questions left out are not checked. */
  readonly expected: Partial<Record<RecordQuestion, '+' | '0' | '-' | '?'>>
}

/** What the signs of a note's answers stand for. */
export const answerOf: Readonly<Record<'+' | '0' | '-' | '?', RecordAnswer>> = {
  '+': 'supported',
  '0': 'not-found',
  '-': 'contradicted',
  '?': 'cannot-tell',
}

/** Notes that say plainly what they say, in the manners of charts, portals, operative and imaging reports. */
export const plainNotes: readonly Note[] = [
  {
    name: 'a visit as a chart prints it',
    text: `OFFICE VISIT
Patient: Made-Up, Ann   DOB: 01/15/1970   Sex: F
Member ID: W123456789
Date of Service: 03/04/2024
Provider: J. Writer MD  NPI 1234567893
Total time on the date of the encounter: 32 minutes
Electronically signed by J. Writer, MD on 03/05/2024`,
    code: '99214',
    expected: { patient: '+', date: '+', provider: '+', signature: '+', time: '?' },
  },
  {
    name: 'a portal’s export',
    text: `Encounter date: 2024-03-04
Subscriber number W123456789
54 y.o. female presents today with cough.
Authenticated by: Writer, J`,
    expected: { patient: '+', date: '+', signature: '+', provider: '0' },
  },
  {
    name: 'months in words',
    text: `Seen on March 4, 2024 in clinic.
ID W123456789
/s/ J. Writer MD`,
    expected: { patient: '+', date: '+', signature: '+' },
  },
  {
    name: 'the day first',
    text: `Visit date: 4 Mar 2024
Digitally signed 5 Mar 2024`,
    expected: { date: '+', signature: '+', patient: '0' },
  },
  {
    name: 'short years',
    text: `DOS 3/4/24
DOB 1/15/70`,
    expected: { date: '+', patient: '?', signature: '0' },
  },
  {
    name: 'an operative report',
    text: `OPERATIVE REPORT
Date of operation: 03/04/2024
Preoperative diagnosis: Osteoarthritis, right knee
Procedure: Right total knee arthroplasty
The right knee was prepped and draped.
Signed by: J. Writer, MD`,
    code: '27447',
    modifiers: ['RT'],
    expected: { date: '+', side: '+', signature: '+' },
  },
  {
    name: 'both eyes',
    text: `Date of surgery 03/04/2024
Procedure: bilateral blepharoplasty
Electronically verified by J Writer`,
    modifiers: ['50'],
    expected: { date: '+', side: '+', signature: '+' },
  },
  {
    name: 'a finger',
    text: `Procedure date: 03-04-2024
Incision and drainage of the left index finger`,
    modifiers: ['F1'],
    expected: { date: '+', side: '+' },
  },
  {
    name: 'an x-ray',
    text: `EXAM: XR KNEE RIGHT 3 VIEWS
Exam date: 03/04/2024 10:02
FINDINGS: No fracture of the right knee.
Electronically signed by: R. Reader MD 03/04/2024`,
    modifiers: ['RT', '26'],
    expected: { date: '+', side: '+', signature: '+' },
  },
  {
    name: 'a therapy flow sheet',
    text: `Treatment date 03/04/2024
Therapeutic exercise 23 minutes, manual therapy 15 min
Start time 10:05 End time 10:43
Signed by P. Mover, PT`,
    code: '97110',
    expected: { date: '+', time: '?', signature: '+' },
  },
  {
    name: 'psychotherapy',
    text: `Session date: 3/4/2024
Session start 2:00, session end 2:53
E-signed by C. Listener`,
    code: '90834',
    expected: { date: '+', time: '?', signature: '+' },
  },
  {
    name: 'a laboratory report',
    text: `Specimen collected: 03/04/2024
Reported 03/06/2024
Ordering NPI: 1234567893`,
    expected: { date: '+', provider: '+' },
  },
  {
    name: 'a stay',
    text: `Admission date 03/04/2024
Attending NPI 1234567893
Discharge summary, electronically authenticated by A. Doctor`,
    expected: { date: '+', provider: '+', signature: '+' },
  },
  {
    name: 'a plain date at the head',
    text: `Date: 03/04/2024
Pt doing well. Left shoulder injection performed.`,
    modifiers: ['LT'],
    expected: { date: '+', side: '+', signature: '0' },
  },
  {
    name: 'an ordinal',
    text: `She was seen on March 4th, 2024.`,
    expected: { date: '+' },
  },
  {
    name: 'a toe',
    text: `Surgery date 03/04/2024
Procedure: excision of nail, right great toe`,
    modifiers: ['T5'],
    expected: { side: '+', date: '+' },
  },
  {
    name: 'a short form of a side',
    text: `DOS: 03/04/2024
Procedure: Rt knee arthroscopy`,
    modifiers: ['RT'],
    expected: { side: '+' },
  },
  {
    name: 'a signature with a name',
    text: `DOS: 03/04/2024
Signature: Jane Writer`,
    expected: { signature: '+', date: '+' },
  },
  {
    name: 'attested',
    text: `Visit date 03/04/2024
I have seen the patient. Attested by Dr. Elder 03/04/2024 18:00`,
    expected: { signature: '+', date: '+' },
  },
  {
    name: 'a number with dashes',
    text: `Member no. W123-456-789
Encounter date 03/04/2024`,
    expected: { patient: '+', date: '+' },
  },
  {
    name: 'a second visit beside it',
    text: `Date of service: 02/05/2024
Follow-up of knee pain.
Date of service: 03/04/2024
Better.`,
    expected: { date: '+' },
  },
  {
    name: 'anesthesia',
    text: `Date of procedure: 03/04/2024
Anesthesia start 07:30 anesthesia end 09:05`,
    code: '01402',
    expected: { time: '?', date: '+' },
  },
  {
    name: 'nothing that was asked',
    text: `Thank you for your request. Our office will answer within ten days.`,
    code: '99213',
    modifiers: ['LT'],
    expected: { patient: '0', date: '0', provider: '0', signature: '0', side: '0', time: '0' },
  },
  {
    name: 'a code that is not paid by time',
    text: `DOS 03/04/2024
Room time 30 minutes`,
    code: '20610',
    expected: { date: '+' },
  },
  {
    name: 'a chart that abbreviates',
    text: `PROGRESS NOTE
Pt: MADE-UP, ANN #W123456789 54F
Date/Time: 03/04/2024 14:10
A/P: R knee OA. Injected R knee w/ 40 mg.
Electronically Signed: WRITER, JANE 03/04/2024 15:02`,
    code: '20610',
    modifiers: ['RT'],
    expected: { patient: '+', date: '+', side: '+', signature: '+' },
  },
  {
    name: 'a clinic’s print with times in and out',
    text: `Appointment: Monday, March 4, 2024 9:00 AM
Visit note, Jane Writer, MD
Time in: 9:05 Time out: 9:50
Note closed by Jane Writer, MD`,
    code: '99215',
    expected: { date: '+', time: '?', signature: '+' },
  },
  {
    name: 'a discharge',
    text: `DISCHARGE SUMMARY
Admit: 02/28/2024 Discharge: 03/04/2024
Attending: J Writer (NPI: 1234567893)`,
    code: '99239',
    expected: { provider: '+', date: '+' },
  },
  {
    name: 'a cataract, not read',
    text: `Surgeon: J. Writer
Date: Mar 4 2024
PREOP DX: cataract OS
PROCEDURE: phacoemulsification, left eye
Dictated but not read`,
    code: '66984',
    modifiers: ['LT'],
    expected: { date: '+', side: '+', signature: '-' },
  },
  {
    name: 'a therapist',
    text: `Name: Ann Made-Up  Birthdate 1970-01-15  Gender: Female
Service provided 03/04/2024
Signed electronically by Jane Writer LCSW`,
    code: '90837',
    expected: { patient: '?', date: '+', signature: '+' },
  },
  {
    name: 'what the patient gets',
    text: `Your visit on 03/04/2024 with Jane Writer
Reason: cough
This summary was printed on 04/01/2024`,
    code: '99213',
    expected: { date: '+', signature: '0' },
  },
  {
    name: 'a wound',
    text: `Wound care note 3-4-24. Left heel ulcer debrided. Right foot intact.`,
    code: '11042',
    modifiers: ['LT'],
    expected: { date: '+', side: '?' },
  },
  {
    name: 'an image of another day',
    text: `RADIOLOGY REPORT Left hand 3 views. Study date 03/05/2024. Final report approved by R. Reader`,
    code: '73130',
    modifiers: ['LT'],
    expected: { side: '+', date: '-', signature: '+' },
  },
  {
    name: 'a man in short',
    text: `HPI: 54 y/o M here for follow up of cough. DOS 03/04/24`,
    code: '99213',
    expected: { patient: '-', date: '+' },
  },
  {
    name: 'an e-signature in brackets',
    text: `Encounter 03/04/2024. I spent a total of 25 minutes with the patient, of which more than half was counseling. -- J. Writer, MD (e-signature)`,
    code: '99213',
    expected: { date: '+', time: '?', signature: '+' },
  },
  {
    name: 'a heading above its date',
    text: `Date of Service   Provider
03/04/2024        Writer, Jane
Note: Fine.`,
    code: '99213',
    expected: { date: '+' },
  },
  {
    name: 'today',
    text: `Last visit 01/02/2024. Today 03/04/2024 she reports no pain.`,
    code: '99213',
    expected: { date: '+' },
  },
  {
    name: 'a flow sheet with minutes behind their word',
    text: `Physical Therapy Daily Note
DOS: 03/04/24 Visit #6
Total timed minutes: 38`,
    code: '97110',
    expected: { date: '+', time: '?', signature: '0' },
  },
  {
    name: 'a letter',
    text: `I saw Mrs. Made-Up on the 4th of March 2024, visit of the 4th of March 2024.
Signed: M. Nurse RN`,
    expected: { date: '+', signature: '+' },
  },
]

/** Notes that say something else than it seems. */
export const traps: readonly Note[] = [
  {
    name: 'a husband and a child beside the patient',
    text: `DOB 01/15/1970 Sex: F
Her husband, a 60 year old man, and her son, born 06/02/2012, are with her.
DOS 03/04/2024`,
    expected: { patient: '?', date: '+' },
  },
  {
    name: 'a visit that was moved',
    text: `Patient seen 03/06/2024. Rescheduled from 03/04/2024.`,
    expected: { date: '?' },
  },
  {
    name: 'an older image of the other side',
    text: `MRI LEFT SHOULDER
DATE OF EXAM: 03/04/2024
COMPARISON: Right shoulder MRI 01/02/2023`,
    modifiers: ['LT'],
    expected: { date: '+', side: '?' },
  },
  {
    name: 'the other side',
    text: `Date of operation: 03/04/2024
Procedure: LEFT total knee arthroplasty
The left knee was prepped.`,
    modifiers: ['RT'],
    expected: { side: '-', date: '+' },
  },
  {
    name: 'another day',
    text: `Date of service: 03/11/2024
Electronically signed by J. Writer`,
    expected: { date: '-' },
  },
  {
    name: 'the billed day as that of the signature alone',
    text: `Date of service: 03/01/2024
Electronically signed by J. Writer on 03/04/2024`,
    expected: { date: '-', signature: '+' },
  },
  {
    name: 'the billed day as that of the print alone',
    text: `Printed 03/04/2024
Cough, better.`,
    expected: { date: '?' },
  },
  {
    name: 'the billed day as the next appointment',
    text: `Date of service: 02/05/2024
Next appointment: 03/04/2024`,
    expected: { date: '-' },
  },
  {
    name: 'born on the billed day of another year',
    text: `DOB 03/04/1970
Visit date 03/05/2024`,
    expected: { date: '-' },
  },
  {
    name: 'a copied note',
    text: `Date of service: 03/04/2024
Copied from note of 01/08/2024: knee pain.`,
    expected: { date: '+' },
  },
  {
    name: 'not signed',
    text: `DOS 03/04/2024
THIS NOTE IS UNSIGNED`,
    expected: { signature: '-' },
  },
  {
    name: 'a signature that is awaited',
    text: `DOS 03/04/2024
Awaiting signature of J. Writer, MD`,
    expected: { signature: '-' },
  },
  {
    name: 'a draft',
    text: `DRAFT NOTE
DOS 03/04/2024`,
    expected: { signature: '-' },
  },
  {
    name: 'an insurer’s phrase',
    text: `DOS 03/04/2024
Signature on file`,
    expected: { signature: '0' },
  },
  {
    name: 'the patient’s signature',
    text: `Consent: Patient signature: Ann Made-Up
DOS 03/04/2024`,
    expected: { signature: '0' },
  },
  {
    name: 'a line for a signature, blank',
    text: `DOS 03/04/2024
Signature: ____________`,
    expected: { signature: '0' },
  },
  {
    name: 'a part signed and a part not',
    text: `Electronically signed by J. Writer 03/04/2024
Addendum: not yet signed`,
    expected: { signature: '?' },
  },
  {
    name: 'a man',
    text: `54 year old male with cough
DOS 03/04/2024`,
    expected: { patient: '-' },
  },
  {
    name: 'another birth date',
    text: `Date of birth: 06/30/1988
DOS 03/04/2024`,
    expected: { patient: '-' },
  },
  {
    name: 'the member’s number with the husband’s sex',
    text: `Member ID W123456789
Sex: M
DOS 03/04/2024`,
    expected: { patient: '?' },
  },
  {
    name: 'another member’s number',
    text: `Member ID W987654321
DOS 03/04/2024`,
    expected: { patient: '0' },
  },
  {
    name: 'a number inside another',
    text: `Trace 99W12345678901
DOS 03/04/2024`,
    expected: { patient: '0' },
  },
  {
    name: 'left with instructions',
    text: `Procedure date 03/04/2024
Procedure: right knee injection. The patient left the office in good condition.`,
    modifiers: ['RT'],
    expected: { side: '+' },
  },
  {
    name: 'right-handed',
    text: `DOS 03/04/2024
Right-handed woman. Procedure: left carpal tunnel release.`,
    modifiers: ['LT'],
    expected: { side: '+' },
  },
  {
    name: 'the right ventricle',
    text: `Exam date 03/04/2024
Impression: right ventricular size normal. Left breast mass.`,
    modifiers: ['LT'],
    expected: { side: '+' },
  },
  {
    name: 'both sides examined, one treated',
    text: `Exam: left and right knees compared.
Procedure: right knee injection`,
    modifiers: ['RT'],
    expected: { side: '+' },
  },
  {
    name: 'both sides treated, one billed',
    text: `Procedure: right knee injection
Procedure: left knee injection`,
    modifiers: ['RT'],
    expected: { side: '?' },
  },
  {
    name: 'one side where both were billed',
    text: `Procedure: left knee injection
DOS 03/04/2024`,
    modifiers: ['50'],
    expected: { side: '-' },
  },
  {
    name: 'time that was not spent',
    text: `I did not spend 40 minutes of total time on this visit.`,
    code: '99215',
    expected: { time: '?' },
  },
  {
    name: 'minutes that are no time of the service',
    text: `Pain for 30 minutes after meals.
DOS 03/04/2024`,
    code: '99213',
    expected: { time: '0' },
  },
  {
    name: 'a referring provider alone',
    text: `Referring NPI: 1003000126
DOS 03/04/2024`,
    expected: { provider: '?' },
  },
  {
    name: 'ten digits that are no NPI',
    text: `Phone 2125551234
DOS 03/04/2024`,
    expected: { provider: '0' },
  },
  {
    name: 'a day of service in another year',
    text: `Date of service: 03/04/2023`,
    expected: { date: '-' },
  },
  {
    name: 'a day that does not exist',
    text: `Date of service: 02/30/2024`,
    expected: { date: '0' },
  },
  {
    name: 'an injury on the billed day',
    text: `Date of injury 03/04/2024. Date of service 03/06/2024.`,
    expected: { date: '-' },
  },
  {
    name: 'all right',
    text: `DOS 03/04/2024
She feels all right. Procedure: left hip injection.`,
    modifiers: ['LT'],
    expected: { side: '+' },
  },
]
