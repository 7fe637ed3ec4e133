import type { UploadFields } from '@plumbline/contract'
import type { Insertable } from 'kysely'
import type { UploadsTable } from '../schema.ts'
import type { UploadRow } from './uploads.ts'

/** The columns that keep what an upload's form says: a new field of the contract is added here. */
export function columnsOfFields({
  uploadName,
  auditType,
}: UploadFields): Pick<Insertable<UploadsTable>, 'upload_name' | 'audit_type'> {
  return { upload_name: uploadName, audit_type: auditType }
}

/** What the form said, from the columns that keep it. */
export function fieldsOfColumns({ upload_name, audit_type }: UploadRow): UploadFields {
  return { uploadName: upload_name, auditType: audit_type }
}
