import type { UnreadableValue } from '../../claim/claim-line.ts'
import { ruleTable } from '../../testing/rule-table.ts'
import { valueThatNoCodeHas } from './value-that-no-code-has.ts'

const stated = (field: UnreadableValue['field'], value: string) => ({
  procedureCode: '99213',
  paidCents: 8000,
  unreadable: [{ field, stated: value }],
})
const error = { expect: 'finding', flags: [1], class: 'error', atRiskCents: 0 } as const
const lead = { ...error, class: 'lead' } as const
const revenue = (revenueCode: string) => [{ revenueCode, billType: '131', paidCents: 8000 }]

ruleTable(valueThatNoCodeHas, {}, [
  {
    name: 'a modifier of three letters',
    lines: [stated('modifiers', 'ABC')],
    ...error,
    says: /modifier ABC \(modifiers have two characters\)/,
  },
  {
    name: 'a word among the diagnoses',
    lines: [{ ...stated('diagnoses', 'INVALID'), diagnoses: ['E119'] }],
    ...error,
    says: /diagnosis INVALID/,
  },
  {
    name: 'a description where the diagnosis belongs',
    lines: [stated('diagnoses', 'ESSENTIAL HYPERTENSION')],
    ...lead,
  },
  {
    name: 'a word behind a code, which may describe it',
    lines: [{ ...stated('diagnoses', 'E119, FOOBAR'), diagnoses: ['E119'] }],
    ...lead,
    says: /diagnosis E119, FOOBAR/,
  },
  { name: 'a code of zeros', lines: [stated('procedureCode', '00000')], ...error },
  { name: 'a type of bill of letters', lines: [stated('billType', 'AB')], ...error },
  {
    name: 'two of them on one line',
    lines: [
      {
        unreadable: [
          { field: 'modifiers', stated: 'ABC' },
          { field: 'diagnoses', stated: 'INVALID' },
        ],
      },
    ],
    ...error,
    says: /modifier ABC .*, diagnosis INVALID/,
  },
  { name: 'a revenue code of letters', lines: revenue('ABC'), ...error, says: /revenue code ABC/ },
  { name: 'a revenue code of five digits', lines: revenue('04501'), ...error },
  { name: 'a revenue code above all that are assigned', lines: revenue('9999'), ...lead },
  { name: 'a revenue code of no category', lines: revenue('1500'), ...lead, says: /category/ },
  {
    name: 'a revenue code that its category does not have',
    lines: revenue('0285'),
    ...lead,
    says: /no such code/,
  },
  { name: 'the general code of a category', lines: revenue('0280'), expect: 'pass' },
  { name: 'a category of which all codes may be', lines: revenue('0278'), expect: 'pass' },
  { name: 'a room of behavioral health', lines: revenue('1001'), expect: 'pass' },
  {
    name: 'an age that nobody has',
    lines: [{ procedureCode: '99213', ageYears: 999 }],
    ...lead,
    says: /0 to 124/,
  },
  { name: 'an old age', lines: [{ procedureCode: '99213', ageYears: 104 }], expect: 'pass' },
  { name: 'a revenue code with words', lines: revenue('REV 0450'), expect: 'pass' },
  { name: 'two revenue codes in a cell', lines: revenue('0450,0250'), expect: 'pass' },
  { name: 'adult care', lines: revenue('3101'), expect: 'pass' },
  { name: 'no revenue code known', lines: revenue('UNK'), expect: 'pass' },
  { name: 'a DRG of letters', lines: [{ drg: 'ABC', billType: '111' }], ...error },
  { name: 'a DRG', lines: [{ drg: '470', billType: '111' }], expect: 'pass' },
  { name: 'a sex that no claim can state', lines: [stated('sex', 'Z')], ...error, says: /sex Z/ },
  { name: 'a hidden diagnosis', lines: [stated('diagnoses', 'XXXXX')], expect: 'cannot-tell' },
  {
    name: 'units are none of its business',
    lines: [{ ...stated('units', 'ABC'), modifiers: ['25'] }],
    expect: 'pass',
  },
  { name: 'ordinary codes', lines: [{ procedureCode: '99213' }], expect: 'pass' },
  { name: 'no code at all', lines: [{}], expect: 'not-applicable' },
])
