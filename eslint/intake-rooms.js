import { roomBlock } from './rooms.js'

/** Intake: from words and bytes to a table, whatever form they are in, from the table to what its columns mean, then to lines. */
export const intakeRooms = roomBlock({
  root: 'packages/intake/src',
  rooms: {
    words: [],
    confined: [],
    names: ['words'],
    source: ['words'],
    table: ['words', 'names', 'source'],
    columns: ['words', 'names', 'source', 'table'],
    amounts: ['words', 'names', 'source', 'columns'],
    understand: ['words', 'names', 'source', 'table', 'columns', 'amounts'],
    read: ['words', 'source', 'table', 'columns', 'amounts', 'understand'],
    look: ['words', 'names', 'source', 'table', 'columns', 'understand'],
    x12: ['words', 'source'],
    payments: ['words', 'source', 'x12'],
    archive: ['words', 'source'],
    workbook: ['words', 'names', 'source', 'table', 'columns', 'understand', 'archive'],
    markup: ['words', 'source', 'workbook'],
    fhir: ['words', 'source'],
    'fixed-width': ['words', 'source'],
    scans: ['confined'],
    pictures: ['words', 'confined', 'scans', 'archive'],
    pdf: ['words', 'scans', 'confined', 'names', 'source', 'table', 'columns', 'understand'],
    'pdf-forms': ['words', 'source', 'pdf'],
    forms: [
      ...['words', 'source', 'understand', 'x12', 'payments', 'fixed-width', 'workbook', 'markup'],
      ...['fhir', 'archive', 'pdf', 'pdf-forms'],
    ],
    correct: ['words', 'source', 'forms', 'pdf'],
  },
})
