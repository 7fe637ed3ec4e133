import type { FillRow } from '../making/fill-row.ts'
import type { MedicalRow } from '../making/medical-row.ts'
import { fillCells, type FillCell } from './fill-cells.ts'
import type { Layout } from './layout.ts'
import { claimsSystemLayouts } from './layouts/claims-systems.table.ts'
import { clearinghouseLayouts } from './layouts/clearinghouses.table.ts'
import { pharmacyManagerLayouts } from './layouts/pharmacy-managers.table.ts'
import { medicalCells, type MedicalCell } from './medical-cells.ts'
import { ownFillText, ownMedicalText } from './own-layout.ts'
import { writeLayout } from './write-layout.ts'

/** A foreign file and its truth: the same claims in our own layout, as far as the foreign one can say them. */
export interface ForeignFile {
  readonly name: string
  readonly source: string
  readonly manner: string
  readonly type: 'medical' | 'pharmacy'
  /** Made when asked for. */
  readonly files: () => { readonly foreign: Uint8Array; readonly truth: Uint8Array }
}

const medicalSources: Readonly<Record<string, readonly Layout<MedicalRow, MedicalCell>[]>> = {
  'claims systems': claimsSystemLayouts,
  clearinghouses: clearinghouseLayouts,
}

const pharmacySources: Readonly<Record<string, readonly Layout<FillRow, FillCell>[]>> = {
  'pharmacy benefit managers': pharmacyManagerLayouts,
}

/** Every layout, by kind of source. */
export const foreignFiles: readonly ForeignFile[] = [
  ...Object.entries(medicalSources).flatMap(([source, layouts]) =>
    layouts.map((layout) => medicalFile(source, layout)),
  ),
  ...Object.entries(pharmacySources).flatMap(([source, layouts]) =>
    layouts.map((layout) => pharmacyFile(source, layout)),
  ),
]

function medicalFile(source: string, layout: Layout<MedicalRow, MedicalCell>): ForeignFile {
  const { name, manner, ownHeaders } = layout
  const files = () => {
    const { bytes, rows, fields } = writeLayout(layout, medicalCells)
    return { foreign: bytes, truth: Buffer.from(ownMedicalText(rows, fields, ownHeaders)) }
  }
  return { name, source, manner, type: 'medical', files }
}

function pharmacyFile(source: string, layout: Layout<FillRow, FillCell>): ForeignFile {
  const { name, manner, ownHeaders } = layout
  const files = () => {
    const { bytes, rows, fields } = writeLayout(layout, fillCells)
    return { foreign: bytes, truth: Buffer.from(ownFillText(rows, fields, ownHeaders)) }
  }
  return { name, source, manner, type: 'pharmacy', files }
}
