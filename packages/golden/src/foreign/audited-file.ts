import { allRules, day, lineSavings, runAudit, type ReferenceTables } from '@plumbline/engine'
import { IntakeRefusal, readClaims, type IntakeResult } from '@plumbline/intake'

/** The day on which the files are audited. */
export const auditDay = day('2026-02-02')

/** What an audit says, by facts that do not depend on where a line stands in its file. */
export interface Said {
  readonly lines: readonly string[]
  readonly findings: readonly string[]
  readonly statuses: readonly string[]
  readonly dollars: readonly string[]
  readonly read: IntakeResult
}

/** Audits a file as a customer's would be; the reason where it is refused. */
export async function auditedOrRefused(
  bytes: Uint8Array,
  tables: ReferenceTables,
  saysClaim: boolean,
): Promise<Said | string> {
  try {
    return await audited(bytes, tables, saysClaim)
  } catch (error) {
    if (error instanceof IntakeRefusal) return error.message
    throw error
  }
}

async function audited(
  bytes: Uint8Array,
  tables: ReferenceTables,
  saysClaim: boolean,
): Promise<Said> {
  const read = await readClaims({ name: 'claims.csv', bytes }, { auditDay })
  const { lines, fields, lineColumns } = read
  const { claims } = runAudit({
    lines,
    fields,
    columns: lineColumns,
    rules: allRules,
    tables,
    auditDay,
  })
  const keys = lines.map(({ claimId = '', procedureCode, revenueCode, ndc, serviceFromDay }) =>
    [
      saysClaim ? claimId : '',
      procedureCode ?? revenueCode ?? ndc ?? '',
      serviceFromDay ?? '',
    ].join(' '),
  )
  return {
    read,
    lines: keys,
    findings: claims.flatMap(({ findings, row }, at) =>
      findings.map(
        (found) =>
          `${found.ruleId} ${found.class} ${found.atRisk.find((risk) => risk.row === row && (risk.line ?? at) === at)?.cents ?? 0} on ${keys[at]}`,
      ),
    ),
    statuses: claims.map(({ errorFlag }, at) => `${errorFlag} ${keys[at]}`),
    dollars: claims.flatMap(({ findings }, at) => {
      const line = lines[at]
      const cents = line ? (lineSavings(line, findings)?.cents ?? 0) : 0
      return cents === 0 ? [] : [`${cents} on ${keys[at]}`]
    }),
  }
}
