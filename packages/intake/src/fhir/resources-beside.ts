import { textAt, type Json } from './json-values.ts'

/** The resources of a file that claims may refer to, by every address that a reference may name. */
export class ResourcesBeside {
  readonly #byAddress = new Map<string, Json>()

  /** @param address of its entry in a bundle (`fullUrl`), where it has one */
  add(resource: Json, address: string | undefined): void {
    const own = `${textAt(resource, 'resourceType')}/${textAt(resource, 'id')}`
    this.#byAddress.set(own, resource)
    if (address !== undefined && address !== '') this.#byAddress.set(address, resource)
  }

  /**
   * What a reference names: `Patient/1`, a whole address with the server and version before and behind it, or
   * `urn:uuid:`. Of addresses on other servers the kind and number alone count, as exports leave the server out.
   */
  find(reference: string): Json | undefined {
    const unversioned = reference.replace(/\/_history\/[^/]*$/, '')
    const last = /[A-Z][A-Za-z]+\/[^/]+$/.exec(unversioned)?.[0] ?? ''
    return this.#byAddress.get(unversioned) ?? this.#byAddress.get(last)
  }
}
