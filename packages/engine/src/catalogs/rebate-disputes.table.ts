import { inPart, notYet, whole, type Catalog } from './catalog.ts'

/** Reasons for which rebates are disputed, those that claims and invoices decide. */
export const rebateDisputes: Catalog = {
  id: 'rebate-disputes',
  title: 'Rebate dispute reasons',
  source: 'Form CMS-304, Reconciliation of State Invoice; those that claims can decide',
  items: [
    whole('D', 'Unit of measure', 'rebate-unit-of-measure'),
    notYet('E', 'Units converted wrongly', 'needs the package content of each NDC'),
    notYet('F', 'Decimals of units', 'needs the package content of each NDC'),
    inPart(
      'K',
      'Procedure code and NDC that do not belong together',
      ['ndc-not-of-procedure'],
      'said of the claim, not of the invoice line',
    ),
    whole('M', 'Claimed twice', 'rebate-claimed-twice'),
    inPart('N', 'NDC that was withdrawn', ['ndc-not-in-directory'], 'last lots are not known'),
    whole('O', 'NDC that does not exist', 'ndc-not-in-directory', 'ndc-form-impossible'),
    inPart(
      'Q, R',
      'Units against prescriptions and payments',
      ['rebate-over-price', 'rebate-on-unpaid-claim'],
      'totals of a quarter are not compared',
    ),
    whole('S', 'Rebate that is not owed', 'rebate-not-owed', 'rebate-on-340b-claim'),
  ],
}
