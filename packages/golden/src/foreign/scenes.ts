import { cleanFillScenes } from '../clean/fills.table.ts'
import { cleanMedicalScenes } from '../clean/medical-scenes.ts'
import type { FillRow } from '../making/fill-row.ts'
import type { MedicalRow } from '../making/medical-row.ts'
import { visit, type PlantedScene, type MedicalScene } from '../making/medical-scene.ts'
import { playFills } from '../making/play-fills.ts'
import { playMedical } from '../making/play-medical.ts'
import { plantedFills } from '../planted/fills.table.ts'
import { plantedMedicalScenes } from '../planted/planted-tables.ts'

/** One scene of each rule's errors. */
function firstOfEachRule<Scene extends { readonly ruleId?: string }>(
  scenes: readonly Scene[],
): readonly Scene[] {
  return Array.from(
    Map.groupBy(scenes, ({ ruleId }) => ruleId).values(),
    ([first]) => first,
  ).flatMap((scene) => scene ?? [])
}

const bill = { form: 'I', billType: '131' } as const

/** What a hospital's outpatient bill can have wrong. */
const hospitalErrors: readonly MedicalScene[] = [
  {
    name: 'bill sent twice',
    who: '* 40-60',
    visits: [0, 1].map(() => visit('hospital', 'R10.9', '0351/74177 0301/80053', bill)),
  },
  {
    name: 'scan with a reading of its own',
    who: '* 40-60',
    visits: [visit('hospital', 'R10.9', '0351/74177 0301/80053 0301/80048', bill)],
  },
  {
    name: 'too many units',
    who: '* 40-60',
    visits: [visit('hospital', 'E11.9', '0301/83036x3', bill)],
  },
  {
    name: 'header diagnosis',
    who: '* 40-60',
    visits: [visit('hospital', 'E11', '0301/83036', bill)],
  },
]

const isMade = (scene: PlantedScene) => scene.ruleId !== 'denial-pattern'
const planted = firstOfEachRule(plantedMedicalScenes.filter(isMade))
const everyThird = cleanMedicalScenes.filter((_, at) => at % 3 === 0)
const medicalScenes: readonly MedicalScene[] = [...planted, ...hospitalErrors, ...everyThird]

function played(wanted: (row: MedicalRow) => boolean): readonly MedicalRow[] {
  return medicalScenes.flatMap((scene) => playMedical(scene, 7).filter(wanted))
}

/** Claims of every form: one scene for each rule's errors, and right ones. */
export const allClaims = () => played(() => true)
export const professionalClaims = () => played(({ form }) => form === 'P')
/** Without corrections and take-backs, for manners that cannot say them. */
export const firstClaims = () =>
  played(({ form, frequency, paid }) => form === 'P' && frequency === '1' && paid >= 0)

/** Lines of equipment suppliers, one claim of each sent twice. */
export function supplierClaims(): readonly MedicalRow[] {
  const rows = played(({ form }) => form === 'D')
  return rows.flatMap((row) => [row, { ...row, claimId: `${row.claimId}9` }])
}

const looksToOtherClaims = new Set([
  '54',
  '55',
  '56',
  '62',
  '76',
  '77',
  '80',
  '81',
  '82',
  '91',
  'AS',
])
/** Where claims stand for patients, nothing is said by what may stand in another claim. */
export function claimsAlone(): readonly MedicalRow[] {
  const seeks = /^(?:co-surgeon-mismatch|add-on-without-primary)/
  return firstClaims().filter(
    ({ scene, modifiers }) =>
      !seeks.test(scene) && !modifiers.some((modifier) => looksToOtherClaims.has(modifier)),
  )
}

export function hospitalClaims(): readonly MedicalRow[] {
  const scenes = [...plantedMedicalScenes, ...hospitalErrors, ...cleanMedicalScenes]
  return scenes.flatMap((scene) => playMedical(scene, 7).filter(({ form }) => form === 'I'))
}

/** The bill of one patient's stay and of the outpatient days around it. */
export function oneBill(): readonly MedicalRow[] {
  const scene: MedicalScene = {
    name: 'one long bill',
    who: 'F 61',
    payer: 'Commercial',
    visits: [
      visit(
        'hospital',
        'R07.9 I10',
        '0450/99284-25 0324/71046 0730/93005 0301/80053 0301/80048 0305/85025 0305/85025 0300/36415 0301/83036x3',
        bill,
      ),
    ],
  }
  return playMedical(scene, 7)
}

