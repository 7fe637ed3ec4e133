import type { Cells } from '../../words/cells.ts'
import { readTaxId } from '../../words/codes/codes.ts'
import { readDea } from '../../words/codes/dea.ts'
import { readNpi } from '../../words/codes/npi.ts'
import { absent } from '../cell-readers.ts'
import type { ClaimLineDraft } from '../claim-line-draft.ts'
import type { ColumnReaders } from './column-readers.ts'

type ProviderReaders = ReturnType<typeof providerReaders>

/** Who gave the service, ordered it, and billed it. */
export function providerReaders(columns: ColumnReaders) {
  return {
    billingNpi: columns.code('billingNpi', readNpi),
    renderingNpi: columns.code('renderingNpi', readNpi),
    referringNpi: columns.code('referringNpi', readNpi),
    facilityNpi: columns.code('facilityNpi', readNpi),
    prescriberNpi: columns.code('prescriberNpi', readNpi),
    prescriberDea: columns.word('prescriberDea', readDea),
    pharmacyId: columns.id('pharmacyId'),
    providerTaxId: columns.word('providerTaxId', readTaxId),
    providerId: columns.words('providerId'),
    specialty: columns.words('specialty'),
  }
}

export function readProviders(line: ClaimLineDraft, read: ProviderReaders, cells: Cells): void {
  if (read.billingNpi !== absent) line.billingNpi = read.billingNpi(cells)
  if (read.renderingNpi !== absent) line.renderingNpi = read.renderingNpi(cells)
  if (read.referringNpi !== absent) line.referringNpi = read.referringNpi(cells)
  if (read.facilityNpi !== absent) line.facilityNpi = read.facilityNpi(cells)
  if (read.prescriberNpi !== absent) line.prescriberNpi = read.prescriberNpi(cells)
  if (read.prescriberDea !== absent) line.prescriberDea = read.prescriberDea(cells)
  if (read.pharmacyId !== absent) line.pharmacyId = read.pharmacyId(cells)
  if (read.providerTaxId !== absent) line.providerTaxId = read.providerTaxId(cells)
  if (read.providerId !== absent) line.providerId = read.providerId(cells)
  if (read.specialty !== absent) line.specialty = read.specialty(cells)
}
