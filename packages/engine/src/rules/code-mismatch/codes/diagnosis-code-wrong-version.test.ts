import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { diagnosisCodeWrongVersion } from './diagnosis-code-wrong-version.ts'

const base = { serviceFromDay: day('2016-02-01'), paidCents: 7500 }
const before = { serviceFromDay: day('2014-02-01') }

ruleTable(diagnosisCodeWrongVersion, { base }, [
  {
    name: 'ICD-10-CM after the change',
    lines: [{ diagnoses: ['E119', 'V4352XA'] }],
    expect: 'pass',
  },
  {
    name: 'ICD-9-CM after the change',
    lines: [{ diagnoses: ['25000', 'I10'] }],
    expect: 'finding',
    class: 'error',
    flags: [1],
    atRiskCents: 7500,
    says: /25000 can only be ICD-9-CM; on 02\/01\/2016/,
  },
  {
    name: 'a secondary diagnosis puts no money at risk',
    lines: [{ diagnoses: ['I10', '25000'] }],
    expect: 'finding',
    flags: [1],
    atRiskCents: 0,
  },
  {
    name: 'first of those listed, where the place of the principal one is blank',
    lines: [{ diagnoses: ['25000', 'I10'], isPrincipalBlank: true }],
    expect: 'finding',
    flags: [1],
    atRiskCents: 0,
  },
  {
    name: 'ICD-9-CM before the change',
    lines: [{ ...before, diagnoses: ['25000', 'V1582', 'E8120'] }],
    expect: 'pass',
  },
  {
    name: 'ICD-10-CM before the change',
    lines: [{ ...before, diagnoses: ['M1711'] }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'E and V codes that both sets know',
    lines: [{ ...before, diagnoses: ['E119'] }],
    expect: 'pass',
  },
  {
    name: 'the discharge decides, and a stay over the change is not judged',
    lines: [
      {
        serviceFromDay: day('2015-09-28'),
        dischargeDay: day('2015-10-02'),
        diagnoses: ['25000'],
      },
    ],
    expect: 'not-applicable',
  },
  {
    name: 'no date',
    lines: [{ serviceFromDay: undefined, diagnoses: ['25000'] }],
    expect: 'cannot-tell',
  },
])
