import type { DatedRow } from '../../reference/in-effect.ts'

/** Services that are paid once in a period, one code of the group or another. */
export interface PeriodService extends DatedRow {
  /** What they are, as a sentence says it. */
  readonly service: string
  readonly codes: string
  /** A calendar month, so many days from the last one, or an episode of care, whose end no claim says. */
  readonly once: 'month' | 'episode' | number
  /** Whether a second practitioner in the period is not paid either; else each has a period of their own. */
  readonly isForAll?: true
  /** The codes go by dates that the claim may not show: a lead. */
  readonly isDateDoubtful?: true
}

const cpt = 'CPT, medicine and evaluation and management: periods in the definitions of codes'
const esrd = '42 CFR 414.314; Medicare Claims Processing Manual, chapter 8, 140'
const careManagement = '42 CFR 414.61 and 410.26(b)(5); CPT, care management services'

/** Written 2026-11. Add-on codes, and services by the day, are left out. */
export const periodServices: readonly PeriodService[] = [
  {
    service: 'chronic care management',
    codes: '99487 99490 99491 G0556 G0557 G0558',
    once: 'month',
    isForAll: true,
    source: careManagement,
  },
  {
    service: 'principal care management',
    codes: '99424 99426',
    once: 'month',
    source: careManagement,
  },
  {
    service: 'care management for behavioral health',
    codes: '99484 99492 99493 G2214',
    once: 'month',
    source: careManagement,
  },
  {
    service: 'transitional care management',
    codes: '99495 99496',
    once: 30,
    isForAll: true,
    isDateDoubtful: true,
    source: 'Medicare Claims Processing Manual, chapter 12, 30.6; CPT, transitional care',
  },
  {
    service: 'the month of dialysis',
    codes:
      '90951 90952 90953 90954 90955 90956 90957 90958 90959 90960 90961 90962 90963 90964 90965 90966',
    once: 'month',
    isForAll: true,
    source: esrd,
  },
  { service: 'the device of remote monitoring', codes: '99445 99454', once: 30, source: cpt },
  {
    service: 'the first minutes of remote monitoring',
    codes: '99457 99470',
    once: 'month',
    source: cpt,
  },
  { service: 'the reading of physiologic data', codes: '99091', once: 30, source: cpt },
  {
    service: 'setting up remote monitoring',
    codes: '99453',
    once: 'episode',
    isDateDoubtful: true,
    source: cpt,
  },
  {
    service: 'setting up remote therapeutic monitoring',
    codes: '98975',
    once: 'episode',
    isDateDoubtful: true,
    source: cpt,
  },
  {
    service: 'the device of remote therapeutic monitoring',
    codes: '98976 98977 98978',
    once: 30,
    source: cpt,
  },
  {
    service: 'the first minutes of therapeutic monitoring',
    codes: '98979 98980',
    once: 'month',
    source: cpt,
  },
  { service: 'glucose monitoring and its report', codes: '95251', once: 'month', source: cpt },
  { service: 'a sensor and its recording', codes: '95250', once: 'month', source: cpt },
  { service: 'remote evaluation of a pacemaker', codes: '93294', once: 90, source: cpt },
  { service: 'remote evaluation of a defibrillator', codes: '93295', once: 90, source: cpt },
  { service: 'the data of a remote evaluation', codes: '93296', once: 90, source: cpt },
  { service: 'remote evaluation of a heart monitor', codes: '93297', once: 30, source: cpt },
  { service: 'remote evaluation of a loop recorder', codes: '93298', once: 30, source: cpt },
  { service: 'a month of mobile telemetry', codes: '93228', once: 30, source: cpt },
  { service: 'the technical part of mobile telemetry', codes: '93229', once: 30, source: cpt },
  {
    service: 'oversight of home health or hospice care',
    codes: 'G0181 G0182',
    once: 'month',
    isForAll: true,
    source: 'Medicare Claims Processing Manual, chapter 12, 180',
  },
  {
    service: 'certification of home health care',
    codes: 'G0179 G0180',
    once: 60,
    isDateDoubtful: true,
    isForAll: true,
    source: 'Medicare Claims Processing Manual, chapter 12, 180.1',
  },
]
