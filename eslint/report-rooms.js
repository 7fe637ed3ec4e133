import { roomBlock } from './rooms.js'

/**
 * The report: words and facts, the tables and charts made of them, the sections that hold those, and
 * the editions that they make up.
 */
export const reportRooms = roomBlock({
  root: 'packages/report/src',
  rooms: {
    'html.ts': [],
    'reviews.ts': [],
    'report-input.ts': ['reviews.ts'],
    styles: [],
    words: ['html.ts', 'reviews.ts'],
    facts: ['report-input.ts', 'reviews.ts', 'words'],
    csv: ['words', 'facts'],
    elements: ['html.ts', 'report-input.ts', 'words'],
    charts: ['html.ts', 'words', 'facts', 'elements'],
    sections: ['html.ts', 'reviews.ts', 'words', 'facts', 'elements', 'charts'],
    editions: ['html.ts', 'words', 'facts', 'sections'],
  },
})
