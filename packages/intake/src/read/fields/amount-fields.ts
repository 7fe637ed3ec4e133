import type { Meaning } from '../../words/meanings.ts'
import type { Cells } from '../../words/cells.ts'
import { readDiscountStock, readMark } from '../../words/words.ts'
import {
  readBasisOfCost,
  readOtherCoverage,
  readResidence,
} from '../../words/codes/pharmacy-codes.ts'
import { absent, type Reader } from '../cell-readers.ts'
import type { ClaimLineDraft } from '../claim-line-draft.ts'
import { firstOf, sumOf } from '../joined-readers.ts'
import type { ColumnReaders } from './column-readers.ts'

type AmountReaders = ReturnType<typeof amountReaders>

/** What was asked, allowed and paid, and what the amounts are made of. */
export function amountReaders(columns: ColumnReaders) {
  const shares = (['copayCents', 'coinsuranceCents', 'deductibleCents'] as const).map((part) =>
    columns.money(part),
  )
  return {
    chargeCents: chargeOf(columns),
    usualAndCustomaryCents: columns.money('usualAndCustomaryCents'),
    allowedCents: lineOrClaim(columns, 'allowedCents', 'claimAllowedCents'),
    paidCents: lineOrClaim(columns, 'paidCents', 'claimPaidCents'),
    claimChargeCents: columns.money('claimChargeCents'),
    claimAllowedCents: columns.money('claimAllowedCents'),
    claimPaidCents: columns.money('claimPaidCents'),
    patientShareCents: firstOf(columns.money('patientShareCents'), sumOf(shares)),
    otherPayerPaidCents: columns.money('otherPayerPaidCents'),
    interestCents: columns.money('interestCents'),
    unitPriceCents: columns.money('unitPriceCents'),
    basisOfCost: firstOf(
      columns.word('discountStock', readDiscountStock),
      columns.word('basisOfCost', readBasisOfCost),
    ),
    otherCoverageCode: columns.word('otherCoverageCode', readOtherCoverage),
    patientResidence: columns.word('patientResidence', readResidence),
    ingredientCostCents: columns.money('ingredientCostCents'),
    dispensingFeeCents: columns.money('dispensingFeeCents'),
    salesTaxCents: columns.money('salesTaxCents'),
    incentiveCents: columns.money('incentiveCents'),
    pharmacyPaidCents: columns.money('pharmacyPaidCents'),
    rebateCents: columns.money('rebateCents'),
    rebateUnits: columns.count('rebateUnits'),
    rebateUnitOfMeasure: columns.word('rebateUnitOfMeasure', (value) => value.toUpperCase()),
    rebateInvoiced: columns.word('rebateInvoiced', readMark),
  }
}

export function readAmounts(line: ClaimLineDraft, read: AmountReaders, cells: Cells): void {
  if (read.chargeCents !== absent) line.chargeCents = read.chargeCents(cells)
  if (read.usualAndCustomaryCents !== absent) {
    line.usualAndCustomaryCents = read.usualAndCustomaryCents(cells)
  }
  if (read.allowedCents !== absent) line.allowedCents = read.allowedCents(cells)
  if (read.paidCents !== absent) line.paidCents = read.paidCents(cells)
  if (read.claimChargeCents !== absent) line.claimChargeCents = read.claimChargeCents(cells)
  if (read.claimAllowedCents !== absent) line.claimAllowedCents = read.claimAllowedCents(cells)
  if (read.claimPaidCents !== absent) line.claimPaidCents = read.claimPaidCents(cells)
  if (read.patientShareCents !== absent) line.patientShareCents = read.patientShareCents(cells)
  if (read.otherPayerPaidCents !== absent) {
    line.otherPayerPaidCents = read.otherPayerPaidCents(cells)
  }
  if (read.interestCents !== absent) line.interestCents = read.interestCents(cells)
  if (read.unitPriceCents !== absent) line.unitPriceCents = read.unitPriceCents(cells)
  if (read.basisOfCost !== absent) line.basisOfCost = read.basisOfCost(cells)
  if (read.otherCoverageCode !== absent) line.otherCoverageCode = read.otherCoverageCode(cells)
  if (read.patientResidence !== absent) line.patientResidence = read.patientResidence(cells)
  if (read.ingredientCostCents !== absent) {
    line.ingredientCostCents = read.ingredientCostCents(cells)
  }
  if (read.dispensingFeeCents !== absent) line.dispensingFeeCents = read.dispensingFeeCents(cells)
  if (read.salesTaxCents !== absent) line.salesTaxCents = read.salesTaxCents(cells)
  if (read.incentiveCents !== absent) line.incentiveCents = read.incentiveCents(cells)
  if (read.pharmacyPaidCents !== absent) line.pharmacyPaidCents = read.pharmacyPaidCents(cells)
  if (read.rebateCents !== absent) line.rebateCents = read.rebateCents(cells)
  if (read.rebateUnits !== absent) line.rebateUnits = read.rebateUnits(cells)
  if (read.rebateUnitOfMeasure !== absent) {
    line.rebateUnitOfMeasure = read.rebateUnitOfMeasure(cells)
  }
  if (read.rebateInvoiced !== absent) line.rebateInvoiced = read.rebateInvoiced(cells)
}

/** What is charged, less what a column of credits takes back. */
function chargeOf(columns: ColumnReaders): Reader<number | undefined> {
  const charged = chargedOf(columns)
  if (!columns.has('creditCents')) return charged
  const takenBack = columns.money('creditCents')
  return (cells) => {
    const credit = takenBack(cells) ?? 0
    return credit === 0 ? charged(cells) : (charged(cells) ?? 0) - Math.abs(credit)
  }
}

/** A pharmacy extract without the amount due has the usual and customary price as its only charge. */
function chargedOf(columns: ColumnReaders): Reader<number | undefined> {
  const isStated = columns.has('chargeCents') || columns.has('claimChargeCents')
  return isStated
    ? lineOrClaim(columns, 'chargeCents', 'claimChargeCents')
    : columns.money('usualAndCustomaryCents')
}

/** A claim's total never fills the gaps of a line's own column: they are different things. */
function lineOrClaim(
  columns: ColumnReaders,
  line: Meaning,
  claim: Meaning,
): Reader<number | undefined> {
  return columns.money(columns.has(line) ? line : claim)
}
