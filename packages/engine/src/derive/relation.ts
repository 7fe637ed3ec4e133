/** What a diagnosis is to a service: a reason for it, a disease of another place, or of another system. */
export type Relation = 'fits' | 'elsewhere' | 'unrelated'
