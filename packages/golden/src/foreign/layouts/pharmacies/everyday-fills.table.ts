import type { FillRow } from '../../../making/fill-row.ts'
import type { FillCell } from '../../fill-cells.table.ts'
import { fills, paidFills } from '../../fills.ts'
import type { Layout } from '../../layout.ts'

/** Fills as state databases and programs for discounted stock write them. */
export const everydayFillLayouts: readonly Layout<FillRow, FillCell>[] = [
  {
    name: 'all-payer-fills-in-cents',
    manner: 'element numbers of an all-payer database, amounts in cents that no header calls so',
    rows: paidFills,
    days: 'compact',
    money: 'cents',
    columns: [
      ['PC004', 'claim'],
      ['PC005', '=1'],
      ['PC010', 'member'],
      ['PC012', 'sex'],
      ['PC013', 'birth'],
      ['PC021', 'pharmacy'],
      ['PC026', 'ndc'],
      ['PC027', 'drugName'],
      ['PC028', 'refill'],
      ['PC030', 'daw'],
      ['PC032', 'filled'],
      ['PC033', 'quantity'],
      ['PC034', 'days'],
      ['PC036', 'paid'],
      ['PC037', 'ingredient'],
      ['PC039', 'fee'],
      ['PC040', 'copay'],
      ['PC048', 'prescriber'],
    ],
  },
  {
    name: 'splitter-of-discounted-stock',
    manner: 'A program that splits stock: `Claim Type` says Paid, Reversed and Rejected',
    rows: fills,
    days: 'iso',
    columns: [
      ['Contract Pharmacy', 'pharmacyName'],
      ['NABP', '=1201013'],
      ['PHMCY_NPI', 'pharmacy'],
      ['Rx #', 'prescription'],
      ['Fill #', 'refill'],
      ['Date Filled', 'filled'],
      ['Date Prescribed', 'written'],
      ['Patient ID', 'member'],
      ['DOB', 'birth'],
      ['Gender', 'sex'],
      ['Prescriber NPI', 'prescriber'],
      ['NDC-11', 'ndc'],
      ['Drug', 'drugName'],
      ['Qty', 'quantity'],
      ['DS', 'days'],
      ['DAW', 'daw'],
      ['Claim Type', 'status'],
      ['Ingredient', 'ingredient'],
      ['Disp. Fee', 'fee'],
      ['Patient Copay', 'copay'],
      ['Third Party Payment', 'paid'],
    ],
  },
]
