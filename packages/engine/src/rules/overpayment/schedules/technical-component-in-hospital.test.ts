import { day } from '../../../claim/day.ts'
import { plainFeeScheduleRow } from '../../../testing/fee-schedule.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { procedureTable, released } from '../../../testing/tables.ts'
import { technicalComponentInHospital } from './technical-component-in-hospital.ts'

const tables = {
  feeSchedule: released(
    'feeSchedule',
    procedureTable({
      '71046': { ...plainFeeScheduleRow, pcTc: '1' },
      '93000': { ...plainFeeScheduleRow, pcTc: '4' },
      '93005': { ...plainFeeScheduleRow, pcTc: '3' },
      '93010': { ...plainFeeScheduleRow, pcTc: '2' },
      '96372': { ...plainFeeScheduleRow, pcTc: '5' },
      '97110': { ...plainFeeScheduleRow, pcTc: '7' },
      '99284': plainFeeScheduleRow,
    }),
  ),
}
const units = (work: number, expense: number) => ({
  work,
  nonFacilityExpense: expense,
  facilityExpense: expense,
  malpractice: 0,
})
const priced = {
  ...tables,
  relativeValues: released(
    'relativeValues',
    procedureTable({
      '71046': {
        factorDollars: 10,
        whole: units(1, 2),
        professional: units(1, 0),
        technical: units(0, 2),
      },
    }),
  ),
}
const base = { placeOfService: '22', serviceFromDay: day('2024-03-05'), paidCents: 3000 }

ruleTable(technicalComponentInHospital, { base, tables }, [
  {
    name: 'the whole study in an outpatient hospital: part of it is overpaid',
    lines: [{ procedureCode: '71046' }],
    expect: 'finding',
    class: 'error',
    flags: [1],
    atRiskCents: 0,
    says: /71046 in place of service 22 contains the technical component/,
  },
  {
    name: 'the technical part in a surgery center, by a radiologist',
    lines: [{ procedureCode: '71046', modifiers: ['TC'], placeOfService: '24', specialty: '30' }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
    atRiskCents: 3000,
    says: 'which the surgery center bills',
  },
  {
    name: 'by the center itself',
    lines: [{ procedureCode: '71046', modifiers: ['TC'], placeOfService: '24', specialty: '49' }],
    expect: 'pass',
  },
  {
    name: 'in a surgery center, by nobody knows whom',
    lines: [{ procedureCode: '71046', modifiers: ['TC'], placeOfService: '24' }],
    expect: 'pass',
  },
  {
    name: 'the whole study in a surgery center',
    lines: [{ procedureCode: '71046', placeOfService: '24', specialty: '30' }],
    expect: 'not-applicable',
  },
  {
    name: 'its technical part, two thirds of the fee',
    tables: priced,
    lines: [{ procedureCode: '71046', units: 1 }],
    expect: 'finding',
    flags: [1],
    atRiskCents: 2000,
  },
  {
    name: 'it was paid at the fee of the professional part',
    tables: priced,
    lines: [{ procedureCode: '71046', units: 1, allowedCents: 1050, paidCents: 840 }],
    expect: 'finding',
    flags: [1],
    atRiskCents: 0,
  },
  {
    name: 'the technical component alone',
    lines: [{ procedureCode: '71046', modifiers: ['TC'] }],
    expect: 'finding',
    flags: [1],
    atRiskCents: 3000,
  },
  {
    name: 'global test in the emergency room',
    lines: [{ procedureCode: '93000', placeOfService: '23' }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'tracing only',
    lines: [{ procedureCode: '93005' }],
    expect: 'finding',
    flags: [1],
    atRiskCents: 3000,
  },
  {
    name: 'injection by staff',
    lines: [{ procedureCode: '96372' }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'a therapist in private practice',
    lines: [{ procedureCode: '97110', specialty: '65' }],
    expect: 'finding',
    flags: [1],
    says: 'is therapy, which for patients of a hospital the hospital bills',
  },
  {
    name: 'therapy of a physician',
    lines: [{ procedureCode: '97110', specialty: '25' }],
    expect: 'pass',
  },
  { name: 'reading only', lines: [{ procedureCode: '71046', modifiers: ['26'] }], expect: 'pass' },
  { name: 'a professional code', lines: [{ procedureCode: '93010' }], expect: 'pass' },
  { name: 'a visit', lines: [{ procedureCode: '99284', placeOfService: '23' }], expect: 'pass' },
  {
    name: 'the office, and the hospital’s own bill',
    lines: [
      { procedureCode: '71046', placeOfService: '11' },
      { procedureCode: '71046', billType: '131' },
    ],
    expect: 'not-applicable',
  },
  { name: 'not in the schedule', lines: [{ procedureCode: '76999' }], expect: 'cannot-tell' },
])
