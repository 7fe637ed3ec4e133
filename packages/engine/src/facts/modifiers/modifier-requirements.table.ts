import type { FeeScheduleRow } from '../../reference/procedure-rows.ts'
import type { DatedRow } from '../../reference/in-effect.ts'
import type { FindingClass } from '../../result/finding.ts'
import type { RuleSource } from '../../rule/rule-source.ts'
import { cite } from '../../rule/rule.ts'

/** Payment policy indicators of the fee schedule that modifiers depend on. */
type Indicator = keyof Pick<
  FeeScheduleRow,
  'pcTc' | 'bilateral' | 'assistantSurgeon' | 'coSurgeon' | 'teamSurgeon'
>

/** Codes that a modifier cannot stand on; `modifier-fit.ts` tells whether a line bills one. */
export type Misfit =
  | {
      readonly on:
        | 'visit'
        | 'visit of no health center'
        | 'no visit'
        | 'laboratory test'
        | 'no laboratory test'
    }
  | { readonly on: 'no anesthesia' | 'add-on' | 'no global period' | 'midline structure' }
  /** A test that the laboratory fee schedule pays as one service, under Medicare or not. */
  | { readonly on: 'test without components'; readonly payer: 'medicare' | 'others' }
  /** Priced codes with one of these indicators. */
  | { readonly on: 'indicator'; readonly indicator: Indicator; readonly values: string }

/** What a modifier asks of the code that it stands on. */
export interface ModifierRequirement extends Pick<DatedRow, 'from' | 'to'> {
  readonly modifiers: readonly string[]
  /** Where the requirement is not met. */
  readonly misfit: Misfit
  readonly class: FindingClass
  /** The table that decides; left out where the structure of the code set does. */
  readonly table?: 'feeSchedule' | 'procedureProfiles'
  /** The share of the payment that the modifier accounts for; 0 where it moves no money. */
  readonly shareAtRisk: number
  /** Ends the sentence `Modifier 26 stands on 11042, ...`. */
  readonly says: string
  readonly source: RuleSource
}

const cptAppendix = { title: 'CPT, appendix A (modifiers)' }
const claimsManual = { title: 'Medicare Claims Processing Manual, chapter 12' }
const sides = cite('HCPCS Level II modifiers', 'LT and RT')
const feeScheduleLayout = {
  title: 'Medicare Physician Fee Schedule database record layout',
  table: 'feeSchedule',
} as const
const componentIndicator = { ...feeScheduleLayout, section: 'PC/TC indicator' }
const laboratoryChapter = { title: 'Medicare Claims Processing Manual, chapter 16' }
const clinicalLaboratory = {
  ...laboratoryChapter,
  section: '20 clinical laboratory fee schedule',
}
const repeatedTests = {
  ...laboratoryChapter,
  section: '100.5.1 tests performed more than once on the same day',
}

/**
 * Written 2026-11. Most of these are older than the claims that are read and still hold, so that they have no
 * days. No importer exists: they are definitions in manuals, and the indicators that some of them
 * read come from the fee schedule of the day.
 */
