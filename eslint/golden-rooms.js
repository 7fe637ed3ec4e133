import { roomBlock } from './rooms.js'

/** The golden files: how claims are made, the scenes told with them, and what measures an audit. */
export const goldenRooms = roomBlock({
  root: 'packages/golden/src',
  rooms: {
    making: [],
    clean: ['making'],
    planted: ['making'],
    'golden-files.ts': ['making', 'clean', 'planted'],
    measuring: ['making', 'clean', 'planted', 'golden-files.ts'],
    foreign: ['making', 'clean', 'planted'],
    forms: ['making', 'clean', 'planted', 'foreign'],
    dollars: ['making'],
  },
})
