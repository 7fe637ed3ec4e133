/** What every rule made for a test has in common. */
export const ruleWords = {
  version: 1,
  title: 'Test rule',
  category: 'data-quality',
  class: 'error',
  basis: 'binding',
  auditTypes: ['medical'],
  sources: [{ title: 'A manual', section: '1', table: 'diagnosisCodes' }],
  clearedBy: 'records',
  suggestedFix: 'look again',
} as const
