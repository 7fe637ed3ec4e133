import type { ClaimLine } from '../../claim/claim-line.ts'
import type { FindingClass } from '../../result/finding.ts'
import { procedureNumber } from '../../claim/procedure-number.ts'
import type { FeeScheduleRow, ProcedureProfile } from '../../reference/procedure-rows.ts'
import type { RuleSource } from '../../rule/rule-source.ts'
import { payerProgram } from '../payers/payer-program.ts'
import {
  anesthesia,
  digitsOnly,
  laboratory,
  noSection,
  procedureSection,
} from '../../codes/procedure-section.ts'
import { settingOf } from '../../batch/setting.ts'
import { visitFamily } from '../../codes/visit-families.ts'
import { takesVisitModifiers } from '../visits/visit-modifiers.ts'

/** `not-listed`: the table that decides does not have the code. */
export type ModifierFit = 'fits' | 'wrong' | 'not-listed'

/** A billed code and what the tables at hand know of it. */
export interface BilledCode {
  readonly line: ClaimLine
  readonly fee: FeeScheduleRow | undefined
  readonly profile: ProcedureProfile | undefined
}

/** What a modifier asks of the code that it stands on. */
export interface ModifierRequirement {
  readonly modifiers: ReadonlySet<string>
  /** Where the requirement is not met. */
  readonly class: FindingClass
  /** The table that decides; left out where the structure of the code set does. */
  readonly table?: 'feeSchedule' | 'procedureProfiles'
  /** The share of the payment that the modifier accounts for; 0 where it moves no money. */
  readonly shareAtRisk: number
  /** Ends the sentence `Modifier 26 stands on 11042, ...`. */
  readonly says: string
  readonly source: RuleSource
  fit(billed: BilledCode): ModifierFit
}

const cptAppendix = { title: 'CPT, appendix A (modifiers)' }
const claimsManual = { title: 'Medicare Claims Processing Manual, chapter 12' }
const feeScheduleLayout = {
  title: 'Medicare Physician Fee Schedule database record layout',
  table: 'feeSchedule',
} as const

const clinicalLaboratory = {
  title: 'Medicare Claims Processing Manual, chapter 16',
  section: '20 clinical laboratory fee schedule',
}

/** Statuses of codes that the fee schedule prices, so that their indicators mean something. */
const priced: ReadonlySet<string> = new Set(['A', 'R', 'T', 'C'])

