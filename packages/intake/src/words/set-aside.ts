import type { SetAsideRow } from '@plumbline/engine'

/** Why a row cannot be audited, and what to do. */
export const setAsideReasons = {
  'no-service':
    'The row names no service: no procedure, revenue code, DRG, NDC or drug. Add the code if it is a claim line.',
  'fill-row':
    'The row is a fill of a pharmacy among medical services: an NDC stands in place of the procedure code. Send fills in a file of their own, as pharmacy claims.',
  'total-row': 'The row is a total, not a claim line. Nothing to do.',
  'balance-row': 'The row states a balance of the account, not a service. Nothing to do.',
  'claim-heading':
    'The row states facts of the claims below it, such as their number or patient. They were read with those lines.',
  'further-adjustment':
    'The row gives a further adjustment of the line above it and repeats the rest. It was read with that line. Nothing to do.',
  'repeated-header': 'The row repeats the header. Nothing to do.',
  'wrong-cell-count':
    'The row does not have as many cells as the header, so that its values cannot be matched to columns. Check for line breaks and delimiters inside cells.',
  'cell-too-long':
    'A cell of the row is longer than 32,768 characters. Shorten it, or check for a missing quotation mark.',
  'unreadable-date': 'The date of service cannot be read. Write it as yyyy-mm-dd.',
  'unclear-amount':
    'The charge stands in its box without a point, so that dollars and cents cannot be told apart. Write it as 125.00.',
  'unsure-reading':
    'Two readings of the scan differ here, so that the line is not audited. Compare it with the page, and enter what stands there, a hyphen where nothing does.',
  predetermination:
    'The row asks or answers beforehand what would be paid (a predetermination): nothing was done yet. Nothing to do.',
  'not-this-payer':
    'The payer says that the claim is not its own, and sent it on to another. Nothing to do.',
  'repeated-interchange':
    'The row stands in an interchange that is, byte for byte, an earlier one of the file sent again. Nothing to do.',
  'claim-without-lines':
    'The claim is paid or billed as a whole and names none of its services, so that none can be checked. Send the claim (837) with its lines.',
  'unreadable-resource':
    'The line is no whole JSON resource: it is cut off or damaged. Export the file again.',
  'payment-without-line':
    'The remittance pays or denies a line that the claim of this number does not have, so that it is put to none. Compare the claim with its remittance.',
  'unknown-record':
    'The layout of the file knows no such record. Describe it in the layout, as "ignored" where it says nothing of claims.',
  'broken-record':
    'The record is longer than its layout says, or ends within a date or an amount: something was lost or added on its way. Send it again from its source.',
  'cut-off':
    'The file is cut off within this claim line, so that it is not whole. Send the file again from its source.',
  'not-a-service-row':
    'The row is a payment, transfer or adjustment beside the charges, not a service. Nothing to do.',
} as const

/** A stable word for why a row was set aside. */
export type SetAsideCode = keyof typeof setAsideReasons

/** The row with its reason, behind what is special to it. */
export function setAside(row: number, code: SetAsideCode, detail?: string): SetAsideRow {
  const reason = setAsideReasons[code]
  return { row, code, reason: detail === undefined ? reason : `${detail} ${reason}` }
}
