import { whole, type Catalog } from './catalog.ts'

/** The edits of Medicaid's own correct coding program, judged where its files were imported. */
export const medicaidEdits: Catalog = {
  id: 'medicaid-ncci',
  title: 'Medicaid NCCI',
  source: 'Medicaid National Correct Coding Initiative edit files',
  items: [
    whole('1', 'Pairs', 'ptp-pair-no-modifier', 'ptp-pair-bypassed', 'bypass-modifier-misuse'),
    whole('2', 'Unit limits', 'units-over-mue'),
    whole('3', 'Add-on codes', 'add-on-without-primary'),
  ],
}
