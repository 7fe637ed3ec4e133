/** A kit or a rental, and what its payment includes. */
export interface Kit {
  readonly base: RegExp
  /** Whether the base is a rental (RR), which includes for its month; else it includes for its day. */
  readonly isRental: boolean
  /** What the base is, as a sentence names it. */
  readonly says: string
  readonly included: RegExp
  readonly source: string
}

const urological = 'LCD L33803 and policy article A52521, urological supplies: contents of kits'
const oxygen =
  '42 CFR 414.226: one payment a month for equipment, contents, supplies and accessories'

/** Written 2026-11, a selection: what definitions of the codes or the regulation themselves include. */
export const kits: readonly Kit[] = [
  {
    base: /^(?:E0424|E0439|E139[012]|K0738|E0431|E0433|E0434)$/,
    isRental: true,
    says: 'rented oxygen equipment',
    included: /^(?:E044[1-4]|E0447|E1353|E135[4-8]|A461[5-9]|A4620|A7525)$/,
    source: oxygen,
  },
  {
    base: /^E07(?:20|30)$/,
    isRental: true,
    says: 'a rented nerve stimulator (TENS)',
    included: /^A4(?:595|557)$/,
    source: 'LCD L33802 and policy article A52520, TENS: the rental includes leads and supplies',
  },
  {
    base: /^A4353$/,
    isRental: false,
    says: 'a catheter with its insertion supplies',
    included: /^A4(?:310|332|351|352)$/,
    source: urological,
  },
  {
    base: /^A431[1-6]$/,
    isRental: false,
    says: 'a tray with its catheter',
    included: /^A4(?:310|332|338|344|346)$/,
    source: urological,
  },
  {
    base: /^A431[4-6]$/,
    isRental: false,
    says: 'a tray with catheter and drainage bag',
    included: /^A43(?:54|57)$/,
    source: urological,
  },
  {
    base: /^A4354$/,
    isRental: false,
    says: 'a tray with its drainage bag',
    included: /^A43(?:10|57)$/,
    source: urological,
  },
  {
    base: /^E0(?:25[05]|26[05]|29[0246]|30[34])$/,
    isRental: true,
    says: 'a rented hospital bed with its mattress',
    included: /^E027[12]$/,
    source: 'HCPCS Level II, definitions: with mattress; LCD L33820, hospital beds',
  },
  {
    base: /^A4239$/,
    isRental: false,
    says: 'the monthly supplies of a glucose monitor that replaces strips',
    included: /^(?:A423[3-6]|A424[4-7]|A4250|A4253|A425[5-9]|A927[678]|E0607)$/,
    source: 'LCD L33822 and policy article A52464, glucose monitors: what the allowance includes',
  },
  {
    base: /^B403[456]$/,
    isRental: false,
    says: 'a kit of enteral feeding for the day',
    included: /^A4(?:20[6-9]|21[0-37]|322|45[02])$/,
    source: 'LCD L38955 and policy article A58833, enteral nutrition: what feeding kits include',
  },
]