/** Families: a parent, a child and a twin who have the same service on the same day of one practice. */
export function families(): readonly MedicalRow[] {
  const kin = (row: MedicalRow, index: number): MedicalRow => ({
    ...row,
    claimId: `${row.claimId}${index}`,
    patient: `${row.patient}-${index}`,
    birth: index === 1 ? row.birth : row.birth + 25 * 365 + (index === 2 ? 0 : 1),
    sex: index === 3 && row.sex === 'F' ? 'M' : row.sex,
  })
  return firstClaims()
    .flatMap((row) => [1, 2, 3].map((index) => kin(row, index)))
    .toSorted((a, b) => a.patient.localeCompare(b.patient))
}

const plantedFillScenes = Array.from(
  Map.groupBy(plantedFills, ({ ruleId }) => ruleId).values(),
).flatMap((scenes) => scenes.slice(0, 2))

/** Fills: two scenes for each rule's errors, and right ones. */
export function fills(): readonly FillRow[] {
  return [...plantedFillScenes, ...cleanFillScenes].flatMap((scene) => playFills(scene, 7))
}

/** Without reversals and rejected fills, for manners that cannot say them. */
export const paidFills = () =>
  [
    ...plantedFillScenes,
    ...cleanFillScenes.filter(({ fills: all }) =>
      all.every(({ reverses, rejected }) => reverses === undefined && rejected === undefined),
    ),
  ].flatMap((scene) => playFills(scene, 7))

/** Two people of one cardholder number with the same fills. */
export function familyFills(): readonly FillRow[] {
  return paidFills()
    .flatMap((row) => [
      row,
      {
        ...row,
        claimId: `${row.claimId}9`,
        birth: row.birth + 26 * 365,
        member: `${row.member}-2`,
        prescription: `${row.prescription}9`,
      },
    ])
    .map((row) => (row.member.includes('-') ? row : { ...row, member: `${row.member}-1` }))
}

/** Whether half of the claims, this one among them, give their total on each line. */
export function givesTotals({ claimId }: MedicalRow): boolean {
  return Number(claimId.slice(1, 4)) % 2 === 0
}

/** Half of the claims with their totals on each line. */
export function withSomeTotals(rows: readonly MedicalRow[]): readonly MedicalRow[] {
  const totals = withClaimTotals(rows)
  return rows.map((row, at) => (givesTotals(row) ? (totals[at] ?? row) : row))
}

/** A total line with revenue code 0001 below each claim. */
export function withTotalLines(rows: readonly MedicalRow[]): readonly MedicalRow[] {
  const totals = withClaimTotals(rows)
  return rows.flatMap((row, at) => {
    const total = totals[at]
    const isLast = rows[at + 1]?.claimId !== row.claimId
    return isLast && total
      ? [row, { ...total, revenue: '0001', code: '', modifiers: [], units: 0 }]
      : [row]
  })
}

/** Stays, one row each and no service of theirs. */
export function stays(): readonly MedicalRow[] {
  const first = hospitalClaims().filter(
    ({ billType, line }) => billType.startsWith('11') && line === 1,
  )
  const totals = withClaimTotals(hospitalClaims())
  return first.flatMap((row) => {
    const total = totals.find(({ claimId }) => claimId === row.claimId)
    return total ? [{ ...total, revenue: '' }] : []
  })
}

/** Amounts of the whole claim in place of those of its lines. */
export function withClaimTotals(rows: readonly MedicalRow[]): readonly MedicalRow[] {
  const claims = Map.groupBy(rows, ({ claimId }) => claimId)
  return rows.map((row) => {
    const lines = claims.get(row.claimId) ?? []
    const of = (field: 'charge' | 'allowed' | 'paid' | 'share') =>
      lines.reduce((sum, line) => sum + line[field], 0)
    return {
      ...row,
      charge: of('charge'),
      allowed: of('allowed'),
      paid: of('paid'),
      share: of('share'),
    }
  })
}

/** The fills of one patient. */
export function oneProfile(): readonly FillRow[] {
  const scenes = plantedFillScenes.filter(
    ({ ruleId }) => ruleId === 'duplicate-fill' || ruleId === 'refill-too-soon',
  )
  const [first] = scenes.flatMap((scene) => playFills(scene, 7))
  return scenes
    .flatMap((scene) => playFills(scene, 7))
    .map((row) => ({
      ...row,
      member: first?.member ?? '',
      birth: first?.birth ?? 0,
      sex: first?.sex ?? 'F',
    }))
}
