import type { FindingClass } from '../../result/finding.ts'
import type { RuleSource } from '../../rule/rule-source.ts'
import { cite } from '../../rule/rule.ts'

/** Modifiers of which one line can carry only one. */
export interface ModifierConflict {
  readonly one: string
  /** None of these stands beside it. */
  readonly others: ReadonlySet<string>
  readonly class: FindingClass
  /** Ends the sentence `Modifiers 26 and TC exclude each other: ...`. */
  readonly because: string
  readonly source: RuleSource
}

const claimsManual = 'Medicare Claims Processing Manual, chapter 12'
const cpt = { title: 'CPT, appendix A (modifiers)' }
const dme = cite('HCPCS Level II modifiers', 'NU new equipment, UE used equipment, RR rental')
const requiredNotice = cite(
  'Medicare Claims Processing Manual, chapter 23',
  '20.9.1.1 GA with a notice to the patient, GZ without',
)
const voluntaryNotice = cite(
  'CMS Change Request 6563',
  'GX, a voluntary notice: not beside GA or GZ',
)
const anesthesia = { title: claimsManual, section: '50 anesthesia payment modifiers' }

const offCampus = cite(
  'Medicare Claims Processing Manual, chapter 4',
  '20.6: modifiers ER, PN and PO of departments off campus',
)

const modifierConflicts: readonly ModifierConflict[] = [
  exclusive(
    '26',
    'TC',
    'both components together are the whole service, billed without either',
    cite('Medicare Physician Fee Schedule database record layout', 'PC/TC indicator'),
  ),
  exclusive(
    '59',
    'XE XP XS XU',
    'X modifiers stand in place of 59, never beside it',
    cite('CMS MLN1783722, Proper Use of Modifiers 59, XE, XP, XS and XU', 'use of the X modifiers'),
  ),
  exclusive('50', 'LT RT', '50 says both sides and LT or RT one of them', {
    title: claimsManual,
    section: '40.7 bilateral surgeries',
  }),
  exclusive('76', '77', 'the same physician repeated the service, or another did', {
    ...cpt,
    section: '76 and 77',
  }),
  exclusive('58', '78 79', 'a later procedure is staged, an unplanned return, or unrelated', {
    title: claimsManual,
    section: '40.2 A procedures within a global period',
  }),
  exclusive('78', '79', 'a later procedure belongs to the first one or it does not', {
    title: claimsManual,
    section: '40.2 A procedures within a global period',
  }),
  exclusive('62', '66', 'two surgeons share an operation, or a team does', {
    title: claimsManual,
    section: '40.8 co-surgeons and team surgeons',
  }),
  doubtful('62', '80 81 82 AS', 'a surgeon shares the operation or assists at it', {
    title: claimsManual,
    section: '40.8 co-surgeons and team surgeons',
  }),
  exclusive('80', '81 82', 'one assistant assists in one role', {
    title: claimsManual,
    section: '20.4.3 assistant-at-surgery services',
  }),
  exclusive('81', '82', 'one assistant assists in one role', {
    title: claimsManual,
    section: '20.4.3 assistant-at-surgery services',
  }),
  doubtful('AS', '80 81 82', 'AS is for other practitioners, the others for physicians', {
    title: claimsManual,
    section: '20.4.3 assistant-at-surgery services',
  }),
  exclusive(
    'JW',
    'JZ',
    'a vial has waste or has none',
    cite('Medicare Claims Processing Manual, chapter 17', '40 discarded drugs and biologicals'),
  ),
  exclusive('GZ', 'GA', 'GZ says that no notice was given', requiredNotice),
  exclusive('GZ', 'GX', 'GZ says that no notice was given', voluntaryNotice),
  exclusive('GA', 'GX', 'a notice is required or voluntary', voluntaryNotice),
  exclusive('NU', 'RR UE', 'equipment is sold new, sold used or rented', dme),
  exclusive('RR', 'UE', 'equipment is sold new, sold used or rented', dme),
  exclusive('AA', 'AD QK QX QY QZ', 'each says who gave the anesthesia and how', anesthesia),
  exclusive('AD', 'QK QX QY QZ', 'each says who gave the anesthesia and how', anesthesia),
  exclusive('QK', 'QX QY QZ', 'each says who gave the anesthesia and how', anesthesia),
  exclusive('QX', 'QY QZ', 'each says who gave the anesthesia and how', anesthesia),
  exclusive('QY', 'QZ', 'each says who gave the anesthesia and how', anesthesia),
  exclusive(
    'PN',
    'PO',
    'a department off campus is excepted from the lower rate or it is not',
    offCampus,
  ),
  doubtful(
    'ER',
    'PN PO',
    'ER is for emergency departments off campus, the others for other departments',
    offCampus,
  ),
  exclusive(
    'FX',
    'FY',
    'an X-ray is on film or digital by cassette',
    cite('Medicare Claims Processing Manual, chapter 4', '20.6: modifiers FX and FY'),
  ),
  exclusive('93', '95', 'a visit was by sound alone or by sound and picture', {
    ...cpt,
    section: '93 and 95',
  }),
]

function exclusive(
  one: string,
  others: string,
  because: string,
  source: RuleSource,
): ModifierConflict {
  return { one, others: new Set(others.split(' ')), class: 'error', because, source }
}

function doubtful(
  one: string,
  others: string,
  because: string,
  source: RuleSource,
): ModifierConflict {
  return { ...exclusive(one, others, because, source), class: 'lead' }
}

/** The first pair of modifiers in the list that exclude each other. */
export function conflictAmong(
  modifiers: readonly string[],
): { readonly conflict: ModifierConflict; readonly other: string } | undefined {
  for (const conflict of modifierConflicts) {
    if (!modifiers.includes(conflict.one)) continue
    const other = modifiers.find((modifier) => conflict.others.has(modifier))
    if (other !== undefined) return { conflict, other }
  }
  return undefined
}
