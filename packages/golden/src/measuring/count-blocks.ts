import { BlockCounter } from './block-counts.ts'

/**
 * Run in a process of its own, by the test of growth: audits crowds of lines with all rules, once and then
 * twice as many, and writes the blocks that ran out of proportion, by shape, as JSON.
 */

const counter = new BlockCounter()
await counter.begin()
// Loaded only now, so that every block of it is counted.
const { measureGrowth } = await import('./growth-of-blocks.ts')
process.stdout.write(JSON.stringify(await measureGrowth(counter)))
