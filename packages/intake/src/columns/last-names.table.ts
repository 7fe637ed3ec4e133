import { isDateText } from '../words/dates.ts'
import type { Meaning } from '../words/meanings.ts'
import { readPlaceOfService } from '../words/codes/places.ts'
import { parseCents } from '../words/numbers.ts'
import { readStatus } from '../words/words.ts'

/** A name that says little, for what the file has under no other. */
export interface LastName {
  readonly name: RegExp
  readonly meaning: Meaning
  readonly unless: readonly Meaning[]
  readonly fits: (value: string) => boolean
  /** Share of the values that fit where it is less than nearly all. */
  readonly least?: number
  /** What all values together must be besides. */
  readonly are?: (values: readonly string[]) => boolean
  /** Only where at least one value in five is a different one. */
  readonly isVaried?: boolean
}

/** Tried in order, once all columns that names tell are known. */
export const lastNames: readonly LastName[] = [
  { name: /^id$/, meaning: 'claimId', unless: ['claimId'], fits: () => true },
  {
    name: /^(?:time_?stamp|date_?time|dttm|ts)$/,
    meaning: 'serviceFromDay',
    unless: ['serviceFromDay', 'claimFromDay', 'serviceThroughDay', 'admissionDay'],
    fits: isDateText,
  },
  {
    name: /^(?:st|sts|stat)$/,
    meaning: 'claimStatus',
    unless: ['claimStatus', 'reversalIndicator'],
    fits: (value) => /^[PDRXVCA]$/.test(value),
  },
  {
    name: /^(?:claim[_ ]?)?state$/,
    meaning: 'claimStatus',
    unless: ['claimStatus', 'reversalIndicator'],
    fits: (value) => value.length > 2 && readStatus(value) !== undefined,
  },
  {
    // Medicaid numbers its adjustments otherwise (0, 1, 4): only where all are codes of the uniform bill.
    name: /^(?:(?:claim|clm|bill)[ _]*)?(?:adj(?:ustment)?[ _]*(?:ind(?:icator)?|code|cd|type)?|frq[ _]*(?:code|cd)?|(?:re)?sub(?:mission)?[ _]*(?:freq(?:uency)?|code|cd)|orig(?:inal)?[ _/]*(?:adj(?:ustment)?|repl(?:acement)?)[ _/]*void|(?:claim|clm)[ _]*type[ _]*ind(?:icator)?|tipo[ _](?:de[ _])?(?:factura|reclamacion))$/,
    meaning: 'frequencyCode',
    unless: ['frequencyCode'],
    fits: (value) => /^[178]$/.test(value) || /^(?:ORIG|REPL|VOID|CORRECTED)/.test(value),
  },
  {
    name: /^(?:sx|s)$/,
    meaning: 'sex',
    unless: ['sex'],
    fits: (value) => /^[MFU]$/.test(value),
  },
  {
    name: /^m(?:d|o|df)$/,
    meaning: 'modifiers',
    unless: [],
    fits: (value) => /^(?:[A-Z]{2}|[A-Z]\d|\d{2})$/.test(value),
  },
  {
    name: /^(?:claim|clm|trans|transaction|record|rec)[ _]*(?:seq|sequence|serial)[ _]*(?:#|id|no|num|number|nbr)?$/,
    meaning: 'claimId',
    unless: ['claimId'],
    fits: (value) => value.length >= 4,
    isVaried: true,
  },
  {
    name: /^(?:ref(?:erence)?|order|receipt|dispens(?:e|ing)|shipment|sale|ticket)[ _]*(?:#|id|no|num|number|nbr)?$/,
    meaning: 'claimId',
    unless: ['claimId'],
    fits: (value) => value.length >= 4 && /\d/.test(value),
    isVaried: true,
  },
  {
    // Hospitals print the day on which a charge was posted; rows that head a department stand between.
    name: /^(?:post(?:ed|ing)?|trans(?:action)?|entry)[ _]*(?:date|dt|day)$/,
    meaning: 'serviceFromDay',
    unless: ['serviceFromDay', 'claimFromDay', 'serviceThroughDay', 'paidDay', 'paidCents'],
    fits: isDateText,
    least: 0.3,
  },
  {
    name: /^units?$/,
    meaning: 'unitOfMeasure',
    unless: ['unitOfMeasure', 'procedureCode'],
    fits: (value) => /^(?:EA|EACH|ML|GM|G|GR|GRAM|MILLILITER|TAB|CAP)S?$/.test(value),
  },
  {
    name: /^pos(?:ition|n)?\.?$/,
    meaning: 'lineNumber',
    unless: ['lineNumber'],
    fits: (value) => /^\d{1,3}$/.test(value),
  },
  {
    // A customer of a pharmacy is its patient; a manager of benefits has few.
    name: /^cust(?:omer)?[ _.]*(?:#|id|no|num|number|nbr|code)?$/,
    meaning: 'patientKey',
    unless: ['patientKey', 'subscriberId', 'patientName', 'patientLastName', 'procedureCode'],
    fits: (value) => value.length >= 4 && /\d/.test(value),
    isVaried: true,
  },
  {
    // Who kept the list knows who the patient is: names are those of who served.
    name: /^who$/,
    meaning: 'providerId',
    unless: ['providerId', 'renderingNpi'],
    fits: (value) => !/\d/.test(value) && /\p{L}/u.test(value),
  },
  {
    name: /^(?:location|loc|ps|pl|service_?loc(?:ation)?)$/,
    meaning: 'placeOfService',
    unless: ['placeOfService', 'ndcAsBilled'],
    fits: (value) => /^\d{2}$/.test(value) && readPlaceOfService(value) !== undefined,
  },
  {
    // Lines are numbered from one up; units are not.
    name: /^#$/,
    meaning: 'units',
    unless: ['units', 'ndcAsBilled'],
    fits: (value) => /^[1-9]\d{0,2}(?:\.0+)?$/.test(value),
    are: (values) =>
      values.filter((v) => Number(v) === 1).length * 2 > values.length && !stepUp(values),
  },
  {
    // Whoever is treated for a mind or a substance is a client; of a manager of benefits an employer is one.
    name: /^client[ _.]*(?:#|id|no|num|number|nbr|code)?$/,
    meaning: 'patientKey',
    unless: ['patientKey', 'subscriberId', 'patientName', 'patientLastName', 'ndcAsBilled'],
    fits: (value) => value.length >= 3 && /\d/.test(value),
    isVaried: true,
  },
  {
    // A ledger of a practice: what was charged stands on one side, what came in on the other.
    name: /^debits?(?:[ _](?:amt|amount))?$/,
    meaning: 'chargeCents',
    unless: ['chargeCents', 'claimChargeCents'],
    fits: (value) => parseCents(value) !== undefined,
  },
]

/** Whether each number is a one or follows the one before it, as numbers of lines do. */
function stepUp(values: readonly string[]): boolean {
  return values.every((v, at) => Number(v) === 1 || Number(v) === Number(values[at - 1]) + 1)
}
