import {
  allRules,
  claimLine,
  day,
  runAudit,
  type FindingClass,
  type ReferenceTables,
} from '@plumbline/engine'
import { describe, expect, test } from 'vitest'
import { doubtfulPairs, rightPairs, wrongPairs } from './anatomy-pairs.table.ts'
import { starterReleases } from './index.ts'

const rules = allRules.filter((rule) => rule.id === 'anatomy-mismatch')
const { procedureProfiles, diagnosisProfiles } = starterReleases()
const tables: ReferenceTables = {
  ...(procedureProfiles && { procedureProfiles: { releases: [procedureProfiles] } }),
  ...(diagnosisProfiles && { diagnosisProfiles: { releases: [diagnosisProfiles] } }),
}

/** What the rule says of one procedure with the diagnoses given, under the starter pack alone. */
function classOf(procedureCode: string, diagnoses: readonly string[]): FindingClass | undefined {
  const line = claimLine({
    claimId: 'A',
    row: 2,
    procedureCode,
    diagnoses,
    serviceFromDay: day('2024-05-02'),
  })
  const { claims } = runAudit({ lines: [line], rules, tables, auditDay: day('2024-06-01') })
  return claims[0]?.findings[0]?.class
}

/** Pairs that are billed every day; each is one that a coarse comparison of chapters gets wrong. */
const ordinary = `
29881 M1711 | 29881 S83241A | 29881 M23221 | 29881 M2241 | 29881 M25561 | 29881 S8991XA
29827 M75121 | 29827 S46011A | 29827 M7541 | 27447 M1711 | 27447 M1712 E669 | 27447 T8454XA
27130 M1611 | 27130 S72001A | 27236 S72142A | 20610 M1711 | 20610 M7551 | 20610 M069 | 20610 M109
20550 M722 | 20550 M7711 | 20553 M791 | 26055 M65341 | 26055 M65321 | 64721 G5601 | 64721 G5602
28285 M2041 | 28296 M2011 | 28296 M2012 | 28820 E1152 | 28820 I70261 | 28820 M86171 | 11042 L97412
11042 I83012 | 11721 B351 | 11721 E1142 | 11056 L84 | 10060 L02415 | 10060 L0231 | 17000 L570
17110 B079 | 11102 D485 | 11102 L819 | 11730 L600 | 12001 S61411A | 30140 J343 | 30520 J342
30520 M950 | 31231 J329 | 31255 J324 | 31575 R490 | 31575 K219 | 42820 J353 | 42820 G4733
42826 J3501 | 69210 H6123 | 69436 H6523 | 69436 H6593 | 92504 H6091 | 31622 R918 | 31622 J189
32551 J939 | 33208 I495 | 33249 I4720 | 33405 I350 | 35301 I6521 | 36475 I83811 | 36821 N186
36561 C50911 | 36901 T82858A | 37228 I70211 | 38571 C61 | 38500 R590 | 43235 D509 | 43239 K219
43239 K2970 | 43239 D649 | 43244 I8511 | 43246 R1310 | 43246 G1221 | 43644 E6601 | 43775 E6601
44970 K3580 | 45378 Z1211 | 45380 D509 | 45380 K5090 | 45385 D122 | 45385 K635 | 46221 K641
47562 K8020 | 47562 K8010 | 49505 K4090 | 49591 K429 | 49650 K4020 | 50590 N200 | 52000 N401
52000 R310 | 52000 N8110 | 52204 N390 | 52310 N201 | 52601 N401 | 54161 N471 | 55250 Z302
55700 R9720 | 57288 N393 | 57454 R87612 | 58300 Z30430 | 58558 N840 | 58558 N950 | 58571 D259
58571 N939 | 58661 N8320 | 59400 Z3480 | 59410 O80 | 59510 O82 | 59510 O34211 | 59409 O701
60240 E042 | 60240 C73 | 60500 E210 | 60500 N2581 | 62323 M5416 | 62323 M48061 | 62321 M5412
64483 M5416 | 64483 M5126 | 64493 M47816 | 64635 M47816 | 64615 G43709 | 64561 N3281 | 64405 M5481
63030 M5126 | 63047 M48062 | 22551 M5020 | 22612 M4316 | 22633 M5136 | 65855 H401131 | 66984 H2511
66984 H2512 E1136 | 66821 H26491 | 67028 H353211 | 67028 E113211 | 67028 H34811 | 67036 H3321
67042 H35371 | 67311 H5000 | 15823 H02831 | 67904 H02401 | 67800 H0011 | 68761 H04121 | 68761 M3501
68801 H04551 | 19120 D241 | 19301 C50911 | 19318 N62 | 19318 M546 | 19083 R928 | 77067 Z1231
77065 N6311 | 76830 N939 | 76830 R102 | 76805 Z3492 | 76816 O3680X0 | 71046 R05 | 71046 J189
73562 M25561 | 73562 M1711 | 73630 S92301A | 73130 S62309A | 73110 S52501A | 72148 M5416 | 70553 G35
70450 R51 | 70450 S0990XA | 70486 J329 | 74177 R109 | 74177 K5732 | 93306 I350 | 93000 R079
90837 F411 | 90837 F329 | 90834 G4700 | 90935 N186 | 92928 I25110 | 93458 I209 | 97110 M25511
98941 M9903 | 96413 C3490 | 95117 J301 | 94060 J449 | 20611 M170 | 29125 S52501A | 29515 S93401A
29823 M19011 | 25607 S52501A | 23412 M75101 | 24359 M7711 | 27814 S82841A | 28470 S92301A
21320 S022XXA | 21825 S2220XA | 38220 D469 | 36558 N179 | 49083 K7031 | 32555 J90 | 51798 N401
45300 K625 | 41899 K029 | 40808 K137 | 58150 D251 | 57260 N8111 | 55866 C61 | 50543 C641 | 43281 K449
`
  .trim()
  .split(/[|\n]/)
  .map((pair) => pair.trim())

