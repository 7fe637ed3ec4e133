import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { roomBlock } from './rooms.js'

const root = 'packages/web/src'

/** What is no screen's own: calls, words, and what every screen is made of. */
const ground = {
  api: [],
  format: [],
  forms: [],
  theme: [],
  components: ['api', 'format', 'theme'],
  toast: ['components'],
  shell: ['api', 'format', 'theme', 'components', 'toast'],
}

/** Every folder of `features` is a room, and none knows another. */
const features = readdirSync(join(import.meta.dirname, '..', root, 'features')).map(
  (name) => `features/${name}`,
)

const below = Object.keys(ground)

/** The arrows of the browser's app: app, features, shell, components, and what they stand on. */
export const webRooms = roomBlock({
  root,
  rooms: {
    ...ground,
    ...Object.fromEntries(features.map((feature) => [feature, below])),
    app: [...below, ...features],
  },
})