const modifierRequirements: readonly ModifierRequirement[] = [
  {
    modifiers: new Set(['24', '25', '27', '57']),
    class: 'error',
    shareAtRisk: 0,
    says: 'which is no visit: the modifier belongs on evaluation and management codes and eye examinations',
    source: { ...claimsManual, section: '30.6.6 visits and global surgery' },
    fit: ({ line }) => wrongIf(takesVisitModifiers(line.procedure) === false),
  },
  {
    modifiers: new Set(['59', 'XE', 'XP', 'XS', 'XU']),
    class: 'error',
    shareAtRisk: 0,
    says: 'which is a visit: a visit apart from a procedure is marked with 25, never with 59 or X',
    source: {
      title: 'CMS MLN1783722, Proper Use of Modifiers 59, XE, XP, XS and XU',
      section: 'not on evaluation and management services',
    },
    fit: ({ line }) => wrongIf(visitFamily(line.procedure) !== undefined),
  },
  {
    modifiers: new Set(['22', '76', '77']),
    class: 'error',
    shareAtRisk: 0,
    says: 'which is a visit: the modifier is for procedures',
    source: { ...cptAppendix, section: '22, 76, 77: not on evaluation and management services' },
    fit: ({ line }) => wrongIf(visitFamily(line.procedure) !== undefined),
  },
  {
    modifiers: new Set(['58', '78', '79']),
    class: 'error',
    shareAtRisk: 0,
    says: 'which is a visit: a visit in the time after an operation is marked with 24',
    source: { ...claimsManual, section: '40.2 A (58, 78 and 79 for procedures, 24 for visits)' },
    fit: ({ line }) => wrongIf(visitFamily(line.procedure) !== undefined),
  },
  {
    modifiers: new Set(['53', '73', '74']),
    class: 'error',
    shareAtRisk: 0,
    says: 'which is a visit: only procedures are stopped',
    source: { ...cptAppendix, section: '53, 73, 74: discontinued procedures' },
    fit: ({ line }) => wrongIf(visitFamily(line.procedure) !== undefined),
  },
  {
    modifiers: new Set(['80', '81', '82', 'AS']),
    class: 'error',
    shareAtRisk: 1,
    says: 'which is a visit: the modifier is for an assistant at an operation',
    source: { ...cptAppendix, section: '80, 81, 82: assistants at surgery' },
    fit: ({ line }) => wrongIf(visitFamily(line.procedure) !== undefined),
  },
  {
    modifiers: new Set(['LT', 'RT']),
    class: 'lead',
    shareAtRisk: 0,
    says: 'which is a visit and has no left and right',
    source: { title: 'HCPCS Level II modifiers', section: 'LT and RT' },
    fit: ({ line }) => wrongIf(visitFamily(line.procedure) !== undefined),
  },
  {
    modifiers: new Set(['76', '77']),
    class: 'lead',
    shareAtRisk: 0,
    says: 'which is a clinical laboratory test: a repeat for a new result is marked with 91',
    source: {
      title: 'Medicare Claims Processing Manual, chapter 16',
      section: '100.5.1 tests performed more than once on the same day',
    },
    fit: ({ line }) => wrongIf(isClinicalTest(digitsOnly(line.procedure))),
  },
  {
    modifiers: new Set(['91']),
    class: 'error',
    shareAtRisk: 0,
    says: 'which is no laboratory test: 91 marks a laboratory test repeated for a new result',
    source: {
      title: 'Medicare Claims Processing Manual, chapter 16',
      section: '100.5.1 tests performed more than once on the same day',
    },
    fit: ({ line }) => wrongIf(isNoTest(line)),
  },
  {
    modifiers: new Set(['26']),
    class: 'error',
    table: 'feeSchedule',
    shareAtRisk: 1,
    says: 'which has no professional component of its own (PC/TC indicator)',
    source: { ...feeScheduleLayout, section: 'PC/TC indicator' },
    fit: ({ line, fee }) => indicatorFit(line, fee, fee?.pcTc, '023457'),
  },
  {
    modifiers: new Set(['TC']),
    class: 'error',
    table: 'feeSchedule',
    shareAtRisk: 1,
    says: 'which has no technical component of its own (PC/TC indicator)',
    source: { ...feeScheduleLayout, section: 'PC/TC indicator' },
    fit: ({ line, fee }) => indicatorFit(line, fee, fee?.pcTc, '02345678'),
  },
  {
    modifiers: new Set(['50']),
    class: 'error',
    table: 'feeSchedule',
    shareAtRisk: 1 / 3,
    says: 'which is not paid half as much again for both sides (bilateral indicator)',
    source: { ...feeScheduleLayout, section: 'bilateral surgery indicator' },
    fit: ({ line, fee }) =>
      isOneEarOnly(line) ? 'fits' : indicatorFit(line, fee, fee?.bilateral, '029'),
  },
  {
    modifiers: new Set(['26', 'TC']),
    class: 'error',
    table: 'feeSchedule',
    shareAtRisk: 1,
    says: 'which Medicare pays by the laboratory fee schedule, in one part',
    source: clinicalLaboratory,
    fit: (billed) => componentOfTest(billed, true),
  },
  {
    modifiers: new Set(['26', 'TC']),
    class: 'lead',
    table: 'feeSchedule',
    shareAtRisk: 1,
    says: 'a clinical laboratory test, which has no components unless the contract pays the pathologist for them',
    source: clinicalLaboratory,
    fit: (billed) => componentOfTest(billed, false),
  },
  {
    modifiers: new Set(['50']),
    class: 'error',
    shareAtRisk: 1 / 3,
    says: 'a clinical laboratory test, which has no sides',
    source: { ...cptAppendix, section: '50: procedures on both sides' },
    fit: ({ line }) => wrongIf(isClinicalTest(digitsOnly(line.procedure))),
  },
  {
    modifiers: new Set(['80', '81', '82', 'AS']),
    class: 'error',
    table: 'feeSchedule',
    shareAtRisk: 1,
    says: 'to which the concept of an assistant at surgery does not apply',
    source: { ...feeScheduleLayout, section: 'assistant at surgery indicator 9' },
    fit: ({ line, fee }) => indicatorFit(line, fee, fee?.assistantSurgeon, '9'),
  },
  {
    modifiers: new Set(['62']),
    class: 'error',
    table: 'feeSchedule',
    shareAtRisk: 1,
    says: 'for which two surgeons are not permitted',
    source: { ...feeScheduleLayout, section: 'co-surgeons indicator 0 and 9' },
    fit: ({ line, fee }) => indicatorFit(line, fee, fee?.coSurgeon, '09'),
  },
  {
    modifiers: new Set(['66']),
    class: 'error',
    table: 'feeSchedule',
    shareAtRisk: 1,
    says: 'for which a surgical team is not permitted',
    source: { ...feeScheduleLayout, section: 'team surgery indicator 0 and 9' },
    fit: ({ line, fee }) => indicatorFit(line, fee, fee?.teamSurgeon, '09'),
  },
  {
    modifiers: new Set(['51']),
    class: 'error',
    table: 'feeSchedule',
    shareAtRisk: 0,
    says: 'an add-on code: add-ons are exempt from the multiple-procedure reduction',
    source: { ...cptAppendix, section: '51: not on add-on codes' },
    fit: ({ fee }) => (fee ? wrongIf(fee.globalDays === 'ZZZ') : 'not-listed'),
  },
  {
    modifiers: new Set(['54', '55', '56']),
    class: 'error',
    table: 'feeSchedule',
    shareAtRisk: 0,
    says: 'which has no global period of 10 or 90 days whose care could be split',
    source: { ...claimsManual, section: '40.2 split global care' },
    fit: ({ fee }) =>
      fee ? wrongIf(priced.has(fee.status) && unsplit.has(fee.globalDays)) : 'not-listed',
  },
  {
    modifiers: new Set(['23', 'P1', 'P2', 'P3', 'P4', 'P5', 'P6']),
    class: 'error',
    shareAtRisk: 0,
    says: 'which is no anesthesia code',
    source: { ...cptAppendix, section: '23 and physical status P1 to P6: anesthesia codes only' },
    fit: ({ line }) => wrongIf(isNoAnesthesia(line)),
  },
  {
    modifiers: new Set(['LT', 'RT']),
    class: 'lead',
    table: 'procedureProfiles',
    shareAtRisk: 0,
    says: 'a structure on the midline, which has no left and right',
    source: { title: 'HCPCS Level II modifiers', section: 'LT and RT' },
    fit: ({ profile }) => wrongIf(profile?.sides === 'midline'),
  },
]

