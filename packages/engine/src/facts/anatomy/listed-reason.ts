import type { ClaimLine } from '../../claim/claim-line.ts'
import type { Memories } from '../../memo/memories.ts'
import type { DiagnosisProfile } from '../../reference/diagnosis-rows.ts'
import type { CodeTable, ProcedureTable } from '../../reference/look-up-tables.ts'
import type { ProcedureProfile } from '../../reference/procedure-rows.ts'
import { isPlaced } from './placed-service.ts'
import { reasonsFor } from './anatomic-reason.ts'
import { isBackgroundDiagnosis } from './background-diagnosis.ts'
import { openChapters } from './icd-chapters.ts'

/** Profiles of what is done and of what people have. */
export interface PairTables {
  readonly services: ProcedureTable<ProcedureProfile>
  readonly diseases: CodeTable<DiagnosisProfile>
}

/**
 * Whether tables say that one of a line's diagnoses may be what its service was done for: a visit fits any, a service
 * of one place those that lie there, any other those that any service may be done for (symptoms, reasons for contact).
 * False where they do not say it, which speaks against nothing.
 */
export function hasListedReason(
  { procedure, diagnoses }: Pick<ClaimLine, 'procedure' | 'diagnoses'>,
  { services, diseases }: PairTables,
  memories: Memories,
): boolean {
  const service = services.find(procedure)
  if (service?.section === 'evaluation-management') return true
  if (service && isPlaced(service)) {
    const fitting = reasonsFor(service, diseases, memories)
    return diagnoses.some((code) => fitting.get(code))
  }
  return diagnoses.some((code) => !isBackgroundDiagnosis(code) && isOpen(diseases.find(code)))
}

function isOpen(disease: DiagnosisProfile | undefined): boolean {
  return disease !== undefined && (disease.fitsAnything || openChapters.has(disease.chapter))
}
