import { procedureNumber, type ProcedureNumber } from '../../claim/procedure-number.ts'

/**
 * Services that are counted in units of 15 minutes with one patient: timed therapy codes (Medicare Claims
 * Processing Manual, chapter 5, 20.2 and 10.6) and services that HCPCS Level II describes so.
 */
const quarterHours: ReadonlySet<ProcedureNumber> = new Set(
  (
    '97032 97033 97034 97035 97036 97110 97112 97113 97116 97124 97140 97530 97533 97535 97537 97542 ' +
    '97750 97755 97760 97761 97763 ' +
    'H0004 H0038 H2014 H2015 H2017 H2019 G0151 G0152 G0153 G0157 G0158 S5125 T1002 T1003 T1019'
  )
    .split(' ')
    .map(procedureNumber),
)

/** Minutes of one unit; undefined where a unit is no time. */
export function timedMinutes(procedure: ProcedureNumber): number | undefined {
  return quarterHours.has(procedure) ? 15 : undefined
}
