import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { vaccineBeyondSeries } from './vaccine-beyond-series.ts'

const base = {
  auditType: 'pharmacy' as const,
  patientKey: 'A',
  drugName: 'SHINGRIX VIAL KIT',
  quantity: 1,
  daysSupply: 1,
  birthDay: day('1960-05-05'),
  paidCents: 19_000,
}
const on = (isoDate: string, more: object = {}) => ({ serviceFromDay: day(isoDate), ...more })
const flu = { drugName: 'FLUZONE 2024-25 SYRINGE' }

ruleTable(vaccineBeyondSeries, { base }, [
  {
    name: 'a third dose against shingles',
    lines: [on('2024-01-10'), on('2024-04-10'), on('2024-10-10')],
    expect: 'finding',
    flags: [3],
    class: 'lead',
    atRiskCents: 19_000,
    says: 'after 2 doses, the last on 04/10/2024',
  },
  {
    name: 'two doses in earlier uploads',
    history: [on('2024-01-10'), on('2024-04-10')],
    lines: [on('2024-10-10')],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'two vaccines against RSV',
    lines: [
      on('2023-10-10', { drugName: 'AREXVY KIT' }),
      on('2024-10-10', { drugName: 'ABRYSVO KIT' }),
    ],
    expect: 'finding',
    flags: [2],
  },
  {
    name: 'influenza twice in a season',
    lines: [on('2024-09-10', flu), on('2024-11-20', { drugName: 'FLUAD 2024-25 SYRINGE' })],
    expect: 'finding',
    flags: [2],
  },
  { name: 'two doses', lines: [on('2024-01-10'), on('2024-04-10')], expect: 'pass' },
  {
    name: 'influenza in two seasons',
    lines: [on('2024-02-10', flu), on('2024-09-10', flu)],
    expect: 'pass',
  },
  {
    name: 'one dose paid twice on a day is told as that',
    lines: [on('2024-01-10'), on('2024-04-10'), on('2024-04-10')],
    expect: 'pass',
  },
  {
    name: 'a child who has two against influenza',
    lines: [
      on('2024-09-10', { ...flu, birthDay: day('2021-03-03') }),
      on('2024-10-10', { ...flu, birthDay: day('2021-03-03') }),
    ],
    expect: 'not-applicable',
  },
  {
    name: 'influenza, and no date of birth',
    lines: [on('2024-09-10', { ...flu, birthDay: undefined })],
    expect: 'cannot-tell',
  },
  {
    name: 'tablets',
    lines: [on('2024-09-10', { drugName: 'LISINOPRIL 10 MG' })],
    expect: 'not-applicable',
  },
  {
    name: 'denied',
    lines: [on('2024-09-10', { claimStatus: 'denied' })],
    expect: 'not-applicable',
  },
  {
    name: 'no drug name',
    lines: [on('2024-09-10', { drugName: undefined })],
    expect: 'cannot-tell',
  },
])
