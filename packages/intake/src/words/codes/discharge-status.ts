import { readPadded } from './codes.ts'

/**
 * Patient discharge status of the National Uniform Billing Committee (UB-04 field 17): two digits, with words behind
 * them or not, or the words that systems write in their place. Undefined where these are of no single status.
 */
export function readDischargeStatus(text: string): string | undefined {
  const code = readPadded(text.trim(), 2)
  if (code === undefined || !/[A-Z]{3}/.test(code)) return code
  return statuses.find(([words]) => words.test(code))?.[1]
}

/** In the order in which they are asked: what names a place comes before the home. */
const statuses: readonly (readonly [RegExp, string])[] = [
  [/\bSTILL\b.*\bPATIENT\b|\bNOT (?:YET )?DISCHARGED\b|\bSTILL (?:IN|ADMITTED)/, '30'],
  [/\b(?:EXPIRED|DIED|DECEASED|DEATH|DEAD)\b/, '20'],
  [/\bAGAINST MEDICAL\b|^(?:LEFT )?AMA\b/, '07'],
  [/\bHOSPICE\b.*\bHOME\b|\bHOME\b.*\bHOSPICE\b/, '50'],
  [/\bHOSPICE\b.*\b(?:FACILITY|INPATIENT)\b/, '51'],
  [/\bHOME (?:HEALTH|CARE|IV)\b|\bHHA\b/, '06'],
  [/\bSKILLED NURSING\b|\bSNF\b/, '03'],
  [/\bSWING BED\b/, '61'],
  [/\bREHAB(?:ILITATION)?\b|\bIRF\b/, '62'],
  [/\bLONG[ -]TERM (?:ACUTE )?CARE HOSP|\bLTACH?\b|\bLTCH\b/, '63'],
  [/\bPSYCH/, '65'],
  [/\bCRITICAL ACCESS\b/, '66'],
  [/\bCANCER\b|\bCHILDREN/, '05'],
  [/\bCOURT\b|\bLAW ENFORCEMENT\b|\bJAIL\b|\bPRISON\b/, '21'],
  [/\b(?:SHORT[ -]TERM|ACUTE|ANOTHER|OTHER|GENERAL)\b.*\bHOSP/, '02'],
  [
    /(?<!\b(?:NURSING|GROUP|FOSTER|BOARDING) )\bHOME\b|\bSELF[ -]CARE\b|^ROUTINE(?: DISCHARGE)?$/,
    '01',
  ],
]
