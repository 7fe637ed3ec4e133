import {
  codeShape,
  diagnosisText,
  hasDiagnosisShape,
  hasListedReason,
  type ClaimLine,
  type DiagnosisProfile,
  type Memories,
  type PairTables,
  type ProcedureProfile,
} from '@plumbline/engine'
import { chapterWords } from './chapter-words.table.ts'
import type { AgeBand, DiagnosisTold, PairAsked, ServiceTold } from './pair-asked.ts'

/** As many as a claim form has room for (CMS-1500, item 21). */
export const mostDiagnosesTold = 12

/**
 * What a model may be asked about a line: service and diagnoses that no table decides on. Undefined where a table does,
 * or where either is no code that our structure of the code sets knows; nothing else of a line is looked at but the
 * patient's sex and, in bands, age.
 */
export function pairOfLine(
  line: ClaimLine,
  tables: PairTables,
  memories: Memories,
): PairAsked | undefined {
  const { procedureCode = '', procedure, diagnoses, icdVersion, ageYears, sex } = line
  const shape = codeShape(procedureCode)
  const profile = shape === 'cpt' || shape === 'hcpcs' ? tables.services.find(procedure) : undefined
  if (profile === undefined || profile.section === 'other' || icdVersion === '9') return undefined
  const told = diagnoses
    .slice(0, mostDiagnosesTold)
    .map((code) => diagnosisTold(code, tables.diseases.find(code)))
  if (told.length === 0 || told.includes(undefined)) return undefined
  if (hasListedReason(line, tables, memories)) return undefined
  return {
    service: serviceTold(procedureCode, profile),
    diagnoses: told.filter((each) => each !== undefined),
    age: ageYears === undefined ? null : ageBand(ageYears),
    sex: sex ?? null,
  }
}

function serviceTold(
  code: string,
  { family, section, region, systems = [] }: ProcedureProfile,
): ServiceTold {
  return { code, about: spaced(family), kind: spaced(section), where: placesOf(region, systems) }
}

function diagnosisTold(
  code: string,
  profile: DiagnosisProfile | undefined,
): DiagnosisTold | undefined {
  if (profile === undefined || !hasDiagnosisShape(code)) return undefined
  const about = chapterWords[profile.chapter]
  if (about === undefined) return undefined
  const { region, systems, laterality } = profile
  const side = laterality === 'unspecified' ? undefined : laterality
  const where = [...placesOf(region, systems), ...(side === undefined ? [] : [side])]
  return { code: diagnosisText(code), about, where }
}

function placesOf(region: string | undefined, systems: readonly string[]): readonly string[] {
  return Array.from(new Set([...(region === undefined ? [] : [region]), ...systems].map(spaced)))
}

function spaced(word: string): string {
  return word.replaceAll('-', ' ')
}

function ageBand(years: number): AgeBand {
  if (years < 2) return 'under 2'
  if (years < 13) return '2 to 12'
  if (years < 18) return '13 to 17'
  if (years < 45) return '18 to 44'
  return years < 65 ? '45 to 64' : '65 or older'
}