const byModifier: ReadonlyMap<string, readonly ModifierRequirement[]> = new Map(
  Array.from(
    new Set(modifierRequirements.flatMap(({ modifiers }) => Array.from(modifiers))),
    (code) => [code, modifierRequirements.filter(({ modifiers }) => modifiers.has(code))],
  ),
)

const none: readonly ModifierRequirement[] = []

/** What a modifier asks of the code that it stands on; nothing for most modifiers. */
export function requirementsOf(modifier: string): readonly ModifierRequirement[] {
  return byModifier.get(modifier) ?? none
}

const unsplit: ReadonlySet<string> = new Set(['000', 'XXX', 'ZZZ'])

/** Tests that a physician interprets: their professional component has PC/TC indicator 6. */
const interpretedTests: ReadonlySet<number> = new Set([
  83_020, 84_165, 84_166, 84_181, 84_182, 85_390, 85_576, 86_153, 86_255, 86_256, 86_320, 86_325,
  86_327, 86_334, 86_335, 87_164, 87_207,
])

/** Status X with PC/TC indicator 9: the laboratory fee schedule prices it, as one service. */
function componentOfTest({ line, fee }: BilledCode, byMedicare: boolean): ModifierFit {
  const number = digitsOnly(line.procedure)
  if (!isClinicalTest(number) || interpretedTests.has(number)) return 'fits'
  if ((payerProgram(line) === 'medicare') !== byMedicare) return 'fits'
  return fee ? wrongIf(fee.status === 'X' && fee.pcTc === '9') : 'not-listed'
}

function wrongIf(wrong: boolean): ModifierFit {
  return wrong ? 'wrong' : 'fits'
}

/** Payment policy indicators speak of professional claims and of codes that the schedule prices. */
function indicatorFit(
  line: ClaimLine,
  fee: FeeScheduleRow | undefined,
  indicator: string | undefined,
  wrongIndicators: string,
): ModifierFit {
  if (settingOf(line) !== 'professional') return 'fits'
  if (!fee || indicator === undefined || indicator === '') return 'not-listed'
  return wrongIf(priced.has(fee.status) && wrongIndicators.includes(indicator))
}

const earWax = procedureNumber('69210')

/** CPT describes 69210 for one ear, so 50 is right for both; Medicare alone pays it once for both. */
function isOneEarOnly(line: ClaimLine): boolean {
  return line.procedure === earWax && payerProgram(line) !== 'medicare'
}

/** Chemistry to microbiology; pathology (88000 and up) has physicians' services among its codes. */
function isClinicalTest(number: number): boolean {
  return number >= 80_047 && number <= 87_999 && !(number >= 80_500 && number <= 80_509)
}

/** Drawing blood (36415, 36416) is paid with the laboratory and not judged. */
function isNoTest(line: ClaimLine): boolean {
  const section = procedureSection(line.procedure)
  if (section === noSection || section === laboratory) return false
  const number = digitsOnly(line.procedure)
  return number !== 36_415 && number !== 36_416
}

function isNoAnesthesia(line: ClaimLine): boolean {
  const section = procedureSection(line.procedure)
  if (section === noSection || section === anesthesia) return false
  const number = digitsOnly(line.procedure)
  return number < 99_100 || number > 99_140
}
