import { lastingDeviceDays } from '../../facts/forms/lasting-device.ts'
import { finding, pass } from '../../rule/outcome.ts'
import { cells } from '../../findings/evidence.ts'
import { noDaysSupply } from '../../rule/reasons.ts'
import { cite, defineLineRule } from '../../rule/rule.ts'
import { count, say } from '../../sentences/say.ts'

const longestDays = 365

/** Days supply that no fill can have. */
export const daysSupplyImpossible = defineLineRule({
  id: 'days-supply-impossible',
  version: 2,
  title: 'Impossible days supply',
  category: 'data-quality',
  class: 'error',
  basis: 'binding',
  auditTypes: ['pharmacy'],
  sources: [
    cite(
      'NCPDP Telecommunication Standard D.0 (45 CFR 162.1102)',
      'field 405-D5, days supply: a whole number of days',
    ),
  ],
  needs: { fields: ['daysSupply'] },
  clearedBy: 'The directions on the prescription, from which the days supply follows.',
  suggestedFix: 'Work out the days supply from quantity and directions, and resubmit.',
  judge(line) {
    const { daysSupply } = line
    if (daysSupply === undefined) return noDaysSupply
    const longest =
      daysSupply > longestDays ? (lastingDeviceDays(line) ?? longestDays) : longestDays
    if (daysSupply > 0 && daysSupply <= longest && Number.isInteger(daysSupply)) return pass
    const tooLong = daysSupply > longest
    return finding({
      message: tooLong
        ? say`A supply of ${count(daysSupply)} days is longer than a year.`
        : say`A supply of ${count(daysSupply)} days is no number of days that a fill can last.`,
      lines: [line],
      evidence: cells(line, 'daysSupply'),
      ...(tooLong && implantNote),
    })
  },
})

const implantNote = {
  class: 'lead',
  clearedBy:
    'The product label: implants and intrauterine systems last for years, which their names say.',
} as const
