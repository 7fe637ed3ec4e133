import { readdirSync } from 'node:fs'
import { posix } from 'node:path'

/**
 * The arrows between the rooms of one source folder as one block of lint; types count as imports do.
 *
 * `rooms` names every room and the rooms that it may import, from the ground up: what a room may
 * import stands above it in the table, so no circle can be written down. A room is a folder with all
 * that lies in it, or a single file, by its path under `root`; rooms do not lie in one another. Files
 * directly under `root` that are no room stand on top: they may import all, and no room may import
 * them. Tests and `testing/` may import all. `zones` are further zones of
 * `import-x/no-restricted-paths` for the same files.
 *
 * Throws where the table has an upward arrow, or where a file lies in no room.
 */
export function roomBlock({ root, rooms, zones = [] }) {
  checkTable(root, rooms)
  const held = Object.entries(rooms).map(([room, mayImport]) => ({
    target: posix.join(root, room),
    from: root,
    except: [room, ...mayImport].map((path) => `./${path}`),
    message: `${room} may import only: ${mayImport.join(', ') || 'nothing outside itself'}.`,
  }))
  return {
    files: [`${root}/**/*.{ts,tsx}`],
    ignores: exempt,
    rules: { 'import-x/no-restricted-paths': ['error', { zones: [...held, ...zones] }] },
  }
}

const exempt = ['**/*.test.{ts,tsx}', '**/testing/**']

function checkTable(root, rooms) {
  const above = new Set()
  for (const [room, mayImport] of Object.entries(rooms)) {
    const upward = mayImport.filter((other) => !above.has(other))
    if (upward.length > 0) {
      throw new Error(`${root}: ${room} imports what stands no lower: ${upward.join(', ')}`)
    }
    above.add(room)
  }
  const homeless = sourcesIn(root).filter((file) => !isHoused(file, Object.keys(rooms)))
  if (homeless.length > 0) {
    throw new Error(`${root}: these files lie in no room: ${homeless.join(', ')}`)
  }
}

function isHoused(file, rooms) {
  if (!file.includes('/')) return true
  const homes = rooms.filter((room) => file === room || file.startsWith(`${room}/`))
  if (homes.length > 1) throw new Error(`Rooms lie in one another: ${homes.join(', ')}`)
  return homes.length === 1
}

function sourcesIn(root) {
  return readdirSync(posix.join(import.meta.dirname, '..', root), { recursive: true })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => !/\.test\.tsx?$|(?:^|\/)testing\//.test(file))
}
