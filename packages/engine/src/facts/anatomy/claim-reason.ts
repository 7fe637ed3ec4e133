import type { Encounter } from '../../batch/groups.ts'
import { mostCompared } from '../../batch/one-of-each-kind.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'
import { LastAnswer } from '../../memo/last-answer.ts'
import { Remembered, type Memories } from '../../memo/memories.ts'
import type { DiagnosisProfile } from '../../reference/diagnosis-rows.ts'
import type { CodeTable } from '../../reference/look-up-tables.ts'
import type { ProcedureProfile } from '../../reference/procedure-rows.ts'
import { reasonsFor } from './anatomic-reason.ts'
import { relationOf } from './anatomy.ts'
import { isBackgroundDiagnosis } from './background-diagnosis.ts'

/** Whether a claim names a diagnosis that its service may have been done for. */
export type ClaimReason =
  | { readonly kind: 'named' | 'no-diagnosis' | 'only-background' | 'not-listed' }
  /** None of them is; `elsewhere` where one lies in another place, but not in another system. */
  | {
      readonly kind: 'none'
      readonly diagnoses: readonly string[]
      readonly relation: 'elsewhere' | 'unrelated'
    }

/** Looks for the reason of a line's service among the diagnoses of the line, then of its claim. */
export function claimReason(
  line: ClaimLine,
  service: ProcedureProfile,
  encounter: Encounter,
  profiles: CodeTable<DiagnosisProfile>,
  memories: Memories,
): ClaimReason {
  const fitting = reasonsFor(service, profiles, memories)
  if (line.diagnoses.some((code) => fitting.get(code))) return { kind: 'named' }
  const diagnoses = diagnosesOf(line, encounter, memories)
  if (diagnoses.length === 0) return { kind: 'no-diagnosis' }
  if (diagnoses.some((code) => fitting.get(code))) return { kind: 'named' }
  const reasons = diagnoses.filter((code) => !isBackgroundDiagnosis(code))
  if (reasons.length === 0) return { kind: 'only-background' }
  const relations = reasons.map((code) => {
    const disease = profiles.find(code)
    return disease && relationOf(service, disease)
  })
  if (relations.includes(undefined)) return { kind: 'not-listed' }
  const relation = relations.includes('elsewhere') ? 'elsewhere' : 'unrelated'
  return { kind: 'none', diagnoses, relation }
}

/**
 * A line may point at some of the diagnoses only; the others of its claim may be the reason for it.
 * Without claim numbers those of the day by the same provider stand for the claim.
 */
function diagnosesOf(
  line: ClaimLine,
  { lines, patient }: Encounter,
  memories: Memories,
): readonly string[] {
  const { claimId } = line
  if (claimId === undefined) {
    return lastLines.in(memories).get(lines, undefined, undefined) ?? []
  }
  if (patient.lines.length <= mostCompared) {
    return namedBy(patient.lines.filter((other) => other.claimId === claimId))
  }
  return lastClaims.in(memories).get(patient.lines, undefined, undefined)?.get(claimId) ?? []
}

const lastLines = new Remembered(() => new LastAnswer(namedBy))
const lastClaims = new Remembered(() => new LastAnswer(namedByClaims))

function namedBy(lines: readonly ClaimLine[]): readonly string[] {
  return Array.from(new Set(lines.flatMap(({ diagnoses }) => diagnoses)))
}

function namedByClaims(
  lines: readonly ClaimLine[],
): ReadonlyMap<string | undefined, readonly string[]> {
  const claims = Map.groupBy(lines, ({ claimId }) => claimId)
  return new Map(Array.from(claims, ([claimId, ofClaim]) => [claimId, namedBy(ofClaim)]))
}
