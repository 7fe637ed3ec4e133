import type { ColumnsAsked } from './columns-asked.ts'

/** What would be asked of a made-up file, to show where no file of the account waits. */
export const columnExample: ColumnsAsked = {
  columns: [
    {
      column: 5,
      field: 'placeOfService',
      words: ['svc', 'loc', 'cd'],
      shapes: ['99'],
      fits: ['text', 'number', 'placeOfService'],
      before: 'procedureCode',
      after: 'diagnoses',
    },
    {
      column: 9,
      field: null,
      words: ['amt'],
      shapes: ['999.99', '99.99'],
      fits: ['text', 'number', 'money'],
      before: 'chargeCents',
      after: null,
    },
  ],
  fields: [
    { field: 'placeOfService', label: 'place of service', shape: 'placeOfService', isMany: false },
    { field: 'allowedCents', label: 'allowed amount', shape: 'money', isMany: false },
    { field: 'paidCents', label: 'paid amount', shape: 'money', isMany: false },
  ],
}
