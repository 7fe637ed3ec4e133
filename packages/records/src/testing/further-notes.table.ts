import type { Note } from './notes.table.ts'

/** Notes in further manners: dictation, telehealth, nurses, emergency rooms, scribes, faxes, with traps. */
export const furtherNotes: readonly Note[] = [
  {
    name: 'a video visit',
    text: `TELEHEALTH NOTE   Visit date: 03/04/2024
Patient ID: W123456789 located at home
I spent 22 minutes face-to-face by video.
This note was electronically signed by J. Writer DO 03/04/2024 17:12`,
    expected: { patient: '+', date: '+', time: '?', signature: '+' },
  },
  {
    name: 'an emergency room with arrival and discharge',
    text: `ED PROVIDER NOTE
Arrival: 03/04/2024 22:10   Discharged: 03/05/2024 01:30
MRN 55512  DOB 01/15/1970 Female
Attending attestation: signed by A. Night, MD`,
    code: '99284',
    expected: { date: '+', patient: '?', signature: '+' },
  },
  {
    name: 'a fax header with its own date',
    text: `Fax received 03/12/2024 09:14 page 1 of 3
Clinic note of 03/04/2024
/s/ J Writer`,
    expected: { date: '+', signature: '+' },
  },
  {
    name: 'only a fax header has the day',
    text: `Faxed 03/04/2024 10:00
Date of service: 02/19/2024`,
    expected: { date: '-' },
  },
  {
    name: 'a scribe signs and the doctor does not',
    text: `Date of service: 03/04/2024
Scribed by T. Typist. Awaiting physician signature.`,
    expected: { date: '+', signature: '-' },
  },
  {
    name: 'a resident signs and an attending cosigns',
    text: `DOS: 03/04/2024
Electronically signed by R. Resident, MD
Cosigned by A. Attending, MD`,
    expected: { signature: '+', date: '+' },
  },
  {
    name: 'a name typed below, no signature',
    text: `Date of visit: 03/04/2024
J. Writer, MD`,
    expected: { signature: '0', date: '+' },
  },
  {
    name: 'an addendum of another day',
    text: `Date of service: 03/04/2024
Electronically signed by J. Writer
Addendum 04/22/2024: left was meant above.`,
    modifiers: ['LT'],
    expected: { date: '+', signature: '+' },
  },
  {
    name: 'the side of an allergy band and a blood pressure',
    text: `Date of service 03/04/2024
BP taken in left arm. Allergy band on left wrist.
Procedure: arthroscopy, right shoulder`,
    modifiers: ['RT'],
    expected: { side: '+' },
  },
  {
    name: 'the other side was consented',
    text: `Consent was for the left knee.
Procedure performed: right knee arthroscopy`,
    modifiers: ['LT'],
    expected: { side: '-' },
  },
  {
    name: 'abbreviated sides',
    text: `Procedure: L knee injection
Date of procedure 03/04/2024`,
    modifiers: ['LT'],
    expected: { side: '+', date: '+' },
  },
  {
    name: 'a side by its letters in brackets',
    text: `Date of surgery: 03/04/2024
Procedure: carpal tunnel release (R)`,
    modifiers: ['LT'],
    expected: { side: '-' },
  },
  {
    name: 'eyes by their Latin letters',
    text: `Date of procedure: 03/04/2024
Procedure: cataract extraction OD`,
    modifiers: ['RT'],
    expected: { side: '+' },
  },
  {
    name: 'eyes by their Latin letters, the other one',
    text: `Surgery date: 03/04/2024
Procedure: intravitreal injection OS`,
    modifiers: ['RT'],
    expected: { side: '-' },
  },
  {
    name: 'an overdose is no eye',
    text: `Date of visit: 03/04/2024
Seen after accidental OD on tablets. Assessment: left hip pain`,
    modifiers: ['LT'],
    expected: { side: '+' },
  },
  {
    name: 'time of a phone call that was not made',
    text: `Date of service: 03/04/2024
No time was spent on counseling; total time not documented.`,
    code: '99213',
    expected: { time: '0' },
  },
  {
    name: 'hours and minutes',
    text: `DOS 03/04/2024
Critical care time: 1 hour 15 minutes exclusive of procedures`,
    code: '99291',
    expected: { time: '?' },
  },
  {
    name: 'the mother of the patient',
    text: `Date of visit: 03/04/2024
Member W123456789. Mother, 80 year old female, DOB 02/02/1944, brought her.
Patient DOB 01/15/1970`,
    expected: { patient: '+', date: '+' },
  },
  {
    name: 'another member number alone',
    text: `Member ID: W999999999
DOB: 06/30/1988  Sex: M
Date of service: 03/04/2024`,
    expected: { patient: '-', date: '+' },
  },
  {
    name: 'the NPI of the pharmacy only',
    text: `Rx sent to pharmacy NPI 1679576722
Visit date 03/04/2024`,
    expected: { provider: '?', date: '+' },
  },
  {
    name: 'a day written by a European',
    text: `Date of service: 04.03.2024
Unterschrift: electronically signed by H. Arzt`,
    expected: { date: '-' },
  },
  {
    name: 'a no-show',
    text: `Appointment 03/04/2024: patient did not show. No visit took place.`,
    expected: { date: '?' },
  },
  {
    name: 'a cancelled procedure',
    text: `Procedure date: 03/04/2024
Procedure: left knee arthroscopy was cancelled before anesthesia.`,
    modifiers: ['LT'],
    expected: { date: '?' },
  },
]

