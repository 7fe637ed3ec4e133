/** What dollars at risk rest on, in words. */
export const footingWords = {
  firm: { name: 'Firm', meaning: 'a rule is broken on the face of the file' },
  recordsNeeded: {
    name: 'Records needed',
    meaning: 'records, a contract term or an explanation would settle it',
  },
  inDoubt: {
    name: 'Reading in doubt',
    meaning: 'the columns may mean something else; check them against the export first',
  },
} as const

/** In the order in which reports list them. */
export const footings = ['firm', 'recordsNeeded', 'inDoubt'] as const
