/** Who bills by a type of bill, as far as payment goes by it. */
export type FacilityKind =
  | 'hospital-inpatient'
  | 'hospital-inpatient-part-b'
  | 'hospital-outpatient'
  | 'hospital-laboratory'
  | 'swing-bed'
  | 'skilled-nursing'
  | 'skilled-nursing-part-b'
  | 'home-health'
  | 'rural-clinic'
  | 'dialysis'
  | 'health-center'
  | 'hospice'
  | 'surgery-center'
  | 'critical-access'

/** By the first two digits of the type of bill (NUBC; Medicare Claims Processing Manual, chapters 1 and 25). */
const kinds: ReadonlyMap<string, FacilityKind> = new Map([
  ['11', 'hospital-inpatient'],
  ['12', 'hospital-inpatient-part-b'],
  ['13', 'hospital-outpatient'],
  ['14', 'hospital-laboratory'],
  ['18', 'swing-bed'],
  ['21', 'skilled-nursing'],
  ['22', 'skilled-nursing-part-b'],
  ['32', 'home-health'],
  ['71', 'rural-clinic'],
  ['72', 'dialysis'],
  ['77', 'health-center'],
  ['81', 'hospice'],
  ['82', 'hospice'],
  ['83', 'surgery-center'],
  ['85', 'critical-access'],
])

/** Undefined where the line has no type of bill, or one of no kind that rules ask for. */
export function facilityKind(billType: string | undefined): FacilityKind | undefined {
  return billType === undefined ? undefined : kinds.get(billType.slice(0, 2))
}
