import { notYet, type Catalog } from './catalog.ts'

const own =
  "Medicaid's own files are not imported; Medicare's are used and what they find is a lead"

/** The edits of Medicaid's own correct coding program. */
export const medicaidEdits: Catalog = {
  id: 'medicaid-ncci',
  title: 'Medicaid NCCI',
  source: 'Medicaid National Correct Coding Initiative edit files',
  items: [
    notYet('1', 'Pairs', own),
    notYet('2', 'Unit limits', own),
    notYet('3', 'Add-on codes', own),
  ],
}
