import { BoundedMemo } from '../../memo/bounded-memo.ts'
import { Remembered, type Memories } from '../../memo/memories.ts'
import type { DiagnosisProfile } from '../../reference/diagnosis-rows.ts'
import type { CodeTable } from '../../reference/look-up-tables.ts'
import type { ProcedureProfile } from '../../reference/procedure-rows.ts'
import { relationOf } from './anatomy.ts'
import { isBackgroundDiagnosis } from './background-diagnosis.ts'

type Profiles = CodeTable<DiagnosisProfile>

const answers = new Remembered(
  () => new WeakMap<Profiles, WeakMap<ProcedureProfile, BoundedMemo<boolean>>>(),
)

/** Whether codes of a table may be what a service was done for; asked again and again in a file. */
export function reasonsFor(
  service: ProcedureProfile,
  profiles: Profiles,
  memories: Memories,
): BoundedMemo<boolean> {
  const byTable = answers.in(memories)
  let ofTable = byTable.get(profiles)
  if (!ofTable) byTable.set(profiles, (ofTable = new WeakMap()))
  let memo = ofTable.get(service)
  if (!memo) {
    memo = new BoundedMemo(5000, (code) => isReason(service, code, profiles.find(code)))
    ofTable.set(service, memo)
  }
  return memo
}

/**
 * Whether a diagnosis may be what a service of one place was done for. What many patients carry is
 * a reason for tests and medical treatment, and for an operation only of its own system. A code of
 * unknown place is none.
 */
function isReason(
  service: ProcedureProfile,
  code: string,
  disease: DiagnosisProfile | undefined,
): boolean {
  if (disease === undefined || relationOf(service, disease) !== 'fits') return false
  if (service.section !== 'surgery' || !isBackgroundDiagnosis(code)) return true
  return (service.systems ?? []).some((system) => disease.systems.includes(system))
}

/** Interventions on the heart stand in the medicine section of CPT, and are operations all the same. */
const heartInterventions: ReadonlySet<string> = new Set([
  'cardiac-intervention',
  'cardiac-catheterization',
  'cardioversion',
  'electrophysiology',
])

/** Whether a service is an operation, so that a diagnosis of another place is an error of the claim. */
export function isOperation({ section, family }: ProcedureProfile): boolean {
  return section === 'surgery' || heartInterventions.has(family)
}
