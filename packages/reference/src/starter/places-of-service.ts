import type { PlaceOfServiceFacts } from '@plumbline/engine'
import { codeSelection } from './lookup.ts'

// Source: CMS Place of Service Code Set, and Medicare Claims Processing Manual ch. 26 s10.5 with
// ch. 12 s20.4.2 for the rate (F facility, N non-facility) at which Medicare pays.
// Written 2026-11. Complete: every assigned code.
const places = `
01 N Pharmacy
02 F Telehealth, not in the patient's home
03 N School
04 N Homeless shelter
05 N Indian Health Service, free-standing
06 F Indian Health Service, provider-based
07 N Tribal 638, free-standing
08 F Tribal 638, provider-based
09 N Prison
10 N Telehealth, in the patient's home
11 N Office
12 N Home
13 N Assisted living facility
14 N Group home
15 N Mobile unit
16 N Temporary lodging
17 N Walk-in retail clinic
18 N Place of employment
19 F Off-campus outpatient hospital
20 N Urgent care facility
21 F Inpatient hospital
22 F On-campus outpatient hospital
23 F Emergency room, hospital
24 F Ambulatory surgical center
25 N Birthing center
26 F Military treatment facility
27 N Outreach site or street
31 F Skilled nursing facility
32 N Nursing facility
33 N Custodial care facility
34 F Hospice
41 F Ambulance, land
42 F Ambulance, air or water
49 N Independent clinic
50 N Federally qualified health center
51 F Inpatient psychiatric facility
52 F Psychiatric facility, partial hospitalization
53 F Community mental health center
54 N Intermediate care facility for intellectual disability
55 N Residential substance abuse facility
56 F Psychiatric residential treatment center
57 N Non-residential substance abuse facility
58 N Non-residential opioid treatment facility
60 N Mass immunization center
61 F Comprehensive inpatient rehabilitation facility
62 N Comprehensive outpatient rehabilitation facility
65 N Dialysis facility
66 N PACE center
71 N Public health clinic
72 N Rural health clinic
81 N Independent laboratory
99 N Other place
`

/** Code, facts; the rows of the table above. */
export const placeOfServiceRows = places
  .trim()
  .split('\n')
  .map((row): readonly [string, PlaceOfServiceFacts] => [
    row.slice(0, 2),
    { facility: row[3] === 'F', name: row.slice(5) },
  ])

export const placesOfService = codeSelection(() => placeOfServiceRows, true)