/** Administration records of drugs given, and diagnoses by code. Expected before they were tried. */
export const drugNotes: readonly Note[] = [
  {
    name: 'the dose that was billed in milligrams',
    text: `Infusion record 03/04/2024
Administered 80 mg IV over 30 minutes. Nothing was discarded.`,
    ...{ code: 'J9035', modifiers: ['JZ'], quantity: [80, 'ME'] },
    expected: { dose: '+', waste: '+' },
  },
  {
    name: 'more billed than given',
    text: 'Dose given: 60 mg. No waste.',
    ...{ code: 'J9035', modifiers: ['JZ'], quantity: [100, 'ME'] },
    expected: { dose: '-', waste: '+' },
  },
  {
    name: 'JZ beside waste',
    text: 'Administered 80 mg, 20 mg discarded.',
    ...{ code: 'J9035', modifiers: ['JZ'], quantity: [80, 'ME'] },
    expected: { dose: '+', waste: '-' },
  },
  {
    name: 'the waste line',
    text: 'Administered 80 mg; wasted 20 mg, witnessed by RN.',
    ...{ code: 'J9035', modifiers: ['JW'], quantity: [20, 'ME'] },
    expected: { dose: '+', waste: '+' },
  },
  {
    name: 'a waste line of more than was discarded',
    text: 'Administered 80 mg; wasted 20 mg.',
    ...{ code: 'J9035', modifiers: ['JW'], quantity: [50, 'ME'] },
    expected: { dose: '-', waste: '+' },
  },
  {
    name: 'a waste line without waste',
    text: 'Entire vial was administered: 100 mg. Waste: none',
    ...{ code: 'J9035', modifiers: ['JW'] },
    expected: { dose: '?', waste: '-' },
  },
  {
    name: 'dose and waste together on one line',
    text: 'Given 80 mg and discarded 20 mg from a 100 mg vial',
    ...{ code: 'J9035', quantity: [100, 'ME'] },
    expected: { dose: '+' },
  },
  {
    name: 'only what was ordered',
    text: 'Ordered: 80 mg IV today. Planned dose 80 mg.',
    ...{ code: 'J9035', modifiers: ['JZ'], quantity: [80, 'ME'] },
    expected: { dose: '0', waste: '0' },
  },
  {
    name: 'not given',
    text: 'Dose 80 mg not given, held for fever.',
    ...{ code: 'J9035', quantity: [80, 'ME'] },
    expected: { dose: '0' },
  },
  {
    name: 'units alone',
    text: 'Administered 80 mg IM in left deltoid',
    ...{ code: 'J1885' },
    expected: { dose: '?' },
  },
  {
    name: 'a strength is no dose',
    text: 'Administered from vial of 10 mg/mL',
    ...{ code: 'J1885', quantity: [10, 'ME'] },
    expected: { dose: '0' },
  },
  {
    name: 'grams and micrograms',
    text: 'Infused 1.5 g over one hour',
    ...{ code: 'J0696', quantity: [1500, 'ME'] },
    expected: { dose: '+' },
  },
  {
    name: 'milliliters billed, milligrams given',
    text: 'Injected 40 mg',
    ...{ code: 'J3301', quantity: [1, 'ML'] },
    expected: { dose: '?' },
  },
  {
    name: 'international units',
    text: 'Administered 5,000 units subcutaneously',
    ...{ code: 'J1644', quantity: [5000, 'F2'] },
    expected: { dose: '+' },
  },
  {
    name: 'two doses of one day',
    text: `Administered 40 mg at 08:00
Administered 60 mg at 20:00`,
    ...{ code: 'J1885', quantity: [100, 'ME'] },
    expected: { dose: '?' },
  },
  {
    name: 'last week’s waste',
    text: `Administered 100 mg today.
Last infusion: 20 mg wasted.`,
    ...{ code: 'J9035', modifiers: ['JZ'], quantity: [100, 'ME'] },
    expected: { dose: '+', waste: '0' },
  },
  {
    name: 'waste and none in one record',
    text: `Discarded 20 mg.
Amount discarded: 0 mg`,
    ...{ code: 'J9035', modifiers: ['JW'] },
    expected: { waste: '?' },
  },
  {
    name: 'a visit has no dose',
    text: 'Took 20 mg at home',
    expected: {},
  },
  {
    name: 'all diagnoses by code',
    text: 'Assessment: 1. Type 2 diabetes (E11.9) 2. Hypertension I10',
    diagnoses: ['E119', 'I10'],
    expected: { diagnosis: '+' },
  },
  {
    name: 'one of two',
    text: 'Assessment: E11.9',
    diagnoses: ['E119', 'I10'],
    expected: { diagnosis: '?' },
  },
  {
    name: 'in words alone',
    text: 'Assessment: diabetes, high blood pressure',
    diagnoses: ['E119'],
    expected: { diagnosis: '0' },
  },
  {
    name: 'ruled out',
    text: 'Plan: ruled out I26.99. Family history of C50.911',
    diagnoses: ['I2699', 'C50911'],
    expected: { diagnosis: '0' },
  },
  {
    name: 'a sibling of the code',
    text: 'Impression: M17.11',
    diagnoses: ['M1712'],
    expected: { diagnosis: '0' },
  },
]
