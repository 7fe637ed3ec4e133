/** Who wrote a text, as the app says it wherever either may. */
export const originWords = {
  rules: 'Written by rules',
  model: 'AI words, checked against the finding',
} as const
