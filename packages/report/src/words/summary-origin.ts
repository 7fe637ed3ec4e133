/**
 * Who wrote the summaries that reports and exports print. Always rules: the words of a model stand in
 * the app alone, beside the finding, and no file that leaves it changes with them.
 */
export const summaryOrigin = 'Written by rules'
