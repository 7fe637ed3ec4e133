import dgram from 'node:dgram'
import dns from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'

/**
 * Loaded before the program of a confined process: takes away what opens a connection, whatever
 * module asks. It stops what a reader of files could be led to ask for, local sockets too, which a
 * network of its own does not reach; it is no wall against code that runs in the process.
 */

function refuse(): never {
  throw Object.assign(new Error('This process has no network'), { code: 'ERR_ACCESS_DENIED' })
}

/** Every function of a module or class, by its own name. */
function closed(holder: object): void {
  for (const name of Object.getOwnPropertyNames(holder)) {
    const value: unknown = Object.getOwnPropertyDescriptor(holder, name)?.value
    if (name !== 'constructor' && typeof value === 'function') Reflect.set(holder, name, refuse)
  }
}

// TLS, HTTP and `fetch` open their connections by these.
net.Socket.prototype.connect = refuse
net.Server.prototype.listen = refuse
dgram.Socket.prototype.bind = refuse
dgram.Socket.prototype.send = refuse
dgram.Socket.prototype.connect = refuse
closed(dns.Resolver.prototype)
closed(dns.promises.Resolver.prototype)
closed(dns.promises)
closed(dns)
syncBuiltinESMExports()
