/** Whom plain words are meant for: whoever reviews, who billed, or whose care it was. */
export const audiences = ['reviewer', 'provider', 'patient'] as const

export type Audience = (typeof audiences)[number]
