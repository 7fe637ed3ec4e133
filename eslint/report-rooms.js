import { roomBlock } from './rooms.js'

/** The report: words and facts, the tables and charts made of them, and the sections that hold those. */
export const reportRooms = roomBlock({
  root: 'packages/report/src',
  rooms: {
    'html.ts': [],
    'report-input.ts': [],
    styles: [],
    words: ['html.ts'],
    facts: ['report-input.ts', 'words'],
    csv: ['words', 'facts'],
    elements: ['html.ts', 'words'],
    charts: ['html.ts', 'words', 'facts', 'elements'],
    sections: ['html.ts', 'words', 'facts', 'elements', 'charts'],
  },
})