export const modifierRequirementRows: readonly ModifierRequirement[] = [
  {
    modifiers: ['24', '25', '27', '57'],
    misfit: { on: 'no visit' },
    class: 'error',
    shareAtRisk: 0,
    says: 'which is no visit: the modifier belongs on evaluation and management codes and eye examinations',
    source: { ...claimsManual, section: '30.6.6 visits and global surgery' },
  },
  {
    modifiers: ['CS'],
    misfit: { on: 'no visit' },
    class: 'lead',
    from: '2020-03-18',
    to: '2023-05-11',
    shareAtRisk: 0,
    says: 'which is no visit: the patient owes no share of visits about a test for COVID-19 alone',
    source: cite('CMS MLN SE20011', 'modifier CS: evaluation and management for COVID-19 testing'),
  },
  {
    modifiers: ['59', 'XE', 'XP', 'XS', 'XU'],
    // Rural clinics and health centers mark a second visit of a day so (Claims Processing Manual ch. 9, 40.1).
    misfit: { on: 'visit of no health center' },
    class: 'error',
    shareAtRisk: 0,
    says: 'which is a visit: a visit apart from a procedure is marked with 25, never with 59 or X',
    source: cite(
      'CMS MLN1783722, Proper Use of Modifiers 59, XE, XP, XS and XU',
      'not on evaluation and management services',
    ),
  },
  {
    modifiers: ['22', '76', '77'],
    misfit: { on: 'visit' },
    class: 'error',
    shareAtRisk: 0,
    says: 'which is a visit: the modifier is for procedures',
    source: { ...cptAppendix, section: '22, 76, 77: not on evaluation and management services' },
  },
  {
    modifiers: ['58', '78', '79'],
    misfit: { on: 'visit' },
    class: 'error',
    shareAtRisk: 0,
    says: 'which is a visit: a visit in the time after an operation is marked with 24',
    source: { ...claimsManual, section: '40.2 A (58, 78 and 79 for procedures, 24 for visits)' },
  },
  {
    modifiers: ['53', '73', '74'],
    misfit: { on: 'visit' },
    class: 'error',
    shareAtRisk: 0,
    says: 'which is a visit: only procedures are stopped',
    source: { ...cptAppendix, section: '53, 73, 74: discontinued procedures' },
  },
  {
    modifiers: ['80', '81', '82', 'AS'],
    misfit: { on: 'visit' },
    class: 'error',
    shareAtRisk: 1,
    says: 'which is a visit: the modifier is for an assistant at an operation',
    source: { ...cptAppendix, section: '80, 81, 82: assistants at surgery' },
  },
  {
    modifiers: ['LT', 'RT'],
    misfit: { on: 'visit' },
    class: 'lead',
    shareAtRisk: 0,
    says: 'which is a visit and has no left and right',
    source: sides,
  },
  {
    modifiers: ['76', '77'],
    misfit: { on: 'laboratory test' },
    class: 'lead',
    shareAtRisk: 0,
    says: 'which is a clinical laboratory test: a repeat for a new result is marked with 91',
    source: repeatedTests,
  },
  {
    modifiers: ['91'],
    misfit: { on: 'no laboratory test' },
    class: 'error',
    shareAtRisk: 0,
    says: 'which is no laboratory test: 91 marks a laboratory test repeated for a new result',
    source: repeatedTests,
  },
  {
    modifiers: ['26'],
    misfit: { on: 'indicator', indicator: 'pcTc', values: '023457' },
    class: 'error',
    table: 'feeSchedule',
    shareAtRisk: 1,
    says: 'which has no professional component of its own (PC/TC indicator)',
    source: componentIndicator,
  },
  {
    modifiers: ['TC'],
    misfit: { on: 'indicator', indicator: 'pcTc', values: '02345678' },
    class: 'error',
    table: 'feeSchedule',
    shareAtRisk: 1,
    says: 'which has no technical component of its own (PC/TC indicator)',
    source: componentIndicator,
  },
  {
    modifiers: ['50'],
    misfit: { on: 'indicator', indicator: 'bilateral', values: '029' },
    class: 'error',
    table: 'feeSchedule',
    shareAtRisk: 1 / 3,
    says: 'which is not paid half as much again for both sides (bilateral indicator)',
    source: { ...feeScheduleLayout, section: 'bilateral surgery indicator' },
  },
  {
    modifiers: ['26', 'TC'],
    misfit: { on: 'test without components', payer: 'medicare' },
    class: 'error',
    table: 'feeSchedule',
    shareAtRisk: 1,
    says: 'which Medicare pays by the laboratory fee schedule, in one part',
    source: clinicalLaboratory,
  },
  {
    modifiers: ['26', 'TC'],
    misfit: { on: 'test without components', payer: 'others' },
    class: 'lead',
    table: 'feeSchedule',
    shareAtRisk: 1,
    says: 'a clinical laboratory test, which has no components unless the contract pays the pathologist for them',
    source: clinicalLaboratory,
  },
  {
    modifiers: ['50'],
    misfit: { on: 'laboratory test' },
    class: 'error',
    shareAtRisk: 1 / 3,
    says: 'a clinical laboratory test, which has no sides',
    source: { ...cptAppendix, section: '50: procedures on both sides' },
  },
  {
    modifiers: ['80', '81', '82', 'AS'],
    misfit: { on: 'indicator', indicator: 'assistantSurgeon', values: '9' },
    class: 'error',
    table: 'feeSchedule',
    shareAtRisk: 1,
    says: 'to which the concept of an assistant at surgery does not apply',
    source: { ...feeScheduleLayout, section: 'assistant at surgery indicator 9' },
  },
  {
    modifiers: ['62'],
    misfit: { on: 'indicator', indicator: 'coSurgeon', values: '09' },
    class: 'error',
    table: 'feeSchedule',
    shareAtRisk: 1,
    says: 'for which two surgeons are not permitted',
    source: { ...feeScheduleLayout, section: 'co-surgeons indicator 0 and 9' },
  },
  {
    modifiers: ['66'],
    misfit: { on: 'indicator', indicator: 'teamSurgeon', values: '09' },
    class: 'error',
    table: 'feeSchedule',
    shareAtRisk: 1,
    says: 'for which a surgical team is not permitted',
    source: { ...feeScheduleLayout, section: 'team surgery indicator 0 and 9' },
  },
  {
    modifiers: ['51'],
    misfit: { on: 'add-on' },
    class: 'error',
    table: 'feeSchedule',
    shareAtRisk: 0,
    says: 'an add-on code: add-ons are exempt from the multiple-procedure reduction',
    source: { ...cptAppendix, section: '51: not on add-on codes' },
  },
  {
    modifiers: ['54', '55', '56'],
    misfit: { on: 'no global period' },
    class: 'error',
    table: 'feeSchedule',
    shareAtRisk: 0,
    says: 'which has no global period of 10 or 90 days whose care could be split',
    source: { ...claimsManual, section: '40.2 split global care' },
  },
  {
    modifiers: ['23', 'P1', 'P2', 'P3', 'P4', 'P5', 'P6'],
    misfit: { on: 'no anesthesia' },
    class: 'error',
    shareAtRisk: 0,
    says: 'which is no anesthesia code',
    source: { ...cptAppendix, section: '23 and physical status P1 to P6: anesthesia codes only' },
  },
  {
    modifiers: ['LT', 'RT'],
    misfit: { on: 'midline structure' },
    class: 'lead',
    table: 'procedureProfiles',
    shareAtRisk: 0,
    says: 'a structure on the midline, which has no left and right',
    source: sides,
  },
]
