/** What the exposure of a line is taken from. */
export type DollarBasis = 'paid' | 'cost plus fee less copay' | 'allowed' | 'charged'