/** Surgery on a part of the body that no diagnosis of the claim names, nor any that could lead there. */
const absurd = `
29881 H6691 | 29881 H2511 | 29881 J45909 | 29881 K8020 | 29881 N401 | 29881 F329 | 29827 H6121
29827 K219 | 27447 J189 | 27447 N390 | 27130 H4011X0 | 28296 J329 | 28296 H2511 | 26055 K219
66984 K8020 | 66984 M1711 | 66984 N401 | 66984 J449 | 67028 M1711 | 67028 K5730 | 69436 N390
69436 M1711 | 69210 H2511 | 69436 K219 | 45380 H2511 | 45385 M1711 | 47562 H6691 | 47562 M1712
43239 M1711 | 49505 H2511 | 52000 H6691 | 52601 J449 | 52601 M1711 | 58571 H2511 | 58571 J449
59510 J45909 | 59400 M1711 | 31255 N401 | 42820 N390 | 19301 N390 | 19301 M1711 | 20610 J0190
62323 H2511 | 63030 H6691 | 64721 N401 | 33208 H6121 | 36475 H6691 | 60240 N62 | 26055 N390 | 28285 H2511
29881 M75121 | 27447 M1811
`
  .trim()
  .split(/[|\n]/)
  .map((pair) => pair.trim())

/** The same system at another limb, and images and treatments of other places: records would tell. */
const doubtful = [
  '29823 M65341',
  '28285 M1711',
  '73562 H6691',
  '73030 M2011',
  '77065 H2511',
  '73562 K219',
]

describe('anatomy of everyday claims under the starter pack', () => {
  test.each(ordinary)('%s goes together', (pair) => {
    const [procedure = '', ...diagnoses] = pair.split(' ')
    expect(classOf(procedure, diagnoses)).toBeUndefined()
  })

  test.each(absurd)('%s does not', (pair) => {
    const [procedure = '', ...diagnoses] = pair.split(' ')
    expect(classOf(procedure, diagnoses)).toBe('error')
  })

  test.each(doubtful)('%s asks for records', (pair) => {
    const [procedure = '', ...diagnoses] = pair.split(' ')
    expect(classOf(procedure, diagnoses)).toBe('lead')
  })

  test.each(absurd)('%s with a symptom beside it goes together', (pair) => {
    const [procedure = '', ...diagnoses] = pair.split(' ')
    expect(classOf(procedure, [...diagnoses, 'R6889'])).toBeUndefined()
  })
})

/** The pairs of a table that get another answer than the one given. */
function otherThan(
  expected: FindingClass | undefined,
  pairs: readonly string[],
): readonly string[] {
  return pairs.filter((pair) => {
    const [procedure = '', ...diagnoses] = pair.split(' ')
    return classOf(procedure, diagnoses) !== expected
  })
}

describe('anatomy of all specialties under the starter pack', () => {
  test('right pairs go together', () => {
    expect(otherThan(undefined, rightPairs)).toEqual([])
  })
  test('wrong pairs do not', () => {
    expect(otherThan('error', wrongPairs)).toEqual([])
  })
  test('doubtful pairs ask for records', () => {
    expect(otherThan('lead', doubtfulPairs)).toEqual([])
  })
})
