import { notFromClaims, whole, type Catalog } from './catalog.ts'

const records = 'needs the records of the pharmacy'

/** What desk audits of pharmacy benefit managers look for. */
export const deskAudits: Catalog = {
  id: 'desk-audit',
  title: 'Discrepancies of pharmacy desk audits',
  source: 'Published audit guidelines of pharmacy benefit managers; grouping and numbers are ours',
  items: [
    whole('1', 'Brand code on a generic', 'dispense-as-written-conflict'),
    whole('2', 'Refill too soon', 'refill-too-soon', 'vaccine-beyond-series'),
    whole('3', 'Fill paid twice', 'duplicate-fill'),
    whole('4', 'Name against NDC', 'drug-name-not-of-ndc', 'strength-not-of-ndc'),
    whole('5', 'Refills of controlled drugs', 'refill-of-schedule-ii', 'refills-over-authority'),
    whole(
      '6',
      'Quantity',
      'quantity-impossible',
      'quantity-per-day-out-of-range',
      'dose-over-label',
      'unit-not-of-drug',
      'bottle-counted-as-milliliter',
    ),
    whole(
      '7',
      'Days supply',
      'days-supply-impossible',
      'days-supply-shortened',
      'weekly-drug-counted-daily',
      'days-supply-too-long',
      'days-over-safety-program',
    ),
    whole(
      '8',
      'Prescriber',
      'missing-provider-npi',
      'npi-check-digit',
      'dea-number-impossible',
      'prescriber-is-pharmacy',
      'excluded-provider',
    ),
    whole('9', 'Prescription too old', 'refills-over-authority'),
    whole('10', 'Usual and customary price', 'price-over-usual-and-customary'),
    whole('11', 'Brand price on a generic', 'drug-price-over-nadac', 'brand-despite-generic'),
    whole('12', 'Brand by prescriber or patient', 'brand-despite-generic'),
    whole('13', 'Brand code without any generic', 'brand-code-without-generic'),
    whole('14', 'Package', 'package-not-whole'),
    whole('15', 'Original container', 'package-not-whole'),
    whole('16', 'Compound, kit, powder', 'costly-compound'),
    whole('17', 'Override codes', 'override-code-repeated', 'dispense-as-written-conflict'),
    whole('18', 'Dispensing fees', 'fill-split-for-fees', 'dispensing-fee-outlier'),
    ...[
      'Signature',
      'Text of the prescription',
      'Directions',
      'Transfer',
      'Purchase',
      'Copay collected',
      'Pick-up',
      'Altered prescription',
    ].map((topic, at) => notFromClaims(String(19 + at), topic, records)),
  ],
}
