/** Options in another spelling, which are taken and not listed. */
export const otherSpellings = { catalog: '--catalogue' } as const
