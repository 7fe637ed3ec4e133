/**
 * Who wrote the summaries that reports and exports print. Always rules: no file that leaves the product changes
 * with a model, but for the words under a report's main causes, where a person asks for them.
 */
export const summaryOrigin = 'Written by rules'

/** Who wrote what a main cause means. */
export const originOf = {
  rules: summaryOrigin,
  model: 'AI words, checked; their figures are the rules’',
} as const
