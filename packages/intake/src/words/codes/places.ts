/** Words for places of service (CMS place of service code set), without punctuation. */
const places = new Map<string, string>(
  (
    [
      ['02', 'TELEHEALTH,TELEHEALTH PROVIDED OTHER THAN IN PATIENTS HOME,TELEMEDICINE,VIRTUAL'],
      ['10', 'TELEHEALTH PROVIDED IN PATIENTS HOME,TELEHEALTH HOME'],
      ['11', 'OFFICE,DOCTORS OFFICE,PHYSICIAN OFFICE,DOCTOR OFFICE,PROVIDER OFFICE'],
      ['12', 'HOME,PATIENTS HOME,PATIENT HOME'],
      ['13', 'ASSISTED LIVING FACILITY,ASSISTED LIVING'],
      ['15', 'MOBILE UNIT'],
      ['17', 'WALK IN RETAIL HEALTH CLINIC,RETAIL CLINIC'],
      ['19', 'OFF CAMPUS OUTPATIENT HOSPITAL'],
      ['20', 'URGENT CARE FACILITY,URGENT CARE,URGENT CARE CENTER'],
      ['21', 'INPATIENT HOSPITAL,HOSPITAL INPATIENT,INPATIENT'],
      ['22', 'ON CAMPUS OUTPATIENT HOSPITAL,OUTPATIENT HOSPITAL,HOSPITAL OUTPATIENT'],
      [
        '23',
        'EMERGENCY ROOM HOSPITAL,EMERGENCY ROOM,EMERGENCY DEPARTMENT,ER,ED,HOSPITAL EMERGENCY ROOM',
      ],
      ['24', 'AMBULATORY SURGICAL CENTER,AMBULATORY SURGERY CENTER,ASC'],
      ['31', 'SKILLED NURSING FACILITY,SNF'],
      ['32', 'NURSING FACILITY,NURSING HOME'],
      ['34', 'HOSPICE'],
      ['41', 'AMBULANCE LAND,AMBULANCE'],
      ['42', 'AMBULANCE AIR OR WATER,AIR AMBULANCE'],
      ['49', 'INDEPENDENT CLINIC'],
      ['50', 'FEDERALLY QUALIFIED HEALTH CENTER,FQHC'],
      ['51', 'INPATIENT PSYCHIATRIC FACILITY'],
      ['52', 'PSYCHIATRIC FACILITY PARTIAL HOSPITALIZATION'],
      ['53', 'COMMUNITY MENTAL HEALTH CENTER'],
      ['61', 'COMPREHENSIVE INPATIENT REHABILITATION FACILITY'],
      ['62', 'COMPREHENSIVE OUTPATIENT REHABILITATION FACILITY'],
      ['65', 'END STAGE RENAL DISEASE TREATMENT FACILITY,DIALYSIS CENTER'],
      ['71', 'PUBLIC HEALTH CLINIC'],
      ['72', 'RURAL HEALTH CLINIC'],
      ['81', 'INDEPENDENT LABORATORY,INDEPENDENT LAB,LABORATORY,LAB'],
      ['99', 'OTHER PLACE OF SERVICE'],
    ] as const
  ).flatMap(([code, words]) => words.split(',').map((word) => [word, code] as const)),
)

/**
 * Place of service, two digits: `11`, `011`, `11.0`, `POS 11`, `11 - Office`, `Office (11)`, `Office`, and the
 * composite `11:B:1` of an 837. Undefined for zeros and for words that name no place of the code set.
 */
export function readPlaceOfService(text: string): string | undefined {
  const upper = text
    .toUpperCase()
    .trim()
    .replace(/^POS[ -]?(?=\d)/, '')
  const code =
    /^0?(\d{1,2})(?:\.0+)?(?:$|[\s-]|[:>^*]B[:>^*])/.exec(upper)?.[1] ??
    /\((\d{1,2})\)$/.exec(upper)?.[1]
  if (code !== undefined) return Number(code) === 0 ? undefined : code.padStart(2, '0')
  return places.get(
    upper
      .replaceAll("'", '')
      .replace(/[^A-Z0-9]+/g, ' ')
      .trim(),
  )
}
