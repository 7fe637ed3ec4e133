import { whole, type Catalog } from './catalog.ts'

/** Reasons for which rebates are disputed, those that claims and invoices decide. */
export const rebateDisputes: Catalog = {
  id: 'rebate-disputes',
  title: 'Rebate dispute reasons',
  source: 'Form CMS-304, Reconciliation of State Invoice; those that claims can decide',
  items: [
    whole('D', 'Unit of measure', 'rebate-unit-of-measure'),
    whole('E', 'Decimals of units', 'rebate-units-over-quantity'),
    whole('F', 'Package size', 'rebate-units-over-quantity'),
    whole('K', 'Procedure code and NDC that do not belong together', 'ndc-not-of-procedure'),
    whole('M', 'Claimed twice', 'rebate-claimed-twice'),
    whole('N', 'NDC that was withdrawn', 'fill-after-last-lot', 'ndc-not-in-directory'),
    whole('O', 'NDC that does not exist', 'ndc-not-in-directory', 'ndc-form-impossible'),
    whole(
      'Q, R',
      'Units against prescriptions and payments',
      'rebate-units-over-quantity',
      'rebate-over-price',
      'rebate-on-unpaid-claim',
    ),
    whole('S', 'Rebate that is not owed', 'rebate-not-owed', 'rebate-on-340b-claim'),
  ],
}
