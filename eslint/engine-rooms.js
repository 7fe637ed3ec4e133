import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { roomBlock } from './rooms.js'

const root = 'packages/engine/src'

/** What facts and rules may know: lines, codes, tables, groups, and what a rule is. */
const ground = {
  claim: [],
  memo: ['claim'],
  sentences: ['claim'],
  reference: ['claim'],
  codes: ['claim', 'reference'],
  batch: ['claim'],
  chains: ['claim', 'codes', 'batch'],
  result: ['claim', 'sentences', 'chains'],
  rule: ['claim', 'memo', 'sentences', 'reference', 'batch', 'result'],
  findings: ['claim', 'sentences', 'result', 'rule'],
}

const below = Object.keys(ground)

/** Facts that rules ask about, by subject. */
const facts = {
  'facts/ages': [],
  'facts/ambulance': [],
  'facts/vaccines': [],
  'facts/drugs': [],
  'facts/periods': [],
  'facts/forms': ['facts/drugs'],
  'facts/payers': ['facts/drugs'],
  'facts/equipment': ['facts/payers'],
  'facts/fills': ['facts/drugs', 'facts/payers'],
  'facts/market': ['facts/drugs'],
  'facts/therapy': ['facts/drugs', 'facts/fills'],
  'facts/doses': ['facts/drugs', 'facts/fills'],
  'facts/prices': ['facts/payers'],
  'facts/surgery': ['facts/prices'],
  'facts/anatomy': ['facts/surgery'],
  'facts/bills': ['facts/surgery', 'facts/payers', 'facts/prices'],
  'facts/outpatient': [],
  'facts/stays': [
    ...['facts/ambulance', 'facts/surgery', 'facts/payers', 'facts/prices', 'facts/bills'],
  ],
  'facts/repeats': ['facts/surgery', 'facts/payers', 'facts/bills'],
  'facts/visits': ['facts/surgery', 'facts/prices'],
  'facts/ncci': ['facts/surgery', 'facts/payers', 'facts/prices', 'facts/bills', 'facts/repeats'],
  'facts/modifiers': [
    'facts/surgery',
    'facts/payers',
    'facts/prices',
    'facts/visits',
    'facts/ncci',
  ],
}

/** Every folder of `rules` is a category; a large one has folders by subject. */
const categories = readdirSync(join(import.meta.dirname, '..', root, 'rules'), {
  withFileTypes: true,
})
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `rules/${name}`)

const rulesMayImport = [...below.filter((room) => room !== 'chains'), ...Object.keys(facts)]

const rooms = {
  ...ground,
  ...Object.fromEntries(
    Object.entries(facts).map(([room, others]) => [room, [...below, ...others]]),
  ),
  ...Object.fromEntries(categories.map((category) => [category, rulesMayImport])),
  'rules/index.ts': ['rule', ...categories],
  catalogs: [],
  run: below,
  repricing: [...below, ...Object.keys(facts)],
  'plan-rules': [...below, 'run', 'facts/prices', 'facts/stays', 'repricing'],
  review: ['claim', 'result'],
}

/** The engine's rooms, from the ground up. A rule knows no other rule, of its own category neither. */
export const engineRooms = roomBlock({
  root,
  rooms,
  zones: categories.map((category) => ({ target: `${root}/${category}`, from: `${root}/rules` })),
})
