/** The plans that can be bought or agreed, by id. */
export const planIds = ['starter', 'professional', 'enterprise'] as const

/** Plans that a customer can buy without talking to anyone. */
export const purchasablePlanIds = ['starter', 'professional'] as const
