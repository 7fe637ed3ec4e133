import type { ClaimLine } from '../../claim/claim-line.ts'
import { profileOf } from '../../facts/drugs/drug-profile.ts'
import { fillName } from '../../facts/drugs/names/fill-name.ts'
import { drugPeople, type DrugPeopleRow } from '../../facts/therapy/drug-people.table.ts'
import { patientAge } from '../../batch/patient-age.ts'
import { wholeFillAtRisk } from '../../facts/fills/paid-fill.ts'
import { cells, drugField } from '../../findings/evidence.ts'
import { inEffect } from '../../reference/in-effect.ts'
import { cannotTell, finding, lookAt, notApplicable, pass } from '../../rule/outcome.ts'
import { deniedOrPending } from '../../rule/reasons.ts'
import { cite, defineLineRule } from '../../rule/rule.ts'
import { count, name, say, words } from '../../sentences/say.ts'
import type { Sentence } from '../../sentences/sentence.ts'

const unknownDrug = cannotTell('the drug is not among those that are known')
const anybody = notApplicable('a drug for people of any age and sex')
const nobodyKnown = cannotTell('no age or sex of the patient, which the drug asks for')

/** A drug that its label does not know for people of the age or sex of the patient. */
export const drugNotForAgeOrSex = defineLineRule({
  id: 'drug-not-for-age-or-sex',
  version: 4,
  title: 'Drug against the age or sex of the patient',
  category: 'drug-safety',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['pharmacy'],
  sources: [
    cite('FDA labels of the drugs', 'indications; use in specific populations', 'drugProfiles'),
    cite('42 CFR 456.705', '(b)(1) screening before a drug is dispensed'),
  ],
  needs: { fields: [], tables: ['drugProfiles'], optionalTables: ['drugs'] },
  clearedBy: 'The prescription and its diagnosis, or a corrected birth date or sex.',
  suggestedFix: 'Check whose prescription it is: families share member numbers.',
  triageDrug(drug, context) {
    if (drug.service.standing.isDenied) return deniedOrPending
    const profile = profileOf(drug, context)
    const { ingredient = '', drugClass } = profile ?? {}
    const drugName = fillName(drug, context)
    const rows = rowsNamed(drugName) ?? rowsOf(ingredient) ?? rowsOf(drugClass ?? '')
    if (rows !== undefined) return lookAt({ ingredient: ingredient || (drugName ?? ''), rows })
    return profile === undefined ? unknownDrug : anybody
  },
  judge(line, _, { ingredient, rows }) {
    const age = patientAge(line)
    let isOpen = false
    for (const row of inEffect(rows, line.serviceFromDay)) {
      const against = conflict(row, line, age)
      if (against === 'unknown') isOpen = true
      else if (against !== undefined && !isMeant(row, line)) {
        return finding({
          message: say`${name(line.drugName ?? ingredient)} was dispensed to ${against}; its label is for others.`,
          lines: [line],
          evidence: cells(line, drugField(line), ...shown(row, line)),
          ...wholeFillAtRisk(line),
        })
      }
    }
    return isOpen ? nobodyKnown : pass
  },
})

const byDrug: ReadonlyMap<string, readonly DrugPeopleRow[]> = Map.groupBy(
  drugPeople.flatMap((row) =>
    (row.ingredients ?? row.drugClass ?? '')
      .split(',')
      .filter((drug) => drug !== '')
      .map((drug) => ({ ...row, drug })),
  ),
  ({ drug }) => drug,
)

const byName = drugPeople.flatMap((row) =>
  row.names === undefined ? [] : [{ ...row, names: row.names }],
)

function rowsNamed(drugName = ''): readonly DrugPeopleRow[] | undefined {
  const rows = byName.filter(({ names }) => names.test(drugName))
  return rows.length === 0 ? undefined : rows
}

function rowsOf(drug: string): readonly DrugPeopleRow[] | undefined {
  return byDrug.get(drug)
}

function conflict(
  { sex, youngerThan, olderThan }: DrugPeopleRow,
  line: ClaimLine,
  age: number | undefined,
): Sentence | 'unknown' | undefined {
  if (sex !== undefined) {
    if (line.sex === undefined) return 'unknown'
    return line.sex === sex ? words(sex === 'F' ? 'a woman' : 'a man') : undefined
  }
  if (age === undefined) return 'unknown'
  const years = say`somebody ${count(age, 'year')} old`
  if (youngerThan !== undefined && age < youngerThan) return years
  return olderThan !== undefined && age > olderThan ? years : undefined
}

function isMeant({ unless }: DrugPeopleRow, { diagnoses }: ClaimLine): boolean {
  return unless !== undefined && diagnoses.some((code) => unless.test(code))
}

function shown({ sex }: DrugPeopleRow, { ageYears }: ClaimLine) {
  if (sex !== undefined) return ['sex'] as const
  return ageYears === undefined
    ? (['birthDay', 'serviceFromDay'] as const)
    : (['ageYears'] as const)
}
